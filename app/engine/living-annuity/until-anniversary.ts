/** A living annuity between two dates, in expected markets: it grows, and pays each month. */
import { addMonths, dayParts, isoDate, yearsBetween, type IsoDate } from "~/base/date";
import type { Basis } from "../basis/basis";

/** The value on a date, and the income a month from that date on; rand of that date. */
type PayingValue = { value: number; incomePerMonth: number };

/** The first and the last day. */
export type Between = { from: IsoDate; to: IsoDate };

/** The date on which a living annuity's next year begins: the first of its month, or today in that month. */
export function nextAnniversary(today: IsoDate, anniversaryMonth: number): IsoDate {
  const { year, month } = dayParts(today);
  if (month === anniversaryMonth) return today;
  return isoDate(month < anniversaryMonth ? year : year + 1, anniversaryMonth, 1);
}

/** The price on the last day of goods that cost one rand on the first. */
export function pricesAfter({ from, to }: Between, { inflation }: Pick<Basis, "inflation">): number {
  return (1 + inflation.mean) ** yearsBetween(from, to);
}

/** The factor by which the income rises: with prices, after each complete year. */
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
 * The value on the last day. It grows at the expected return for the exact time, and pays the first day's
 * nominal income on the first of each month, raised with prices after each year.
 * @param realReturn yearly, after all costs, a fraction
 * @returns rand of the last day, at least 0, not rounded
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
