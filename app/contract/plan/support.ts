/** Wire schema of the support promised to a child or another person, compared with the plan. */
import { z } from "zod";
import { age, percentOf, randOf } from "./figures";

const NOT_AT_75 = "; null after 75, and where no support is promised then";

export const supportSchema = z.object({
  monthly_amount: z.number().describe("rand a month, today's: the support of the month after retirement"),
  after_tax_monthly_income_less_support: z
    .number()
    .describe(
      "rand a month, today's, after tax: what the plan's income leaves for the member; negative where the support is more",
    ),
  takes_more_than_half: z.boolean().describe("whether the support takes more than half of it"),
  left_at_75: randOf(`value at 75 of the support still promised${NOT_AT_75}`).nullable(),
  poor_capital_at_75: randOf(
    `what dependants get on a death at 75 in poor markets, the unit trust included${NOT_AT_75}`,
  ).nullable(),
  covered_at_75_perct: percentOf(
    `the part of that support that this covers, at most 100${NOT_AT_75}`,
  ).nullable(),
  beside_life_annuity: z
    .array(
      z.object({
        age,
        guaranteed_left: randOf("the guaranteed payments still to come; 0 with a partner, who gets them"),
        unit_trust: randOf("what it holds in poor markets"),
        support_left: randOf("value at that age of the support still promised"),
      }),
    )
    .describe("on deaths at 72, 82 and 92, of those after retirement; empty but beside a life annuity"),
  first_age_with_less: z
    .number()
    .nullable()
    .describe(
      "age in years: the first age of death at which guaranteed payments and unit trust are less than the support still promised; null where at none, and but beside a life annuity",
    ),
});
