/**
 * The recommendation as it travels (second document, section 3). Amounts are today's rand before tax unless a name or
 * description says otherwise. Names the spec gives are kept to the letter; the others are snake_case with their unit.
 */
import { z } from "zod";

const rand = z.number().describe("rand, today's");
const randPerMonth = z.number().describe("rand a month, today's, before tax");
const fraction = z.number().min(0).max(1);
const percent = z.number().describe("percent");
const ageOrNever = z.number().nullable().describe("age in years; null when not by 110");

export const ANNUITY_RECOMMENDATIONS = [
  "LivingAnnuityPlus",
  "LivingAnnuity",
  "LifeAnnuity",
  "EnhancedLifeAnnuity",
] as const;
export const annuityRecommendationSchema = z.enum(ANNUITY_RECOMMENDATIONS);

/** What one product does in poor, expected or strong markets. */
export const marketOutcomeSchema = z.object({
  monthly_income_from_annuity: randPerMonth,
  monthly_income_from_unit_trust: randPerMonth,
  monthly_income_total: randPerMonth,
  annuity_drawdown_perct: fraction.describe("fraction of the annuity's capital in the first year"),
  unit_trust_drawdown_perct: fraction.describe("fraction of the unit trust in the first year"),
  age_income_reduces: ageOrNever,
  age_income_runs_out: ageOrNever,
  age_unit_trust_runs_out: ageOrNever,
  lifetime_top_ups: rand,
  inheritance: rand.describe("left to dependants at the life expectancy, without the unit trust"),
  inheritance_with_unit_trust: rand,
});

export const survivorSchema = z.object({
  age_at_death: z.number(),
  partner_monthly_income: randPerMonth,
  capital: rand,
  capital_with_unit_trust: rand,
});

/** One product: its three market views and what does not depend on them. */
export const productRecommendationSchema = z.object({
  product: annuityRecommendationSchema,
  expected: marketOutcomeSchema,
  poor: marketOutcomeSchema,
  strong: marketOutcomeSchema,
  success_perct: percent.describe("chance that the annuity's income holds for life"),
  joint_success_perct: percent.describe("chance that annuity and unit trust both hold for life"),
  healthy_success_perct: percent.describe("success_perct with an unimpaired lifetime"),
  risk_income_reduces_perct: percent,
  risk_income_runs_out_perct: percent,
  likely_needs_met_perct: percent,
  perct_capital_to_dependents: fraction,
  min_perct_to_dependents: fraction,
  max_perct_to_dependents: fraction,
  guaranteed_partner_income: randPerMonth,
  life_annuity_guaranteed_period_years: z.number(),
  partner_guaranteed_inc_perct: percent,
  five_year_exclusion: z.boolean(),
  industry_fee_perct: fraction,
  industry_fee_saving_per_month: randPerMonth.describe(
    "by which the first year's fees on the annuity's capital are lower than the industry's usual ones",
  ),
  after_tax_monthly_income: z.number().describe("rand a month, today's, after tax, first year"),
  survivors: z.array(survivorSchema).describe("expected markets"),
});

const byMarket = z.object({
  poor: z.array(z.number()),
  expected: z.array(z.number()),
  strong: z.array(z.number()),
});

/** Series keyed by age: `ages[i]` belongs to the i-th number of every series. */
export const graphSeriesSchema = z.object({
  ages: z.array(z.number()),
  monthly_income: byMarket.describe("rand a month, today's, before tax; 20th, 50th and 80th percentile"),
  invest_balance: byMarket.describe("rand, today's"),
  estate: byMarket.describe("rand, today's"),
  top_ups: byMarket.describe("rand a month, today's"),
  top_ups_with_returns: byMarket.describe("rand a month, today's"),
});

export const reasonSchema = z.object({
  rule: z.string(),
  product: annuityRecommendationSchema,
  verdict: z.enum(["for", "against"]),
  answer: z.union([z.number(), z.string(), z.boolean()]),
  threshold: z.union([z.number(), z.string(), z.boolean()]).optional(),
});

const fundAllocationSchema = z.object({
  fund_number: z.string(),
  fund_name: z.string(),
  perct_alloc: fraction,
});

export const fundSchema = z.object({
  fact_sheet_link: z.string(),
  fund_number: z.string(),
  fund_name: z.string(),
  risk_rating_description: z.string(),
  risk_rating_id: z.number().int().min(1).max(5),
});

