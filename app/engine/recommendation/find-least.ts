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

/** The same of what rises without end, such as what is left of an income after its tax. */
export function findLeastReaching(rising: (value: number) => number, level: number): number {
  if (level <= 0) return 0;
  let most = level;
  while (rising(most) < level) most *= 2;
  return findLeast(rising, level, most)!;
}
