/** Allowlists of the figures that a link shows to a recipient without an account. */
import { z } from "zod";
import { moreCarefulIncomeSchema } from "../plan/more-careful-income";
import { annuityRecommendationSchema } from "../plan/product-recommendation";
import { recommendationSchema } from "../plan/recommendation";
import type { LinkTick } from "./link-terms";
import { listShownAnswers, sharedAnswersSchema } from "./shared-answers";

const { common_info: commonInfo, la_recommendations: product } = recommendationSchema.shape;

const PRODUCT_FIELDS = {
  product: true,
  expected: true,
  poor: true,
  strong: true,
  confidence_perct: true,
  success_perct: true,
  unit_trust_success_perct: true,
  joint_success_perct: true,
  chance_by_age: true,
  risk_income_reduces_perct: true,
  risk_income_runs_out_perct: true,
  risk_income_halves_perct: true,
  risk_income_reduces_scale: true,
  risk_income_reduces_label: true,
  likely_needs_met_perct: true,
  likely_needs_met_scale: true,
  likely_needs_met_label: true,
  likely_needs_met_colour: true,
  perct_capital_to_dependents: true,
  min_perct_to_dependents: true,
  max_perct_to_dependents: true,
  guaranteed_partner_income: true,
  life_annuity_guaranteed_period_years: true,
  guarantee_price_per_month: true,
  partner_guaranteed_inc_perct: true,
  five_year_exclusion: true,
  annual_fee_perct: true,
  annual_fee_per_month: true,
  perct_guaranteed: true,
  guaranteed_monthly_income: true,
  industry_fee_perct: true,
  industry_fee_saving_perct: true,
  industry_fee_saving_per_month: true,
  industry_fee_income_saving_per_month: true,
  low_fee_perct: true,
  low_fee_income_loss_per_month: true,
  min_annuity_inc_pm: true,
  max_annuity_inc_pm: true,
  min_monthly_income_total: true,
  max_monthly_income_total: true,
  after_tax_monthly_income: true,
  years_free_of_tax: true,
  survivors: true,
} as const;

/** Fields about health, and all lifetime totals: beside the yearly figures these would reveal the age at death. */
const PRODUCT_FIELDS_OF_HEALTH = {
  lifetime_fees: true,
  lifetime_industry_fees: true,
  lifetime_fee_saving: true,
  lifetime_fee_saving_perct: true,
  healthy_success_perct: true,
  healthy_unit_trust_success_perct: true,
  healthy_joint_success_perct: true,
  shortened_joint_success_perct: true,
  shortened_monthly_income_total: true,
} as const;

const COMMON_FIELDS = {
  investment_recommendations: true,
  cash_recommendations: true,
  annuity_recommendation: true,
  reasons: true,
  soft_min_savings_param: true,
  target_confidence_level: true,
  age_at_retirement: true,
  retirement_date: true,
  advice_date: true,
  comparison_annuities: true,
  partner_shares: true,
  monthly_income_all_in_annuity: true,
  min_desired_monthly_income: true,
  max_desired_monthly_income: true,
  savings_at_retirement_range: true,
  blends: true,
  levers: true,
  support_per_month: true,
  support_value: true,
  is_support_covered: true,
  grant: true,
  support: true,
  tax_year: true,
  tax_year_is_latest_known: true,
  basis_version: true,
  prices_as_of: true,
  prices_as_of_by_kind: true,
  unit_trust_expected_return_perct: true,
  assumed: true,
  income_need: true,
  other_incomes_monthly_after_tax: true,
  later_income: true,
  planner_fees: true,
  engine_version: true,
  seed: true,
  paths: true,
  standard_error_perct: true,
} as const;

const carefulIncome = {
  more_careful_income: moreCarefulIncomeSchema
    .omit({ after_tax_monthly_income_alone: true })
    .nullable()
    .optional(),
};

const assumed = commonInfo.shape.assumed.unwrap().omit({ debt_interest_perct: true });

/** The debt that a plan leaves is never shared. */
const withoutDebt = {
  cash_recommendations: commonInfo.shape.cash_recommendations.omit({
    debt_left: true,
    debt_left_payment_per_month: true,
    debt_break_even: true,
  }),
  assumed: assumed.optional(),
};

/** The runner-up depends on health even where the recommended product does not. */
const COMMON_FIELDS_OF_HEALTH = {
  runner_up: true,
  life_expectancy: true,
  shortened_life_expectancy: true,
  median_age_at_death: true,
} as const;

/** The parts of a recommendation that hold neither a name nor anything about health. */
const shownParts = recommendationSchema.pick({
  plan_type: true,
  type: true,
  selected: true,
  is_outdated: true,
  graphs_data: true,
  funds: true,
  fees: true,
});

const plainProducts = annuityRecommendationSchema.exclude(["EnhancedLifeAnnuity"]);

