import { readFileSync } from "node:fs";
import { readQuotes } from "../../.ci/calibrate/read-quotes";
import type { Quote } from "../../app/engine";

/** Insurers' quotes, against which prices are tested and to which a basis can be calibrated. */
export const QUOTES_FILE = "fixtures/reference/annuity/insurers-quotes.csv";

/** The week of the newest quotes. */
export const NEWEST_WEEK = "2025-09-17";

/** Every quote of the file. */
export function insurersQuotes(): Quote[] {
  const quotes = readQuotes(readFileSync(QUOTES_FILE, "utf8"), NEWEST_WEEK);
  if (!quotes.ok) throw new Error(JSON.stringify(quotes.reason));
  return quotes.value;
}
