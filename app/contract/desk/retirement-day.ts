import { parseDayMonthYear } from "~/base/date";

/** The number of an unknown retirement day, which sorts after all others. */
export const NO_RETIREMENT = 99_999_999;

/** DD/MM/YYYY as the number that rows store and lists sort by, such as 20271130; undefined for no day. */
export function numberRetirement(day: string | undefined): number | undefined {
  const date = day === undefined ? undefined : parseDayMonthYear(day);
  return date && Number(date.replaceAll("-", ""));
}

/** A month of retirement, such as 2027-11. */
export const RETIREMENT_MONTH = /^2\d{3}-(0[1-9]|1[0-2])$/;

/** The range that contains the numbers of all days of such a month, both ends included. */
export function boundMonth(month: string): { from: number; to: number } {
  const first = Number(month.replace("-", "")) * 100;
  return { from: first, to: first + 99 };
}
