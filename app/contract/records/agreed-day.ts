import { addYears } from "~/base/date";
import type { IsoDate } from "~/base/date";

const MOST_YEARS_AGO = 10;

/** What is said of a day that cannot be one on which a client agreed, after how it is written. */
export const NO_AGREED_DAY = "not in the future and at most ten years ago";

/**
 * Whether a client can have agreed on a day to what an adviser does for them.
 * @param day when the adviser says that it was
 * @param today the day in South Africa
 */
export function canBeAgreedDay(day: IsoDate, today: IsoDate): boolean {
  return day <= today && day >= addYears(today, -MOST_YEARS_AGO);
}
