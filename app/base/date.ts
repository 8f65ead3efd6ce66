/**
 * Calendar days without a clock or the machine's time zone: an `IsoDate` is a day as people write it. South Africa
 * has kept UTC+2 all year since 1944, and `todayInSouthAfrica` relies on that.
 */
import type { Dayjs } from "dayjs";
import { readWritten } from "./calendar";
import { spellDay } from "./written-day";

/** A calendar day, `YYYY-MM-DD`. */
export type IsoDate = string & { readonly __isoDate?: never };

type DayParts = { year: number; month: number; day: number };

const ISO = "YYYY-MM-DD";

/** The most answers that are remembered of one question. */
const MOST_REMEMBERED = 500;

/** Remembers what dayjs answers, in microseconds each: for one plan, the engine asks for the same few hundreds of times. */
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

/** Dayjs writes the same with `format`, in three times the time. */
function writeDay(day: Dayjs): IsoDate {
  return day.toISOString().slice(0, 10);
}

/** Tells whether a text is a real calendar day of the years 100 to 9999, `YYYY-MM-DD` (29 February only in leap years). */
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

/** The day it is in South Africa at an instant. */
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

/** The day before. */
export function dayBefore(date: IsoDate): IsoDate {
  return addDays(date, -1);
}

/** The day some days later; earlier for a negative number. */
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

/** Age as completed years and the fraction of the running one: days since the last birthday over days between birthdays. */
export function exactAge(birthDate: IsoDate, date: IsoDate): Age {
  return findAge(birthDate, date);
}

/** Years from one day to another: whole years and the fraction of the running one by days. */
export function yearsBetween(from: IsoDate, to: IsoDate): number {
  const { years, fraction } = exactAge(from, to);
  return years + fraction;
}

/**
 * Reads `DD/MM/YYYY`, `d/m/yyyy`, the same with dots, hyphens or spaces, and the eight digits alone: the numeric keypad of
 * some phones has nothing to put between them.
 * @returns the day, or undefined when the text is not a real one of the years 1000 to 2999; those beyond are slips of the
 *   hand, and the outermost are no days for a database
 */
export function parseDayMonthYear(text: string): IsoDate | undefined {
  const day = spellDay(text)?.split("/").reverse().join("-");
  return day && isIsoDate(day) ? day : undefined;
}

/** Writes a day as `DD/MM/YYYY`, as it is typed and as it travels on the wire. */
export function formatDayMonthYear(date: IsoDate): string {
  const [year, month, day] = date.split("-");
  return `${day}/${month}/${year}`;
}
