/**
 * The recommendation as it travels (second document, section 3). Amounts are today's rand before tax unless a name or
 * description says otherwise. Names the spec gives are kept to the letter; the others are snake_case with their unit.
 */
import { z } from "zod";
import { leverPriceSchema } from "./lever-prices";
import { LIKELIHOOD_COLOURS, LIKELIHOOD_LABELS } from "./likelihood";

/** An amount in today's rand; `meaning` goes on after the unit. */
function randOf(meaning: string) {
  return z.number().describe(`rand, today's: ${meaning}`);
}
function randPerMonthOf(meaning: string) {
  return z.number().describe(`rand a month, today's, before tax: ${meaning}`);
}
function percentOf(meaning: string) {
  return z.number().describe(`percent: ${meaning}`);
}
function fractionOf(meaning: string) {
  return z.number().min(0).max(1).describe(`fraction: ${meaning}`);
}
const rand = z.number().describe("rand, today's");
const randPerMonth = z.number().describe("rand a month, today's, before tax");
const percent = z.number().describe("percent");
const wholeNumber = z.number().int();
const riskScale = z
  .union([z.literal(1), z.literal(2), z.literal(3)])
  .describe("scale: 1 to 33%, 2 to 66%, 3 above");
const likelihoodLabel = z.enum(LIKELIHOOD_LABELS).describe("the word of the risk scale 1, 2, 3");
const ageOrNever = z.number().nullable().describe("age in years; null when not by 110");
const age = z.number().describe("age in years");

const annuityRecommendationSchema = z.enum([
  "LivingAnnuityPlus",
  "LivingAnnuity",
  "LifeAnnuity",
  "EnhancedLifeAnnuity",
]);

/** Of a couple's capital, where a living annuity goes on paying while the partner lives. */
const AFTER_BOTH =
  ". With a supported partner: what is left once both have died, if the partner has died by then as well; while the partner lives, a living annuity's capital keeps paying the income and nothing is paid out, and a life annuity leaves no capital";

/** A recommendation of engine version 1 is kept as it was given, without the figures that came later. */
const FROM_VERSION_2 = "; absent in recommendations of engine version 1";

const chanceAtAge = percentOf(
  "chance that the full income is still paid at that age; null below the age at retirement",
).nullable();

/** What one product does in poor, expected or strong markets. */
const marketOutcomeSchema = z.object({
  monthly_income_from_annuity: randPerMonth,
  monthly_income_from_unit_trust: randPerMonth,
  monthly_income_total: randPerMonth,
  annuity_drawdown_perct: fractionOf("of the annuity's capital, drawn in the first year"),
  unit_trust_drawdown_perct: fractionOf("of the unit trust, drawn in the first year"),
  age_income_reduces: ageOrNever,
  age_income_runs_out: ageOrNever,
  age_unit_trust_runs_out: ageOrNever,
  lifetime_top_ups: randOf("what the pool adds to the mean age at death"),
  inheritance: randOf(`left to dependants at the life expectancy, without the unit trust${AFTER_BOTH}`),
  inheritance_with_unit_trust: randOf("the same with the unit trust"),
});

const survivorSchema = z.object({
  age_at_death: age,
  partner_monthly_income: randPerMonthOf("for the partner, after the guaranteed years"),
  guaranteed_years_left: z.number().describe("years of a life annuity's guarantee still to come"),
  guaranteed_monthly_income: randPerMonthOf("paid on in those years, to the partner or the dependants"),
  capital: randOf(`left to dependants of the annuity${AFTER_BOTH}`),
  capital_with_unit_trust: randOf("the same with the unit trust"),
});

/**
 * What the annuity's yearly fee, VAT included, comes to beside the industry's usual one. A saving is negative where ours
 * is the higher fee; for a life annuity, whose costs are in its price, fees and savings are 0.
 */
