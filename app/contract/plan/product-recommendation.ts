/** Wire schema of one product of a recommendation: figures in three market views, and independent ones. */
import { z } from "zod";
import {
  ABSENT_WHEN_SHARED,
  age,
  FROM_VERSION_2,
  FROM_VERSION_3,
  FROM_VERSION_4,
  fractionOf,
  percentOf,
  randOf,
  randPerMonth,
  randPerMonthOf,
  ageOrNever,
} from "./figures";
import { LIKELIHOOD_COLOURS, LIKELIHOOD_LABELS } from "./likelihood";

const riskScale = z
  .union([z.literal(1), z.literal(2), z.literal(3)])
  .describe("scale: 1 to 33%, 2 to 66%, 3 above");
const likelihoodLabel = z.enum(LIKELIHOOD_LABELS).describe("the word of the risk scale 1, 2, 3");

export const annuityRecommendationSchema = z.enum([
  "LivingAnnuityPlus",
  "LivingAnnuity",
  "LifeAnnuity",
  "EnhancedLifeAnnuity",
]);

/** For the capital of a couple: a living annuity continues to pay the partner. */
const AFTER_BOTH =
  ". With a supported partner: what is left once both have died, if the partner has died by then as well; while the partner lives, a living annuity's capital keeps paying the income and nothing is paid out, and a life annuity leaves no capital";

const chanceAtAge = percentOf(
  "chance that the full income is still paid at that age; null below the age at retirement",
).nullable();

/** A product's figures in poor, expected or strong markets. */
const marketOutcomeSchema = z.object({
  monthly_income_from_annuity: randPerMonth,
  monthly_income_from_unit_trust: randPerMonth,
  monthly_income_total: randPerMonth,
  annuity_drawdown_perct: fractionOf("of the annuity's capital, drawn in the first year"),
  unit_trust_drawdown_perct: fractionOf("of the unit trust, drawn in the first year"),
  age_income_reduces: ageOrNever.describe(
    "age in years: the income falls below what was promised; null when not by 110",
  ),
  age_income_runs_out: ageOrNever.describe("age in years, as age_income_halves"),
  age_income_halves: ageOrNever
    .describe(`age in years: the income falls below half of it; null when not by 110${FROM_VERSION_3}`)
    .optional(),
  age_unit_trust_runs_out: ageOrNever.describe(
    "age in years in plans of version 2; null since, for the unit trust is never used up",
  ),
  lifetime_top_ups: randOf(`what the pool adds to the mean age at death${ABSENT_WHEN_SHARED}`).optional(),
  inheritance: randOf(
    `left to dependants at the life expectancy, without the unit trust${AFTER_BOTH}${ABSENT_WHEN_SHARED}`,
  ).optional(),
  inheritance_with_unit_trust: randOf(`the same with the unit trust${ABSENT_WHEN_SHARED}`).optional(),
});

const survivorSchema = z.object({
  age_at_death: age,
  partner_monthly_income: randPerMonthOf(
    "for the partner, or from a life annuity for a second life, after the guaranteed years",
  ),
  guaranteed_years_left: z.number().describe("years of a life annuity's guarantee still to come"),
  guaranteed_monthly_income: randPerMonthOf(
    "paid on in those years, to the partner, the second life or the dependants",
  ),
  capital: randOf(`left to dependants of the annuity${AFTER_BOTH}`),
  capital_with_unit_trust: randOf("the same with the unit trust"),
});

