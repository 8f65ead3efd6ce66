import { type IsoDate, parseDayMonthYear, todayInSouthAfrica } from "~/base/date";
import { formatRand } from "~/base/money";

/** Rounds a projection to three significant figures: more would feign an accuracy that nobody has. */
export function roundProjection(amount: number): number {
  return Number(amount.toPrecision(3));
}

export function formatProjection(amount: number): string {
  return formatRand(roundProjection(amount));
}

/** Formats a figure that is accurate to about ten rand. */
export function formatTens(amount: number): string {
  return formatRand(Math.round(amount / 10) * 10);
}

/** The same with "about". */
export function formatAbout(amount: number): string {
  return `about ${formatTens(amount)}`;
}

/** Writes a fraction as a whole percentage: `0.45` as `45%`. */
export function formatShare(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** Percent with one decimal, as drawdowns and costs are written. */
export function formatPercent(percent: number): string {
  return `${percent.toFixed(1)}%`;
}

/** A fee with at most two decimals, since a difference of less than a tenth is many rand. */
export function formatFee(percent: number): string {
  return `${Number(percent.toFixed(2))}%`;
}

/** `01/03/2027` as `1 March 2027`. */
export function writeDate(dayMonthYear: string): string {
  const day = parseDayMonthYear(dayMonthYear);
  return day ? writeIsoDate(day) : dayMonthYear;
}

/** Cached: constructing one takes longer than formatting a hundred dates. */
const DAY_FORMAT = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** `2027-03-01` as `1 March 2027`. */
export function writeIsoDate(day: IsoDate): string {
  return DAY_FORMAT.format(new Date(`${day}T00:00:00Z`));
}

/** The month of `2027-03-01` as `March 2027`. */
export const nameMonth = (day: IsoDate) => writeIsoDate(`${day.slice(0, 7)}-01`).replace(/^1 /, "");

/** `2027-03-01` as `1 March`, where the year is obvious. */
export function writeDayOfYear(day: IsoDate): string {
  return writeIsoDate(day).replace(/ \d{4}$/, "");
}

/** The time of day in South Africa, such as 14:33. */
export function writeClock(milliseconds: number): string {
  const { format } = new Intl.DateTimeFormat("en-GB", {
    timeStyle: "short",
    timeZone: "Africa/Johannesburg",
  });
  return format(milliseconds);
}

/** The day in South Africa of an instant (ISO 8601), as `22 November 2026`. */
export function writeDayOf(at: string): string {
  return writeIsoDate(todayInSouthAfrica(new Date(at)));
}

/** An instant (ISO 8601) as `22 November 2026, 14:33`. */
export function writeInstant(at: string): string {
  return `${writeDayOf(at)}, ${writeClock(Date.parse(at))}`;
}

/** Joins names: `a, b and c`. */
export function joinWords(words: readonly string[], joint: "and" | "or" = "and"): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${joint} ${words.at(-1)}`;
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Lowers a text's first letter, to continue a sentence; its names keep their capitals. */
export function uncapitalise(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Writes a small count in words: `three`. */
export function writeCount(count: number): string {
  return (
    ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"][count] ??
    String(count)
  );
}
