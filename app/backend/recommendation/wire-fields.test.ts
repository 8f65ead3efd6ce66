/** Every figure in the second specification document (section 3) is on the wire, under a name, with its unit. */
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { recommendationSchema } from "~/contract/plan/recommendation";
import { readSurveyRecord } from "~/contract/survey/survey-record";
import { advise, chooseBasis, ENGINE_VERSION } from "~/engine";
import { people } from "../../../fixtures/people";
import { presentRecommendation } from "./present-recommendation";
import { isAnswered, toRetirementCase } from "../plans/retirement-case";

const TODAY = "2026-11-20";
const basis = chooseBasis(TODAY);
const profile = readSurveyRecord(people(TODAY)[0]!.record);
if (!isAnswered(profile)) throw new Error("the first of the people lacks answers");
const wire = presentRecommendation(
  advise(toRetirementCase(profile, TODAY), basis, { seed: 1, paths: 256 }),
  basis,
);

const readPath = (path: string) =>
  path
    .split(".")
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], wire as unknown);

type Shape = z.ZodTypeAny & { shape?: Record<string, Shape>; element?: Shape };

/** Lists every number of the schema by its path, with the nearest description. */
function listNumbers(shape: Shape, path = "", inherited = ""): [string, string][] {
  const inner = "unwrap" in shape ? (shape as unknown as z.ZodNullable<Shape>).unwrap() : shape;
  const description = shape.description ?? inner.description ?? inherited;
  if (inner.shape)
    return Object.entries(inner.shape).flatMap(([key, part]) =>
      listNumbers(part, path ? `${path}.${key}` : key, description),
    );
  if (inner.element) return listNumbers(inner.element, `${path}[]`, inner.element.description ?? description);
  return inner._def.typeName === "ZodNumber" ? [[path, description]] : [];
}

describe("the contract of a recommendation", () => {
  const numbers = listNumbers(recommendationSchema as unknown as Shape);

  it("says the unit of every number", () => {
    const unit = /^(rand|percent|fraction|age in years|years|year of assessment|number|scale)\b/;
    const markets = /(poor|expected|strong)\[\]$/;
    expect(numbers.length).toBeGreaterThan(100);
    expect(numbers.filter(([path, words]) => !unit.test(words) && !markets.test(path))).toEqual([]);
  });

  it("says what a couple's figures mean while the partner lives", () => {
    const said = new Map(numbers);
    for (const market of ["poor", "expected", "strong"])
      expect(said.get(`laplus_recommendations.${market}.inheritance`)).toMatch(
        /while the partner lives, .* keeps paying/,
      );
    expect(said.get("la_recommendations.survivors[].capital")).toMatch(
      /while the partner lives, .* keeps paying/,
    );
  });

  it("calls nothing percent that is named an amount, and nothing rand that is named a percentage", () => {
    const amount = /_(per_month|pm|amount|income|fees|inheritance|top_ups)$|_recommend$/;
    for (const [path, words] of numbers) {
      if (amount.test(path)) expect(words, path).toMatch(/^rand/);
      if (path.endsWith("_perct")) expect(words, path).toMatch(/^(percent|fraction)/);
    }
  });
});

describe("a recommendation of engine version 1", () => {
  const later = [
    "confidence_perct",
    "unit_trust_success_perct",
    "healthy_unit_trust_success_perct",
    "healthy_joint_success_perct",
    "guarantee_price_per_month",
    "chance_by_age",
    "savings_at_retirement_range",
    "more_careful_income",
    "lasting_incomes",
    "blends",
    "prices_as_of",
    "prices_as_of_by_kind",
    "after_tax_monthly_income_alone",
    "assumed",
    "last_need_tax",
    "whole_in_cash",
  ];

  it("is answered as it was given, without the figures that came later", () => {
    const text = JSON.stringify(wire, (key, value: unknown) => (later.includes(key) ? undefined : value));
    for (const name of later) expect(text).not.toContain(name);
    expect(JSON.stringify(recommendationSchema.parse(JSON.parse(text)))).toHaveLength(text.length);
  });

  it("has all of them today", () => {
    const text = JSON.stringify(wire);
    for (const name of later) expect(text).toContain(`"${name}"`);
    expect(wire.common_info.engine_version).toBe(ENGINE_VERSION);
  });
});

