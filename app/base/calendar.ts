/** The calendar of dayjs in UTC, so that no day depends on where a machine stands. It is the one package of `base`. */
import dayjs from "dayjs";
import type { Dayjs } from "dayjs";
import customParseFormat from "dayjs/plugin/customParseFormat.js";
import utc from "dayjs/plugin/utc.js";

dayjs.extend(utc);
dayjs.extend(customParseFormat);

/**
 * Reads a day that is written exactly in a format of dayjs.
 * @returns undefined for any other text, and for a day that no month has
 */
export function readWritten(text: string, format: string): Dayjs | undefined {
  const day = dayjs.utc(text, format, true);
  return day.isValid() ? day : undefined;
}
