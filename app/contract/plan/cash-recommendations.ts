/** Wire schema of the cash taken at retirement: its uses, and the capital left. */
import { z } from "zod";
import {
  FROM_VERSION_3,
  FROM_VERSION_4,
  inCash,
  NEVER_SHARED,
  percentOf,
  randOf,
  randPerMonth,
  SHARED_IF_TICKED,
} from "./figures";

const rand = z.number().describe("rand, today's");

/** The interest rate above which a debt is worth repaying with taxed cash. */
const debtBreakEvenSchema = z.object({
  lump_sum_rate_perct: percentOf("the rate of tax on the last rand of cash that all of the debt would take"),
  income_tax_rate_perct: percentOf("the rate of tax on the last rand of income when the debt is left"),
  break_even_perct: percentOf(
    "the interest a year at that rate, as lenders quote it for monthly compounding",
  ),
  by_rate: z.array(
    z.object({
      lump_sum_rate_perct: percentOf("each rate of the lump sum's table that is not used up"),
      break_even_perct: percentOf("the interest a year at that rate, as lenders quote it"),
    }),
  ),
});

/** The cash taken from one of several retirement funds. */
const fundCashSchema = z.object({
  name: z.string().describe(`what the person calls it; absent without a name${SHARED_IF_TICKED}`).optional(),
  savings_at_retirement: rand,
  max_available_for_withdrawl: randOf("what of it may be taken while the rest of all funds buys an annuity"),
  whole_in_cash: z
    .enum(["yes", "no"])
    .describe("whether it is so small that all of it may be taken by itself"),
  lump_sum: randOf("taken of it, before tax"),
  left: randOf("what it adds to the annuity"),
});

/** How the savings are divided at retirement, in today's rand. */
export const cashRecommendationsSchema = z.object({
  cash_recommend: randOf("debt, emergency savings and personal use together, after tax"),
  annuity_amount_recommend: rand,
  debt_recommend: rand,
  emergency_savings_recommend: rand,
  personal_cash_recommend: rand,
  unit_trust_recommend: rand,
  own_savings_at_retirement: randOf(
    `what is left of the person's own savings, which joins the unit trust and is no part of the savings in the fund${FROM_VERSION_3}`,
  ).optional(),
  contributions_not_deducted_left: randOf(
    `what the lump sum leaves of contributions that were never deducted, which makes annuity income free of tax${FROM_VERSION_4}`,
  ).optional(),
  own_savings_used: randOf(
    `what of the person's own savings pays for cash needs, beside what is taken from the fund${FROM_VERSION_4}`,
  ).optional(),
  own_savings_tax_avoided: randOf(
    `how much more tax the lump sum would cost if they did not${FROM_VERSION_4}`,
  ).optional(),
  debt_left: randOf(
    `what the plan leaves of the debt, by choice or because it does not fit${FROM_VERSION_4}${NEVER_SHARED}`,
  ).optional(),
  debt_left_payment_per_month: z
    .number()
    .nullable()
    .describe(
      `rand a month, the same in each: what pays that off over ten years at the debt's interest, or at what the annuity's fund is expected to earn; null where nothing is left${FROM_VERSION_4}${NEVER_SHARED}`,
    )
    .optional(),
  debt_break_even: debtBreakEvenSchema
    .nullable()
    .describe(`null without a debt${FROM_VERSION_4}${NEVER_SHARED}`)
    .optional(),
  lump_sum: randOf("taken in cash, before tax"),
  lump_sum_tax: rand,
  unmet_cash_needs: rand,
  max_available_for_withdrawl: rand,
  max_annuity_inc_pm: randPerMonth,
  min_annuity_inc_pm: randPerMonth,
  total_capital_providing_income: rand,
  savings_at_retirement: rand,
  lump_sum_on_the_day: z
    .number()
    .describe(
      `rand of the retirement day, in which the law taxes it: the lump sum, before tax; as today's within a month of it${FROM_VERSION_4}`,
    )
    .optional(),
  funds: z
    .array(fundCashSchema)
    .describe(
      `of those retired from, in the order in which they were told; absent for one fund${FROM_VERSION_4}`,
    )
    .optional(),
  last_need_tax: randOf(
    `how much of the tax the last of the needs that are met costs${FROM_VERSION_3}`,
  ).optional(),
  whole_in_cash: inCash
    .describe(
      `when the whole may be taken in cash because it is small: up to the threshold, rand of the retirement day; null where it may not, and where all of it may be taken anyway${FROM_VERSION_3}`,
    )
    .optional(),
  de_minimis: inCash.describe("whole_in_cash of engine versions 1 and 2").optional(),
  commutation: inCash.describe(
    "when the living annuity may be taken in cash because it is worth less than the threshold",
  ),
});