describe("a recommendation of engine version 3", () => {
  it("is answered as it was given, without the figures that are told since", () => {
    const since = [
      "support",
      "grant",
      "prices_as_of_by_kind",
      "guaranteed_left",
      "after_tax_monthly_income_all_in_annuity",
      "unit_trust_price",
      "unit_trust_first",
    ];
    const text = JSON.stringify(wire, (key, value: unknown) => (since.includes(key) ? undefined : value));
    expect(JSON.stringify(recommendationSchema.parse(JSON.parse(text)))).toHaveLength(text.length);
    expect(since.filter((name) => !JSON.stringify(wire).includes(`"${name}":`))).toEqual([]);
  });
});

it("says of which day the prices of life annuities are", () => {
  const byKind = { linked: "02/12/2024", increasing_5: "15/09/2025", level: "15/09/2025" };
  expect(wire.common_info.prices_as_of_by_kind).toEqual(byKind);
  expect(wire.common_info.prices_as_of).toBe(byKind.linked);
});

/** Paths of the figures that the specification lists; `unit` begins a figure's description. */
const COMMON = "common_info";
const CASH = `${COMMON}.cash_recommendations`;
const PLUS = "laplus_recommendations";

describe("the recommendation response of the specification", () => {
  it.each([
    ["allocation per fund for annuity", `${COMMON}.investment_recommendations.annuity.0.perct_alloc`],
    ["… for unit trust", `${COMMON}.investment_recommendations.unit_trust.0.perct_alloc`],
    ["… for emergency savings", `${COMMON}.investment_recommendations.emergency_savings.0.perct_alloc`],
    ["cash_recommend", `${CASH}.cash_recommend`],
    ["annuity_amount_recommend", `${CASH}.annuity_amount_recommend`],
    ["debt_recommend", `${CASH}.debt_recommend`],
    ["emergency_savings_recommend", `${CASH}.emergency_savings_recommend`],
    ["personal_cash_recommend", `${CASH}.personal_cash_recommend`],
    ["unit_trust_recommend", `${CASH}.unit_trust_recommend`],
    ["max_available_for_withdrawl", `${CASH}.max_available_for_withdrawl`],
    ["max_annuity_inc_pm", `${CASH}.max_annuity_inc_pm`],
    ["min_annuity_inc_pm", `${CASH}.min_annuity_inc_pm`],
    ["total_capital_providing_income", `${CASH}.total_capital_providing_income`],
    ["annuity_recommendation", `${COMMON}.annuity_recommendation`],
    ["soft_min_savings_param", `${COMMON}.soft_min_savings_param`],
    ["target_confidence_level", `${COMMON}.target_confidence_level`],
    ["life_expectancy", `${COMMON}.life_expectancy`],
    ["fact sheet link", "funds.annuity_funds.0.fact_sheet_link"],
    ["fund number", "funds.ut_funds.0.fund_number"],
    ["fund name", "funds.ut_funds.0.fund_name"],
    ["risk rating description", "funds.annuity_funds.0.risk_rating_description"],
    ["risk rating id", "funds.annuity_funds.0.risk_rating_id"],
  ])("has %s", (_, path) => {
    expect(readPath(path), path).toBeDefined();
  });

  it.each(["laplus_recommendations", "la_recommendations", "ila_recommendations"])("fills %s", (product) => {
    for (const market of ["expected", "poor", "strong"])
      for (const figure of [
        "monthly_income_from_annuity",
        "monthly_income_from_unit_trust",
        "monthly_income_total",
        "annuity_drawdown_perct",
        "unit_trust_drawdown_perct",
        "age_income_reduces",
        "age_income_runs_out",
        "lifetime_top_ups",
        "inheritance",
        "inheritance_with_unit_trust",
      ])
        expect(readPath(`${product}.${market}.${figure}`), `${market} ${figure}`).toBeDefined();
    for (const figure of [
      "success_perct",
      "risk_income_reduces_perct",
      "risk_income_reduces_label",
      "likely_needs_met_perct",
      "likely_needs_met_scale",
      "likely_needs_met_label",
      "likely_needs_met_colour",
      "perct_capital_to_dependents",
      "guaranteed_partner_income",
      "life_annuity_guaranteed_period_years",
      "partner_guaranteed_inc_perct",
      "five_year_exclusion",
      "industry_fee_perct",
      "industry_fee_saving_perct",
      "industry_fee_saving_per_month",
      "low_fee_perct",
      "low_fee_income_loss_per_month",
      "min_perct_to_dependents",
      "max_perct_to_dependents",
      "product",
    ])
      expect(readPath(`${product}.${figure}`), figure).toBeDefined();
  });

  it.each(["laplus", "la", "ila"])("draws the six series of %s at 20, 50 and 80 percent", (product) => {
    for (const series of [
      "monthly_income",
      "monthly_income_from_annuity",
      "invest_balance",
      "estate",
      "top_ups",
      "top_ups_with_returns",
    ])
      for (const market of ["poor", "expected", "strong"])
        expect(readPath(`graphs_data.${product}.${series}.${market}.0`), series).toEqual(expect.any(Number));
    expect(readPath(`graphs_data.${product}.ages.0`)).toEqual(expect.any(Number));
  });

  it.each(["annuity", "unit_trust", "emergency_savings"])("lists the fees of %s by fund", (pot) => {
    for (const list of ["initial.0", "annual.0"])
      for (const part of [
        "fund_name",
        "perct_alloc",
        "fund_management_fee",
        "automated_advise",
        "financial_planner",
        "total",
      ])
        expect(readPath(`fees.${pot}.${list}.${part}`), part).toBeDefined();
    expect(readPath(`fees.${pot}.eac_fees.term_years`)).toEqual([1, 3, 5, 10]);
    for (const part of ["tic", "advice", "admin", "other", "totals"])
      for (const index of [0, 1, 2, 3])
        expect(readPath(`fees.${pot}.eac_fees.${part}.${index}`), part).toEqual(expect.any(Number));
  });
});

