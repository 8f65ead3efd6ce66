/**
 * The largest income that each path can still pay, in closed form.
 *
 * With a constant real income y a year, the real capital of one rand is at each anniversary k a straight line in y:
 * c_k = G_k - y·A_k, with G the growth of one rand and A the accumulated cost of one rand of income,
 *
 *   G_{k+1} = G_k·g_k,   A_{k+1} = A_k·g_k + b_k·(1 + credit_k),   g_k = growth_k·(1 + credit_k),   G_0 = 1, A_0 = 0,
 *
 * growth and b from the fund's paths. A living annuity can pay y at anniversary k when y is at most the share m of c_k:
 * y ≤ m·G_k / (1 + m·A_k). A unit trust has paid all of years 0 … k when c_{k+1} ≥ 0: y ≤ G_{k+1} / A_{k+1}. A path's
 * ceiling for somebody who lives K complete years is the lowest of these for k = 0 … K.
 */
import { requireNotEmpty, requireNotNegative, requireShare } from "../basis/require-number";
import { requireFundPaths, type FundPaths } from "../market/fund-paths";

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

/** Refuses paths that cannot be, and years that they do not reach. */
function requireYears(years: number, fund: FundPaths): void {
  requireFundPaths(fund);
  if (!Number.isInteger(years) || years < 1 || years > fund.years) {
    throw new RangeError(`years: must be from 1 to ${fund.years}, is ${years}`);
  }
}

/** A living annuity of one rand. */
export type LivingAnnuityTerms = {
  fund: FundPaths;
  /** What the pool adds at each year's end, a share of the capital; as many as there are years to live. */
  credits: ArrayLike<number>;
  /** The largest share of the capital that may be paid in a year. */
  maximumShare: number;
};

/** A fund, where the figures of the year begin, and which ceilings are asked for. */
type YearStep = { fund: FundPaths; first: number; range: CeilingRange };

/** A quotient and the product that stands for it may disagree by so much, for rounding. */
const ROUNDING_SHARE = 1e-12;

/**
 * Lowers the ceilings to those of the anniversary and steps to the next one. Whether a ceiling is below the range's end is
 * seen without a division, which takes as long as all the rest.
 */
function stepLivingAnnuity(
  account: Account,
  { fund, first, range, credited, maximumShare }: YearStep & { credited: number; maximumShare: number },
): void {
  const { growthSoFar, costSoFar, ceilings, paths } = account;
  const { growth, incomeCost } = fund;
  const end = range.to * (1 + ROUNDING_SHARE);
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
      if (ceiling < range.from) continue;
    }
    const index = first + path;
    const yearGrowth = growth[index]! * credited;
    growthSoFar[path] = grown * yearGrowth;
    costSoFar[path] = cost * yearGrowth + incomeCost[index]! * credited;
    paths[followed++] = path;
  }
  account.followed = followed;
}

/** Steps to the next anniversary and lowers the ceilings to those of the payments so far. */
function stepUnitTrust(account: Account, { fund, first, range }: YearStep): void {
  const { growthSoFar, costSoFar, paths } = account;
  const { growth, incomeCost } = fund;
  const end = range.to * (1 + ROUNDING_SHARE);
  let followed = 0;
  account.lowered = 0;
  for (let place = 0; place < account.followed; place++) {
    const path = paths[place]!;
    const index = first + path;
    const grown = growthSoFar[path]! * growth[index]!;
    const cost = costSoFar[path]! * growth[index]! + incomeCost[index]!;
    if (grown < end * cost) {
      const ceiling = grown / cost;
      lowerCeiling(account, path, ceiling);
      if (ceiling < range.from) continue;
    }
    growthSoFar[path] = grown;
    costSoFar[path] = cost;
    paths[followed++] = path;
  }
  account.followed = followed;
}

/** The ceilings of a living annuity whose income may be set anew, up to a share of the capital, at each anniversary. */
export function livingAnnuityCeilings({ fund, credits, maximumShare }: LivingAnnuityTerms): Ceilings {
  requireNotEmpty("credits", credits);
  for (let k = 0; k < credits.length; k++) requireNotNegative(`credits[${k}]`, credits[k]!);
  requireYears(credits.length, fund);
  requireShare("maximumShare", maximumShare);
  const { paths } = fund;
  const startRows = (ofPaths: number, range: CeilingRange) => {
    const account = openAccount(ofPaths);
    let k = 0;
    return () => {
      stepLivingAnnuity(account, { fund, first: k * paths, range, credited: 1 + credits[k]!, maximumShare });
      k++;
      return account;
    };
  };
  return { paths, years: credits.length, startRows };
}

/** The ceilings of a unit trust: withdrawals are free until nothing is left, so only the last payment counts. */
export function unitTrustCeilings(fund: FundPaths, years: number): Ceilings {
  requireYears(years, fund);
  const { paths } = fund;
  const startRows = (ofPaths: number, range: CeilingRange) => {
    const account = openAccount(ofPaths);
    let k = 0;
    return () => {
      stepUnitTrust(account, { fund, first: k * paths, range });
      k++;
      return account;
    };
  };
  return { paths, years, startRows };
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
