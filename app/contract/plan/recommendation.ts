/**
 * Wire schema of the recommendation (second document, section 3). Amounts are today's rand before tax unless
 * a name or description says otherwise. Names from the spec are kept to the letter; the others are snake_case
 * with their unit.
 */
import { z } from "zod";
import {
  ABSENT_WHEN_SHARED,
  ABSENT_WITHOUT_PLUS,
  age,
  FROM_LATER_RELEASES,
  FROM_VERSION_2,
  FROM_VERSION_3,
  FROM_VERSION_4,
  SHARED_IF_TICKED,
  fractionOf,
  percentOf,
  perMonthAfterTaxOf,
  randOf,
  randPerMonth,
  randPerMonthOf,
} from "./figures";
import { adviceTypeSchema } from "./advice-type";
import { cashRecommendationsSchema } from "./cash-recommendations";
import { assumedSchema } from "./assumed";
import { followedFigureSchema } from "./first-figure";
import { grantSchema } from "./grant";
import { incomeNeedSchema, laterIncomeSchema } from "./income-need";
import { leverPriceSchema } from "./lever-prices";
import { lastingIncomeSchema, moreCarefulIncomeSchema } from "./more-careful-income";
import { unitTrustFirstSchema } from "./unit-trust-first";
import { unitTrustPriceSchema } from "./unit-trust-price";
import { paidWaySchema } from "./paid-ways";
import { plannerFeesSchema, productFeesSchema } from "./recommendation-fees";
import { supportSchema } from "./support";
import {
  annuityRecommendationSchema,
  graphSeriesSchema,
  productRecommendationSchema,
} from "./product-recommendation";

const rand = z.number().describe("rand, today's");
const wholeNumber = z.number().int();

const preference = z.enum(["income", "inheritance"]).describe("what matters more");

const changeParts = {
  importance: preference
    .describe("what would have to matter more as well, if only the change lets a person be asked")
    .optional(),
  product: annuityRecommendationSchema.describe("what would be recommended"),
};
const productChangeSchema = z.discriminatedUnion("answer", [
  z.object({ answer: z.literal("importance"), value: preference, ...changeParts }),
  z.object({ answer: z.literal("savings"), value: randOf("savings as typed"), ...changeParts }),
  z.object({ answer: z.literal("has_backup"), value: z.boolean(), ...changeParts }),
]);

const reasonSchema = z.object({
  rule: z.string(),
  product: annuityRecommendationSchema,
  verdict: z.enum(["for", "against"]),
  answer: z.union([z.number(), z.string(), z.boolean()]),
  threshold: z.union([z.number(), z.string(), z.boolean()]).optional(),
  changes: z
    .array(productChangeSchema)
    .describe(
      `other answers that a person could choose, after which this would be no reason and another product would be recommended: of each answer the nearest value; absent where there is none${FROM_VERSION_2}${ABSENT_WHEN_SHARED}`,
    )
    .optional(),
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
  asset_mix: z
    .array(z.object({ asset_class: z.string(), share: fractionOf("of the fund that is in this class") }))
    .describe("what the fund holds; absent in recommendations from before it was told")
    .optional(),
});

/** Savings at retirement that differ from the expected ones. */
const otherSavingsSchema = z.object({
  savings_at_retirement: rand,
  monthly_income_total: randPerMonthOf("what annuity and unit trust would pay of them"),
});

