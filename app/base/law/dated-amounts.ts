import type { IsoDate } from "~/base/date";

/** Legal amounts in force from a day on. */
export type Dated = { from: IsoDate };

/**
 * Returns the entry in force on a day: the latest that had begun, or the first known one for an earlier day.
 * @param known sorted by day
 */
export function findInForce<Known extends Dated>(known: readonly [Known, ...Known[]], day: IsoDate): Known {
  return known.filter(({ from }) => from <= day).at(-1) ?? known[0];
}