const feeComparisonFields = {
  annual_fee_perct: z.number().describe("percent a year of the annuity's capital: our fee"),
  annual_fee_per_month: z.number().describe("rand a month, today's: our fee in the first year"),
  industry_fee_perct: z
    .number()
    .min(0)
    .max(1)
    .describe("fraction a year of the capital: the industry's usual fee"),
  industry_fee_saving_perct: z.number().describe("percent a year by which our fee is lower"),
  industry_fee_saving_per_month: z
    .number()
    .describe("rand a month, today's: by which our fee is lower in the first year"),
  industry_fee_income_saving_per_month: randPerMonthOf(
    "by which the income that lasts would be lower at the industry's fee",
  ),
  lifetime_fees: randOf("our fees to the mean age at death, along the expected path of the fund"),
  lifetime_industry_fees: randOf("the same at the industry's fee"),
  lifetime_fee_saving: randOf("by which ours are lower"),
  lifetime_fee_saving_perct: z.number().describe("percent of the industry's by which ours are lower"),
};

/** One product: its three market views and what does not depend on them. */
const productRecommendationSchema = z.object({
  product: annuityRecommendationSchema,
  expected: marketOutcomeSchema,
  poor: marketOutcomeSchema,
  strong: marketOutcomeSchema,
  confidence_perct: percentOf(
    `the common confidence at which annuity and unit trust are drawn so that both hold for life with target_confidence_level${FROM_VERSION_2}`,
  ).optional(),
  success_perct: percentOf("chance that the annuity's income holds for life"),
  unit_trust_success_perct: percentOf(
    `chance that the unit trust's income holds for life; null without a unit trust${FROM_VERSION_2}`,
  )
    .nullable()
    .optional(),
  joint_success_perct: percentOf("chance that annuity and unit trust both hold for life: the promise"),
  healthy_success_perct: percentOf("success_perct with an unimpaired lifetime"),
  healthy_unit_trust_success_perct: percentOf(
    `unit_trust_success_perct with an unimpaired lifetime${FROM_VERSION_2}`,
  )
    .nullable()
    .optional(),
  healthy_joint_success_perct: percentOf(
    `joint_success_perct with an unimpaired lifetime${FROM_VERSION_2}`,
  ).optional(),
  chance_by_age: z
    .array(
      z.object({
        age,
        annuity_perct: chanceAtAge,
        unit_trust_perct: chanceAtAge.describe(
          "percent: chance that the unit trust has paid in full until then; null without one",
        ),
        joint_perct: chanceAtAge,
      }),
    )
    .describe(`whoever lives, at 75, 80, 85, 90 and 95${FROM_VERSION_2}`)
    .optional(),
  risk_income_reduces_perct: percentOf("chance that the annuity's income falls in one's lifetime"),
  risk_income_runs_out_perct: percentOf("chance that it falls below half in one's lifetime"),
  risk_income_reduces_scale: riskScale,
  risk_income_reduces_label: likelihoodLabel,
  likely_needs_met_perct: percentOf("how likely needs are met, as joint_success_perct"),
  likely_needs_met_scale: riskScale,
  likely_needs_met_label: likelihoodLabel,
  likely_needs_met_colour: z.enum(LIKELIHOOD_COLOURS).describe("below 1%, to 33%, to 66%, above"),
  perct_capital_to_dependents: fractionOf("of the annuity's capital, left to a partner or dependants"),
  min_perct_to_dependents: fractionOf("the least that an override may choose"),
  max_perct_to_dependents: fractionOf(
    "the most that an override may choose; the adjust tab offers at most perct_capital_to_dependents",
  ),
  guaranteed_partner_income: randPerMonthOf("to the partner after the member's death; life annuity"),
  life_annuity_guaranteed_period_years: z
    .number()
    .describe("years for which it is paid whether or not anyone is alive"),
  guarantee_price_per_month: z
    .number()
    .describe(`rand a month, today's, before tax: by which these years lower the income${FROM_VERSION_2}`)
    .optional(),
  partner_guaranteed_inc_perct: percentOf("of the income that goes on to the partner; life annuity"),
  five_year_exclusion: z
    .boolean()
    .describe("whether deaths in the first five years leave everything, without credits until then"),
  ...feeComparisonFields,
  min_annuity_inc_pm: randPerMonthOf("the least that the annuity may pay at first"),
  max_annuity_inc_pm: randPerMonthOf("the most that the annuity may pay at first"),
  after_tax_monthly_income: z
    .number()
    .describe("rand a month, today's, after tax, in the tax year of the first payment"),
  survivors: z.array(survivorSchema).describe("expected markets"),
});

