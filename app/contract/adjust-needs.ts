/** What a person may change in a recommended plan, as it travels; absent means as recommended. */
import { z } from "zod";
import type { Recommendation } from "./recommendation";
import { findRecommended } from "./recommended-product";
import { NOT_A_DATE } from "./survey-rules";

const NOT_AN_AMOUNT = { invalid_type_error: "Invalid input format" };
const rand = z.number(NOT_AN_AMOUNT);

/** The levers: rand today, a fraction, years, percent. */
export const adjustNeedsSchema = z.object({
  retirement_date: z
    .string({ invalid_type_error: "Please enter your retirement date" })
    .max(40, NOT_A_DATE)
    .optional()
    .describe("DD/MM/YYYY, from the recommended date on"),
  debt_recommend: rand.optional().describe("rand after tax, up to what was recommended"),
  emergency_savings_recommend: rand.optional().describe("rand after tax, up to what was recommended"),
  personal_cash_recommend: rand.optional().describe("rand after tax, up to what was recommended"),
  percent_capital_to_partner_dependants_annuity: z
    .number(NOT_AN_AMOUNT)
    .optional()
    .describe("fraction of a living annuity plus left to dependants"),
  income_guarantee_period: z
    .number({ invalid_type_error: "Please enter your income guarantee period" })
    .optional()
    .describe("years of a life annuity's guarantee, whole or half"),
  partner_guaranteed_inc_perct: z
    .number(NOT_AN_AMOUNT)
    .optional()
    .describe("percent of a life annuity's income that continues to the partner"),
});
export type AdjustNeeds = z.infer<typeof adjustNeedsSchema>;
export type Lever = keyof AdjustNeeds;

/** The levers in the order in which they are shown and their mistakes told. */
export const LEVERS = adjustNeedsSchema.keyof().options;

/** The income that the plan should pay instead, annuity and unit trust together. */
export const desiredIncomeSchema = z.object({
  desired_gross_monthly_income: z
    .number({ invalid_type_error: "Please enter a monthly income" })
    .optional()
    .describe("rand a month, today's, before tax, below the recommended total"),
});

/** Either levers or a desired income. */
export type WireCustomisation = AdjustNeeds & z.infer<typeof desiredIncomeSchema>;

/** The needs as they were recommended, each in the unit of its lever. */
export function readRecommendedNeeds(recommendation: Recommendation): Required<AdjustNeeds> {
  const { retirement_date, cash_recommendations: cash } = recommendation.common_info;
  const product = findRecommended(recommendation);
  return {
    retirement_date,
    debt_recommend: cash.debt_recommend,
    emergency_savings_recommend: cash.emergency_savings_recommend,
    personal_cash_recommend: cash.personal_cash_recommend,
    percent_capital_to_partner_dependants_annuity: product.perct_capital_to_dependents,
    income_guarantee_period: product.life_annuity_guaranteed_period_years,
    partner_guaranteed_inc_perct: product.partner_guaranteed_inc_perct,
  };
}
