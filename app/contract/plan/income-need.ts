/** A plan held against what a person needs a month after tax, as it travels. */
import { z } from "zod";
import { fractionOf, percentOf, randOf } from "./figures";

export const incomeNeedSchema = z.object({
  over_or_short: z
    .number()
    .describe(
      "rand a month, today's, after tax: what plan and other income come to above the need; negative where they are short",
    ),
  success_perct: percentOf("chance that the need is met for life when just that is drawn"),
  guaranteed_amount: randOf(
    "the smallest part of the annuity's capital whose guaranteed income covers the need; null where none does",
  ).nullable(),
  perct_guaranteed: fractionOf("of the annuity's capital: the same; a row of blends").nullable(),
});
