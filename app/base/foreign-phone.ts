/** Foreign telephone numbers, apart from `phone.ts` because browsers load only South African ones. */

/**
 * Parses a number with its country code, such as `+44 20 7946 0018` or `0044…`, with the separators that
 * `parsePhone` accepts; at most 15 digits, the limit of the numbering plan E.164.
 * @returns `+` and the digits; undefined for any other text and for a South African number
 */
export function parseForeignPhone(text: string): string | undefined {
  const compact = text.replace(/[\s()./\p{Pd}\p{Cf}]/gu, "");
  const digits = /^(?:\+|00)([1-9]\d{7,14})$/.exec(compact)?.[1];
  return digits === undefined || digits.startsWith("27") ? undefined : `+${digits}`;
}

/**
 * Formats a number as it is dialled from South Africa.
 * @param number nine South African digits, or a foreign number as `parseForeignPhone` returns it
 */
export function writeDialled(number: string): string {
  return number.startsWith("+") ? number : `0${number}`;
}
