/**
 * Calendar days without a clock or the machine's time zone: an `IsoDate` is a day as people write it. South Africa
 * has kept UTC+2 all year since 1944, and `todayInSouthAfrica` relies on that.
 */

/** A calendar day, `YYYY-MM-DD`. */
export type IsoDate = string & { readonly __isoDate?: never };

const DAY_MILLISECONDS = 86_400_000;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

type DayParts = { year: number; month: number; day: number };

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Tells whether a text is a real calendar day, `YYYY-MM-DD` (29 February only in leap years). */
export function isIsoDate(text: string): text is IsoDate {
  const match = ISO.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/**
 * Splits a day into its numbers.
 * @throws RangeError when the text is not a real day
 */
export function dayParts(date: IsoDate): DayParts {
  if (!isIsoDate(date)) throw new RangeError(`date: not a real day as YYYY-MM-DD`);
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

/** Writes year, month (1 to 12) and day as an `IsoDate`; a day beyond the month's end becomes its last day. */
export function isoDate(year: number, month: number, day: number): IsoDate {
  const kept = Math.min(day, daysInMonth(year, month));
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(kept).padStart(2, "0")}`;
}

/** The day it is in South Africa at an instant. */
export function todayInSouthAfrica(now: Date): IsoDate {
  return new Date(now.getTime() + 2 * 3_600_000).toISOString().slice(0, 10);
}

/** The same day some whole years later; 29 February becomes 28 February where there is none. */
export function addYears(date: IsoDate, years: number): IsoDate {
  const { year, month, day } = dayParts(date);
  return isoDate(year + years, month, day);
}

/** The same day some whole months later; the month's last day where it is shorter. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = dayParts(date);
  const count = month - 1 + months;
  return isoDate(year + Math.floor(count / 12), (((count % 12) + 12) % 12) + 1, day);
}

/** The day before. */
export function dayBefore(date: IsoDate): IsoDate {
  return addDays(date, -1);
}

/** The day some days later; earlier for a negative number. */
export function addDays(date: IsoDate, days: number): IsoDate {
  const { year, month, day } = dayParts(date);
  return new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
}

/** Days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  const [a, b] = [dayParts(from), dayParts(to)];
  return Math.round(
    (Date.UTC(b.year, b.month - 1, b.day) - Date.UTC(a.year, a.month - 1, a.day)) / DAY_MILLISECONDS,
  );
}

/** Completed years of age on a day; a person born on 29 February turns older on 28 February in other years. */
export function ageOn(birthDate: IsoDate, date: IsoDate): number {
  const years = dayParts(date).year - dayParts(birthDate).year;
  return date < addYears(birthDate, years) ? years - 1 : years;
}

/** Age as completed years and the fraction of the running one: days since the last birthday over days between birthdays. */
export function exactAge(birthDate: IsoDate, date: IsoDate): { years: number; fraction: number } {
  const years = ageOn(birthDate, date);
  const last = addYears(birthDate, years);
  const next = addYears(birthDate, years + 1);
  return { years, fraction: daysBetween(last, date) / daysBetween(last, next) };
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
  const typed = text.trim();
  const match =
    /^(\d{1,2})(?:\s*[/.-]\s*|\s+)(\d{1,2})(?:\s*[/.-]\s*|\s+)([12]\d{3})$/.exec(typed) ??
    /^(\d{2})(\d{2})([12]\d{3})$/.exec(typed);
  if (!match) return undefined;
  const candidate = `${match[3]}-${match[2]!.padStart(2, "0")}-${match[1]!.padStart(2, "0")}`;
  return isIsoDate(candidate) ? candidate : undefined;
}

/** Writes a day as `DD/MM/YYYY`, as it is typed and as it travels on the wire. */
export function formatDayMonthYear(date: IsoDate): string {
  const [year, month, day] = date.split("-");
  return `${day}/${month}/${year}`;
}