/**
 * Without health answers a shared plan has no reasons, since those left would reveal the missing ones. This
 * rule alone stays: it says which share covers the promised support, and a plan that leaves less carries a
 * warning.
 */
export const SUPPORT_RULE = "supportIsCovered";

/** `changes`, the product that another answer would lead to, depends on health as well. */
const plainReason = commonInfo.shape.reasons.element.omit({ changes: true }).extend({
  rule: z.literal(SUPPORT_RULE),
  product: plainProducts,
});

/** Links of earlier releases contain more reasons, which are dropped on reading. */
const plainReasons = z.preprocess(
  (reasons) =>
    z
      .array(z.object({ rule: z.string() }).passthrough())
      .parse(reasons)
      .filter(isOfSupport),
  z.array(plainReason),
);

function isOfSupport({ rule }: { rule: string }): boolean {
  return rule === SUPPORT_RULE;
}

const plainOutcome = product.shape.expected.omit({
  lifetime_top_ups: true,
  inheritance: true,
  inheritance_with_unit_trust: true,
});
const plainProduct = product.pick(PRODUCT_FIELDS).extend({
  product: plainProducts,
  expected: plainOutcome,
  poor: plainOutcome,
  strong: plainOutcome,
});
const plainRecommendation = shownParts.extend({
  common_info: commonInfo.pick(COMMON_FIELDS).extend({
    ...carefulIncome,
    ...withoutDebt,
    annuity_recommendation: plainProducts,
    reasons: plainReasons,
  }),
  laplus_recommendations: plainProduct.optional(),
  la_recommendations: plainProduct,
  ila_recommendations: plainProduct,
});

const wholeProduct = product.pick({ ...PRODUCT_FIELDS, ...PRODUCT_FIELDS_OF_HEALTH });
const wholeRecommendation = shownParts.extend({
  common_info: commonInfo
    .pick({ ...COMMON_FIELDS, ...COMMON_FIELDS_OF_HEALTH })
    .extend({ ...carefulIncome, ...withoutDebt }),
  laplus_recommendations: wholeProduct.optional(),
  la_recommendations: wholeProduct,
  ila_recommendations: wholeProduct,
});

const fundsCash = withoutDebt.cash_recommendations.shape.funds.unwrap();

/** Other income, a medical scheme and the need are private unless ticked, as are figures that reveal them. */
const withoutFinances = {
  cash_recommendations: withoutDebt.cash_recommendations.extend({
    funds: fundsCash.element.omit({ name: true }).array().optional(),
  }),
  assumed: assumed
    .omit({
      other_taxable_income: true,
      other_incomes: true,
      need_alone_perct: true,
      medical_people: true,
      income_needed: true,
    })
    .optional(),
};
const FIELDS_OF_FINANCES = {
  income_need: true,
  other_incomes_monthly_after_tax: true,
  later_income: true,
  grant: true,
  support: true,
} as const;
const plainWithoutFinances = plainRecommendation.extend({
  common_info: plainRecommendation.shape.common_info.omit(FIELDS_OF_FINANCES).extend(withoutFinances),
});
const wholeWithoutFinances = wholeRecommendation.extend({
  common_info: wholeRecommendation.shape.common_info.omit(FIELDS_OF_FINANCES).extend(withoutFinances),
});

function listShownFigures(ticks: readonly LinkTick[]) {
  if (ticks.includes("finances")) return ticks.includes("health") ? wholeRecommendation : plainRecommendation;
  return ticks.includes("health") ? wholeWithoutFinances : plainWithoutFinances;
}

/** A shared recommendation with its answers, as the plan's pages read them. */
const sharedAdviceSchema = z.object({
  plan: sharedAnswersSchema,
  recommendation: wholeRecommendation.describe(
    "without the tick `health` an enhanced life annuity is a life annuity, and life expectancies, `healthy_…`, `shortened_…`, `runner_up`, `changes` and all reasons but those of the support are absent; without the tick `finances` `income_need`, `grant`, `other_incomes_monthly_after_tax`, `later_income`, `support` and what `assumed` says of other income, medical scheme and need and the names of retirement funds are absent, and `after_tax_monthly_income` is that of the plan as the only income",
  ),
});

/** A shared plan as it was when its link was made. */
export const sharedPlanSchema = z.object({
  recommended: sharedAdviceSchema.describe("ours"),
  customized: sharedAdviceSchema
    .optional()
    .describe("the amended one, if that is what was shared; then it is the one to show"),
});
export type SharedPlan = z.infer<typeof sharedPlanSchema>;

/**
 * The schema of a link with these ticks: it drops all else, and refuses unknown names of products. It is
 * applied when a link is made and again when it is read, since a later release may share less.
 */
export function sharedPlanOf(ticks: readonly LinkTick[]) {
  const advice = z.object({ plan: listShownAnswers(ticks), recommendation: listShownFigures(ticks) });
  return z.object({ recommended: advice, customized: advice.optional() });
}
