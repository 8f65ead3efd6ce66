/**
 * Calendar days without a clock or the machine's time zone. South Africa has kept UTC+2 all year since 1944,
 * and `todayInSouthAfrica` relies on that.
 */
import type { Dayjs } from "dayjs";
import { readWritten } from "./calendar";
import { spellDay } from "./written-day";

/** A calendar day, `YYYY-MM-DD`. */
export type IsoDate = string & { readonly __isoDate?: never };

type DayParts = { year: number; month: number; day: number };

const ISO = "YYYY-MM-DD";

/** The most results cached per function. */
const MOST_REMEMBERED = 500;

/** Memoizes slow dayjs functions: for one plan, the engine asks for the same few days hundreds of times. */
function remember<Answer>(find: (...asked: string[]) => Answer): (...asked: string[]) => Answer {
  const known = new Map<string, Answer>();
  return (...asked) => {
    const key = asked.join(" ");
    const before = known.get(key);
    if (before !== undefined) return before;
    const answer = find(...asked);
    if (known.size >= MOST_REMEMBERED) known.clear();
    if (answer !== undefined) known.set(key, answer);
    return answer;
  };
}

const findDay = remember((text = "") => readWritten(text, ISO));

/** @throws RangeError when the text is not a real day */
function readDay(date: IsoDate): Dayjs {
  const day = findDay(date);
  if (!day) throw new RangeError(`date: not a real day as ${ISO}`);
  return day;
}

/** Three times as fast as dayjs's `format`, with the same result. */
function writeDay(day: Dayjs): IsoDate {
  return day.toISOString().slice(0, 10);
}

/** True for a real calendar day of the years 100 to 9999, `YYYY-MM-DD` (29 February only in leap years). */
export function isIsoDate(text: string): text is IsoDate {
  return findDay(text) !== undefined;
}

/**
 * Splits a day into its numbers.
 * @throws RangeError when the text is not a real day
 */
export function dayParts(date: IsoDate): DayParts {
  const day = readDay(date);
  return { year: day.year(), month: day.month() + 1, day: day.date() };
}

/**
 * Writes year, month (1 to 12) and day as an `IsoDate`; a day beyond the month's end becomes its last day.
 * @throws RangeError when there is no such month
 */
export function isoDate(year: number, month: number, day: number): IsoDate {
  const first = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-01`;
  const kept = Math.min(day, readDay(first).daysInMonth());
  return first.slice(0, -2) + String(kept).padStart(2, "0");
}

/** Returns the current day in South Africa at an instant. */
export function todayInSouthAfrica(now: Date): IsoDate {
  return new Date(now.getTime() + 2 * 3_600_000).toISOString().slice(0, 10);
}

/** The same day some whole years later; 29 February becomes 28 February where there is none. */
export function addYears(date: IsoDate, years: number): IsoDate {
  return writeDay(readDay(date).add(years, "year"));
}

/** The same day some whole months later; the month's last day where it is shorter. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  return writeDay(readDay(date).add(months, "month"));
}

export function dayBefore(date: IsoDate): IsoDate {
  return addDays(date, -1);
}

/** The day some days later, or earlier for a negative number. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return writeDay(readDay(date).add(days, "day"));
}

/** Days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return readDay(to).diff(readDay(from), "day");
}

type Age = Readonly<{ years: number; fraction: number }>;

const findAge = remember((birthDate = "", date = ""): Age => {
  const [born, day] = [readDay(birthDate), readDay(date)];
  const inYear = day.year() - born.year();
  const years = day.valueOf() < born.add(inYear, "year").valueOf() ? inYear - 1 : inYear;
  const [last, next] = [born.add(years, "year"), born.add(years + 1, "year")];
  return { years, fraction: day.diff(last, "day") / next.diff(last, "day") };
});

/** Completed years of age on a day; a person born on 29 February turns older on 28 February in other years. */
export function ageOn(birthDate: IsoDate, date: IsoDate): number {
  return findAge(birthDate, date).years;
}

/** Age as completed years and a fraction: days since the last birthday divided by days between birthdays. */
export function exactAge(birthDate: IsoDate, date: IsoDate): Age {
  return findAge(birthDate, date);
}

/** Years between two days: whole years and the fraction of the current one by days. */
export function yearsBetween(from: IsoDate, to: IsoDate): number {
  const { years, fraction } = exactAge(from, to);
  return years + fraction;
}

/**
 * Parses `DD/MM/YYYY`, `d/m/yyyy`, the same with dots, hyphens or spaces, and eight digits alone, because
 * the numeric keypad of some phones has no separators.
 * @returns undefined unless the text is a real day of the years 1000 to 2999; years beyond are typing slips,
 *   and the outermost do not fit a database
 */
export function parseDayMonthYear(text: string): IsoDate | undefined {
  const day = spellDay(text)?.split("/").reverse().join("-");
  return day && isIsoDate(day) ? day : undefined;
}

/** Formats a day as `DD/MM/YYYY`, as people type it and as the wire carries it. */
export function formatDayMonthYear(date: IsoDate): string {
  const [year, month, day] = date.split("-");
  return `${day}/${month}/${year}`;
}
