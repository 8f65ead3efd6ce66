/** A person with a phone answers every line of their plan's assumptions, with scripts and without. */
import { expect, type Page, test } from "playwright/test";
import { BEFORE_RELEASE, WITH_SCRIPTS_AND_WITHOUT } from "./before-release";
import { expectNothingFound, expectOnPaper, openAll } from "./looks";
import { makePlan } from "./made-plan";

const ASSUMED = "/en/recommended-plan/assumed";

/** The answer to each line, and the line's text afterwards. */
const ANSWERS = [
  ["cash-before", { earlierLumpSums: "500000" }, "You took R500 000 in cash before"],
  ["not-deducted", { contributionsNotDeducted: "50000" }, "R50 000 of your contributions was never deducted"],
  [
    "fund",
    {
      fundVestedWhole: "1 200 000",
      fundVestedThird: "2 700 000",
      fundSavings: "0",
      fundRetirement: "300 000",
    },
    "You may take up to R",
  ],
  ["debt", { debtInterestPercent: "11" }, "Your debt costs 11% a year"],
  ["income", { otherTaxableIncomePerMonth: "20000" }, "You have R20 000 a month of other income"],
  [
    "medical",
    { medicalPeople: "2", medicalContributionPerMonth: "9000" },
    "Your medical scheme covers 2 people, for R9 000 a month",
  ],
  ["paying-in", { contributionPerMonth: "5000" }, "You pay in R5 000 a month"],
  ["own-savings", { ownSavings: "250000" }, "You have R250 000 of your own savings"],
  ["need", { incomeNeeded: "30000" }, "You need R30 000 a month"],
] as const;

/** Answers a line, and checks its text and the reported change. */
async function answer(page: Page, [line, fields, said]: (typeof ANSWERS)[number]) {
  await page.locator(`#line-${line}`).getByRole("link", { name: "Change" }).click();
  await expect(page).toHaveURL(new RegExp(`/assumed/${line}\\?`));
  await page.getByRole("radio", { name: "Yes" }).check();
  for (const [name, value] of Object.entries(fields)) await page.locator(`input[name="${name}"]`).fill(value);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/assumed\\?.*saved=${line}#saved-${line}$`));
  const row = page.locator(`#line-${line}`);
  await expect(row).toContainText(said);
  await expect(row.getByRole("status")).toContainText("Saved.");
  await expect(row.getByRole("status")).toBeFocused();
}

for (const { javaScriptEnabled, way, details } of WITH_SCRIPTS_AND_WITHOUT)
  test.describe(way, details, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 800 } });

    test(
      "every line is answered, and says at once what that changed",
      BEFORE_RELEASE,
      async ({ page, context, baseURL }) => {
        test.slow();
        const plan = await makePlan(context, baseURL!, "thandi");
        await page.goto(`${ASSUMED}?plan=${plan}`);
        for (const line of ANSWERS) await answer(page, line);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(
          "You told us all that we would have assumed",
        );
      },
    );
  });

test("the lines and their pages hold at every width, with large text, for everybody and on paper", async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(600_000);
  const plan = await makePlan(context, baseURL!, "thandi", { other_taxable_income: 20_000 });
  await page.goto(`${ASSUMED}?plan=${plan}`);
  await expectNothingFound(page, "what was assumed");
  await expectOnPaper(page, "what was assumed");
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [line] of ANSWERS) {
    await page.goto(`${ASSUMED}/${line}?plan=${plan}`);
    await page.getByRole("radio", { name: "Yes" }).check();
    await openAll(page);
    await expectNothingFound(page, line);
    await page.goto(`${ASSUMED}/${line}?plan=${plan}`);
    await page.getByRole("radio", { name: "Yes" }).check();
    for (const field of await page.locator('main input[type="text"]').all()) await field.fill("");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page).toHaveTitle(/^Error: /);
    await expectNothingFound(page, `${line} with a mistake`);
  }
  await page.goto(`${ASSUMED}?plan=${plan}`);
  await answer(page, ANSWERS[0]);
});
