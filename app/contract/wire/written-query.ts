/** What stands in the query of a list at a desk: days, numbers, a page's size and where the page before ended. */
import { z } from "zod";
import { isIsoDate, parseDayMonthYear } from "~/base/date";
import { writtenNumber } from "./number";
import { text } from "./text";

const NOT_A_DAY = "Please enter a date as DD/MM/YYYY";

/** A day as DD/MM/YYYY, read as YYYY-MM-DD. */
export const writtenDay = text(40, NOT_A_DAY)
  .transform((written, { addIssue }) => {
    const day = parseDayMonthYear(written);
    if (day) return day;
    addIssue({ code: "custom", message: NOT_A_DAY });
    return z.NEVER;
  })
  .describe("DD/MM/YYYY");

/** How many rows to answer; each list says its most. */
export function writtenRowCount(most: number) {
  return writtenNumber(most, `Please give a number from 1 to ${most}`);
}

/** More than an instant and a UUID take. */
const LONGEST_CURSOR = 100;

/** By what a row is called in the end of a page. */
const CURSORS = {
  number: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z~[0-9]{1,9}$/,
  uuid: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z~[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
};

/** The end of the page before, as the list called it: an instant and a row. */
export function writtenCursor(rowId: keyof typeof CURSORS) {
  const message = "Please give the place that the page before named";
  return text(LONGEST_CURSOR, message)
    .regex(CURSORS[rowId], message)
    .refine((cursor) => isTypedInstant(readCursor(cursor).at), message);
}

/** Tells whether an instant as ISO 8601 writes it is one that a list can name, in UTC and of a year that people type. */
export function isTypedInstant(written: string): boolean {
  return /^[12]/.test(written) && isIsoDate(written.slice(0, 10)) && !Number.isNaN(Date.parse(written));
}

/** Splits the end of a page into its instant and its row. */
export function readCursor(cursor: string): { at: string; row: string } {
  const [at = "", row = ""] = cursor.split("~");
  return { at, row };
}
