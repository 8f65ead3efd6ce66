/** The least number at which something that rises with it reaches a level, by halving. */

const HALVINGS = 60;

/**
 * The smallest number from 0 to `most` at which what rises with it reaches a level.
 * @returns nothing when it does not even at the most
 */
export function findLeast(
  rising: (value: number) => number,
  level: number,
  most: number,
): number | undefined {
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

/** A number that reaches the level, and does not when it is lower by this share, is the least one. */
const SAME_SHARE = 1e-12;

/**
 * The same of what rises without end, such as what is left of an income after its tax.
 * @param near tried first: the number of another year, which often is this year's too
 */
export function findLeastReaching(rising: (value: number) => number, level: number, near: number): number {
  if (level <= 0) return 0;
  if (rising(near) >= level && rising(near * (1 - SAME_SHARE)) < level) return near;
  let most = level;
  while (rising(most) < level) most *= 2;
  return findLeast(rising, level, most)!;
}
