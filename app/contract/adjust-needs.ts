/** What a person may change in a recommended plan, as it travels; absent means as recommended. */
import { z } from "zod";
import { LEVER_NAMES, LEVERS } from "./levers";
import type { Lever } from "./levers";
import type { Recommendation } from "./recommendation";
import { findRecommended } from "./recommended-product";
import { NOT_A_DATE, NOT_YES_OR_NO } from "./messages";

const amount = z.number({ invalid_type_error: "Invalid input format" });

const UNITS = {
  day: z.string({ invalid_type_error: "Please enter your retirement date" }).max(40, NOT_A_DATE),
  rand: amount,
  fraction: amount,
  years: z.number({ invalid_type_error: "Please enter your income guarantee period" }),
  percent: amount,
  yesNo: z.enum(["yes", "no"], { errorMap: () => ({ message: NOT_YES_OR_NO }) }),
};

type NeedsShape = { [Name in Lever]: z.ZodOptional<(typeof UNITS)[(typeof LEVERS)[Name]["unit"]]> };

/** The levers, each in its unit. */
export const adjustNeedsSchema = z.object(
  Object.fromEntries(
    LEVER_NAMES.map((lever) => [
      lever,
      UNITS[LEVERS[lever].unit].optional().describe(LEVERS[lever].description),
    ]),
  ) as NeedsShape,
);
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
    apply_exclusion: product.five_year_exclusion ? "yes" : "no",
  };
}
