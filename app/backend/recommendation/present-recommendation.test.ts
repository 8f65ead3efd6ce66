import { describe, expect, test } from "vitest";
import { type Recommendation, recommendationSchema } from "~/contract/plan/recommendation";
import { isLifeAnnuity } from "~/contract/plan/recommended-product";
import { readSurveyRecord } from "~/contract/survey/survey-record";
import { DEFAULT_OPTIONS, advise, chooseBasis } from "~/engine";
import { people } from "../../../fixtures/people";
import { presentRecommendation } from "./present-recommendation";
import { isAnswered, toRetirementCase } from "../plans/retirement-case";

const TODAY = "2026-11-20";
const basis = chooseBasis(TODAY);

const presented = people(TODAY).map(({ slug, record }) => {
  const profile = readSurveyRecord(record);
  if (!isAnswered(profile)) throw new Error(`${slug} lacks answers`);
  const advice = advise(toRetirementCase(profile, TODAY), basis, { ...DEFAULT_OPTIONS, paths: 2048 });
  return { slug, advice, wire: presentRecommendation(advice, basis) };
});

function listProducts(wire: Recommendation) {
  return [wire.laplus_recommendations!, wire.la_recommendations, wire.ila_recommendations];
}

function listNumbers(value: unknown): number[] {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listNumbers) : [];
}

describe.each(presented)("what $slug is sent", ({ advice, wire }) => {
  test("has the declared shape", () => {
    expect(recommendationSchema.parse(wire)).toEqual(wire);
  });

  test("is rounded: no number has more than four decimals", () => {
    for (const number of listNumbers(wire)) expect(Number(number.toFixed(4))).toBe(number);
  });

  test("tells the more careful income of the recommended product, as the engine works it out", () => {
    const { more_careful_income: sent } = wire.common_info;
    if (!advice.moreCarefulIncome) return expect(sent).toBeNull();
    const { perMonth, incomeLastsShare, ...afterTax } = advice.moreCarefulIncome;
    expect(sent!.success_perct).toBeCloseTo(100 * incomeLastsShare, 3);
    expect(sent!.monthly_income_from_annuity).toBeCloseTo(perMonth.annuity, 1);
    expect(sent!.monthly_income_from_unit_trust).toBeCloseTo(perMonth.unitTrust, 1);
    expect(sent!.monthly_income_total).toBeCloseTo(perMonth.annuity + perMonth.unitTrust, 1);
    expect(sent!.after_tax_monthly_income).toBeCloseTo(afterTax.afterTaxPerMonth, 1);
    expect(sent!.after_tax_monthly_income_alone).toBeCloseTo(afterTax.afterTaxAlonePerMonth, 1);
  });

  test("adds up: cash needs, capital and incomes are the sums of their parts", () => {
    const cash = wire.common_info.cash_recommendations;
    const needs = cash.debt_recommend + cash.emergency_savings_recommend + cash.personal_cash_recommend;
    expect(cash.cash_recommend).toBeCloseTo(needs, 1);
    expect(cash.total_capital_providing_income).toBeCloseTo(
      cash.unit_trust_recommend + cash.annuity_amount_recommend,
      1,
    );
    for (const { poor, expected, strong } of listProducts(wire))
      for (const outcome of [poor, expected, strong])
        expect(outcome.monthly_income_total).toBeCloseTo(
          outcome.monthly_income_from_annuity + outcome.monthly_income_from_unit_trust,
          1,
        );
  });

  test("keeps the promise: annuity and unit trust last together in 75 of 100 futures, whichever product is taken", () => {
    for (const { product, joint_success_perct, unit_trust_success_perct } of listProducts(wire)) {
      const cannotFail = isLifeAnnuity(product) && unit_trust_success_perct === null;
      expect(Math.abs(joint_success_perct - (cannotFail ? 100 : 75))).toBeLessThan(0.05);
    }
  });

  test("gives every age of a series its number in every market", () => {
    for (const { ages, ...series } of Object.values(wire.graphs_data))
      for (const markets of Object.values(series))
        for (const numbers of Object.values(markets)) expect(numbers).toHaveLength(ages.length);
  });

  test("keeps a living annuity's income inside what the law allows, and a life annuity without fees", () => {
    const cash = wire.common_info.cash_recommendations;
    const isForLife = /LifeAnnuity$/.test(advice.recommended);
    if (isForLife) {
      expect(wire.fees.annuity).toMatchObject({
        initial: [],
        annual: [],
        eac_fees: { term_years: [], totals: [] },
      });
      expect(wire.fees.annuity.annual_total.total).toBe(0);
      expect(wire.common_info.investment_recommendations.annuity).toEqual([]);
      expect(cash.min_annuity_inc_pm).toBe(cash.max_annuity_inc_pm);
    } else {
      // 17.5% and 2.5% of the capital a year.
      expect(cash.max_annuity_inc_pm * 12).toBeCloseTo(0.175 * cash.annuity_amount_recommend, 0);
      expect(cash.min_annuity_inc_pm * 12).toBeCloseTo(0.025 * cash.annuity_amount_recommend, 0);
    }
  });
});