describe("the full plan of the specification", () => {
  it.each([
    ["lumpSum", `${CASH}.lump_sum`],
    ["utReinvest", `${CASH}.unit_trust_recommend`],
    ["utWithdrawal", `${PLUS}.expected.monthly_income_from_unit_trust`],
    ["productMonthlyNetIncome", `${PLUS}.after_tax_monthly_income`],
    ["productWithdrawal", `${PLUS}.expected.monthly_income_from_annuity`],
    ["productWithdrawalPoor", `${PLUS}.poor.monthly_income_from_annuity`],
    ["productWithdrawalHigh", `${PLUS}.strong.monthly_income_from_annuity`],
    ["productPartnerWithdrawal, lifePartnerWithdrawal", "ila_recommendations.guaranteed_partner_income"],
    ["productLifeTimeFeesSavings", `${PLUS}.lifetime_fee_saving`],
    ["productLifeTimeFeesSavingsPercentage", `${PLUS}.lifetime_fee_saving_perct`],
    ["totalIncome, laPlusTotalIncome", `${PLUS}.expected.monthly_income_total`],
    ["laTotalIncome", "la_recommendations.expected.monthly_income_total"],
    ["lifeTotalIncome", "ila_recommendations.expected.monthly_income_total"],
    ["lifeTotalIncomeExUt, lifeWithdrawal", "ila_recommendations.expected.monthly_income_from_annuity"],
    ["laTotalIncomeExUt, laWithdrawal", "la_recommendations.expected.monthly_income_from_annuity"],
    ["productIncomeAnnualDrawDown", `${PLUS}.expected.annuity_drawdown_perct`],
    ["utIncomeAnnualDrawDown", `${PLUS}.expected.unit_trust_drawdown_perct`],
    ["riskIncomeDrops", `${PLUS}.risk_income_reduces_scale`],
    ["incomeSustainable", `${PLUS}.success_perct`],
    ["incomeDecreaseStartAge", `${PLUS}.expected.age_income_reduces`],
    ["incomeRunOutStartAge", `${PLUS}.expected.age_income_runs_out`],
    ["lifetimeTopUps", `${PLUS}.expected.lifetime_top_ups`],
    ["inheritance", `${PLUS}.expected.inheritance_with_unit_trust`],
    ["inheritanceExUt", `${PLUS}.expected.inheritance`],
    ["productAmount", `${CASH}.annuity_amount_recommend`],
    ["dependentPercentage, laPlusDependentPercentage", `${PLUS}.perct_capital_to_dependents`],
    ["applyExclusion", `${PLUS}.five_year_exclusion`],
    ["incomeGuaranteePeriod", "ila_recommendations.life_annuity_guaranteed_period_years"],
    ["guaranteeIncomePartnerPercentage", "ila_recommendations.partner_guaranteed_inc_perct"],
    ["selected", "selected"],
    ["type", "plan_type"],
    ["maxLumpSum", `${CASH}.max_available_for_withdrawl`],
    ["minProductIncome", `${PLUS}.min_annuity_inc_pm`],
    ["maxProductIncome", `${PLUS}.max_annuity_inc_pm`],
    ["initialFees.product total", "fees.annuity.initial_total.total"],
    ["initialFees total", "fees.initial_total_perct"],
    ["ongoingFees.ut total", "fees.unit_trust.annual_total.total"],
    ["ongoingFees total", "fees.annual_total_perct"],
  ])("can read %s", (_, path) => {
    expect(readPath(path), path).toBeDefined();
  });
});
