/** The estimate that a plan began with, and the causes of the difference from the plan's income. */
import { z } from "zod";
import { amountOf } from "../wire/number";
import { estimateSchema } from "./estimate-operations";
import { randPerMonthOf } from "./figures";

const WAYS = ["guaranteed", "flexible"] as const;
const NO_WAY = "Please say whether the first figure was guaranteed or flexible";
const NO_FIGURE = "Please enter the first figure, rand a month";

/** The estimate's request and its result. */
export const firstFigureSchema = estimateSchema.extend({
  way: z.enum(WAYS, { errorMap: () => ({ message: NO_WAY }) }).describe("the way that paid more"),
  monthly_income_total: amountOf(NO_FIGURE)
    .min(0, NO_FIGURE)
    .describe("rand a month, before tax: what it paid"),
});
export type FirstFigure = z.infer<typeof firstFigureSchema>;

/** Causes of a different income: other prices and costs, a group of answers, or the recommended product. */
const FIGURE_CAUSES = [
  "assumptions",
  "dates",
  "partner",
  "savings",
  "own_savings",
  "debt",
  "emergency",
  "personal_use",
  "earlier_cash",
  "supports",
  "health",
  "product",
] as const;
export type FigureCause = (typeof FIGURE_CAUSES)[number];

/** A first figure compared with the plan. */
export const followedFigureSchema = z.object({
  way: z.enum(WAYS),
  monthly_income_total: randPerMonthOf("what the person was told, whole rand"),
  parts: z
    .array(
      z.object({
        cause: z.enum(FIGURE_CAUSES),
        monthly_income_added: z.number().int().describe("rand a month, whole; negative where it takes"),
      }),
    )
    .describe(
      "in the order in which the answers were changed, each beside those before it; they add up to the plan’s income, and none is 0",
    ),
});
export type FollowedFigure = z.infer<typeof followedFigureSchema>;
