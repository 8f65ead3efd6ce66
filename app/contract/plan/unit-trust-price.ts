/** Wire schema of the lasting income that the unit trust costs. */
import { z } from "zod";
import { perMonthAfterTaxOf, randOf } from "./figures";

export const unitTrustPriceSchema = z.object({
  cost_per_month: perMonthAfterTaxOf("what would last more with everything in the annuity"),
  lump_sum_without: randOf(
    "the lump sum before tax, as adjust-needs takes it, that leaves the unit trust out",
  ),
  middle_way: z
    .object({
      lump_sum: randOf("before tax, as adjust-needs takes it"),
      unit_trust_recommend: randOf("the smaller unit trust"),
      months_within_reach: z
        .number()
        .describe(
          "number: for so many months this, cash kept for emergencies and own savings are what is needed, or the income after tax where nobody said it",
        ),
      after_tax_monthly_income: perMonthAfterTaxOf("what then lasts"),
      cost_per_month: perMonthAfterTaxOf(
        "what would last more with everything in the annuity; negative where it pays more",
      ),
    })
    .nullable()
    .describe("a smaller unit trust; null where so much is within reach without one, or no more with it"),
});
