/**
 * The pages that choose lump sum and income, without scripts. Taxes by SARS's lump sum table from 1 March
 * 2023.
 */
import { describe, expect, it } from "vitest";
import { addYears, formatDayMonthYear } from "../../app/base/date";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import {
  findLaterDate,
  inviteGuest,
  openAt,
  readField,
  readPage,
  readTotals,
  sayRand,
} from "../support/change-a-plan";
import { NO_NEEDS } from "../support/no-needs";
import { today } from "../support/today";
import { readErrorSummary, readText } from "../support/visitor";

/**
 * Retires today at 68 with R3 000 000, of which a third may be taken, and R200 000 of debt; earlier lump sums
 * are unknown.
 */
const RETIRES_TODAY: Partial<SurveyRecord> = {
  dob: formatDayMonthYear(addYears(today, -68)),
  retirement_date: formatDayMonthYear(today),
  retirement_savings: 3_000_000,
  ...NO_NEEDS,
  has_debt: "yes",
  debt_value: 200_000,
  has_earlier_lump_sums: undefined,
};

const guest = inviteGuest();

describe("the lump sum", () => {
  async function open(changes: Partial<SurveyRecord> = {}) {
    const plan = await guest.make("thandi", { ...RETIRES_TODAY, ...changes });
    return { plan, visitor: await openAt(guest, plan, "edit/lump-sum") };
  }

  it("starts from ours, is shown with its tax and what it changes, and can be reset", async () => {
    const { plan, visitor } = await open();
    const start = readPage(visitor);
    expect(start).toContain(
      "We recommend R550 000: all that is free of tax, if no cash was taken before. You may take up to R1 000 000.",
    );
    expect(start).toContain("R550 000 , recommended");
    expect(start).toContain("R200 000, for your needs");
    expect(start).toContain("R1 000 000, the most");
    expect(start).toContain("As it stands");
    await visitor.press("show", { lumpSum: "800 000" });
    const text = readPage(visitor);
    // R39 600 and 27% of R30 000; the next R10 000 at 27%.
    expect(text).toContain("R47 700 of it goes in tax, if no cash was taken before.");
    expect(text).toContain("The next R10 000 costs R2 700 more. Up to R550 000 nothing is due.");
    expect(text).toContain("Tax on it R47 700 now R0 R47 700 more");
    // R800 000 less R200 000 of debt and the tax; before, R550 000 less the debt.
    expect(text).toContain("In the unit trust R552 300 now R350 000 R202 300 more");
    expect(text).toContain("In the annuity R2 200 000 now R2 450 000 R250 000 less");
    expect(text).toMatch(
      /Tax on a lump sum is paid at once and never comes back\. You would have R202 300 more/,
    );
    await visitor.press("save");
    await openAt(guest, plan, "edit/lump-sum", visitor);
    expect(readPage(visitor)).toContain("R47 700 of it goes in tax");
    await visitor.press("reset");
    expect(readField(visitor, "lumpSum")).toBe("550000");
    await visitor.press("save");
    expect(await guest.readAttributes(plan)).toBeUndefined();
  });

  it("is what was slid where nothing was typed, and shown, not saved, by Enter", async () => {
    const { plan, visitor } = await open();
    await visitor.press("show", { slider: "700000" });
    expect(readPage(visitor)).toContain("With R700 000 in cash");
    await visitor.press("show", { slider: "1000000" });
    // R39 600 on the R220 000 above R550 000, at 18%, and 27% of the next R230 000.
    expect(readPage(visitor)).toContain("R101 700 of it goes in tax");
    const fields = visitor.fields("save");
    fields.set("lumpSum", "800 000");
    expect(readText(await (await visitor.post(fields)).text())).toContain("With R800 000 in cash");
    expect(await guest.readAttributes(plan)).toBeUndefined();
    await visitor.press("save");
    expect(await guest.readAttributes(plan)).toMatchObject({ lump_sum: 1_000_000 });
  });

  it("follows a need that is changed beside it", async () => {
    const { plan, visitor } = await open();
    const refused = await visitor.press("save", { lumpSum: "150 000" });
    const words = "lump sum has to be between R200 000 and R1 000 000";
    expect(readErrorSummary(refused.html)[0]?.words).toContain(words);
    await visitor.press("show", { lumpSum: "150 000", debtRepayment: "100 000" });
    expect(visitor.page().status).toBe(200);
    expect(readPage(visitor)).toContain("R100 000, for your needs");
    expect(readPage(visitor)).toContain("None of it goes in tax");
    await visitor.press("save");
    expect(await guest.readAttributes(plan)).toMatchObject({ lump_sum: 150_000, debt_recommend: 100_000 });
  });

  it("is recommended by the needs as they were changed, and kept as nobody's own then", async () => {
    const { plan, visitor } = await open({ debt_value: 700_000 });
    const debt = { debt_recommend: 100_000 };
    await guest.override(plan, debt);
    await openAt(guest, plan, "edit/lump-sum", visitor);
    // R700 000 needed R732 927 before 18% tax on the part above R550 000; R100 000 fits into the tax-free part.
    expect(readPage(visitor)).toContain("We recommend R550 000: all that is free of tax");
    expect(readField(visitor, "lumpSum")).toBe("550000");
    await visitor.press("show", { lumpSum: "600 000" });
    expect(readPage(visitor)).toContain("Reset to R550 000");
    await visitor.press("save");
    expect(await guest.readAttributes(plan)).toMatchObject({ ...debt, lump_sum: 600_000 });
    await openAt(guest, plan, "edit/lump-sum", visitor);
    await visitor.press("reset");
    await visitor.press("save");
    expect(await guest.readAttributes(plan)).toEqual({ ...debt, id: plan, plan_type: "edit" });
  });

  it("may be as much as a later date that was chosen before allows, and no more once that is taken back", async () => {
    const { plan, visitor } = await open();
    const later = { retirement_date: await findLaterDate(guest, plan, 3) };
    const { common_info: common } = await guest.override(plan, later);
    const most = Math.floor(common.cash_recommendations.max_available_for_withdrawl);
    await openAt(guest, plan, "edit/lump-sum", visitor);
    expect(readPage(visitor)).toContain(`You may take up to ${sayRand(most)}`.slice(0, -4));
    await visitor.press("save", { lumpSum: String(most) });
    expect(await guest.readAttributes(plan)).toMatchObject({ lump_sum: most, ...later });
    // It remains when a tab shows it with another change, and when another part is changed.
    const tab = await openAt(guest, plan, "12/cash-needs");
    await tab.press("recalculate", { debtRepayment: "150 000" });
    await openAt(guest, plan, "edit/lump-sum", tab);
    expect(readField(tab, "lumpSum")).toBe(String(most));
    const other = await openAt(guest, plan, "edit/five-year-exclusion");
    await other.press("save", { applyExclusion: "yes" });
    expect(await guest.readAttributes(plan)).toMatchObject({ lump_sum: most, apply_exclusion: "yes" });

    const back = await openAt(guest, plan, "12/delay-retirement");
    let page = await back.press("next", { retirementDate: await findLaterDate(guest, plan, 0) });
    while (page.status === 200) page = await back.press("next");
    expect(page.status).toBe(422);
    expect(readPage(back)).toContain(
      `Lump sum has to be between R200 000 and R1 000 000 with these changes. Choose another lump sum`,
    );
  });

  it("counts in the income that the tabs come to, as a change of its own", async () => {
    const plan = await guest.make("thandi");
    await guest.override(plan, { lump_sum: 1_000_000 });
    const { ours, amended } = await readTotals(guest, plan);
    expect(amended).toBeLessThan(ours);
    const visitor = await openAt(guest, plan, "12/delay-retirement");
    expect(readPage(visitor)).toContain(`The other changes -${sayRand(ours - amended)}`);
    expect(readPage(visitor)).toContain(`Less each month ${sayRand(ours - amended)}`);
  });
});

