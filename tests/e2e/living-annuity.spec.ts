/**
 * A living annuity that already pays: from the first page to the lasting income, with scripts and without,
 * and in print.
 */
import { expect, test } from "playwright/test";
import { ANSWER, answer, type Answers, ask, JOHAN, QUESTIONS } from "./ask-check";
import { BEFORE_RELEASE } from "./before-release";
import { openEnhanced } from "./enhanced-page";
import { expectNothingFound, openAll } from "./looks";
import { tabTo } from "./visitor";

/** The answers with the longest result: an income outside the law's limits, a partner, and six parts. */
const LONGEST: Answers = {
  ...JOHAN,
  monthly_income: "25000",
  has_partner: "yes",
  partner_dob: "01/02/1960",
  partner_gender: "female",
  mix: "own",
  "own_mix.sa_shares": "30",
  "own_mix.sa_property": "5",
  "own_mix.sa_bonds": "25",
  "own_mix.inflation_linked": "10",
  "own_mix.cash": "10",
  "own_mix.foreign_shares": "20",
};

for (const javaScriptEnabled of [false, true])
  test.describe(`with scripts ${javaScriptEnabled ? "on" : "off"}`, BEFORE_RELEASE, () => {
    test.use({ javaScriptEnabled });

    test("from the first page to what would last, and back to the answers", async ({ page }) => {
      await page.goto("/en");
      await page.getByRole("link", { name: "Check my living annuity" }).click();
      await expect(page).toHaveURL(QUESTIONS);
      await expect(page.locator('input[name="annual_cost_perct"]')).toBeHidden();
      await page.getByRole("button", { name: "Check my living annuity" }).click();
      await expect(page).toHaveTitle(/^Error: /);
      await answer(page, JOHAN);
      await page.getByRole("button", { name: "Check my living annuity" }).click();
      await expect(page).toHaveURL(ANSWER);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(
        /You draw R9\s500\..*About R\d\s\d{3} would last\./s,
      );
      await expect(page.getByText("Born")).toBeHidden();
      await page.getByText("Your nine answers").click();
      await expect(page.getByText("3 June 1956")).toBeVisible();
      await expect(page.getByRole("button", { name: "Print one page" })).toBeVisible({
        visible: javaScriptEnabled,
      });
      await page.getByRole("link", { name: "Change these" }).click();
      await expect(page.locator('input[name="monthly_income"]')).toHaveValue(/^9\s?500$/);
      await expect(page.locator('input[name="mix"][value="middle"]')).toBeChecked();
    });
  });

test("the chart is read age by age with the arrow keys", async ({ page }) => {
  await ask(page, JOHAN);
  await openEnhanced(page, ANSWER);
  await tabTo(page, '[data-drawing="wide"]');
  const slider = page.getByRole("slider", { name: / income by age$/ });
  await expect(slider).toHaveAttribute("aria-valuetext", /^Age 70\. Now: R9\s500, In between: R/);
  // Only the script loaded by then moves along the ages.
  await expect(page.locator("[data-reading]")).toBeVisible();
  await page.keyboard.press("End");
  await expect(slider).toHaveAttribute("aria-valuetext", /^Age 95\. .*What lasts, poor markets: R/);
});

test("it is asked with the keyboard alone", async ({ page }) => {
  await page.goto(QUESTIONS);
  const { keyboard } = page;
  const type = async (name: string) => {
    await tabTo(page, `input[name="${name}"]`);
    await keyboard.type(JOHAN[name] ?? "");
  };
  const choose = async (name: string) => {
    const wanted = page.locator(`input[name="${name}"][value="${JOHAN[name]}"]`);
    await tabTo(page, `input[name="${name}"]`);
    await keyboard.press("Space");
    for (let presses = 0; presses < 4 && !(await wanted.isChecked()); presses += 1)
      await keyboard.press("ArrowDown");
    await expect(wanted).toBeChecked();
  };
  await type("dob");
  await choose("gender");
  await type("value");
  await type("monthly_income");
  await tabTo(page, 'select[name="anniversary_month"]');
  await keyboard.type("Dec");
  await choose("knows_costs");
  await type("annual_cost_perct");
  await choose("has_partner");
  await choose("mix");
  await type("other_taxable_income");
  await keyboard.press("Enter");
  await expect(page).toHaveURL(ANSWER);
  await tabTo(page, 'a[href="#life-annuity"]');
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /in a life annuity would pay/ })).toBeInViewport();
});

test("questions and answer hold at every width, with large text, and for everybody", async ({ page }) => {
  test.slow();
  await page.goto(QUESTIONS);
  await openAll(page);
  await expectNothingFound(page, "the questions");
  await page.getByRole("button", { name: "Check my living annuity" }).click();
  await expect(page).toHaveTitle(/^Error: /);
  await openAll(page);
  await expectNothingFound(page, "the questions with mistakes");
  for (const answers of [JOHAN, LONGEST]) {
    await ask(page, answers);
    await openAll(page);
    await expectNothingFound(page, `what ${answers.monthly_income} comes to`);
  }
});

/** A sheet of A4 between its margins, in pixels of 1/96 inch. */
const SHEET = { width: 672, height: 1031 };

for (const answers of [JOHAN, LONGEST]) {
  const title = `it is one sheet of paper, with what a meeting needs: ${answers.monthly_income} a month`;
  test(title, answers === LONGEST ? {} : BEFORE_RELEASE, async ({ page }) => {
    await ask(page, answers);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.setViewportSize(SHEET);
    await page.emulateMedia({ media: "print" });
    const { y, height } = (await page.getByText(/Prices of life annuities are of/).boundingBox())!;
    expect(y + height).toBeLessThan(SHEET.height);
    const text = (await page.locator("main").innerText()).replace(/\s+/g, " ");
    for (const fact of [
      "Your nine answers",
      "3 June 1956",
      "What lasts R[\\d ]+ a month",
      "less in costs is worth",
      "in cash",
      "Half in a life annuity would pay",
    ])
      expect(text).toMatch(new RegExp(fact));
    await expect(page.locator('[data-drawing="narrow"]')).toBeVisible();
    await expect(page.locator("main :is(button, .button):visible")).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SHEET.width);
  });
}
