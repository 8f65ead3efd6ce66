import { type IsoDate, parseDayMonthYear, todayInSouthAfrica } from "~/base/date";
import { canBeAgreedDay, NO_AGREED_DAY } from "~/contract/records/agreed-day";

/** The message to an adviser who does not say when their client agreed. */
export const NOT_AGREED = `Please say on which day your client agreed, as DD/MM/YYYY, ${NO_AGREED_DAY}`;

/** Reads the day on which a client agreed, as the adviser wrote it; undefined if it is not a possible day. */
export function readAgreedOn(text: string | undefined, now: Date): IsoDate | undefined {
  const day = text && parseDayMonthYear(text);
  return day && canBeAgreedDay(day, todayInSouthAfrica(now)) ? day : undefined;
}
