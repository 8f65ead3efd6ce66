/** The parts of a plan that can be edited: as pages, and with scripts as dialogs over the plan. */
import { expect, test } from "playwright/test";
import { BEFORE_RELEASE, WITH_SCRIPTS_AND_WITHOUT } from "./before-release";
import { expectNothingFound } from "./looks";
import { makePlan } from "./made-plan";

const PARTS = [
  ["The cash you take", "How much cash would you like to take?"],
  ["The monthly income", "What monthly income would you like?"],
  ["The percentage to your dependants", "What percentage would you like to leave?"],
  ["The funds", "Which funds should your plan be in?"],
  ["The first five years", "What if you die in the first five years?"],
] as const;

test("each part opens as a dialog over the plan, and is closed by Escape, Back and its own links", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const plan = await makePlan(context, baseURL!, "thandi");
  await page.goto(`/en/recommended-plan?plan=${plan}`);
  await page.getByRole("button", { name: "Go straight to my plan" }).click();
  // Once loaded it opens dialogs; before, its links lead to pages.
  await page.waitForURL(/recommended-plan/);
  await expect(page.locator("[data-print]")).toBeVisible();
  const address = page.url();
  for (const [name, question] of PARTS) {
    const link = page.getByRole("link", { name, exact: true });
    await link.click();
    const dialog = page.getByRole("dialog", { name: question });
    await expect(dialog).toBeVisible();
    expect(page.url()).toBe(address);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  const [name, question] = PARTS[2];
  const dialog = page.getByRole("dialog", { name: question });
  await page.getByRole("link", { name, exact: true }).click();
  await expect(dialog).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(824);
  expect(await dialog.evaluate((element) => getComputedStyle(element).zIndex)).toBe("50");
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(address);
  await page.getByRole("link", { name, exact: true }).click();
  await dialog.getByRole("link", { name: "Keep the plan as it is" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "The funds", exact: true }).click();
  const funds = page.getByRole("dialog", { name: "Which funds should your plan be in?" });
  expect((await funds.boundingBox())?.width).toBe(1200);
  await expectNothingFound(page, "the funds");
  await page.keyboard.press("Escape");
  await expect(funds).toBeHidden();
  await page.getByRole("link", { name: "Your answers", exact: true }).click();
  const answers = page.getByRole("dialog", { name: "Check your answers" });
  await expect(answers).toBeVisible();
  expect((await answers.boundingBox())?.width).toBe(1200);
});

// As pages they are looked at with the other pages of a plan.
test("nothing is found in any part as a dialog", BEFORE_RELEASE, async ({ page, context, baseURL }) => {
  test.slow();
  const plan = await makePlan(context, baseURL!, "thandi");
  await page.goto(`/en/recommended-plan?plan=${plan}`);
  await page.getByRole("button", { name: "Go straight to my plan" }).click();
  await expect(page.locator("[data-print]")).toBeVisible();
  for (const [name, question] of PARTS) {
    await page.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("dialog", { name: question })).toBeVisible();
    await expectNothingFound(page, name);
    await page.keyboard.press("Escape");
  }
});

test("what is saved in a dialog is one page further, so Back leads to the plan as it was and then away", async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  const plan = await makePlan(context, baseURL!, "thandi");
  await page.goto(`/en/recommended-plan?plan=${plan}`);
  await page.getByRole("button", { name: "Go straight to my plan" }).click();
  await page.goto("/en/privacy");
  await page.goto(`/en/recommended-plan?plan=${plan}`);
  await expect(page.locator("[data-print]")).toBeVisible();
  await page.getByRole("link", { name: "The percentage to your dependants" }).click();
  const dialog = page.getByRole("dialog", { name: "What percentage would you like to leave?" });
  await dialog.getByLabel("Percentage to dependants").fill("30");
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await dialog.getByRole("button", { name: "Save this change" }).dblclick();
  await expect(page.getByText("This is your amended plan.")).toBeVisible();
  expect(posts).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL(/recommended-plan\?plan=\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(/privacy/);
});

for (const { javaScriptEnabled, way, details } of WITH_SCRIPTS_AND_WITHOUT)
  test.describe(way, details, () => {
    test.use({ javaScriptEnabled });

    test("a part is refused, corrected and saved, and the plan goes back to ours", async ({
      page,
      context,
      baseURL,
    }) => {
      test.slow();
      const plan = await makePlan(context, baseURL!, "thandi");
      await page.goto(`/en/recommended-plan?plan=${plan}`);
      await page.getByRole("button", { name: "Go straight to my plan" }).click();
      await page.getByRole("link", { name: "The percentage to your dependants" }).click();
      const field = page.getByLabel("Percentage to dependants");
      await field.fill("5");
      await page.getByRole("button", { name: "Save this change" }).click();
      await expect(page.getByRole("alert")).toContainText(
        "Percentage to dependants has to be between 10% and 100%",
      );
      if (javaScriptEnabled) await expectNothingFound(page, "a refused part");
      await field.fill("30");
      await page.getByRole("button", { name: "Save this change" }).click();
      await expect(page.getByText("This is your amended plan.")).toBeVisible();
      await page.getByRole("link", { name: "Go back to the recommended plan" }).click();
      await page.getByRole("button", { name: "Yes, go back" }).click();
      await expect(page.getByText("This is your amended plan.")).toHaveCount(0);
    });

    test("funds are refused with their total, corrected and saved", async ({ page, context, baseURL }) => {
      test.slow();
      const plan = await makePlan(context, baseURL!, "thandi");
      await page.goto(`/en/recommended-plan?plan=${plan}`);
      await page.getByRole("button", { name: "Go straight to my plan" }).click();
      await page.getByRole("link", { name: "The funds", exact: true }).click();
      const unitTrust = page.getByRole("group", { name: "Unit trust" });
      await unitTrust.getByLabel("Core Income").fill("60");
      await page.getByRole("button", { name: "Save this change" }).click();
      await expect(page.getByRole("alert")).toContainText("Unit trust: these percentages add up to 160%.");
      await page.getByRole("alert").getByRole("link").click();
      await expect(unitTrust).toBeInViewport();
      if (javaScriptEnabled) await expectNothingFound(page, "refused funds");
      await expect(unitTrust.getByLabel("Core Income")).toHaveValue("60");
      await unitTrust.getByLabel("Select Income Fund of Funds").fill("40");
      await page.getByRole("button", { name: "Save this change" }).click();
      await expect(page.getByText("This is your amended plan.")).toBeVisible();
      await expect(
        page.getByText("60% Core Income and 40% Select Income Fund of Funds").first(),
      ).toBeVisible();
    });
  });
