/** What a person may change in a recommended plan, as it travels; absent means as recommended. */
import { z } from "zod";
import { holdingsSchema } from "./holdings";
import { LEVER_NAMES, LEVERS } from "./levers";
import type { Lever } from "./levers";
import type { Recommendation } from "./recommendation";
import { findRecommended } from "./recommended-product";
import { NOT_A_DATE, NOT_YES_OR_NO } from "../wire/messages";

const amount = z.number({ invalid_type_error: "Invalid input format" });

const UNITS = {
  day: z.string({ invalid_type_error: "Please enter your retirement date" }).max(40, NOT_A_DATE),
  rand: amount,
  fraction: amount,
  years: z.number({ invalid_type_error: "Please enter your income guarantee period" }),
  percent: amount,
  yesNo: z.enum(["yes", "no"], { errorMap: () => ({ message: NOT_YES_OR_NO }) }),
};

/** How the levers are described in the OpenAPI document, which no browser needs. */
const DESCRIPTIONS: Record<Lever, string> = {
  retirement_date: "DD/MM/YYYY, from the recommended date on",
  debt_recommend: "rand after tax, up to what was recommended",
  emergency_savings_recommend: "rand after tax, up to what was recommended",
  personal_cash_recommend: "rand after tax, up to what was recommended",
  percent_capital_to_partner_dependants_annuity:
    "fraction of a living annuity plus left to dependants, 0.1 to 1",
  income_guarantee_period: "years of a life annuity's guarantee, whole or half, up to what was recommended",
  partner_guaranteed_inc_perct:
    "percent of a life annuity's income that continues to the partner, up to what was recommended",
  apply_exclusion:
    "yes or no: whether deaths in the first five years leave everything to the dependants of a living annuity plus",
};

type NeedsShape = { [Name in Lever]: z.ZodOptional<(typeof UNITS)[(typeof LEVERS)[Name]["unit"]]> };

/** The levers, each in its unit, and the funds that the pots hold. */
export const adjustNeedsSchema = z
  .object(
    Object.fromEntries(
      LEVER_NAMES.map((lever) => [lever, UNITS[LEVERS[lever].unit].optional().describe(DESCRIPTIONS[lever])]),
    ) as NeedsShape,
  )
  .extend({ investment_recommendations: holdingsSchema.optional() });
export type AdjustNeeds = z.infer<typeof adjustNeedsSchema>;

/** The income that the plan should pay instead, annuity and unit trust together. */
export const desiredIncomeSchema = z.object({
  desired_gross_monthly_income: z
    .number({ invalid_type_error: "Please enter a monthly income" })
    .optional()
    .describe(
      "today's rand a month before tax; the recommended total, to the rand, discards the customised plan",
    ),
});

/** Either levers and funds, or a desired income. */
export type WireCustomisation = AdjustNeeds & z.infer<typeof desiredIncomeSchema>;

/** The needs as they were recommended, each in the unit of its lever. */
export function readRecommendedNeeds(recommendation: Recommendation): Required<AdjustNeeds> {
  const {
    retirement_date,
    cash_recommendations: cash,
    investment_recommendations,
  } = recommendation.common_info;
  const product = findRecommended(recommendation);
  return {
    retirement_date,
    debt_recommend: cash.debt_recommend,
    emergency_savings_recommend: cash.emergency_savings_recommend,
    personal_cash_recommend: cash.personal_cash_recommend,
    percent_capital_to_partner_dependants_annuity: product.perct_capital_to_dependents,
    income_guarantee_period: product.life_annuity_guaranteed_period_years,
    partner_guaranteed_inc_perct: product.partner_guaranteed_inc_perct,
    apply_exclusion: product.five_year_exclusion ? "yes" : "no",
    investment_recommendations,
  };
}
