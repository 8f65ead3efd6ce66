/** The operation that weighs up small savings; it makes no plan and stores nothing of the request. */
import { z } from "zod";
import { amountOf, keptNumber } from "../wire/number";
import type { Operation } from "../wire/operation";
import { fields } from "../survey/fields";
import { percentOf, randOf, randPerMonthOf } from "./figures";

/** The smallest savings with a result, in rand. */
const LEAST_SMALL_SAVINGS = 1_000;

/** The survey's largest interest rate, percent a year. */
const { most: LARGEST_RATE, wrong: NO_RATE } = fields.debtInterestPercent;

const NO_AGE = "Please enter your age in years, such as 62";
const NO_AMOUNT = "Please enter an amount in rand, such as R54 000";

const smallSavingsSchema = z.object({
  age: keptNumber(NO_AGE, { missing: NO_AGE })
    .int(NO_AGE)
    .describe("completed years; who is at least as old and at most as old as for a plan"),
  retirement_savings: amountOf(NO_AMOUNT)
    .min(LEAST_SMALL_SAVINGS, "Please enter an amount of at least R1 000")
    .describe("rand: all of them, up to what may be taken whole"),
  earlier_lump_sums: amountOf(NO_AMOUNT)
    .min(0, NO_AMOUNT)
    .describe("rand: lump sums that were taken before, before tax")
    .default(0),
  debt_value: amountOf(NO_AMOUNT).min(0, NO_AMOUNT).describe("rand: debts").default(0),
  debt_interest_perct: keptNumber(NO_RATE)
    .min(0, NO_RATE)
    .max(LARGEST_RATE, NO_RATE)
    .describe("percent a year: what the debts cost, as the bank quotes it; absent where not known")
    .optional(),
  fund_retirement: amountOf(NO_AMOUNT)
    .min(0, NO_AMOUNT)
    .describe(
      "rand: of the savings, the retirement component, of which no cash may be taken beside an income",
    )
    .optional(),
  fund_in_cash: amountOf(NO_AMOUNT)
    .min(0, NO_AMOUNT)
    .describe(
      "rand: of the savings, what may all be taken beside an income: provident money of before March 2021 with its growth, and the savings component. With either of the two the other is 0 unless sent, a third of the rest may be taken, and all may be where the retirement component and two thirds of that rest are small; without both a third of the savings",
    )
    .optional(),
});

export type SmallSavingsRequest = z.infer<typeof smallSavingsSchema>;

const payment = {
  lump_sum: randOf("taken in cash, before tax"),
  lump_sum_tax: randOf("the tax on it"),
  paid_off: randOf("of the debt, with what is left of it"),
  debt_left: randOf("of the debt that stays"),
  debt_left_payment_per_month: z
    .number()
    .nullable()
    .optional()
    .describe(
      "rand a month, the same for ten years: pays off what stays of the debt at its interest; null where nothing stays or the interest was not told, absent in answers of earlier releases",
    ),
};

const incomeSchema = z.object({
  monthly_income: randPerMonthOf("of an inflation-linked life annuity"),
  after_tax_monthly_income: z
    .number()
    .describe("rand a month, today's, after tax: the same, as the only income"),
  life_annuity_guaranteed_period_years: z
    .number()
    .describe("years for which it is paid whether or not anyone is alive"),
});

const smallSavingsAnswerSchema = z.object({
  most_whole_in_cash: z.number().describe("rand: up to this amount all may be taken in cash"),
  income_for_life: z.object({
    ...payment,
    annuity_amount: randOf("what buys the annuity"),
    woman: incomeSchema.describe("alone, in good health, half a year past the birthday"),
    man: incomeSchema.describe("likewise"),
  }),
  all_in_cash: z.object({ ...payment, in_hand: randOf("what is left of it") }),
  prices_as_of: z.string().describe("DD/MM/YYYY: the day of the prices of inflation-linked life annuities"),
  unit_trust_expected_return_perct: percentOf(
    "a year after fees, future rand: what the unit trust is expected to earn, and so what cash counts as income for the grant; absent in answers of earlier releases",
  ).optional(),
  grant: z
    .object({
      from_age: z.number().describe("years"),
      most_per_month: z
        .number()
        .describe("rand a month, today's, before tax: the most it pays at this age, or from then on"),
      income_limit_per_month: z
        .number()
        .describe("rand a month, today's, before tax: income of one person up to which it is paid"),
      assets_limit: randOf("what one person may own, without the home"),
    })
    .describe("the older person's grant; no amount of it is promised"),
});
export type SmallSavingsAnswer = z.infer<typeof smallSavingsAnswerSchema>;

export const smallSavingsOperations = {
  checkSmallSavings: {
    method: "POST",
    path: "/small-savings",
    summary:
      "An income for life beside all in cash, for savings that may be taken whole; a plan is made from R100 000 on; nothing is kept; our addition",
    who: "bearer",
    stores: false,
    limit: "calculate",
    failure: "Not able to weigh these savings",
    body: smallSavingsSchema,
    answer: smallSavingsAnswerSchema,
  },
} as const satisfies Record<string, Operation>;
