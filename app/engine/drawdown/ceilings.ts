/**
 * The largest income that each path can still pay, in closed form.
 *
 * With a constant real income y a year, the real capital of one rand is at each anniversary k a straight line
 * in y: c_k = G_k - y·A_k, with G the growth of one rand and A the accumulated cost of one rand of income,
 *
 *   G_{k+1} = G_k·g_k,   A_{k+1} = A_k·g_k + b_k,   G_0 = 1, A_0 = 0,
 *
 * g and b the growth of the year and the cost of a rand paid in it, with the pool's credit. The income y can
 * be set at anniversary k when it is at most the fraction m of c_k: y ≤ m·G_k / (1 + m·A_k). A path's ceiling
 * for a person who lives K complete years is the lowest of these for k = 0 … K.
 */
import { onePurse, type PayingCapital, type Purse } from "./paying-capital";

/** Ceilings from `from` to `to`, both ends included. */
export type CeilingRange = { from: number; to: number };

/** The range of all ceilings. */
export const EVERY_CEILING: CeilingRange = { from: 0, to: Infinity };

/** Called with a path's new, lower ceiling and the number of complete years lived from which it applies. */
export type NoteFall = (path: number, year: number, ceiling: number) => void;

/** The largest safe incomes of each path, a year for each rand of capital; they never rise with the years lived. */
export type Ceilings = {
  paths: number;
  years: number;
  /**
   * Follows the first `ofPaths` paths, one after the other, and reports where their ceilings fall to a value
   * in the range. Below the range only the first fall is reported: a path that has left it never returns.
   * Ceilings are not stored, because reading them from memory would take longer than computing them again.
   */
  follow: (ofPaths: number, range: CeilingRange, note: NoteFall) => void;
};

/** Tolerance for rounding between a quotient and the product that replaces it. */
const ROUNDING_SHARE = 1e-12;

function followPaths(
  { years, maximumShare, first, second }: PayingCapital,
  ofPaths: number,
  { from, to }: CeilingRange,
  note: NoteFall,
): void {
  const [firstWeights, secondWeights] = [first.weights, second.weights];
  const [firstGrowth, secondGrowth] = [first.fund.growth, second.fund.growth];
  const [firstCost, secondCost] = [first.fund.incomeCost, second.fund.incomeCost];
  // A ceiling is above the range where G_k is above to·(1/m + A_k): no division, which takes as long as all the rest.
  const end = to * (1 + ROUNDING_SHARE);
  const endAtStart = end / maximumShare;
  for (let path = 0; path < ofPaths; path++) {
    let grown = 1;
    let cost = 0;
    let lowest = Infinity;
    let k = 0;
    let index = path * first.fund.years;
    while (k < years) {
      const ceiling = (maximumShare * grown) / (1 + maximumShare * cost);
      if (ceiling < lowest && ceiling <= to) {
        lowest = ceiling;
        note(path, k, ceiling);
        if (ceiling < from) break;
      }
      // Skips years above the range without calls, so that the compiler holds the numbers in registers.
      do {
        const ofFirst = firstWeights[k]!;
        const ofSecond = secondWeights[k]!;
        const growth = ofFirst * firstGrowth[index]! + ofSecond * secondGrowth[index]!;
        cost = cost * growth + (ofFirst * firstCost[index]! + ofSecond * secondCost[index]!);
        grown *= growth;
        k++;
        index++;
      } while (k < years && grown > endAtStart + end * cost);
    }
  }
}

/** The ceilings of capital whose income may be reset at each anniversary, up to a fraction of the capital. */
export function findCeilings(capital: PayingCapital): Ceilings {
  const { paths, years } = capital;
  return {
    paths,
    years,
    follow: (ofPaths, range, note) => followPaths(capital, ofPaths, range, note),
  };
}

/** The ceilings of a living annuity, or of a unit trust with a maximum yearly withdrawal. */
export function livingAnnuityCeilings(purse: Purse): Ceilings {
  return findCeilings(onePurse(purse));
}

/**
 * All ceilings as a table, path by path: the value of path p for K complete years lived is at index p·years + K.
 * cost: years times paths numbers of memory
 */
export function listCeilings({ paths, years, follow }: Ceilings): Float64Array {
  const table = new Float64Array(paths * years);
  follow(paths, EVERY_CEILING, (path, year, ceiling) =>
    table.fill(ceiling, path * years + year, (path + 1) * years),
  );
  return table;
}
