/** Wire schema of living on the unit trust first. */
import { z } from "zod";
import { ageOrNever, percentOf, perMonthAfterTaxOf, randPerMonthOf } from "./figures";

export const unitTrustFirstSchema = z.object({
  success_perct: percentOf("the chance that the plan's income lasts for life, over a healthy lifetime"),
  monthly_income_from_annuity: randPerMonthOf("what the annuity pays at first: its least"),
  monthly_income_from_unit_trust: randPerMonthOf("what the unit trust pays at first: the rest"),
  after_tax_monthly_income: perMonthAfterTaxOf("both at first"),
  age_unit_trust_runs_out: z
    .object({ poor: ageOrNever, expected: ageOrNever, strong: ageOrNever })
    .describe("when the unit trust holds less than its part"),
});
