/** Other incomes with their owners and dates. */
import { isoDate, dayParts, type IsoDate } from "~/base/date";

/** The most other incomes that a person can enter. */
export const MOST_OTHER_INCOMES = 6;
export const TOO_MANY_INCOMES = `Please enter at most ${MOST_OTHER_INCOMES} incomes`;

/** The most characters of an income's name. */
export const LONGEST_INCOME_NAME = 40;

/** A pension, rent, pay or grant beside the plan's income. */
export type OtherIncomeAnswer = {
  name?: string;
  /** Rand a month before tax, today's. */
  monthlyAmount: number;
  isTaxable: boolean;
  owner: "own" | "partner";
  /** The first day of the first and of the last month paid; by default from retirement and for life. */
  from?: IsoDate;
  until?: IsoDate;
  increase: "prices" | "level";
  /** Percent of the income that continues to the survivor. */
  survivorPercent: number;
};

/** The message for an unreadable month. */
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
