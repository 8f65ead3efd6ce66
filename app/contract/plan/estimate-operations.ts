/** The operation that estimates an income from five answers; it makes no plan and stores no answers. */
import { estimateSchema } from "../survey/estimate-answers";
import { z } from "zod";
import type { Operation } from "../wire/operation";
import { ageOrNever, fractionOf, inCash, percentOf, randOf, randPerMonthOf } from "./figures";
import { paidWaysSchema } from "./paid-ways";

const income = {
  monthly_income_total: randPerMonthOf("annuity and unit trust together"),
  monthly_income_from_annuity: randPerMonthOf("of the annuity"),
  monthly_income_from_unit_trust: randPerMonthOf("of the unit trust; 0 without one"),
  after_tax_monthly_income: z.number().describe("rand a month, today's, after tax: as the only income"),
  success_perct: percentOf("chance that what is drawn lasts for life; 100 where nothing is"),
  poor_age_income_reduces: ageOrNever.describe(
    "age from which what is drawn falls in poor markets, null when not by 110",
  ),
};

const added = {
  guaranteed_added: randPerMonthOf("what the guaranteed one pays more; negative where it pays less"),
  flexible_added: randPerMonthOf("what the flexible one pays more; negative where it pays less"),
};

const ESTIMATE_CHANGES = ["no_partner", "no_cash", "a_year_later", "less_left"] as const;

const estimateAnswerSchema = z.object({
  guaranteed: z
    .object({
      ...income,
      guaranteed_partner_income: randPerMonthOf("to the partner after the member's death"),
      life_annuity_guaranteed_period_years: z
        .number()
        .describe("years for which it is paid whether or not anyone is alive"),
    })
    .describe("a life annuity, and the unit trust"),
  flexible: z
    .object({
      product: z.enum(["LivingAnnuityPlus", "LivingAnnuity"]),
      ...income,
      perct_capital_to_dependents: fractionOf("of the annuity's capital, left to a partner or dependants"),
    })
    .describe("a living annuity, and the unit trust"),
  ways: paidWaysSchema,
  lump_sum: randOf("taken in cash, free of tax"),
  unit_trust: randOf("what it puts into the unit trust"),
  annuity_amount: randOf("what buys the annuity"),
  whole_in_cash: inCash.describe(
    "when the whole may be taken in cash because it is small: up to the threshold; else null",
  ),
  changes: z
    .array(z.object({ change: z.enum(ESTIMATE_CHANGES), ...added }))
    .describe(
      "what would change it most, at most three, the largest effect first: a partner who needs none of it, no cash, a year later, the least share left to dependants",
    ),
  debt: z.object({ amount: randOf("a debt that is paid off first"), ...added }),
  assumed: z
    .object({
      born: z.string().describe("DD/MM/YYYY: half a year past the birthday"),
      partner_born: z.string().describe("DD/MM/YYYY").optional(),
      retirement_date: z.string().describe("DD/MM/YYYY: today, or as many whole years later"),
      annual_cost_perct: percentOf("costs a year of the annuity's savings, VAT included"),
      prices_as_of: z
        .string()
        .describe("DD/MM/YYYY: the day of the prices of inflation-linked life annuities"),
      basis_version: z.string(),
    })
    .describe(
      "as is that nothing is owed, no cash was taken before, there is no other income, and both are in good health",
    ),
});
export type EstimateAnswer = z.infer<typeof estimateAnswerSchema>;

export const estimateOperations = {
  estimateIncome: {
    method: "POST",
    path: "/estimate",
    summary: "A first figure from five answers; nothing is kept; our addition",
    who: "bearer",
    stores: false,
    limit: "calculate",
    failure: "Not able to estimate an income",
    refuses: ["busy"],
    body: estimateSchema,
    answer: estimateAnswerSchema,
  },
} as const satisfies Record<string, Operation>;
