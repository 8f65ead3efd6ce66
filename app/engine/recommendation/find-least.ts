/** Bisection for the smallest number at which a rising function reaches a level. */

const HALVINGS = 60;

/**
 * The smallest number from 0 to `most` at which a rising function reaches a level.
 * @returns undefined when it does not reach it at `most`
 */
function findLeast(rising: (value: number) => number, level: number, most: number): number | undefined {
  if (rising(0) >= level) return 0;
  if (rising(most) < level) return undefined;
  let [low, high] = [0, most];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (rising(middle) >= level) high = middle;
    else low = middle;
  }
  return high;
}

/** A number that reaches the level counts as the smallest if it does not when lowered by this fraction. */
const SAME_SHARE = 1e-12;

/**
 * The same for a function that rises without bound, such as an income after tax.
 * @param near tried first: the result for another year, which often applies to this year too
 */
export function findLeastReaching(rising: (value: number) => number, level: number, near: number): number {
  if (level <= 0) return 0;
  if (rising(near) >= level && rising(near * (1 - SAME_SHARE)) < level) return near;
  let most = level;
  while (rising(most) < level) most *= 2;
  return findLeast(rising, level, most)!;
}
