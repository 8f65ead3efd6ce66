/** Other incomes with their owners and dates, and the rules for them. */
import { isoDate, dayParts, type IsoDate } from "~/base/date";
import { LARGEST_AMOUNT } from "~/base/money";
import { AMOUNT_TOO_LARGE } from "../wire/number";
import type { Profile } from "./profile";

/** The most other incomes of a person. */
export const MOST_OTHER_INCOMES = 6;

/** The most characters of the name that a person gives an income. */
export const LONGEST_INCOME_NAME = 40;

/** A pension, rent, pay or grant beside the plan's income. */
export type OtherIncomeAnswer = {
  /** What the person calls it. */
  name?: string;
  /** Rand a month before tax, today's. */
  monthlyAmount: number;
  isTaxable: boolean;
  owner: "own" | "partner";
  /** The first day of the first and of the last month that is paid; from retirement and for life unless given. */
  from?: IsoDate;
  until?: IsoDate;
  increase: "prices" | "level";
  /** Percent of it that goes on to the survivor. */
  survivorPercent: number;
};

/** What is said of a month that cannot be read. */
export const NOT_A_MONTH = "Please enter a month like 03/2031";
/** `MM/YYYY`. */
export const MONTH = /^(0[1-9]|1[0-2])\/([12]\d{3})$/;

/** Reads `MM/YYYY` as the first day of that month. */
export function readMonth(typed: string): IsoDate | undefined {
  const [, ofYear, year] = MONTH.exec(typed) ?? [];
  return ofYear && year ? isoDate(Number(year), Number(ofYear), 1) : undefined;
}

/** Writes the month of a day as `MM/YYYY`. */
export function writeMonth(date: IsoDate): string {
  const { year, month: ofYear } = dayParts(date);
  return `${String(ofYear).padStart(2, "0")}/${year}`;
}

/** One of the things that a row asks for. */
export type IncomePart = keyof OtherIncomeAnswer;

/** What is wrong with one income of a person, and with which part of it. */
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

/** What is wrong with all of them: the first mistake, with the place of its income. */
export function checkOtherIncomes(
  incomes: readonly OtherIncomeAnswer[],
  profile: Pick<Profile, "dependants">,
): string | undefined {
  if (incomes.length > MOST_OTHER_INCOMES) return `Please enter at most ${MOST_OTHER_INCOMES} incomes`;
  for (const [index, income] of incomes.entries()) {
    const mistake = findIncomeMistake(income, profile);
    if (mistake) return `Income ${index + 1}: ${mistake.message}`;
  }
  return undefined;
}

/** The own income whose end nobody told: it was ticked as something to fall back on, and may be pay that ends. */
export function mayOtherIncomeEnd({
  futureIncomeSupport,
  otherTaxableIncomePerMonth: other = 0,
  otherIncomes,
}: Profile): boolean {
  return otherIncomes === undefined && other > 0 && futureIncomeSupport.includes(2);
}
