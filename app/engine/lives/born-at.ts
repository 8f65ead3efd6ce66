import { addMonths, type IsoDate } from "~/base/date";

/** The middle of a year of age. */
const MONTHS_PAST_BIRTHDAY = 6;

/** The birth date assumed for an age given in completed years: half a year past the birthday. */
export function bornAt(day: IsoDate, age: number): IsoDate {
  return addMonths(day, -(12 * age + MONTHS_PAST_BIRTHDAY));
}
