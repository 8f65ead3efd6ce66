/** Ids of plans, people and organisations, as addresses and forms carry them. */

/** The largest id: the database column has four bytes. */
export const LARGEST_ID = 2 ** 31 - 1;

/**
 * Parses an id.
 * @param written a part of an address or the value of a form field
 * @returns undefined for anything that cannot be an id
 */
export function readId(written: unknown): number | undefined {
  const id = typeof written === "string" && /^[1-9]\d{0,9}$/.test(written) ? Number(written) : NaN;
  return id <= LARGEST_ID ? id : undefined;
}