describe("the income", () => {
  async function open(slug: string, changes: Partial<SurveyRecord> = {}) {
    const plan = await guest.make(slug, changes);
    const { base } = await guest.read(plan);
    const { ours } = await readTotals(guest, plan);
    const least = Math.round(base.common_info.min_desired_monthly_income);
    const most = Math.round(findRecommended(base).max_monthly_income_total ?? 0);
    return { plan, base, ours, least, most, visitor: await openAt(guest, plan, "edit/income") };
  }

  it("is slid around ours, with what lasts marked, typed down to the least, and below ours saved at once", async () => {
    const { plan, base, least, ours, most, visitor } = await open("thandi");
    const text = readPage(visitor);
    expect(text).toContain(`You may choose from ${sayRand(least)} to ${sayRand(most)}.`);
    expect(text).not.toContain("the most");
    expect(text).toContain(`${sayRand(ours)} , recommended`);
    const amounts = base.common_info.lasting_incomes!.map((one) => Math.round(one.monthly_income_total));
    const [sure, , less, even] = amounts.map(sayRand);
    const marked = `${sure} lasts for life in 18 of 20 futures, ${sayRand(ours)} in 15, ${less} in 12 and ${even} in 10.`;
    expect(text).toContain(`Marked: ${marked}`);
    expect(visitor.page().html.match(/<option value="\d+" label="\d+ of 20 futures"/g)).toHaveLength(4);
    expect(text).toContain("It lasts for life in 15 of 20 futures.");
    expect(text).not.toContain("Less sure than we recommend");
    const byLaw = sayRand(findRecommended(base).min_annuity_inc_pm);
    const rest = sayRand(base.common_info.unit_trust_first!.monthly_income_from_unit_trust);
    expect(text).toContain(
      `Living on the unit trust first The annuity pays ${byLaw} a month, the law’s least, and the unit trust ${rest} until it is used up: at about`,
    );
    await visitor.press("save", { newIncome: String(least) });
    expect(Math.round((await guest.readAttributes(plan))!.desired_gross_monthly_income!)).toBe(least);
  });

  it("above what lasts is saved only once its chance was seen, and is kept as the amended plan", async () => {
    const { plan, ours, visitor } = await open("thandi", { other_taxable_income: 0 });
    const wanted = Math.round((ours * 1.1) / 100) * 100;
    await visitor.press("save", { newIncome: String(wanted) });
    expect(await guest.readAttributes(plan)).toBeUndefined();
    const text = readPage(visitor);
    expect(text).toContain("The plan is not changed yet.");
    expect(text).toContain(`With ${sayRand(wanted)} a month`);
    const [, lasts = ""] = /It lasts for life in (\d+) of 20 futures\./.exec(text) ?? [];
    expect(Number(lasts)).toBeLessThan(15);
    expect(Number(lasts)).toBeGreaterThanOrEqual(10);
    expect(text).toContain("Less sure than we recommend");
    expect(visitor.page().html).not.toMatch(/<strong>In \d+ of 20/);
    expect(text).toMatch(/Tax a month R[\d ]+ now R[\d ]+/);
    expect(text).toMatch(/Income, after tax R[\d ]+ now R[\d ]+/);
    await visitor.press("save");
    expect(await guest.readAttributes(plan)).toMatchObject({ desired_gross_monthly_income: wanted });
    expect((await readTotals(guest, plan)).amended).toBe(wanted);
    const other = await openAt(guest, plan, "edit/elected-percentage");
    expect(readPage(other)).toContain(`A higher income was chosen before: ${sayRand(wanted)} a month.`);
  });

  it("is warned of in bold where it is more likely to drop than to last, up to the most and no further", async () => {
    const { most, visitor } = await open("thandi");
    await visitor.press("show", { newIncome: String(most) });
    expect(readPage(visitor)).toContain("More likely to drop than to last");
    expect(visitor.page().html).toMatch(/<strong>In \d+ of 20 futures it has to drop/);
    await visitor.press("show", { newIncome: String(most + 1) });
    expect(readPage(visitor)).toContain(`monthly income that is not more than ${sayRand(most)}`);
  });

  it("of a life annuity goes down to what the annuity pays, and up by what the unit trust may", async () => {
    const { base, least, most, visitor } = await open("pieter", {
      ...RETIRES_TODAY,
      what_is_more_important: undefined,
      are_you_smoker: "no",
      retirement_savings: 1_400_000,
      backup_plan_family_support: "no",
      backup_plan_other_src_support: "no",
      backup_plan_assets_support: "no",
    });
    expect(base.common_info.annuity_recommendation).toBe("LifeAnnuity");
    const { monthly_income_from_annuity: annuity } = findRecommended(base).expected;
    const { unit_trust_recommend: trust } = base.common_info.cash_recommendations;
    expect([least, most]).toEqual([Math.round(annuity), Math.round(annuity + (0.25 * trust) / 12)]);
    expect(readPage(visitor)).toContain("for life, which cannot be changed once it is bought.");
    await visitor.press("show", { newIncome: String(most) });
    expect(readPage(visitor)).toMatch(/The R[\d ]+ from the annuity stays, whatever happens\./);
    await visitor.press("show", { newIncome: String(least) });
    expect(readPage(visitor)).toContain("Guaranteed for life.");
  });
});
