/** Numbers by which plans, people and organisations are known, as addresses and forms carry them. */

/** The largest number that a row can have: its column has four bytes. */
export const LARGEST_ID = 2 ** 31 - 1;

/**
 * Reads a number by which something is known.
 * @param written a part of an address or the value of a form's field
 * @returns undefined for whatever cannot be such a number
 */
export function readId(written: unknown): number | undefined {
  const id = typeof written === "string" && /^[1-9]\d{0,9}$/.test(written) ? Number(written) : NaN;
  return id <= LARGEST_ID ? id : undefined;
}
