/** Wire form of other incomes in a survey's record. */
import { z } from "zod";
import { UNREADABLE } from "../wire/messages";
import { AMOUNT_TOO_LARGE, keptNumber } from "../wire/number";
import { text } from "../wire/text";
import {
  LONGEST_INCOME_NAME,
  MONTH,
  MOST_OTHER_INCOMES,
  NOT_A_MONTH,
  type OtherIncomeAnswer,
  readMonth,
  TOO_MANY_INCOMES,
  writeMonth,
} from "./other-incomes";

const yesNo = z.enum(["yes", "no"]);
/** `MM/YYYY`. */
export const monthSchema = text(7, NOT_A_MONTH).regex(MONTH, NOT_A_MONTH);

const otherIncomeSchema = z.object({
  name: text(LONGEST_INCOME_NAME, `Please enter a maximum of ${LONGEST_INCOME_NAME} characters`)
    .optional()
    .describe("what the person calls it"),
  monthly_amount: keptNumber(UNREADABLE, { tooLarge: AMOUNT_TOO_LARGE }).describe(
    "rand a month before tax, today's",
  ),
  taxable: yesNo.describe("whether it is taxed"),
  owner: z.enum(["own", "partner"]).describe("the person's own, or that of a partner who is supported"),
  from: monthSchema.optional().describe("MM/YYYY: the first month that is paid; absent: from retirement on"),
  until: monthSchema
    .optional()
    .describe("MM/YYYY: the last month that is paid; absent: for the owner's life"),
  increase: z
    .enum(["prices", "level"])
    .describe("prices: it rises with them; level: it stays the same in rand"),
  survivor_perct: z
    .number()
    .min(0)
    .max(100)
    .optional()
    .describe("percent of it that goes on to the survivor; absent: 0"),
});

export type WireOtherIncome = z.infer<typeof otherIncomeSchema>;
export const otherIncomesSchema = z.array(otherIncomeSchema).max(MOST_OTHER_INCOMES, TOO_MANY_INCOMES);

export function readOtherIncomes(sent: readonly WireOtherIncome[]): OtherIncomeAnswer[] {
  return sent.map(({ name, monthly_amount, taxable, owner, from, until, increase, survivor_perct }) => ({
    ...(name?.trim() && { name: name.trim() }),
    monthlyAmount: monthly_amount,
    isTaxable: taxable === "yes",
    owner,
    ...(from && { from: readMonth(from) }),
    ...(until && { until: readMonth(until) }),
    increase,
    survivorPercent: survivor_perct ?? 0,
  }));
}

export function writeOtherIncomes(incomes: readonly OtherIncomeAnswer[]): WireOtherIncome[] {
  return incomes.map(({ name, monthlyAmount, isTaxable, owner, from, until, increase, survivorPercent }) => ({
    ...(name && { name }),
    monthly_amount: monthlyAmount,
    taxable: isTaxable ? "yes" : "no",
    owner,
    ...(from && { from: writeMonth(from) }),
    ...(until && { until: writeMonth(until) }),
    increase,
    ...(survivorPercent > 0 && { survivor_perct: survivorPercent }),
  }));
}
