/** South African cell phone numbers as people type them. */

/**
 * Parses a number in any of the usual ways, such as `082 123 4567`, `+27 (0) 82…`, `27 82…`, `0027…`, or its
 * nine digits, with spaces, dots, hyphens and dashes, slashes and brackets between them. Invisible
 * characters that contact lists copy along are ignored.
 * @returns the nine digits, the first of which is not 0; undefined if the text is not such a number
 */
export function parsePhone(text: string): string | undefined {
  const compact = text.replace(/[\s()./\p{Pd}\p{Cf}]/gu, "");
  return /^(?:\+?270?|00270?|0)?([1-9]\d{8})$/.exec(compact)?.[1];
}

/**
 * Normalises a number for storage in the answers.
 * @returns `+270` and nine digits, the trimmed text if it is not such a number, undefined if it is empty
 */
export function readPhone(text: string): string | undefined {
  const digits = parsePhone(text);
  return digits ? `+270${digits}` : text.trim() || undefined;
}

/** True if nine digits are a cell phone number, which an SMS reaches: 06x, 07x and 081 to 084. */
export function isCellNumber(digits: string): boolean {
  return /^(6|7|8[1-4])\d+$/.test(digits);
}
