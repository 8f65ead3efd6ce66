/** The estimate that a plan began with, and the causes of the difference from the plan's income. */
import { FIRST_FIGURE_WAYS } from "../survey/estimate-answers";
import { z } from "zod";
import { randPerMonthOf } from "./figures";

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
  way: z.enum(FIRST_FIGURE_WAYS),
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
