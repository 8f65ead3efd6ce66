import { parseDayMonthYear } from "~/base/date";

/** Of a client whose day of retirement is not known: behind all others where the soonest come first. */
export const NO_RETIREMENT = 99_999_999;

/** The figures of a day, DD/MM/YYYY, as rows hold it and lists are sorted by it: 20271130; undefined for text that is no day. */
export function numberRetirement(day: string | undefined): number | undefined {
  const date = day === undefined ? undefined : parseDayMonthYear(day);
  return date && Number(date.replaceAll("-", ""));
}

/** How a month in which clients retire is written, such as 2027-11. */
export const RETIREMENT_MONTH = /^2\d{3}-(0[1-9]|1[0-2])$/;

/** The figures that all days of such a month lie between. */
export function boundMonth(month: string): { from: number; to: number } {
  const first = Number(month.replace("-", "")) * 100;
  return { from: first, to: first + 99 };
}
