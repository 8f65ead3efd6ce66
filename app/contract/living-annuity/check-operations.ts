/** Checks whether the income of a living annuity that already pays may go on. Nothing of the question is stored. */
import { z } from "zod";
import { ageOrNever, percentOf, randOf, randPerMonthOf } from "../plan/figures";
import { NOT_A_DATE } from "../wire/messages";
import { amountOf } from "../wire/number";
import type { Operation } from "../wire/operation";
import { text } from "../wire/text";

/** Ages, in completed years, of the owner of a living annuity that is checked and of a partner who depends on it. */
export const CHECKED_AGE = { from: 18, to: 100 };
export const CHECKED_PARTNER_AGE = { from: 18, to: 100 };

/** The smallest value that is checked, in rand, and the highest costs a year, in percent. */
const LEAST_CHECKED_VALUE = 10_000;
export const LARGEST_ANNUAL_COST_PERCT = 10;

const NO_GENDER = "Please select your gender";
export const NO_PARTNER_GENDER = "Please select your partner’s gender";
const NO_VALUE = "Please enter what your living annuity is worth, such as R1 300 000";
const NO_INCOME = "Please enter what it pays a month before tax, such as R9 500";
const NO_MONTH = "Please select the month in which its year begins";
export const NO_COST = `Please enter all costs a year in percent, from 0 to ${LARGEST_ANNUAL_COST_PERCT}, such as 2.5`;
const NO_MIX = "Please select how it is invested";
const NO_DEBT_PAYMENT = "Please enter what your debts cost a month, such as R2 000, or leave it empty";
const NO_PART = "Please enter each part in percent, such as 35";
const NO_OTHER_INCOME = "Please enter your other income a month before tax, or leave it empty";

const genderOf = (message: string) => z.enum(["male", "female"], { errorMap: () => ({ message }) });
const percentOfAll = (message: string) => z.number({ required_error: message, invalid_type_error: message });

/** The mix of assets: one of three, or the parts of its fund's own. */
const CHECKED_MIXES = ["careful", "middle", "bold", "own"] as const;

/** The asset classes of a fund's own mix, each given in percent of it. */
export const OWN_MIX_PARTS = [
  "sa_shares",
  "sa_property",
  "sa_bonds",
  "inflation_linked",
  "cash",
  "foreign_shares",
] as const;
export type OwnMixPart = (typeof OWN_MIX_PARTS)[number];

const part = percentOfAll(NO_PART).min(0, NO_PART).max(100, NO_PART).default(0);

/** The figures of an earlier check, in the rand of its day. */
const earlierCheckSchema = z.object({
  checked_on: text(40, NOT_A_DATE, { required_error: NOT_A_DATE }).describe("DD/MM/YYYY"),
  value: amountOf(NO_VALUE).positive(NO_VALUE).describe("rand: what it was worth"),
  monthly_income: amountOf(NO_INCOME)
    .positive(NO_INCOME)
    .describe("rand a month before tax: what it paid, until its year began"),
  lasting_monthly_income: amountOf(NO_INCOME)
    .positive(NO_INCOME)
    .describe("rand a month before tax: what would have lasted"),
});

/** The answers about a living annuity. */
export const checkedAnnuitySchema = z.object({
  dob: text(40, NOT_A_DATE, { required_error: NOT_A_DATE }).describe(
    `DD/MM/YYYY; of somebody of ${CHECKED_AGE.from} to ${CHECKED_AGE.to}`,
  ),
  gender: genderOf(NO_GENDER),
  value: amountOf(NO_VALUE)
    .min(LEAST_CHECKED_VALUE, `Please enter an amount of at least R10 000`)
    .describe("rand: what it is worth today"),
  monthly_income: amountOf(NO_INCOME)
    .positive(NO_INCOME)
    .describe("rand a month before tax: what it pays now; a year of it at most what it is worth"),
  anniversary_month: z
    .number({ required_error: NO_MONTH, invalid_type_error: NO_MONTH })
    .int(NO_MONTH)
    .min(1, NO_MONTH)
    .max(12, NO_MONTH)
    .describe("in which its year begins, 1 to 12: the income is chosen again on that month’s first day"),
  annual_cost_perct: percentOfAll(NO_COST)
    .min(0, NO_COST)
    .max(LARGEST_ANNUAL_COST_PERCT, NO_COST)
    .describe("percent of what it is worth: all costs a year, VAT included; absent where not known")
    .optional(),
  partner_dob: text(40, NOT_A_DATE)
    .describe("DD/MM/YYYY: of a partner who depends on the income; absent without one")
    .optional(),
  partner_gender: genderOf(NO_PARTNER_GENDER).describe("with `partner_dob`").optional(),
  mix: z
    .enum(CHECKED_MIXES, { errorMap: () => ({ message: NO_MIX }) })
    .describe("how it is invested; `own` with `own_mix`"),
  own_mix: z
    .object(Object.fromEntries(OWN_MIX_PARTS.map((name) => [name, part])) as Record<OwnMixPart, typeof part>)
    .describe("percent of what it is worth, in all 100: the parts of its fund’s own mix")
    .optional(),
  other_taxable_income: amountOf(NO_OTHER_INCOME)
    .min(0, NO_OTHER_INCOME)
    .describe("rand a month before tax: pensions, rent, interest and pay beside it; absent without any")
    .optional(),
  debt_payment_per_month: amountOf(NO_DEBT_PAYMENT)
    .min(0, NO_DEBT_PAYMENT)
    .describe(
      "rand a month: what debts cost, interest and repayment; it changes no figure; absent where not told",
    )
    .optional(),
  before: earlierCheckSchema
    .describe("what an earlier check said: the answer explains what has changed since; absent without one")
    .optional(),
});
export type CheckedAnnuity = z.infer<typeof checkedAnnuitySchema>;

