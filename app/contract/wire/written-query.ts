/** What stands in the query of a list at a desk: days, numbers, a page's size and where the page before ended. */
import { z } from "zod";
import { isIsoDate, parseDayMonthYear } from "~/base/date";

const NOT_A_DAY = "Please enter a date as DD/MM/YYYY";

/** A day as DD/MM/YYYY, read as YYYY-MM-DD. */
export const writtenDay = z
  .string()
  .max(40, NOT_A_DAY)
  .transform((text, { addIssue }) => {
    const day = parseDayMonthYear(text);
    if (day) return day;
    addIssue({ code: "custom", message: NOT_A_DAY });
    return z.NEVER;
  })
  .describe("DD/MM/YYYY");

/** How many rows to answer; each list says its most. */
export function writtenRowCount(most: number) {
  const message = `Please give a number from 1 to ${most}`;
  return z
    .string()
    .regex(/^\d{1,5}$/, message)
    .transform(Number)
    .pipe(z.number().min(1, message).max(most, message));
}

/** By what a row is called in the end of a page. */
const CURSORS = {
  number: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z~[0-9]{1,9}$/,
  uuid: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z~[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
};

/** The end of the page before, as the list called it: an instant and a row. */
export function writtenCursor(rowId: keyof typeof CURSORS) {
  const message = "Please give the place that the page before named";
  return z
    .string()
    .regex(CURSORS[rowId], message)
    .refine((text) => isTypedInstant(readCursor(text).at), message);
}

/** Tells whether an instant as ISO 8601 writes it is one that a list can name, in UTC and of a year that people type. */
export function isTypedInstant(text: string): boolean {
  return /^[12]/.test(text) && isIsoDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
}

/** Splits the end of a page into its instant and its row. */
export function readCursor(cursor: string): { at: string; row: string } {
  const [at = "", row = ""] = cursor.split("~");
  return { at, row };
}
