import { parseDayMonthYear, todayInSouthAfrica } from "~/base/date";

const SHORT_DAY = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** A short day for tables, `1 Mar 2027`, from an instant or from `01/03/2027`; a dash for none. */
export function writeShortDay(at: string | undefined): string {
  if (at === undefined) return "–";
  const day = parseDayMonthYear(at) ?? todayInSouthAfrica(new Date(at));
  return SHORT_DAY.format(new Date(`${day}T00:00:00Z`));
}
