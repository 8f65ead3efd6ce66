/** Wire schema of incomes that would last with a higher and a lower chance than the recommended one. */
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

/** An income and the chance that it lasts, for a person who chooses another income. */
export const lastingIncomeSchema = z.object({
  success_perct: percentOf("chance that this income holds for life"),
  monthly_income_total: randPerMonthOf("annuity and unit trust together"),
});
