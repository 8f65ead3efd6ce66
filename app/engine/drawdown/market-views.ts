/** Poor, expected and strong markets as percentiles over paths. */
import type { ByView, MarketView } from "../advice";
import { requireNotEmpty } from "../basis/require-number";

/** In poor, expected and strong markets so many of all outcomes are at or below the figure. */
export const VIEW_SHARES: ByView<number> = { poor: 0.2, expected: 0.5, strong: 0.8 };

/** Makes a value for each market view. */
export function forEachView<Value>(make: (view: MarketView) => Value): ByView<Value> {
  return { poor: make("poor"), expected: make("expected"), strong: make("strong") };
}

/** The position in order of a quantile: the first at which at least the share of all values has been counted. */
export function quantileRank(share: number, count: number): number {
  return Math.min(Math.max(Math.ceil(share * count - 1e-9) - 1, 0), count - 1);
}

/**
 * Puts the value of one rank where it would stand if the values from `low` to `high` were sorted, smaller ones before
 * it (Hoare's quickselect, Communications of the ACM 4, 1961, with the median of three as pivot).
 */
function selectRank(values: Float64Array, rank: number, [from, to]: readonly [number, number]): number {
  let [low, high] = [from, to];
  while (low < high) {
    const [a, b, c] = [values[low]!, values[(low + high) >> 1]!, values[high]!];
    const pivot = a < b ? (b < c ? b : a < c ? c : a) : a < c ? a : b < c ? c : b;
    let [i, j] = [low, high];
    while (i <= j) {
      while (values[i]! < pivot) i++;
      while (values[j]! > pivot) j--;
      if (i > j) break;
      const swapped = values[i]!;
      values[i++] = values[j]!;
      values[j--] = swapped;
    }
    if (rank <= j) high = j;
    else if (rank >= i) low = i;
    else return values[rank]!;
  }
  return values[rank]!;
}

/**
 * The figure of each market view.
 * @param values one for each path; put into another order
 * cost: linear, without sorting
 */
export function selectViews(values: Float64Array): ByView<number> {
  requireNotEmpty("values", values);
  const last = values.length - 1;
  const [first] = values;
  if (values.every((value) => value === first)) return { poor: first!, expected: first!, strong: first! };
  const middle = quantileRank(VIEW_SHARES.expected, values.length);
  const expected = selectRank(values, middle, [0, last]);
  const poor = selectRank(values, quantileRank(VIEW_SHARES.poor, values.length), [0, middle]);
  const strong = selectRank(values, quantileRank(VIEW_SHARES.strong, values.length), [middle, last]);
  return { poor, expected, strong };
}

/**
 * The time of an event in each view: the first anniversary by which the share of all paths has met it, so that it comes
 * earliest in poor markets.
 * @param firstTimes how many paths met it first at each anniversary
 * @returns the anniversary, or null when too few paths ever met it
 */
export function eventViews(firstTimes: ArrayLike<number>, paths: number): ByView<number | null> {
  return forEachView((view) => {
    const rank = quantileRank(VIEW_SHARES[view], paths);
    let met = 0;
    for (let k = 0; k < firstTimes.length; k++) {
      met += firstTimes[k]!;
      if (met > rank) return k;
    }
    return null;
  });
}
