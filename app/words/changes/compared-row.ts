/** A figure of two plans side by side, and how they differ in words. */
import { formatRand } from "~/base/money";

/**
 * A difference in words. What is `plain` is better for one and worse for another; `traded` is more that something else was
 * given up for, and `worse` what has to be borne besides.
 */
export type RowDifference = { words: string; kind: "more" | "less" | "traded" | "worse" | "plain" };

export type ComparedRow = { name: string; recommended: string; amended: string; difference: RowDifference };

export const NO_CHANGE: RowDifference = { words: "No change", kind: "plain" };

/** Says how much more or less one of two whole amounts is. */
export function compareAmounts(before: number, after: number): RowDifference {
  const more = after - before;
  if (more === 0) return NO_CHANGE;
  return more > 0
    ? { words: `${formatRand(more)} more`, kind: "more" }
    : { words: `${formatRand(-more)} less`, kind: "less" };
}

/** The same of years. */
export function compareYears(before: number, after: number): RowDifference {
  const more = after - before;
  if (more === 0) return NO_CHANGE;
  const years = Math.abs(more);
  const kind = more > 0 ? "more" : "less";
  return { words: `${years} ${years === 1 ? "year" : "years"} ${kind}`, kind };
}

/**
 * Prepares to judge what is told of a plan beside another one. More is marked as better only where nothing else got worse for
 * it.
 * @param all every difference of the two plans
 */
export function judgeBeside(
  all: readonly (RowDifference | undefined)[],
): (one: RowDifference) => RowDifference {
  const isWorse = all.some((one) => one?.kind === "less" || one?.kind === "worse");
  return (one) => (isWorse && one.kind === "more" ? { ...one, kind: "traded" } : one);
}
