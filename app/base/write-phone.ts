/**
 * Formats cell phone numbers for pages. Parsing is apart, because a browser that masks a field needs only
 * that.
 */
import { parsePhone } from "./phone";

/**
 * Formats a number as `+27 (0) 82 123 4567`.
 * @param text a number in any form that `parsePhone` reads; anything else is returned as it is
 */
export function formatPhone(text: string): string {
  return parsePhone(text) ? `+27 (0) ${writePhone(text)}` : text;
}

/**
 * Formats a number as it is typed beside its prefix, `82 123 4567`.
 * @param text a number in any form that `parsePhone` reads; anything else is returned as it is
 */
export function writePhone(text: string): string {
  return parsePhone(text)?.replace(/^(..)(...)/, "$1 $2 ") ?? text;
}
