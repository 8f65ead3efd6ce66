/** A summary of a plan's advice for lists, so that no list has to open a recommendation. */
import { z } from "zod";
import { randPerMonthOf } from "./figures";
import { annuityRecommendationSchema } from "./product-recommendation";
import type { Recommendation } from "./recommendation";
import { findRecommended } from "./recommended-product";

const adviceSummarySchema = z.object({
  annuity_recommendation: annuityRecommendationSchema,
  monthly_income_total: randPerMonthOf("the recommended product and the unit trust pay, expected"),
  retirement_date: z.string().describe("DD/MM/YYYY"),
  advice_date: z.string().describe("DD/MM/YYYY"),
  selected: z.boolean().describe("whether it is the one of the two that counts"),
});
export type AdviceSummary = z.infer<typeof adviceSummarySchema>;

/** The state of the work on a plan's advice, and its result. */
export const listedAdviceSchema = z.object({
  status: z.enum(["pending", "failed", "ready"]).describe("of the recommendation"),
  base: adviceSummarySchema.optional().describe("the recommendation, when ready"),
  edit: adviceSummarySchema.optional().describe("the amended one, if there is one"),
  has_record: z.boolean().describe("whether a record of advice is kept, of the plan as it is or as it was"),
});
export type ListedAdvice = z.infer<typeof listedAdviceSchema>;

export function summariseAdvice(recommendation: Recommendation): Omit<AdviceSummary, "selected"> {
  const { annuity_recommendation, retirement_date, advice_date } = recommendation.common_info;
  const { monthly_income_total } = findRecommended(recommendation).expected;
  return { annuity_recommendation, monthly_income_total, retirement_date, advice_date };
}