/**
 * The annuity's yearly fee, VAT included, compared with the industry's usual fee and a low one. A saving is
 * negative where our fee is higher; a life annuity, whose costs are in its price, has fees and savings of 0.
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
  low_fee_perct: percentOf(`a year of the capital: a low fee to compare with${FROM_VERSION_3}`).optional(),
  low_fee_income_loss_per_month: z
    .number()
    .describe(
      `rand a month, today's, before tax: by which the income that lasts would be higher at the low fee${FROM_VERSION_3}`,
    )
    .optional(),
  lifetime_fees: randOf(
    `our fees to the mean age at death, along the expected path of the fund${ABSENT_WHEN_SHARED}`,
  ).optional(),
  lifetime_industry_fees: randOf(`the same at the industry's fee${ABSENT_WHEN_SHARED}`).optional(),
  lifetime_fee_saving: randOf(`by which ours are lower${ABSENT_WHEN_SHARED}`).optional(),
  lifetime_fee_saving_perct: z
    .number()
    .describe(`percent of the industry's by which ours are lower${ABSENT_WHEN_SHARED}`)
    .optional(),
};

/** One product: three market views, and the figures independent of them. */
export const productRecommendationSchema = z.object({
  product: annuityRecommendationSchema,
  expected: marketOutcomeSchema,
  poor: marketOutcomeSchema,
  strong: marketOutcomeSchema,
  confidence_perct: percentOf(
    `the confidence with which the income is to hold for life${FROM_VERSION_2}`,
  ).optional(),
  success_perct: percentOf("chance that the annuity's income holds for life"),
  unit_trust_success_perct: percentOf(
    `chance that the unit trust's income holds for life; null without a unit trust${FROM_VERSION_2}`,
  )
    .nullable()
    .optional(),
  joint_success_perct: percentOf("chance that the whole income holds for life: the promise"),
  healthy_success_perct: percentOf(
    `success_perct with an unimpaired lifetime${ABSENT_WHEN_SHARED}`,
  ).optional(),
  healthy_unit_trust_success_perct: percentOf(
    `unit_trust_success_perct with an unimpaired lifetime${FROM_VERSION_2}`,
  )
    .nullable()
    .optional(),
  healthy_joint_success_perct: percentOf(
    `joint_success_perct with an unimpaired lifetime${FROM_VERSION_2}`,
  ).optional(),
  shortened_joint_success_perct: percentOf(
    `joint_success_perct over a lifetime that a serious illness shortens; absent without one${FROM_VERSION_3}`,
  ).optional(),
  shortened_monthly_income_total: randPerMonthOf(
    `what would last with the same confidence over that lifetime; absent without an illness${FROM_VERSION_3}`,
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
        both_perct: chanceAtAge.describe("percent: the same of the whole income").optional(),
      }),
    )
    .describe(`whoever lives, at 75, 80, 85, 90 and 95${FROM_VERSION_2}`)
    .optional(),
  risk_income_reduces_perct: percentOf("chance that the income falls in one's lifetime"),
  risk_income_runs_out_perct: percentOf("the same as risk_income_halves_perct"),
  risk_income_halves_perct: percentOf(
    `chance that it falls below half in one's lifetime${FROM_VERSION_3}`,
  ).optional(),
  risk_income_reduces_scale: riskScale,
  risk_income_reduces_label: likelihoodLabel,
  likely_needs_met_perct: percentOf("how likely needs are met, as joint_success_perct"),
  likely_needs_met_scale: riskScale,
  likely_needs_met_label: likelihoodLabel,
  likely_needs_met_colour: z.enum(LIKELIHOOD_COLOURS).describe("below 1%, to 33%, to 66%, above"),
  perct_guaranteed: fractionOf(
    `of the annuity's capital, in the inflation-linked life annuity: 1 for a life annuity, 0 for a living one, unless another part was chosen${FROM_VERSION_4}`,
  ).optional(),
  guaranteed_monthly_income: randPerMonthOf(`that this part pays for life${FROM_VERSION_4}`).optional(),
  perct_capital_to_dependents: fractionOf("of the annuity's capital, left to a partner or dependants"),
  min_perct_to_dependents: fractionOf("the least that an override may choose"),
  max_perct_to_dependents: fractionOf(
    "the most that an override may choose; the adjust tab offers at most perct_capital_to_dependents",
  ),
  guaranteed_partner_income: randPerMonthOf(
    "to the partner or the second life after the member's death; life annuity",
  ),
  life_annuity_guaranteed_period_years: z
    .number()
    .describe("years for which it is paid whether or not anyone is alive"),
  guarantee_price_per_month: z
    .number()
    .describe(`rand a month, today's, before tax: by which these years lower the income${FROM_VERSION_2}`)
    .optional(),
  partner_guaranteed_inc_perct: percentOf(
    "of the income that goes on to the partner or the second life; life annuity",
  ),
  five_year_exclusion: z
    .boolean()
    .describe("whether deaths in the first five years leave everything, without credits until then"),
  ...feeComparisonFields,
  min_annuity_inc_pm: randPerMonthOf("the least that the annuity may pay at first"),
  max_annuity_inc_pm: randPerMonthOf("the most that the annuity may pay at first"),
  min_monthly_income_total: randPerMonthOf(
    `the least that annuity and unit trust together may pay at first${FROM_VERSION_3}`,
  ).optional(),
  max_monthly_income_total: randPerMonthOf(`the most that both may pay at first${FROM_VERSION_3}`).optional(),
  after_tax_monthly_income: z
    .number()
    .describe("rand a month, today's, after tax, in the tax year of the first payment"),
  years_free_of_tax: z
    .number()
    .describe(
      `years for which contributions never deducted make the annuity's income free of tax, 0 without any${FROM_VERSION_4}`,
    )
    .optional(),
  after_tax_monthly_income_alone: z
    .number()
    .describe(
      `rand a month, today's, after tax as if this were the only income and without medical credits; in a shared plan that is after_tax_monthly_income${FROM_VERSION_3}`,
    )
    .optional(),
  survivors: z.array(survivorSchema).describe("expected markets"),
});

const byMarket = z.object({
  poor: z.array(z.number()).describe("20th percentile"),
  expected: z.array(z.number()).describe("50th percentile"),
  strong: z.array(z.number()).describe("80th percentile"),
});

/** Series keyed by age: `ages[i]` belongs to the i-th number of every series. */
export const graphSeriesSchema = z.object({
  ages: z.array(age),
  monthly_income: byMarket.describe("rand a month, today's, before tax"),
  monthly_income_from_annuity: byMarket
    .describe(
      "rand a month, today's, before tax: the annuity's part of monthly_income, the rest is the unit trust's; absent in recommendations of earlier releases",
    )
    .optional(),
  invest_balance: byMarket.describe("rand, today's"),
  estate: byMarket.describe("rand, today's"),
  top_ups: byMarket.describe("rand a month, today's"),
  top_ups_with_returns: byMarket.describe("rand a month, today's"),
});

export type ProductRecommendation = z.infer<typeof productRecommendationSchema>;
export type AnnuityRecommendation = z.infer<typeof annuityRecommendationSchema>;
export type GraphSeries = z.infer<typeof graphSeriesSchema>;
