import type { IsoDate } from "~/base/date";

/** What the law or the state says from a day on. */
export type Dated = { from: IsoDate };

/**
 * What is in force on a day: the latest of what began by then, or the first that is known for an earlier day.
 * @param known in the order of their days
 */
export function findInForce<Known extends Dated>(known: readonly [Known, ...Known[]], day: IsoDate): Known {
  return known.filter(({ from }) => from <= day).at(-1) ?? known[0];
}
