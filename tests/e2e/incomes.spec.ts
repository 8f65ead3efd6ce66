/**
 * A couple with pay until a date, a level pension and a partner's pension: from their answers to the chart of
 * all incomes.
 */
import { expect, type Page, test } from "playwright/test";
import { dayParts } from "../../app/base/date";
import { today } from "../support/answers";
import { WITH_SCRIPTS_AND_WITHOUT } from "./before-release";
import { expectNothingFound, expectOnPaper } from "./looks";
import { makePlan } from "./made-plan";

const ROWS = "/en/recommended-plan/assumed/incomes";
const PICTURE = "What you live on, year by year";
const NAMES = ["This plan", "Level pension", "Sipho’s pension", "Pay"];

/** Thandi retires in a year and is paid for six more; the month is January, so that its year is never in doubt. */
const LAST_YEAR = dayParts(today).year + 7;

const typeInto = (page: Page, row: number, part: string, typed: string) =>
  page.locator(`[name="income${row}_${part}"]`).fill(typed);

async function choose(page: Page, row: number, part: string, value: string) {
  await page.locator(`select[name="income${row}_${part}"]`).selectOption(value);
}

/** Enters the three incomes row by row, and removes a fourth that was entered by mistake. */
async function tellIncomes(page: Page) {
  const more = page.getByRole("button", { name: "Save and add another" });
  await typeInto(page, 1, "name", "Pay");
  await typeInto(page, 1, "monthlyAmount", "12 000");
  await typeInto(page, 1, "until", `1/${LAST_YEAR}`);
  await more.click();
  await expect(page.locator('[name="income1_until"]')).toHaveValue(`01/${LAST_YEAR}`);
  await typeInto(page, 2, "name", "Level pension");
  await typeInto(page, 2, "monthlyAmount", "5000");
  await choose(page, 2, "increase", "level");
  await more.click();
  await typeInto(page, 3, "name", "A mistake");
  await typeInto(page, 3, "monthlyAmount", "9000");
  await more.click();
  await page.getByRole("button", { name: "Remove this income 3" }).click();
  await expect(page.locator('[name="income3_name"]')).toHaveValue("");
  await typeInto(page, 3, "name", "Sipho’s pension");
  await typeInto(page, 3, "monthlyAmount", "R4 000");
  await choose(page, 3, "owner", "partner");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.locator("#line-income")).toContainText("3 other incomes");
}

/** Opens the plan itself, skipping its walk-through. */
async function openPlan(page: Page, plan: number) {
  await page.goto(`/en/recommended-plan?plan=${plan}`);
  await page.getByRole("button", { name: "Go straight to my plan" }).click();
  await page.goto(`/en/recommended-plan?plan=${plan}`);
}

for (const { javaScriptEnabled, way, details } of WITH_SCRIPTS_AND_WITHOUT)
  test.describe(way, details, () => {
    test.use({ javaScriptEnabled, viewport: { width: 360, height: 800 } });

    test("incomes are told row by row and stand by age beside the need", async ({
      page,
      context,
      baseURL,
    }) => {
      const plan = await makePlan(context, baseURL!, "thandi", { income_needed: 30_000 });
      await page.goto(`${ROWS}?plan=${plan}`);
      await tellIncomes(page);
      await openPlan(page, plan);
      const section = page.getByRole("region", { name: PICTURE });
      const picture = section.getByRole("img", { name: /the need of R30\s000$/ });
      for (const name of NAMES) await expect(picture.getByText(name)).toBeVisible();
      await expect(section.getByText(`R12 000 before tax, until January ${LAST_YEAR}.`)).toBeVisible();
      await expect(section.getByText("R5 000 before tax, for life. It never rises.")).toBeVisible();
      await expect(section.getByText("Sipho’s, R4 000 before tax, for life.")).toBeVisible();
      await section.getByText("The same figures as a table").click();
      await expect(section.getByRole("row").nth(1)).toContainText(/short|over|met/);
      // The lowest income until the pay ends is one click away, filled in.
      await page.getByRole("link", { name: /^Choose R[\d\s]+, the least$/ }).click();
      await expect(page.getByLabel("New monthly income, before tax").first()).toHaveValue(/\d/);
    });
  });

test("all incomes hold at every width, with large text, for everybody and on paper", async ({
  page,
  context,
  baseURL,
}) => {
  const own = { taxable: "yes", owner: "own", increase: "prices" } as const;
  const plan = await makePlan(context, baseURL!, "thandi", {
    income_needed: 30_000,
    other_incomes: [
      { ...own, name: "Pay", monthly_amount: 12_000, until: `01/${LAST_YEAR}` },
      { ...own, name: "Level pension", monthly_amount: 5_000, increase: "level" },
      { ...own, name: "Sipho’s pension", monthly_amount: 4_000, owner: "partner" },
    ],
  });
  await page.goto(`${ROWS}?plan=${plan}`);
  await expectNothingFound(page, "the rows of incomes", true);
  await openPlan(page, plan);
  const section = page.getByRole("region", { name: PICTURE });
  for (const width of [360, 820, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(section.getByRole("img", { name: /the need of R30\s000$/ })).toHaveCount(1);
  }
  await section.getByText("The same figures as a table").click();
  await expectNothingFound(page, "all incomes", true);
  await section.getByText("The same figures as a table").click();
  await expectOnPaper(page, "all incomes");
  await page.goto(`/en/recommended-plan/charts?plan=${plan}`);
  await expect(page.getByRole("region", { name: PICTURE })).toBeVisible();
});
