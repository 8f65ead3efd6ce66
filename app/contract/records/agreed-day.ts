import { addYears, type IsoDate } from "~/base/date";

const MOST_YEARS_AGO = 10;

/** The end of the message about a day on which a client cannot have agreed; the date format comes before it. */
export const NO_AGREED_DAY = "not in the future and at most ten years ago";

/**
 * Whether a client can have agreed to an adviser's action on a day.
 * @param day as the adviser gives it
 * @param today the day in South Africa
 */
export function canBeAgreedDay(day: IsoDate, today: IsoDate): boolean {
  return day <= today && day >= addYears(today, -MOST_YEARS_AGO);
}
