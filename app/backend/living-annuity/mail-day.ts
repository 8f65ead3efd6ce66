import { addMonths, addYears, dayParts, type IsoDate, isoDate } from "~/base/date";

/** Months from the reminder to the choice of income, and the most that a check is older than the reminder. */
const MONTHS_BEFORE = 1;
const MONTHS_GOOD = 3;

const mailDayOf = (yearBegins: IsoDate) => addMonths(yearBegins, -MONTHS_BEFORE);

/** Whether a check is recent enough for the choice on a day: under three months old on the day of the reminder. */
export function isGoodFor(checkedOn: IsoDate, yearBegins: IsoDate): boolean {
  return addMonths(checkedOn, MONTHS_GOOD) > mailDayOf(yearBegins);
}

/** Returns the first day of the next year, from next month on, because a year that begins this month has begun. */
export function findNextYear(anniversaryMonth: number, today: IsoDate): IsoDate {
  const { year, month } = dayParts(today);
  return isoDate(anniversaryMonth > month ? year : year + 1, anniversaryMonth, 1);
}

/**
 * Returns the day of a kept check's reminder: a month before the first choice of income for which the check
 * is too old. After a check just before a year begins, the reminder comes eleven months later.
 */
export function findMailDay({ checkedOn, yearBegins }: { checkedOn: IsoDate; yearBegins: IsoDate }): IsoDate {
  const first = mailDayOf(yearBegins);
  return isGoodFor(checkedOn, yearBegins) ? addYears(first, 1) : first;
}
