/** A person's income need and own savings, compared with a plan. Tax by SARS's table of 2026/27. */
import { addYears, formatDayMonthYear } from "../../app/base/date";
import { expect, test } from "vitest";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { take } from "../support/call";
import { overTheWire, thandi } from "../support/over-transports";
import { NO_NEEDS } from "../support/no-needs";
import { today } from "../support/today";

const day = (years: number) => formatDayMonthYear(addYears(today, years));

/** A person of 68 who retires today, without cash needs or dependants. */
const person: SurveyRecord = {
  ...thandi,
  dob: day(-68),
  retirement_date: day(0),
  retirement_savings: 2_000_000,
  ...NO_NEEDS,
};

/** From the age of 65, below R245 100 a year: 18% less R17 820 and R9 765. */
const taxFrom65 = (perYear: number) => Math.max(0.18 * perYear - 27_585, 0);

overTheWire(({ becomeGuest, makeAdvisedPlan, call }) => {
  async function advise(answers: SurveyRecord) {
    return (await makeAdvisedPlan(await becomeGuest(), { ...person, ...answers })).recommendation;
  }

  test("nobody is told of a need that they did not name", async () => {
    const { common_info: common } = await advise({});
    expect(common).toMatchObject({ income_need: null, assumed: { income_needed: true, own_savings: true } });
  });

  test("a need is held against the income after tax, and a guaranteed part covers it", async () => {
    const {
      common_info: common,
      laplus_recommendations: plus,
      ila_recommendations: life,
    } = await advise({
      income_needed: 8_000,
      // Ticked as a backup, support may end, so that no chance would be given.
      backup_plan_other_src_support: "no",
      backup_plan_assets_support: "yes",
      other_taxable_income: 2_000,
    });
    const { monthly_income_from_annuity: annuity, monthly_income_total: total } = plus!.expected;
    const perYear = 12 * annuity + 24_000;
    expect(perYear).toBeLessThan(245_100);
    const need = common.income_need!;
    // R24 000 a year alone is not taxed.
    expect(need.over_or_short).toBeCloseTo(total - taxFrom65(perYear) / 12 + 2_000 - 8_000, 1);
    // R6 000 a month more stays below the threshold of R153 250 a year, so exactly that much has to be bought.
    const perRand =
      life.expected.monthly_income_from_annuity / common.cash_recommendations.annuity_amount_recommend;
    expect(need.guaranteed_amount! * perRand).toBeCloseTo(6_000, 0);
    const row = common.blends!.find(({ perct_guaranteed: share }) => share === need.perct_guaranteed)!;
    expect(row.guaranteed_monthly_income).toBeCloseTo(6_000, 0);
    expect(need.success_perct).toBeGreaterThan(plus!.joint_success_perct);
  });

  test("what would close the gap adds what the plan with that change pays more after tax", async () => {
    const short = { income_needed: 40_000 };
    const {
      common_info: common,
      laplus_recommendations: plus,
      ila_recommendations: life,
    } = await advise(short);
    const { closers, closers_together: together } = common.income_need!;
    expect(closers.map(({ lever, value, covers_need: covers }) => [lever, value, covers])).toEqual([
      ["perct_guaranteed", 1, false],
      ["percent_capital_to_partner_dependants_annuity", 0.1, false],
      ["retirement_date", day(1), false],
    ]);
    const now = plus!.after_tax_monthly_income;
    expect(closers[0]!.added_after_tax).toBeCloseTo(life.after_tax_monthly_income - now, 1);
    const later = await advise({ ...short, retirement_date: day(1) });
    expect(closers[2]!.added_after_tax).toBeCloseTo(
      later.laplus_recommendations!.after_tax_monthly_income - now,
      1,
    );
    expect(together!.levers).toEqual(["perct_guaranteed", "retirement_date"]);
    expect(together!.added_after_tax).toBeCloseTo(
      later.ila_recommendations.after_tax_monthly_income - now,
      1,
    );
    const enough = await advise({ income_needed: 2_000 });
    expect(enough.common_info.income_need).toMatchObject({ closers: [], closers_together: null });
  });

  test("own savings pay an income in step, and leave the cash and its limits alone", async () => {
    const [without, beside] = [await advise({}), await advise({ own_savings: 450_000 })];
    const cash = beside.common_info.cash_recommendations;
    expect(cash).toEqual({
      ...without.common_info.cash_recommendations,
      own_savings_at_retirement: 450_000,
      total_capital_providing_income: 2_450_000,
    });
    // R1 450 000 in the annuity; R550 000 and R450 000 beside it: 1 450 to 1 000.
    const { monthly_income_from_annuity: annuity, monthly_income_from_unit_trust: trust } =
      beside.laplus_recommendations!.expected;
    expect(trust / annuity).toBeCloseTo(1_000 / 1_450, 4);
    expect(beside.laplus_recommendations!.max_monthly_income_total).toBeCloseTo(
      (0.175 * 1_450_000 + 0.25 * 1_000_000) / 12,
      1,
    );
  });

  test("own savings pay for cash needs before cash that is taxed, unless somebody says no", async () => {
    const rich = { retirement_savings: 4_000_000, own_savings: 2_000_000, has_debt: "yes" } as const;
    const needs = { ...rich, debt_value: 1_000_000 };
    const { cash_recommendations: used } = (await advise(needs)).common_info;
    expect(used).toMatchObject({
      debt_recommend: 1_000_000,
      lump_sum: 550_000,
      lump_sum_tax: 0,
      own_savings_used: 450_000,
      own_savings_at_retirement: 1_550_000,
      // 0.73 x = 1 000 000 + 39 600 - 207 900: taking R1 000 000 after tax would need R1 139 315.07.
      own_savings_tax_avoided: 139_315.07,
    });
    const { common_info: kept } = await advise({ ...needs, own_savings_for_needs: "no" });
    expect(kept.cash_recommendations).toMatchObject({
      lump_sum: 1_139_315.07,
      lump_sum_tax: 139_315.07,
      own_savings_used: 0,
      own_savings_at_retirement: 2_000_000,
      own_savings_tax_avoided: 0,
    });
    expect(kept.assumed).toMatchObject({ own_savings_for_needs: false });
  });

  test("a debt is not paid with cash whose tax is more than its interest, and what stays is told", async () => {
    const debt = { has_debt: "yes", debt_value: 900_000, retirement_savings: 5_000_000 } as const;
    const young = {
      ...debt,
      dob: day(-56),
      has_earlier_lump_sums: "yes",
      earlier_lump_sums: 700_000,
    } as const;
    const readDebt = async (answers: SurveyRecord) => (await advise({ ...young, ...answers })).common_info;
    const { cash_recommendations: unknown, assumed } = await readDebt({});
    expect(assumed).toMatchObject({ debt_interest_perct: true });
    // 0.64 x = 900 000 + 116 550 - 163 800.
    expect(unknown).toMatchObject({
      debt_recommend: 900_000,
      lump_sum_tax: 432_421.88,
      debt_left: 0,
      debt_left_payment_per_month: null,
      debt_break_even: { lump_sum_rate_perct: 36, income_tax_rate_perct: 18 },
    });
    const { cash_recommendations: left } = await readDebt({ debt_interest_perct: 12 });
    // Tax on R455 000, from R700 000 up to R1 155 000, is R12 600 and R103 950; at 1% a month each rand costs
    // 0.0143471.
    expect(left).toMatchObject({
      debt_recommend: 338_450,
      lump_sum_tax: 116_550,
      debt_left: 561_550,
      unmet_cash_needs: 0,
    });
    expect(left.debt_left_payment_per_month).toBeCloseTo(561_550 * 0.0143471, 0);
    const { cash_recommendations: dear } = await readDebt({ debt_interest_perct: 15 });
    expect(dear).toMatchObject({ debt_recommend: 900_000, debt_left: 0 });
  });

  test.each([
    ["debt_interest_perct", 61],
    ["income_needed", -1],
    ["own_savings", -1],
  ])("%s below nothing is refused by its name", async (path, value) => {
    const guest = await becomeGuest();
    const answer = await call(
      "createDemoPlan",
      { body: { ...person, has_debt: "yes", debt_value: 1, [path]: value } },
      guest,
    );
    expect(answer).toMatchObject({ http_code: 422, return_object: { errors: [{ path }] } });
  });

  test("a correction of either is worked out anew", async () => {
    const guest = await becomeGuest();
    const { id } = await makeAdvisedPlan(guest, { ...person, income_needed: 9_000 });
    take(
      await call("updatePlan", { query: { id }, body: { income_needed: 10_000, own_savings: 5_000 } }, guest),
    );
    expect(take(await call("getPlan", { query: { id } }, guest))).toMatchObject([
      { income_needed: 10_000, own_savings: 5_000 },
    ]);
  });
});
