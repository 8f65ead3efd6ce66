/** What scripts add to the survey. Without them everything works as well, which the journey shows. */
import { expect, test } from "playwright/test";
import type { Locator, Page } from "playwright/test";
import { todayInSouthAfrica } from "~/base/date";
import { readSurveyRecord } from "~/contract/survey-record";
import type { Step } from "~/contract/field-declaration";
import { people } from "../../fixtures/people";
import { answerStep, stepsFor } from "./visitor";

const profile = readSurveyRecord(people(todayInSouthAfrica(new Date()))[0]!.record);

const nextButton = (page: Page) => page.locator('button[name="intent"][value="next"]');

/** Opens a step with all before it answered; scripts have taken the page over by then. */
async function openStep(page: Page, wanted: Step) {
  await page.goto("/en/1", { waitUntil: "networkidle" });
  for (const step of stepsFor(profile).filter((candidate) => candidate < wanted)) {
    await answerStep(page, step, profile);
    await nextButton(page).click();
    await expect(page).not.toHaveURL(new RegExp(`/en/${step}$`));
  }
  await expect(page).toHaveURL(new RegExp(`/en/${wanted}$`));
}

test("the browser warns before a link loses what was typed", async ({ page }) => {
  await openStep(page, 1);
  await page.locator('input[name="name"]').pressSequentially("Nomsa");
  const warnings: string[] = [];
  page.on("dialog", async (dialog) => {
    warnings.push(dialog.type());
    await dialog.dismiss();
  });
  await page.getByRole("link", { name: "Privacy", exact: true }).click({ noWaitAfter: true });
  await expect.poll(() => warnings).toEqual(["beforeunload"]);
  await expect(page).toHaveURL(/\/en\/1$/);
  await expect(page.locator('input[name="name"]')).toHaveValue("Nomsa");
});

test("what is typed is tidied on leaving the field", async ({ page }) => {
  await openStep(page, 1);
  for (const [name, typed, tidied] of [
    ["dateOfBirth", "3/4/1961", "03/04/1961"],
    ["phone", "0821234567", "82 123 4567"],
    ["phone", "not a number", "not a number"],
  ] as const) {
    const input = page.locator(`input[name="${name}"]`);
    await input.fill(typed);
    await input.blur();
    await expect(input).toHaveValue(tidied);
  }
});

test("nothing is tidied under the hands of who is back in the field", async ({ page }) => {
  let bringTidying = () => {};
  const isOnItsWay = new Promise<void>((resolve) => (bringTidying = resolve));
  await page.route(/\/build\/.*format-typed/, async (route) => {
    await isOnItsWay;
    await route.continue();
  });
  await openStep(page, 1);
  const [birth, retirement, surname] = ["dateOfBirth", "retirementDate", "surname"].map((name) =>
    page.locator(`input[name="${name}"]`),
  ) as [Locator, Locator, Locator];
  await birth.fill("3/4/1961");
  await retirement.fill("1/2/2027");
  await surname.focus();
  await birth.focus();
  bringTidying();
  await expect(retirement).toHaveValue("01/02/2027");
  await expect(birth).toHaveValue("3/4/1961");
  await surname.focus();
  await expect(birth).toHaveValue("03/04/1961");
});

test("a step that was refused can be sent again while the rest of the page is still on its way", async ({
  page,
}) => {
  let bringRest = () => {};
  const isOnItsWay = new Promise<void>((resolve) => (bringRest = resolve));
  await openStep(page, 1);
  await page.route(/\/en\/1\?.*_data=/, async (route) => {
    if (route.request().method() === "GET") await isOnItsWay;
    await route.continue().catch(() => {});
  });
  await nextButton(page).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(nextButton(page)).toHaveText("Next");
  await answerStep(page, 1, profile);
  await nextButton(page).click();
  await expect(page).toHaveURL(/\/en\/2$/);
  bringRest();
});