const checkedIncomeSchema = z.object({
  kind: z.enum(["now", "between", "lasts"]).describe("what it pays now, halfway, and what lasts"),
  monthly_income: randPerMonthOf("from the next anniversary on, rising with prices"),
  drawdown_perct: percentOf("of what it is worth then, a year"),
  is_allowed: z.boolean().describe("whether the law allows this percentage at the next anniversary"),
  after_tax_monthly_income: z
    .number()
    .describe("rand a month, today's, after tax: what is left of it after the tax that other income leaves"),
  success_perct: percentOf("chance that it keeps up with prices for life"),
  poor_age_income_reduces: ageOrNever.describe(
    "age from which it falls in poor markets, null when not by 110",
  ),
  expected_age_income_reduces: ageOrNever.describe("age from which it falls in expected markets, likewise"),
  by_age: z
    .array(
      z.object({
        age: z.number().describe("years"),
        poor_income: randPerMonthOf("what it pays in poor markets"),
        expected_income: randPerMonthOf("what it pays in expected markets"),
        poor_left: randOf("what it is worth in poor markets, before that year's income"),
        expected_left: randOf("what it is worth in expected markets, likewise"),
      }),
    )
    .describe("at each anniversary from the next one on, to 100"),
});
export type CheckedIncome = z.infer<typeof checkedIncomeSchema>;

export const checkAnswerSchema = z.object({
  checked_on: z.string().describe("DD/MM/YYYY: today"),
  year_begins: z.string().describe("DD/MM/YYYY: the next anniversary; today in its month"),
  value_then: randOf("what it is worth then in expected markets, after the income until then"),
  drawdown_perct: percentOf("what it pays a year, of what it is worth today"),
  least_drawdown_perct: percentOf("the least that the law allows"),
  most_drawdown_perct: percentOf("the most that the law allows"),
  least_monthly_income: randPerMonthOf("the least that may be chosen at the next anniversary"),
  most_monthly_income: randPerMonthOf("the most that may be chosen at the next anniversary"),
  lasting_success_perct: percentOf("the chance for which `lasts` is chosen"),
  incomes: z.array(checkedIncomeSchema).describe("now, between, lasts"),
  costs: z
    .object({
      annual_cost_perct: percentOf("all costs a year: as told, or as assumed"),
      is_assumed: z.boolean(),
      monthly_cost: z.number().describe("rand a month, today's: what they come to now"),
      lower_cost_perct: percentOf("one percentage point less, or nothing"),
      lower_cost_lasting_income: randPerMonthOf("what would last at the lower costs"),
    })
    .describe("what lower costs are worth"),
  life_annuity: z
    .object({
      guarantee_period_years: z
        .number()
        .describe("years for which it is paid whether or not anyone is alive"),
      partner_perct: percentOf("of it that goes on to the partner"),
      least_price: z.number().describe("rand: each of several annuities costs more than this"),
      parts: z
        .array(
          z.object({
            perct: percentOf("of the living annuity that is turned into a life annuity"),
            monthly_income: randPerMonthOf("both together, at what lasts"),
            guaranteed_monthly_income: randPerMonthOf("of the life annuity, always"),
            left: z
              .array(z.object({ age: z.number().describe("years"), expected: randOf("in expected markets") }))
              .describe("what the rest is worth at 75, 85 and 95"),
          }),
        )
        .describe(
          "none, a quarter, half, three quarters and all of it, as far as the law's least price allows",
        ),
    })
    .describe(
      "what turning a part of it into an inflation-linked life annuity would do; it cannot be undone",
    ),
  cash: z.object({
    below: z.number().describe("rand: below this it may be taken in cash"),
    is_allowed: z.boolean().describe("whether it is worth less today"),
  }),
  assumed: z.object({
    mix: z.record(z.string(), z.number()).describe("percent by class of assets, by the names of `own_mix`"),
    prices_as_of: z.string().describe("DD/MM/YYYY: the day of the prices of inflation-linked life annuities"),
    basis_version: z.string(),
  }),
  change: z
    .object({
      older: randPerMonthOf("by being older, had markets gone as expected and only what lasts been drawn"),
      drawn: randPerMonthOf("by drawing more or less than what lasts"),
      markets: randPerMonthOf("by markets that went better or worse than expected"),
      lasting_before: randPerMonthOf("what lasted at the earlier check, with the rise of prices since then"),
      lasting_now: randPerMonthOf("what lasts now; the three parts add up to the difference"),
    })
    .describe("why it is another income that lasts than at the earlier check; absent without `before`")
    .optional(),
});
export type CheckAnswer = z.infer<typeof checkAnswerSchema>;

export const livingAnnuityOperations = {
  checkLivingAnnuity: {
    method: "POST",
    path: "/living-annuity/check",
    summary:
      "Whether the income of a living annuity that already pays may go on, what would last, and what would help; nothing is kept; our addition",
    who: "bearer",
    stores: false,
    limit: "market",
    failure: "Not able to check a living annuity",
    refuses: ["busy"],
    body: checkedAnnuitySchema,
    answer: checkAnswerSchema,
  },
} as const satisfies Record<string, Operation>;
