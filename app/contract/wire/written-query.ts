/** Schemas of the query of a desk's list: days, row counts and cursors. */
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

/** The number of rows wanted; each list has its own maximum. */
export function writtenRowCount(most: number) {
  return writtenNumber(most, `Please give a number from 1 to ${most}`);
}

/** Longer than an instant and a UUID. */
const LONGEST_CURSOR = 100;

/** The cursor's pattern by the kind of row id. */
const CURSORS = {
  number: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z~[0-9]{1,9}$/,
  uuid: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z~[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
};

/** The cursor that the previous page ended with: an instant and a row. */
export function writtenCursor(rowId: keyof typeof CURSORS) {
  const message = "Please give the place that the page before named";
  return text(LONGEST_CURSOR, message)
    .regex(CURSORS[rowId], message)
    .refine((cursor) => isTypedInstant(readCursor(cursor).at), message);
}

/** Whether an ISO 8601 instant is a real one, in UTC, of a year that people type. */
export function isTypedInstant(written: string): boolean {
  return /^[12]/.test(written) && isIsoDate(written.slice(0, 10)) && !Number.isNaN(Date.parse(written));
}

/** Splits a cursor into its instant and its row id. */
export function readCursor(cursor: string): { at: string; row: string } {
  const [at = "", row = ""] = cursor.split("~");
  return { at, row };
}
