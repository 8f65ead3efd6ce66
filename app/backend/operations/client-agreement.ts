import { parseDayMonthYear, todayInSouthAfrica } from "~/base/date";
import type { IsoDate } from "~/base/date";

/** What an adviser is told who does not say when their client agreed. */
export const NOT_AGREED = "Please say on which day your client agreed, as DD/MM/YYYY and not in the future";

/** The day on which a client agreed, as their adviser wrote it; undefined if it is none, or in the future. */
export function readAgreedOn(text: string | undefined, now: Date): IsoDate | undefined {
  const day = text && parseDayMonthYear(text);
  return day && day <= todayInSouthAfrica(now) ? day : undefined;
}
