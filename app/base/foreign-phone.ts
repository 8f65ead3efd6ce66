/** Telephone numbers of other countries. They stand apart, because browsers read South African ones alone. */

/**
 * Reads a number with its country's code, such as `+44 20 7946 0018` or `0044…`, with the signs between its digits that
 * `parsePhone` takes; at most 15 digits, as the numbering plan E.164 says.
 * @returns `+` and the digits; undefined for any other text, and for a South African number
 */
export function parseForeignPhone(text: string): string | undefined {
  const compact = text.replace(/[\s()./\p{Pd}\p{Cf}]/gu, "");
  const digits = /^(?:\+|00)([1-9]\d{7,14})$/.exec(compact)?.[1];
  return digits === undefined || digits.startsWith("27") ? undefined : `+${digits}`;
}

/**
 * Writes a number as it is dialled from South Africa.
 * @param number the nine digits of a South African one, or a foreign one as it is read
 */
export function writeDialled(number: string): string {
  return number.startsWith("+") ? number : `0${number}`;
}
