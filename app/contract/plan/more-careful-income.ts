/** The incomes that would last more and less surely than the one we choose, as they travel. */
import { z } from "zod";
import { percentOf, randPerMonth, randPerMonthOf } from "./figures";

export const moreCarefulIncomeSchema = z.object({
  success_perct: percentOf("chance that this income holds for life, 90 to the sample’s grain"),
  monthly_income_from_annuity: randPerMonthOf("of a life annuity as guaranteed"),
  monthly_income_from_unit_trust: randPerMonth,
  monthly_income_total: randPerMonthOf("both together"),
  after_tax_monthly_income: z
    .number()
    .describe("rand a month, today's, after tax, in the tax year of the first payment"),
  after_tax_monthly_income_alone: z
    .number()
    .describe(
      "rand a month, today's, after tax as if this were the only income and without medical credits; in a shared plan that is after_tax_monthly_income, and this is absent",
    )
    .optional(),
});

/** What lasts with a chance, for somebody who chooses another income. */
export const lastingIncomeSchema = z.object({
  success_perct: percentOf("chance that this income holds for life"),
  monthly_income_total: randPerMonthOf("annuity and unit trust together"),
});