test("mistakes are said in place, the summary takes the focus and leads to each field", async ({ page }) => {
  await openStep(page, 1);
  await page.locator('input[name="name"]').fill("Nomsa");
  await nextButton(page).click();
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.locator('input[name="surname"]')).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator('input[name="name"]')).not.toHaveAttribute("aria-invalid");
  await summary.getByRole("link").nth(1).click();
  await expect(page.locator('input[name="email"]')).toBeFocused();
  await expect(page.locator('input[name="name"]')).toHaveValue("Nomsa");
  await expect(summary, "a link of the summary is no navigation").toBeVisible();
  await answerStep(page, 1, profile);
  await nextButton(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Retirement Savings – Step 2/);
});

test("Enter says that it is saving, and asks once however often it is pressed", async ({ page }) => {
  await openStep(page, 1);
  await answerStep(page, 1, profile);
  let posts = 0;
  await page.route(/\/en\/1/, async (route) => {
    if (route.request().method() === "POST") {
      posts += 1;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    await route.continue();
  });
  await page.locator('input[name="name"]').press("Enter");
  await expect(nextButton(page)).toHaveText("Saving...");
  await page.locator('input[name="name"]').press("Enter");
  await nextButton(page).click();
  await expect(page).toHaveURL(/\/en\/2$/);
  expect(posts).toBe(1);
});

for (const [step, name] of [
  [1, "surname"],
  [2, "investments"],
] as const)
  test(`a connection lost at step ${step} leaves the page and what was typed, and says so`, async ({
    page,
    context,
  }) => {
    await openStep(page, step);
    await answerStep(page, step, profile);
    const read = async () => (await page.locator(`input[name="${name}"]`).inputValue()).replace(/\s/g, "");
    const typed = await read();
    await context.setOffline(true);
    await nextButton(page).click();
    await expect(page.getByRole("alert")).toContainText("did not reach us");
    await expect(page.getByRole("alert")).toBeFocused();
    expect(await read()).toBe(typed);
    await context.setOffline(false);
    await nextButton(page).click();
    await expect(page).toHaveURL(new RegExp(`/en/${step + 1}$`));
  });

test("the navigator's arrows turn its pages and keep the focus in sight", async ({ page }) => {
  await openStep(page, 1);
  await page.getByRole("link", { name: "Later steps" }).press("Enter");
  await expect(page.getByRole("link", { name: "Earlier steps" })).toBeFocused();
  await expect(page.getByRole("button", { name: "Step 7" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: "Later steps" })).toBeVisible();
  await expect(page.locator(".navigator :focus")).toBeVisible();
});

test("one help topic is open at a time", async ({ page }) => {
  await openStep(page, 1);
  const topics = page.locator("details[name=help]");
  await topics.nth(0).locator("summary").click();
  await expect(topics.nth(0)).toContainText("Read less", { useInnerText: true });
  await topics.nth(1).locator("summary").click();
  await expect(topics.nth(1)).toHaveAttribute("open");
  await expect(topics.nth(0)).not.toHaveAttribute("open");
  await expect(topics.nth(0)).toContainText("Read more", { useInnerText: true });
});

test("an answer that opens a question says so, and None goes with no other", async ({ page }) => {
  await openStep(page, 3);
  await expect(page.locator('input[name="debtAmount"]')).toBeHidden();
  await page.locator('input[name="debt"][value="yes"]').check();
  await expect(page.locator('input[name="debtAmount"]')).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "There is more to answer below." })).toHaveCount(1);
  await page.locator('input[name="debt"][value="no"]').check();
  await expect(page.locator('input[name="debtAmount"]')).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: "There is more" })).toHaveCount(0);
  for (const step of [3, 4] as const) {
    await answerStep(page, step, profile);
    await nextButton(page).click();
    await expect(page).toHaveURL(new RegExp(`/en/${step + 1}$`));
  }
  const boxes = page.locator('input[name="futureIncomeSupport"]');
  const none = page.getByRole("checkbox", { name: /^None/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await none.check();
  await expect(boxes.and(page.locator(":checked"))).toHaveCount(1);
  await boxes.nth(0).check();
  await expect(none).not.toBeChecked();
});
