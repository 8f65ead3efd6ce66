/** Poor, expected and strong markets as percentiles over paths. */
import type { ByView, MarketView } from "../advice/advice";

/** The fraction of all outcomes at or below the figure in poor, expected and strong markets. */
export const VIEW_SHARES: ByView<number> = { poor: 0.2, expected: 0.5, strong: 0.8 };

/** Builds a value for each market view. */
export function forEachView<Value>(make: (view: MarketView) => Value): ByView<Value> {
  return { poor: make("poor"), expected: make("expected"), strong: make("strong") };
}

/** The sorted position of a quantile: the first at which at least that fraction of all values has been counted. */
function quantileRank(share: number, count: number): number {
  return Math.min(Math.max(Math.ceil(share * count - 1e-9) - 1, 0), count - 1);
}

/**
 * Puts the value of one rank at its place in the sorted order of the values from `low` to `high`, with
 * smaller ones before it (Hoare's quickselect, Communications of the ACM 4, 1961, with the median of
 * three as pivot).
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

const CELLS = 2048;
const NOBODY = -1;

function findEnds(values: Float64Array): [smallest: number, largest: number] {
  let smallest = Infinity;
  let largest = -Infinity;
  for (let path = 0; path < values.length; path++) {
    const value = values[path]!;
    if (value < smallest) smallest = value;
    if (value > largest) largest = value;
  }
  return [smallest, largest];
}

/**
 * Paths in cells of equal width from the smallest value to the largest, as linked lists: each cell's count
 * and last path, and for each path the one added before it.
 */
type Cells = { counts: Int32Array; last: Int32Array; previous: Int32Array };

function sortIntoCells(values: Float64Array, [smallest, largest]: readonly number[], cells: Cells): void {
  const { counts, last, previous } = cells;
  counts.fill(0);
  last.fill(NOBODY);
  const scale = (CELLS - 1) / (largest! - smallest!);
  for (let path = 0; path < values.length; path++) {
    const cell = ((values[path]! - smallest!) * scale) | 0;
    counts[cell]!++;
    previous[path] = last[cell]!;
    last[cell] = path;
  }
}

/** Selects the figure of each market view from values, one for each path. */
type ViewSelector = (values: Float64Array) => ByView<number>;

/**
 * Creates a selector of the market views' figures. It sorts values into cells and selects only within the
 * cell of a view's rank.
 * @param paths number of values to select from each time
 * cost: linear, without sorting
 */
export function createViewSelector(paths: number): ViewSelector {
  if (!Number.isInteger(paths) || paths < 1) throw new RangeError(`paths: must be at least 1, is ${paths}`);
  const cells = {
    counts: new Int32Array(CELLS),
    last: new Int32Array(CELLS),
    previous: new Int32Array(paths),
  };
  const { counts, last, previous } = cells;
  const inCell = new Float64Array(paths);
  return (values) => {
    const ends = findEnds(values);
    if (ends[0] === ends[1]) return forEachView(() => ends[0]);
    sortIntoCells(values, ends, cells);
    let cell = 0;
    let before = 0;
    return forEachView((view) => {
      const rank = quantileRank(VIEW_SHARES[view], paths);
      while (before + counts[cell]! <= rank) before += counts[cell++]!;
      const first = values[last[cell]!]!;
      let found = 0;
      let areAllEqual = true;
      for (let path = last[cell]!; path !== NOBODY; path = previous[path]!) {
        const value = values[path]!;
        inCell[found++] = value;
        if (value !== first) areAllEqual = false;
      }
      return areAllEqual ? first : selectRank(inCell, rank - before, [0, found - 1]);
    });
  };
}

/**
 * The time of an event in each view: the first anniversary by which the view's fraction of all paths has had
 * it, so that it comes earliest in poor markets.
 * @param firstTimes number of paths that first have it at each anniversary
 * @returns the anniversary, or null when too few paths ever have it
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