const byMarket = z.object({
  poor: z.array(z.number()).describe("20th percentile"),
  expected: z.array(z.number()).describe("50th percentile"),
  strong: z.array(z.number()).describe("80th percentile"),
});

/** Series keyed by age: `ages[i]` belongs to the i-th number of every series. */
const graphSeriesSchema = z.object({
  ages: z.array(age),
  monthly_income: byMarket.describe("rand a month, today's, before tax"),
  invest_balance: byMarket.describe("rand, today's"),
  estate: byMarket.describe("rand, today's"),
  top_ups: byMarket.describe("rand a month, today's"),
  top_ups_with_returns: byMarket.describe("rand a month, today's"),
});

const reasonSchema = z.object({
  rule: z.string(),
  product: annuityRecommendationSchema,
  verdict: z.enum(["for", "against"]),
  answer: z.union([z.number(), z.string(), z.boolean()]),
  threshold: z.union([z.number(), z.string(), z.boolean()]).optional(),
});

const fundAllocationSchema = z.object({
  fund_number: z.string(),
  fund_name: z.string(),
  perct_alloc: fractionOf("of the pot that is in this fund"),
});

const fundSchema = z.object({
  fact_sheet_link: z.string(),
  fund_number: z.string(),
  fund_name: z.string(),
  risk_rating_description: z.string(),
  risk_rating_id: z
    .number()
    .int()
    .min(1)
    .max(5)
    .describe("scale: 1 Low, 2 Low To Medium, 3 Medium, 4 Medium To High, 5 High"),
});

const feeParts = {
  fund_management_fee: percent,
  automated_advise: percent,
  financial_planner: percent,
  other_fee: percentOf("administration and all else"),
  total: percent,
};

/** Percent of what is in the fund, VAT included: once at the start, or a year. */
const fundFeesSchema = z.object({
  fund_name: z.string(),
  perct_alloc: fractionOf("of the pot that is in this fund"),
  ...feeParts,
});

/** Percent, VAT included: the funds' fees weighted by their allocations. */
const totalFeesSchema = z.object(feeParts);

/** The effective annual cost, a value each for the same terms; empty lists where there is none. */
const effectiveAnnualCostsSchema = z.object({
  term_years: z.array(wholeNumber).describe("years that the money stays: 1, 3, 5 and 10"),
  tic: z.array(percent).describe("investment management, the total investment charges"),
  advice: z.array(percent),
  admin: z.array(percent),
  other: z.array(percent),
  totals: z.array(percent).describe("the sum of the four parts"),
});

const productFeesSchema = z.object({
  initial: z.array(fundFeesSchema),
  initial_total: totalFeesSchema,
  annual: z.array(fundFeesSchema),
  annual_total: totalFeesSchema,
  eac_fees: effectiveAnnualCostsSchema,
});

/** What a planner takes of a pot, VAT included. */
const plannerFeesSchema = z.object({
  initial_perct: percentOf("of what is invested, once at the start"),
  annual_perct: percentOf("of the capital, a year"),
});

/** Savings at retirement that are not as expected. */
const otherSavingsSchema = z.object({
  savings_at_retirement: rand,
  monthly_income_total: randPerMonthOf("what annuity and unit trust would pay of them"),
});

/** A part of the annuity's capital in the inflation-linked life annuity, the rest in a living annuity. */
const blendSchema = z.object({
  perct_guaranteed: fractionOf("of the annuity's capital, in the life annuity"),
  monthly_income_total: randPerMonthOf("annuities and unit trust together"),
  guaranteed_monthly_income: randPerMonthOf("of the life annuity"),
  poor_monthly_income_at_90: randPerMonthOf("annuities and unit trust together at 90 in poor markets"),
  left: z
    .array(
      z.object({
        age,
        capital: randOf("all pots before that year's income, in expected markets"),
        to_dependents: randOf("what goes to dependants on a death then"),
      }),
    )
    .describe("at 75, 85 and 95, from the age at retirement on"),
});

