/** An exact quantile of weighted numbers, without sorting all of them. */

/** Non-negative numbers, each with its weight. */
type WeightedNumbers = { values: ArrayLike<number>; weights: ArrayLike<number> };

const BINS = 4096;

function findLargest(values: ArrayLike<number>): number {
  let largest = 0;
  for (let index = 0; index < values.length; index++) if (values[index]! > largest) largest = values[index]!;
  return largest;
}

/** The first number in order at which the cumulative weight exceeds `weightBelow`; the largest if none does. */
function findInSorted({ values, weights }: WeightedNumbers, places: number[], weightBelow: number): number {
  places.sort((a, b) => values[a]! - values[b]!);
  let weight = 0;
  for (const place of places) {
    weight += weights[place]!;
    if (weight > weightBelow) return values[place]!;
  }
  return values[places[places.length - 1]!]!;
}

/**
 * The largest of the numbers below which at most so much weight lies.
 *
 * The numbers are counted in bins of equal width; only those of the bin in which the weight passes the
 * limit are sorted.
 * @param weightBelow from 0, for the smallest, to the sum of all weights, for the largest
 * @returns one of the numbers with a weight above 0
 * @throws RangeError for weights that add up to 0
 * cost: linear, unless most of the numbers differ and yet fall into one bin
 */
export function weightedQuantile(numbers: WeightedNumbers, weightBelow: number): number {
  const { values, weights } = numbers;
  if (!(weightBelow >= 0)) throw new RangeError(`weightBelow: must not be negative, is ${weightBelow}`);
  // Rounding preserves the order of products, so bins are in the order of the numbers. Numbers so small that
  // the scale is infinite all fall into the first bin.
  const scale = (BINS - 1) / findLargest(values);
  const binWeights = new Float64Array(BINS);
  for (let index = 0; index < values.length; index++) {
    binWeights[(values[index]! * scale) | 0]! += weights[index]!;
  }
  let lastBin = BINS - 1;
  while (lastBin >= 0 && !(binWeights[lastBin]! > 0)) lastBin--;
  if (lastBin < 0) throw new RangeError("weights: must add to more than 0");
  let below = 0;
  let bin = 0;
  while (bin < lastBin && below + binWeights[bin]! <= weightBelow) below += binWeights[bin++]!;
  const places: number[] = [];
  for (let index = 0; index < values.length; index++) {
    if (((values[index]! * scale) | 0) === bin && weights[index]! > 0) places.push(index);
  }
  return findInSorted(numbers, places, weightBelow - below);
}
