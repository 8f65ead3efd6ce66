/** Cell phone numbers as pages write them. What reads them is apart: a browser that masks a field needs only that. */
import { parsePhone } from "./phone";

/**
 * Writes a number as `+27 (0) 82 123 4567`.
 * @param text a number in any of the ways that can be read; anything else is returned as it is
 */
export function formatPhone(text: string): string {
  return parsePhone(text) ? `+27 (0) ${writePhone(text)}` : text;
}

/**
 * Writes a number as it is typed beside its prefix, `82 123 4567`.
 * @param text a number in any of the ways that can be read; anything else is returned as it is
 */
export function writePhone(text: string): string {
  return parsePhone(text)?.replace(/^(..)(...)/, "$1 $2 ") ?? text;
}
