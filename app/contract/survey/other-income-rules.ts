/** Rules for other incomes with their owners and dates. */
import { isIsoDate, type IsoDate } from "~/base/date";
import { LARGEST_AMOUNT } from "~/base/money";
import { AMOUNT_TOO_LARGE } from "../wire/number";
import { MOST_OTHER_INCOMES, NOT_A_MONTH, type OtherIncomeAnswer, TOO_MANY_INCOMES } from "./other-incomes";
import type { Profile } from "./profile";

/** A field of a row. */
export type IncomePart = keyof OtherIncomeAnswer;

/** Checks one income and returns the mistaken part with its message. */
export function findIncomeMistake(
  { monthlyAmount, owner, from, until }: OtherIncomeAnswer,
  { dependants: [partner] }: Pick<Profile, "dependants">,
): { part: IncomePart; message: string } | undefined {
  if (!(monthlyAmount >= 0)) return { part: "monthlyAmount", message: "Please enter an amount" };
  if (monthlyAmount > LARGEST_AMOUNT) return { part: "monthlyAmount", message: AMOUNT_TOO_LARGE };
  if (owner === "partner" && !partner.dateOfBirth)
    return { part: "owner", message: "Only of a partner whom the plan supports can an income be counted" };
  if (from && until && until < from)
    return { part: "until", message: "The last month cannot be before the first one" };
  return undefined;
}

/** Checks all incomes and returns the first mistake, with the number of its income. */
export function checkOtherIncomes(
  incomes: readonly OtherIncomeAnswer[],
  profile: Pick<Profile, "dependants">,
): string | undefined {
  if (incomes.length > MOST_OTHER_INCOMES) return TOO_MANY_INCOMES;
  for (const [index, income] of incomes.entries()) {
    const mistake = findIncomeMistake(income, profile);
    if (mistake) return `Income ${index + 1}: ${mistake.message}`;
  }
  return undefined;
}

/** Checks a last month: an income that ends before the plan begins usually has a mistyped year. */
export function checkLastMonth(
  until: IsoDate,
  { retirementDate }: Pick<Profile, "retirementDate">,
): string | undefined {
  if (!isIsoDate(until)) return NOT_A_MONTH;
  if (!retirementDate || until.slice(0, 7) >= retirementDate.slice(0, 7)) return undefined;
  return "This income ends before the plan begins. Please correct the month, or clear the amount";
}

/** All incomes of a plan; the one given as a single amount comes first. */
export function listIncomes({
  otherTaxableIncomePerMonth: amount = 0,
  otherTaxableIncomeUntil: until,
  otherIncomes = [],
}: Profile): readonly OtherIncomeAnswer[] {
  if (amount <= 0) return otherIncomes;
  const own = { monthlyAmount: amount, isTaxable: true, owner: "own", increase: "prices" } as const;
  return [{ ...own, ...(until && { until }), survivorPercent: 0 }, ...otherIncomes];
}

/** Whether the own income may be pay that ends: it was ticked as something to fall back on, without an end. */
export function mayOtherIncomeEnd({
  futureIncomeSupport,
  otherTaxableIncomePerMonth: other = 0,
  otherTaxableIncomeUntil: until,
  otherIncomes,
}: Profile): boolean {
  return otherIncomes === undefined && other > 0 && !until && futureIncomeSupport.includes(2);
}
