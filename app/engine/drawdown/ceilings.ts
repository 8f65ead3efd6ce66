/**
 * The largest income that each path can still pay, in closed form.
 *
 * With a constant real income y a year, the real capital of one rand is at each anniversary k a straight line in y:
 * c_k = G_k - y·A_k, with G the growth of one rand and A the accumulated cost of one rand of income,
 *
 *   G_{k+1} = G_k·g_k,   A_{k+1} = A_k·g_k + b_k,   G_0 = 1, A_0 = 0,
 *
 * g and b the growth of the year and the cost of a rand paid in it, with the pool's credit. The income y can be set at
 * anniversary k when it is at most the share m of c_k: y ≤ m·G_k / (1 + m·A_k). A path's ceiling for somebody who lives K
 * complete years is the lowest of these for k = 0 … K.
 */
import { onePurse, type CapitalYear, type PayingCapital, type Purse } from "./paying-capital";

/** Ceilings from `from` to below `to`. */
export type CeilingRange = { from: number; to: number };

/** The range of all ceilings. */
export const EVERY_CEILING: CeilingRange = { from: 0, to: Infinity };

/**
 * The ceilings for somebody who lives so many complete years. A path whose ceiling has fallen below the range is followed
 * no further, because it never comes back.
 */
export type CeilingRow = {
  /** For each path: exact within the range, infinite above it, any value below it when it is below. */
  ceilings: Float64Array;
  /** How many paths are not below the range. */
  followed: number;
  /**
   * The paths whose ceilings have fallen in this row and are below the range's end, some of them below the range: the first
   * `lowered` ones.
   */
  loweredPaths: Int32Array;
  lowered: number;
};

/** Gives the rows for 0, 1, 2, … complete years lived, call by call; they share their arrays. */
export type CeilingRows = () => CeilingRow;

/** The largest safe incomes of each path, a year for each rand of capital; a path's never rise with the years lived. */
export type Ceilings = {
  paths: number;
  years: number;
  /**
   * Works the ceilings out, of all paths or only of the first few. They are not kept, because to fetch them from memory
   * would take longer than to do the sums again.
   */
  startRows: (ofPaths: number, range: CeilingRange) => CeilingRows;
};

/** One rand on each path that is followed, stepped year by year. */
type Account = CeilingRow & {
  growthSoFar: Float64Array;
  costSoFar: Float64Array;
  /** The paths that are followed, in order. */
  paths: Int32Array;
};

function openAccount(count: number): Account {
  const paths = new Int32Array(count);
  for (let path = 0; path < count; path++) paths[path] = path;
  return {
    growthSoFar: new Float64Array(count).fill(1),
    costSoFar: new Float64Array(count),
    ceilings: new Float64Array(count).fill(Infinity),
    paths,
    followed: count,
    loweredPaths: new Int32Array(count),
    lowered: 0,
  };
}

/** Sets a path's ceiling, which is below the range's end. */
function lowerCeiling(account: Account, path: number, ceiling: number): void {
  account.loweredPaths[account.lowered++] = path;
  account.ceilings[path] = ceiling;
}

/** A quotient and the product that stands for it may disagree by so much, for rounding. */
const ROUNDING_SHARE = 1e-12;

/**
 * Lowers the ceilings to those of the anniversary and steps to the next one. Whether a ceiling is below the range's end is
 * seen without a division, which takes as long as all the rest.
 */
function stepAccount(
  account: Account,
  { growth, incomeCost }: CapitalYear,
  { from, to, maximumShare }: CeilingRange & { maximumShare: number },
): void {
  const { growthSoFar, costSoFar, ceilings, paths } = account;
  const end = to * (1 + ROUNDING_SHARE);
  let followed = 0;
  account.lowered = 0;
  for (let place = 0; place < account.followed; place++) {
    const path = paths[place]!;
    const grown = growthSoFar[path]!;
    const cost = costSoFar[path]!;
    const payable = maximumShare * grown;
    const perIncome = 1 + maximumShare * cost;
    if (payable < end * perIncome) {
      const ceiling = payable / perIncome;
      if (ceiling < ceilings[path]!) lowerCeiling(account, path, ceiling);
      if (ceiling < from) continue;
    }
    const yearGrowth = growth[path]!;
    growthSoFar[path] = grown * yearGrowth;
    costSoFar[path] = cost * yearGrowth + incomeCost[path]!;
    paths[followed++] = path;
  }
  account.followed = followed;
}

/** The ceilings of capital whose income may be set anew, up to a share of it, at each anniversary. */
export function findCeilings({ paths, years, maximumShare, startYears }: PayingCapital): Ceilings {
  const startRows = (ofPaths: number, range: CeilingRange) => {
    const account = openAccount(ofPaths);
    const limits = { ...range, maximumShare };
    const nextYear = startYears(ofPaths);
    return () => {
      stepAccount(account, nextYear(), limits);
      return account;
    };
  };
  return { paths, years, startRows };
}

/** The ceilings of a living annuity, or of a unit trust of which no more than a share is withdrawn in a year. */
export function livingAnnuityCeilings(purse: Purse): Ceilings {
  return findCeilings(onePurse(purse));
}

/**
 * All ceilings as a table to look at: the value of path p for K complete years lived stands at index K·paths + p.
 * cost: years times paths numbers of memory
 */
export function listCeilings({ paths, years, startRows }: Ceilings): Float64Array {
  const table = new Float64Array(paths * years);
  const nextRow = startRows(paths, EVERY_CEILING);
  for (let k = 0; k < years; k++) table.set(nextRow().ceilings, k * paths);
  return table;
}
