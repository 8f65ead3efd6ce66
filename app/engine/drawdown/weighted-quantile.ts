/** A quantile of weighted numbers, exactly, in one pass over them and a second look at a few. */

/** Rows of equally many non-negative numbers, one row after the other; all numbers of a row have the same weight. */
export type WeightedRows = { values: Float64Array; rowWeights: ArrayLike<number> };

const BINS = 4096;

/** The first of the numbers in order at which the weights up to and including it exceed `share`. */
function findInSorted(
  candidates: readonly (readonly [value: number, weight: number])[],
  share: number,
): number {
  const sorted = [...candidates].sort(([a], [b]) => a - b);
  let weight = 0;
  for (const [value, own] of sorted) {
    weight += own;
    if (weight > share) return value;
  }
  return sorted[sorted.length - 1]![0];
}

/**
 * The largest of the numbers below which at most `share` of all weight lies.
 *
 * The numbers are counted into bins of equal width; only those of the bin in which the weight passes `share` are sorted.
 * @param share 0 to 1
 * @returns one of the numbers; the smallest for 0, the largest for 1
 * @throws RangeError for no rows, rows of unequal length, weights that add to nothing
 * cost: linear
 */
export function weightedQuantile({ values, rowWeights }: WeightedRows, share: number): number {
  const columns = values.length / rowWeights.length;
  if (!Number.isInteger(columns) || columns < 1)
    throw new RangeError("values: rows of unequal length or none");
  if (!(share >= 0 && share <= 1)) throw new RangeError(`share: must be from 0 to 1, is ${share}`);
  let largest = 0;
  for (let index = 0; index < values.length; index++) if (values[index]! > largest) largest = values[index]!;
  // Dividing first keeps the order of numbers and bins for numbers of any size.
  const binOf = (value: number) => (largest > 0 ? Math.floor((value / largest) * (BINS - 1)) : 0);
  const weights = new Float64Array(BINS);
  for (let row = 0; row < rowWeights.length; row++) {
    const weight = rowWeights[row]!;
    for (let index = row * columns; index < (row + 1) * columns; index++) {
      weights[binOf(values[index]!)]! += weight;
    }
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (!(total > 0)) throw new RangeError("rowWeights: must add to more than 0");
  const wanted = share * total;
  let lastBin = BINS - 1;
  while (weights[lastBin] === 0) lastBin--;
  let below = 0;
  let bin = 0;
  while (bin < lastBin && below + weights[bin]! <= wanted) below += weights[bin++]!;
  const candidates: [number, number][] = [];
  for (let index = 0; index < values.length; index++) {
    if (binOf(values[index]!) !== bin) continue;
    const weight = rowWeights[Math.floor(index / columns)]!;
    if (weight > 0) candidates.push([values[index]!, weight]);
  }
  return findInSorted(candidates, wanted - below);
}