const commonInfoSchema = z.object({
  investment_recommendations: z.object({
    annuity: z.array(fundAllocationSchema),
    unit_trust: z.array(fundAllocationSchema),
    emergency_savings: z.array(fundAllocationSchema),
  }),
  cash_recommendations: z.object({
    cash_recommend: randOf("debt, emergency savings and personal use together, after tax"),
    annuity_amount_recommend: rand,
    debt_recommend: rand,
    emergency_savings_recommend: rand,
    personal_cash_recommend: rand,
    unit_trust_recommend: rand,
    lump_sum: randOf("taken in cash, before tax"),
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
    commutation: z
      .object({ threshold: rand, tax: rand, net: rand })
      .nullable()
      .describe("when the living annuity may be taken in cash because it is worth less than the threshold"),
  }),
  annuity_recommendation: annuityRecommendationSchema,
  runner_up: annuityRecommendationSchema,
  reasons: z.array(reasonSchema),
  soft_min_savings_param: randOf("savings up to which an income is secured first"),
  target_confidence_level: fractionOf("chance with which the income is to last for life"),
  life_expectancy: z.number().describe("age in years: the mean age at death"),
  median_age_at_death: z.number().describe("age in years that half of such people live past"),
  age_at_retirement: age,
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
  min_desired_monthly_income: randPerMonthOf("the least that a plan can be reduced to"),
  max_desired_monthly_income: randPerMonthOf("the most: the recommended total"),
  savings_at_retirement_range: z
    .object({ poor: otherSavingsSchema, strong: otherSavingsSchema })
    .nullable()
    .describe(
      `the 20th and 80th percentile of the savings at retirement; null when it is less than half a year away${FROM_VERSION_2}`,
    )
    .optional(),
  blends: z
    .array(blendSchema)
    .describe(
      `how much of it guaranteed: a comparison, not a recommendation; empty for a plan that was reduced${FROM_VERSION_2}`,
    )
    .optional(),
  levers: z.array(leverPriceSchema).describe("what each need costs; empty for a plan that was reduced"),
  support_per_month: randPerMonth,
  support_value: randOf("value at retirement of all support promised"),
  is_support_covered: z.boolean().describe("whether all of the annuity's capital would cover it"),
  tax_year: wholeNumber.describe("year of assessment, by the February in which it ends"),
  tax_year_is_latest_known: z.boolean(),
  basis_version: z
    .string()
    .describe("the assumptions that the figures come from, but for the planner's fees"),
  planner_fees: z
    .object({
      annuity: plannerFeesSchema,
      unit_trust: plannerFeesSchema,
      emergency_savings: plannerFeesSchema,
    })
    .describe(
      "the planner's fees that the figures come from, of a pot that holds nothing too; absent in the oldest recommendations",
    )
    .optional(),
  engine_version: z.string(),
  seed: wholeNumber.describe("number that the markets are drawn with"),
  paths: wholeNumber.describe("number of simulated futures"),
  standard_error_perct: z
    .number()
    .nullable()
    .describe("percent of the 75% income, over independent samples; null when not measured"),
});

/** A recommendation, whole: `base` is ours, `edit` the customised one. */
export const recommendationSchema = z.object({
  plan_type: z.enum(["base", "edit"]),
  selected: z.boolean(),
  is_outdated: z
    .boolean()
    .describe("whether an earlier major version of the engine worked it out, so that it cannot be adjusted"),
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
    initial_total_perct: z.number().describe("percent of all that is invested, VAT included, at the start"),
    initial_total: rand,
    annual_total_perct: z.number().describe("percent a year of all that is invested, VAT included"),
    annual_total_per_month: z.number().describe("rand a month, today's, in the first year"),
  }),
});
export type Recommendation = z.infer<typeof recommendationSchema>;
export type ProductRecommendation = z.infer<typeof productRecommendationSchema>;
export type AnnuityRecommendation = z.infer<typeof annuityRecommendationSchema>;
export type ProductFees = z.infer<typeof productFeesSchema>;
export type GraphSeries = z.infer<typeof graphSeriesSchema>;
export type CommonInfo = z.infer<typeof commonInfoSchema>;
export type WireReason = z.infer<typeof reasonSchema>;
