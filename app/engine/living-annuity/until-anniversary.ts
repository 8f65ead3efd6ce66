/** What becomes of a living annuity between two days, in expected markets: it grows, and each month it pays. */
import { addMonths, dayParts, isoDate, yearsBetween, type IsoDate } from "~/base/date";
import type { Basis } from "../basis/basis";

/** What it is worth on a day, and what it pays a month from that day on; rand of that day. */
type PayingValue = { value: number; incomePerMonth: number };

/** The first and the last day. */
export type Between = { from: IsoDate; to: IsoDate };

/** The day on which the next year of a living annuity begins: the first of its month, or today in that month. */
export function nextAnniversary(today: IsoDate, anniversaryMonth: number): IsoDate {
  const { year, month } = dayParts(today);
  if (month === anniversaryMonth) return today;
  return isoDate(month < anniversaryMonth ? year : year + 1, anniversaryMonth, 1);
}

/** What a rand of the first day costs on the last one. */
export function pricesAfter({ from, to }: Between, { inflation }: Pick<Basis, "inflation">): number {
  return (1 + inflation.mean) ** yearsBetween(from, to);
}

/** As many times as much as on the first day it pays on the last one: it rises with prices after each year. */
export function raisesBy({ from, to }: Between, { inflation }: Pick<Basis, "inflation">): number {
  return (1 + inflation.mean) ** Math.max(Math.ceil(yearsBetween(from, to)) - 1, 0);
}

/** The first days of the months after `from`, up to `to`. */
function listPaymentDays({ from, to }: Between): IsoDate[] {
  const { year, month } = dayParts(from);
  const days: IsoDate[] = [];
  for (let day = addMonths(isoDate(year, month, 1), 1); day <= to; day = addMonths(day, 1)) days.push(day);
  return days;
}

/**
 * What it is worth on the last day. It grows at the expected return for the exact time, and pays on the first of each month
 * what it paid on the first day: so many rand, which rise with prices after each year.
 * @param realReturn of a year after all costs, a share
 * @returns rand of the last day, no less than 0, not rounded
 */
export function valueAfter(
  { value, incomePerMonth }: PayingValue,
  { from, to }: Between,
  realReturn: number,
  { inflation }: Pick<Basis, "inflation">,
): number {
  const growth = (1 + realReturn) * (1 + inflation.mean);
  const paid = listPaymentDays({ from, to }).reduce((sum, day) => {
    const raised = incomePerMonth * raisesBy({ from, to: day }, { inflation });
    return sum + raised * growth ** yearsBetween(day, to);
  }, 0);
  return Math.max(value * growth ** yearsBetween(from, to) - paid, 0);
}
