/**
 * Contributions that were never deducted, in the tax on a lump sum and on an income, by SARS's tables of
 * 2026/27.
 */
import { expect, test } from "vitest";
import { addYears, formatDayMonthYear } from "../../app/base/date";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { NO_NEEDS } from "../support/no-needs";
import { overTheWire, thandi } from "../support/over-transports";
import { today } from "../support/today";

/** A person of 68 who retires today, with no other income and no dependants. */
const person: SurveyRecord = {
  ...thandi,
  dob: formatDayMonthYear(addYears(today, -68)),
  retirement_date: formatDayMonthYear(today),
  ...NO_NEEDS,
  has_earlier_lump_sums: "no",
  other_taxable_income: 0,
};

/** From the age of 65: 18% up to R245 100, then 26%, less R17 820 and R9 765. */
const taxFrom65 = (perYear: number) =>
  Math.max((perYear > 245_100 ? 44_118 + 0.26 * (perYear - 245_100) : 0.18 * perYear) - 27_585, 0);

overTheWire(({ becomeGuest, makeAdvisedPlan, call }) => {
  const advise = async (answers: SurveyRecord) =>
    (await makeAdvisedPlan(await becomeGuest(), { ...person, ...answers })).recommendation;

  test("come off the lump sum, and what is left off the first income", async () => {
    const savings = { retirement_savings: 9_000_000, contributions_not_deducted: 3_080_000 };
    const { common_info: common, laplus_recommendations: plus } = await advise(savings);
    // A third is R3 000 000, less than R3 080 000 of such contributions and R550 000 together.
    expect(common.cash_recommendations).toMatchObject({
      lump_sum: 3_000_000,
      lump_sum_tax: 0,
      contributions_not_deducted_left: 80_000,
    });
    expect(common.assumed).toMatchObject({ contributions_not_deducted: false });
    const { monthly_income_from_annuity: annuity, monthly_income_total: total } = plus!.expected;
    expect(plus!.after_tax_monthly_income).toBeCloseTo(total - taxFrom65(12 * annuity - 80_000) / 12, 1);
    expect(12 * annuity).toBeGreaterThan(153_250 + 80_000);
    // Less than a year's income is left.
    expect(plus!.years_free_of_tax).toBeCloseTo(80_000 / (12 * annuity), 1);
  });

  test("are taken by a debt before own savings and before any tax", async () => {
    const needs = { retirement_savings: 4_000_000, own_savings: 2_000_000, has_debt: "yes" } as const;
    const { cash_recommendations: cash } = (
      await advise({ ...needs, debt_value: 1_000_000, contributions_not_deducted: 300_000 })
    ).common_info;
    // R550 000 and R300 000 are free of tax; own savings pay the R150 000 above them.
    expect(cash).toMatchObject({
      lump_sum: 850_000,
      lump_sum_tax: 0,
      own_savings_used: 150_000,
      contributions_not_deducted_left: 0,
    });
  });

  test("are none unless somebody says so, and no less", async () => {
    const { common_info: common, ila_recommendations: life } = await advise({
      retirement_savings: 2_000_000,
    });
    expect(common.cash_recommendations.contributions_not_deducted_left).toBe(0);
    expect(common.assumed).toMatchObject({ contributions_not_deducted: true });
    expect(life.years_free_of_tax).toBe(0);
    const body = { ...person, retirement_savings: 2_000_000, contributions_not_deducted: -1 };
    expect(await call("createDemoPlan", { body }, await becomeGuest())).toMatchObject({
      http_code: 422,
      return_object: { errors: [{ path: "contributions_not_deducted" }] },
    });
  });
});
