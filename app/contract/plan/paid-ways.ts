/** Wire schema of the ways to be paid: the annuity's guaranteed part, the income and the capital left. */
import { z } from "zod";
import { age, FROM_VERSION_4, fractionOf, randOf, randPerMonthOf } from "./figures";

/** One part of the annuity's capital in the inflation-linked life annuity, the rest in a living annuity. */
export const paidWaySchema = z.object({
  perct_guaranteed: fractionOf("of the annuity's capital, in the life annuity"),
  monthly_income_total: randPerMonthOf("annuities and unit trust together"),
  guaranteed_monthly_income: randPerMonthOf("of the life annuity"),
  poor_monthly_income_at_90: randPerMonthOf("annuities and unit trust together at 90 in poor markets"),
  left: z
    .array(
      z.object({
        age,
        capital: randOf("all pots before that year's income, in expected markets"),
        to_dependents: randOf("what goes to dependants on a death then"),
        guaranteed_left: randOf(
          `the guaranteed payments still to come, which to_dependents includes; 0 with a partner or a second life, who gets them${FROM_VERSION_4}`,
        ).optional(),
      }),
    )
    .describe("at 75, 85 and 95, from the age at retirement on"),
  advice_fees_per_year: z
    .number()
    .describe(
      "rand, VAT included: the fee for this advice and the planner's, of all that stays invested at first, annuity and unit trust; absent in earlier results",
    )
    .optional(),
});
export type PaidWay = z.infer<typeof paidWaySchema>;

const WAYS =
  "flexible, half and guaranteed: a comparison, not a recommendation; the half only where both its annuities can be bought";

export const paidWaysSchema = z.array(paidWaySchema).describe(WAYS);

/** A way before the survey is finished, which also gives the partner's income. */
const wayWithPartnerSchema = paidWaySchema.extend({
  partner_monthly_income: randPerMonthOf(
    "to the partner from the annuities alone, if the member dies first; absent without a partner",
  ).optional(),
});
export type WayWithPartner = z.infer<typeof wayWithPartnerSchema>;

export const waysWithPartnerSchema = z
  .array(wayWithPartnerSchema)
  .describe(`${WAYS}; in good health; absent when too many wait for a calculation`);
