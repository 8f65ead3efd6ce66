/**
 * The calendar of dayjs in UTC, so that no day depends on the machine's time zone. The only package in
 * `base`.
 */
import dayjs, { type Dayjs } from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.extend(customParseFormat);

/**
 * Parses a day written exactly in a dayjs format.
 * @returns undefined for any other text and for a day that does not exist
 */
export function readWritten(text: string, format: string): Dayjs | undefined {
  const day = dayjs.utc(text, format, true);
  return day.isValid() ? day : undefined;
}
