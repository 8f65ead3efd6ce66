import { addMonths, addYears, dayParts, isoDate } from "~/base/date";
import type { IsoDate } from "~/base/date";

/** How long before the income is chosen again the mail comes, and for how long before that a check is still good for the choice. */
const MONTHS_BEFORE = 1;
const MONTHS_GOOD = 3;

const mailDayOf = (yearBegins: IsoDate) => addMonths(yearBegins, -MONTHS_BEFORE);

/** Whether a check is new enough to choose the income by on a day: at most three months older than the mail would be. */
export function isGoodFor(checkedOn: IsoDate, yearBegins: IsoDate): boolean {
  return addMonths(checkedOn, MONTHS_GOOD) > mailDayOf(yearBegins);
}

/** The first day of the next year that begins in a month, from the month after today's on: one that begins this month has begun. */
export function findNextYear(anniversaryMonth: number, today: IsoDate): IsoDate {
  const { year, month } = dayParts(today);
  return isoDate(anniversaryMonth > month ? year : year + 1, anniversaryMonth, 1);
}

/**
 * The day on which somebody who keeps a check is asked back: a month before the first year of their living annuity begins for which
 * it is not good any more. A check just before a year begins is followed by eleven months of rest.
 */
export function findMailDay({ checkedOn, yearBegins }: { checkedOn: IsoDate; yearBegins: IsoDate }): IsoDate {
  const first = mailDayOf(yearBegins);
  return isGoodFor(checkedOn, yearBegins) ? addYears(first, 1) : first;
}