const commonInfoSchema = z.object({
  investment_recommendations: z.object({
    annuity: z.array(fundAllocationSchema),
    unit_trust: z.array(fundAllocationSchema),
    emergency_savings: z.array(fundAllocationSchema),
  }),
  cash_recommendations: cashRecommendationsSchema,
  first_figure: followedFigureSchema
    .describe("absent for who did not begin with an estimate, in an amended plan and in a shared one")
    .optional(),
  annuity_recommendation: annuityRecommendationSchema,
  runner_up: annuityRecommendationSchema.describe(`the next best${ABSENT_WHEN_SHARED}`).optional(),
  reasons: z.array(reasonSchema),
  soft_min_savings_param: randOf("savings up to which an income is secured first"),
  target_confidence_level: fractionOf("chance with which the income is to last for life"),
  life_expectancy: z.number().describe(`age in years: the mean age at death${ABSENT_WHEN_SHARED}`).optional(),
  shortened_life_expectancy: z
    .number()
    .describe(
      `age in years: the mean age at death with a serious illness; absent without one${FROM_VERSION_3}${ABSENT_WHEN_SHARED}`,
    )
    .optional(),
  median_age_at_death: z
    .number()
    .describe(`age in years that half of such people live past${ABSENT_WHEN_SHARED}`)
    .optional(),
  assumed: assumedSchema
    .describe(`whether an answer that nobody has to give was not given${FROM_VERSION_3}`)
    .optional(),
  income_need: incomeNeedSchema
    .nullable()
    .describe(`null where nobody said what they need${FROM_VERSION_3}${SHARED_IF_TICKED}`)
    .optional(),
  other_incomes_monthly_after_tax: z
    .number()
    .describe(
      `rand a month, today's: other incomes after the tax that they would bear without the plan, in the first year${FROM_VERSION_4}${SHARED_IF_TICKED}`,
    )
    .optional(),
  later_income: laterIncomeSchema
    .nullable()
    .describe(
      `what drawing only the least brings until the largest own income ends that does within 15 years; null without one, and where nothing is drawn${FROM_VERSION_4}${SHARED_IF_TICKED}`,
    )
    .optional(),
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
  partner_shares: z
    .array(
      z.object({
        partner_guaranteed_inc_perct: percentOf(
          "of the income that goes on to the partner or the second life",
        ),
        monthly_income: randPerMonthOf("of the inflation-linked life annuity"),
        partner_monthly_income: randPerMonthOf("to them after the member's death"),
      }),
    )
    .describe(`50, 75 and 100%; empty without a partner who is supported or a second life${FROM_VERSION_3}`)
    .optional(),
  monthly_income_all_in_annuity: randPerMonth,
  after_tax_monthly_income_all_in_annuity: perMonthAfterTaxOf(
    `the same after the tax that it adds to that on other income${FROM_LATER_RELEASES}, and in shared plans`,
  ).optional(),
  unit_trust_price: unitTrustPriceSchema
    .nullable()
    .describe(
      `null where the unit trust costs less than 0.2% of that income, and for a plan that pays another income than the one that lasts${FROM_LATER_RELEASES}, and in shared plans`,
    )
    .optional(),
  unit_trust_first: unitTrustFirstSchema
    .nullable()
    .describe(
      `what becomes of the plan's income where the annuity pays its least and the unit trust the rest until it is used up; null without both${FROM_LATER_RELEASES}, and in shared plans`,
    )
    .optional(),
  min_desired_monthly_income: randPerMonthOf("the least that a plan can be reduced to"),
  max_desired_monthly_income: randPerMonthOf("the recommended total; more is up to max_monthly_income_total"),
  savings_at_retirement_range: z
    .object({ poor: otherSavingsSchema, strong: otherSavingsSchema })
    .nullable()
    .describe(
      `the 20th and 80th percentile of the savings at retirement; null when it is less than half a year away${FROM_VERSION_2}`,
    )
    .optional(),
  more_careful_income: moreCarefulIncomeSchema
    .nullable()
    .describe(
      `the income of the recommended product that lasts for life in 18 of 20 futures, whatever the plan pays; null where all is guaranteed, and where the law asks for more to be drawn${FROM_VERSION_3}`,
    )
    .optional(),
  lasting_incomes: z
    .array(lastingIncomeSchema)
    .describe(
      "the incomes of the recommended product that last for life in 18, 15, 12 and 10 of 20 futures, those that may be drawn; none where all is guaranteed; absent in shared plans and in recommendations of earlier releases",
    )
    .optional(),
  guaranteed_shares: z
    .array(fractionOf("of the annuity's capital, that perct_guaranteed may be"))
    .describe(
      `in their order: each of two annuities has a least price; empty without an annuity${FROM_VERSION_4}`,
    )
    .optional(),
  blends: z
    .array(paidWaySchema)
    .describe(
      `how much of it guaranteed: a comparison, not a recommendation; empty for a plan that pays another income${FROM_VERSION_2}`,
    )
    .optional(),
  levers: z.array(leverPriceSchema).describe("what each need costs; empty for a plan that was reduced"),
  support_per_month: randPerMonth,
  support_value: randOf("value at retirement of all support promised"),
  is_support_covered: z.boolean().describe("whether all of the annuity's capital would cover it"),
  grant: grantSchema
    .nullable()
    .describe(
      `the older person's grant, from 60 on, as two readings of the rules have it; in no figure of the plan; null where income or assets reach a limit${FROM_VERSION_4}${SHARED_IF_TICKED}`,
    )
    .optional(),
  support: supportSchema
    .nullable()
    .describe(`null where nobody is supported after retirement${FROM_VERSION_4}${SHARED_IF_TICKED}`)
    .optional(),
  tax_year: wholeNumber.describe("year of assessment, by the February in which it ends"),
  tax_year_is_latest_known: z.boolean(),
  basis_version: z
    .string()
    .describe("the assumptions that the figures come from, but for the planner's fees"),
  prices_as_of: z
    .string()
    .describe(`DD/MM/YYYY: the day of the oldest prices of life annuities${FROM_VERSION_3}`)
    .optional(),
  prices_as_of_by_kind: z
    .object({ linked: z.string(), increasing_5: z.string(), level: z.string() })
    .describe(`DD/MM/YYYY: the day of the prices of each kind of life annuity${FROM_VERSION_4}`)
    .optional(),
  unit_trust_expected_return_perct: percentOf(
    `a year after fees, future rand: what the unit trust is expected to earn${FROM_VERSION_3}`,
  ).optional(),
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
    .describe(
      "percent of the 75% income, over independent samples; null when not measured, as with funds that a person chose",
    ),
});

/** A whole recommendation: `base` is ours, `edit` the amended one. */
export const recommendationSchema = z.object({
  plan_type: z.enum(["base", "edit"]),
  // Absent from services of an earlier release.
  type: adviceTypeSchema.optional(),
  selected: z.boolean(),
  changes_dropped: z
    .literal(true)
    .optional()
    .describe("what was changed in the plan no longer fitted when it was worked out anew, and is gone"),
  is_outdated: z
    .boolean()
    .describe(
      "whether an earlier major version of the engine worked it out, or a product that it compares is no longer offered, so that it cannot be adjusted",
    ),
  common_info: commonInfoSchema,
  laplus_recommendations: productRecommendationSchema.describe(ABSENT_WITHOUT_PLUS).optional(),
  la_recommendations: productRecommendationSchema,
  ila_recommendations: productRecommendationSchema,
  graphs_data: z.object({
    laplus: graphSeriesSchema.describe(ABSENT_WITHOUT_PLUS).optional(),
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
export type ProductFees = z.infer<typeof productFeesSchema>;
export type CommonInfo = z.infer<typeof commonInfoSchema>;
export type WireReason = z.infer<typeof reasonSchema>;
export type WireProductChange = z.infer<typeof productChangeSchema>;
