/** The picture of all that is lived on, beside the need: of a couple with pay, a level pension, and a partner's pension. */
import { expect, test } from "playwright/test";
import { dayParts } from "../../app/base/date";
import { today } from "../support/answers";
import { expectNothingFound, expectOnPaper } from "./looks";
import { makePlan } from "./made-plan";

const inYears = (years: number) => `01/${dayParts(today).year + years}`;

test("all incomes stand by age beside the need", async ({ page, context, baseURL }) => {
  const plan = await makePlan(context, baseURL!, "thandi", {
    income_needed: 30_000,
    other_incomes: [
      {
        name: "Pay",
        monthly_amount: 12_000,
        taxable: "yes",
        owner: "own",
        increase: "prices",
        until: inYears(7),
      },
      { name: "Level pension", monthly_amount: 5_000, taxable: "yes", owner: "own", increase: "level" },
      { name: "His pension", monthly_amount: 4_000, taxable: "yes", owner: "partner", increase: "prices" },
    ],
  });
  await page.goto(`/en/recommended-plan?plan=${plan}`);
  await page.getByRole("button", { name: "Go straight to my plan" }).click();
  await page.goto(`/en/recommended-plan?plan=${plan}`);
  const section = page.getByRole("region", { name: "What you live on, year by year" });
  for (const width of [360, 820, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const picture = section.getByRole("img", { name: /the need of R30\s000$/ });
    await expect(picture).toHaveCount(1);
    for (const name of ["This plan", "Pay", "Level pension", "His pension"])
      await expect(picture.getByText(name)).toBeVisible();
  }
  await section.getByText("The same figures as a table").click();
  await expect(section.getByRole("row").nth(1)).toContainText(/short|over|met/);
  await expectNothingFound(page, "all incomes", true);
  await section.getByText("The same figures as a table").click();
  await expectOnPaper(page, "all incomes");
  await page.goto(`/en/recommended-plan/charts?plan=${plan}`);
  await expect(page.getByRole("region", { name: "What you live on, year by year" })).toBeVisible();
});
