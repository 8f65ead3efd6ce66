/** From a plan to its fees and its comparisons, and back: at every width, with every accessibility check. */
import { expect, test } from "playwright/test";
import { BEFORE_RELEASE } from "./before-release";
import { expectNothingFound, expectOnPaper, openAll } from "./looks";
import { makePlan } from "./made-plan";

for (const slug of ["thandi", "nomvula"]) {
  const details = slug === "thandi" ? {} : BEFORE_RELEASE;
  test(`the fees and the comparisons of ${slug}'s plan`, details, async ({ page, context, baseURL }) => {
    test.slow();
    await makePlan(context, baseURL!, "johan");
    const plan = await makePlan(context, baseURL!, slug);
    await page.goto(`/en/recommended-plan?plan=${plan}`);
    await page.getByRole("button", { name: "Go straight to my plan" }).click();
    await page.getByText("Each cost, and the usual fees").click();
    await page.getByRole("link", { name: "See what each part costs" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("What your plan costs");
    await openAll(page);
    await expectNothingFound(page, "the fees");
    await expectOnPaper(page, "the fees");
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("link", { name: "Your plan", exact: true }).click();
    await page.getByRole("link", { name: "Compare plans" }).click();
    for (const [name, title] of [
      ["Plans", "The plans side by side"],
      ["Kinds of annuity", "The kinds of annuity, worked out for this plan"],
      ["How much guaranteed", "How much should be guaranteed"],
      ["Funds", "The funds side by side"],
    ] as const) {
      await page.getByRole("navigation", { name: "Compare", exact: true }).getByText(name).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expectNothingFound(page, title);
    }
    await page.getByRole("link", { name: "Kinds of annuity" }).click();
    await page.getByRole("link", { name: "Living annuity", exact: true }).click();
    await expect(
      page.getByRole("columnheader", { name: "Living annuity The others are compared with it" }),
    ).toBeVisible();
    await page.getByRole("button", { name: "Close this hint" }).click();
    await expect(page.getByRole("button", { name: "Close this hint" })).toHaveCount(0);
    await expect(
      page.getByRole("columnheader", { name: "Living annuity The others are compared with it" }),
    ).toBeVisible();
  });
}
