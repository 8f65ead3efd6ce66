/** The five answers of an estimate, and the first figure that a survey may begin with. */
import { z } from "zod";
import { amountOf, keptNumber } from "../wire/number";
import { MINIMUM_SAVINGS } from "~/base/money";

const NO_AGE = "Please enter your age in years, such as 64";
const NO_RETIREMENT = "Please enter the age at which you retire, such as 65";
const NO_GENDER = "Please select your gender";
const NO_SAVINGS = "Please enter your retirement savings";
const NO_PARTNER_AGE = "Please enter your partner’s age in years, such as 61";

export const estimateSchema = z.object({
  age: keptNumber(NO_AGE, { missing: NO_AGE }).int(NO_AGE).min(0, NO_AGE).describe("completed years, today"),
  retire_at: keptNumber(NO_RETIREMENT)
    .int(NO_RETIREMENT)
    .describe(
      "completed years at retirement: as old as for a plan, from `age`, which is now, to five years later; absent: now",
    )
    .optional(),
  gender: z.enum(["male", "female"], { errorMap: () => ({ message: NO_GENDER }) }),
  savings: amountOf(NO_SAVINGS)
    .min(MINIMUM_SAVINGS, "Please enter an amount greater than R100 000")
    .describe("rand: all retirement savings"),
  partner_age: keptNumber(NO_PARTNER_AGE)
    .int(NO_PARTNER_AGE)
    .describe("completed years today, of a partner who depends on the income; absent without one")
    .optional(),
});
export type EstimateRequest = z.infer<typeof estimateSchema>;

export const FIRST_FIGURE_WAYS = ["guaranteed", "flexible"] as const;
const NO_WAY = "Please say whether the first figure was guaranteed or flexible";
const NO_FIGURE = "Please enter the first figure, rand a month";

/** The estimate's request and its result. */
export const firstFigureSchema = estimateSchema.extend({
  way: z
    .enum(FIRST_FIGURE_WAYS, { errorMap: () => ({ message: NO_WAY }) })
    .describe("the way that paid more"),
  monthly_income_total: amountOf(NO_FIGURE)
    .min(0, NO_FIGURE)
    .describe("rand a month, before tax: what it paid"),
});
export type FirstFigure = z.infer<typeof firstFigureSchema>;