/** Percent a year of the amount invested, VAT included. */
export const fundFeesSchema = z.object({
  fund_name: z.string(),
  perct_alloc: fraction,
  fund_management_fee: percent,
  automated_advise: percent,
  financial_planner: percent,
  total: percent,
});

export const effectiveAnnualCostSchema = z.object({
  term_years: z.number().int(),
  tic: percent.describe("investment management: total investment charges"),
  advice: percent,
  admin: percent,
  other: percent,
  total: percent,
});

export const productFeesSchema = z.object({
  initial: z.array(fundFeesSchema),
  annual: z.array(fundFeesSchema),
  eac_fees: z.array(effectiveAnnualCostSchema),
});

export const commonInfoSchema = z.object({
  investment_recommendations: z.object({
    annuity: z.array(fundAllocationSchema),
    unit_trust: z.array(fundAllocationSchema),
    emergency_savings: z.array(fundAllocationSchema),
  }),
  cash_recommendations: z.object({
    cash_recommend: rand.describe("debt, emergency savings and personal use together, after tax"),
    annuity_amount_recommend: rand,
    debt_recommend: rand,
    emergency_savings_recommend: rand,
    personal_cash_recommend: rand,
    unit_trust_recommend: rand,
    lump_sum: rand.describe("taken in cash before tax"),
    lump_sum_tax: rand,
    unmet_cash_needs: rand,
    max_available_for_withdrawl: rand,
    max_annuity_inc_pm: randPerMonth,
    min_annuity_inc_pm: randPerMonth,
    total_capital_providing_income: rand,
    savings_at_retirement: rand,
    de_minimis: z
      .object({ threshold: rand, tax: rand, net: rand })
      .nullable()
      .describe("when the whole may be taken in cash"),
  }),
  annuity_recommendation: annuityRecommendationSchema,
  runner_up: annuityRecommendationSchema,
  reasons: z.array(reasonSchema),
  soft_min_savings_param: z.number(),
  target_confidence_level: fraction,
  life_expectancy: z.number().describe("age in years"),
  median_age_at_death: z.number(),
  age_at_retirement: z.number(),
  retirement_date: z.string().describe("DD/MM/YYYY"),
  advice_date: z.string().describe("DD/MM/YYYY"),
  comparison_annuities: z.object({
    level_monthly_income: z
      .number()
      .describe("rand a month from the start, never increasing: future rand, before tax"),
    increasing_5_monthly_income: z
      .number()
      .describe("rand a month in the first year, 5% more each year: future rand, before tax"),
  }),
  monthly_income_all_in_annuity: randPerMonth,
  support_per_month: randPerMonth,
  support_value: rand.describe("value at retirement of all support promised"),
  is_support_covered: z.boolean().describe("whether all of the annuity's capital would cover it"),
  tax_year: z.number().int(),
  tax_year_is_latest_known: z.boolean(),
  basis_version: z.string(),
  engine_version: z.string(),
  seed: z.number().int(),
  paths: z.number().int(),
  standard_error_perct: percent.nullable().describe("of the 75% income, over independent samples"),
});

/** A recommendation, whole: `base` is ours, `edit` the customised one. */
export const recommendationSchema = z.object({
  plan_type: z.enum(["base", "edit"]),
  selected: z.boolean(),
  common_info: commonInfoSchema,
  laplus_recommendations: productRecommendationSchema,
  la_recommendations: productRecommendationSchema,
  ila_recommendations: productRecommendationSchema,
  graphs_data: z.object({
    laplus: graphSeriesSchema,
    la: graphSeriesSchema,
    ila: graphSeriesSchema,
  }),
  funds: z.object({ annuity_funds: z.array(fundSchema), ut_funds: z.array(fundSchema) }),
  fees: z.object({
    annuity: productFeesSchema,
    unit_trust: productFeesSchema,
    emergency_savings: productFeesSchema,
  }),
});
export type Recommendation = z.infer<typeof recommendationSchema>;
export type ProductRecommendation = z.infer<typeof productRecommendationSchema>;
export type AnnuityRecommendation = z.infer<typeof annuityRecommendationSchema>;
export type WireReason = z.infer<typeof reasonSchema>;
