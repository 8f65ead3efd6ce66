/** A figure of two plans side by side, with their difference in words. */
import { formatRand } from "~/base/money";

/**
 * A difference in words. A `plain` one is better for one person and worse for another; a `traded` one is a
 * gain for which something else was given up; a `worse` one is a further cost.
 */
export type RowDifference = { words: string; kind: "more" | "less" | "traded" | "worse" | "plain" };

export type ComparedRow = { name: string; recommended: string; amended: string; difference: RowDifference };

export const NO_CHANGE: RowDifference = { words: "No change", kind: "plain" };

/** The difference of two whole amounts in words. */
export function compareAmounts(before: number, after: number): RowDifference {
  const more = after - before;
  if (more === 0) return NO_CHANGE;
  return more > 0
    ? { words: `${formatRand(more)} more`, kind: "more" }
    : { words: `${formatRand(-more)} less`, kind: "less" };
}

/** The difference of two numbers of years in words. */
export function compareYears(before: number, after: number): RowDifference {
  const more = after - before;
  if (more === 0) return NO_CHANGE;
  const years = Math.abs(more);
  const kind = more > 0 ? "more" : "less";
  return { words: `${years} ${years === 1 ? "year" : "years"} ${kind}`, kind };
}

/**
 * Returns a function that judges one difference of two plans: a gain counts as better only if nothing else
 * got worse.
 * @param all every difference of the two plans
 */
export function judgeBeside(
  all: readonly (RowDifference | undefined)[],
): (one: RowDifference) => RowDifference {
  const isWorse = all.some((one) => one?.kind === "less" || one?.kind === "worse");
  return (one) => (isWorse && one.kind === "more" ? { ...one, kind: "traded" } : one);
}
