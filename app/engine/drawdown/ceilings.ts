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
import type { FundPaths } from "../market/fund-paths";

/** Gives the ceilings of each path for 0, 1, 2, … complete years lived, call by call; the array is used again. */
export type CeilingRows = () => Float64Array;

/** The largest safe incomes of each path, a year for each rand of capital; a path's never rise with the years lived. */
export type Ceilings = {
  paths: number;
  years: number;
  /**
   * Works the ceilings out, of all paths or only of the first few. They are not kept, because to fetch them from memory
   * would take longer than to do the sums again.
   */
  startRows: (ofPaths: number) => CeilingRows;
};

/** One rand on each path, stepped year by year. */
type Account = { growthSoFar: Float64Array; costSoFar: Float64Array; ceilings: Float64Array };

function openAccount(paths: number): Account {
  return {
    growthSoFar: new Float64Array(paths).fill(1),
    costSoFar: new Float64Array(paths),
    ceilings: new Float64Array(paths).fill(Infinity),
  };
}

/** Refuses years that the fund's paths do not reach. */
function requireYears(years: number, fund: FundPaths): void {
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

/** A fund, and where the figures of the year begin. */
type YearStep = { fund: FundPaths; first: number };

/** Lowers the ceilings to those of the anniversary and steps to the next one. */
function stepLivingAnnuity(
  { growthSoFar, costSoFar, ceilings }: Account,
  { fund, first, credited, maximumShare }: YearStep & { credited: number; maximumShare: number },
): void {
  const { growth, incomeCost } = fund;
  for (let path = 0, index = first; path < ceilings.length; path++, index++) {
    const grown = growthSoFar[path]!;
    const cost = costSoFar[path]!;
    const ceiling = (maximumShare * grown) / (1 + maximumShare * cost);
    if (ceiling < ceilings[path]!) ceilings[path] = ceiling;
    const yearGrowth = growth[index]! * credited;
    growthSoFar[path] = grown * yearGrowth;
    costSoFar[path] = cost * yearGrowth + incomeCost[index]! * credited;
  }
}

/** Steps to the next anniversary and lowers the ceilings to those of the payments so far. */
function stepUnitTrust({ growthSoFar, costSoFar, ceilings }: Account, { fund, first }: YearStep): void {
  const { growth, incomeCost } = fund;
  for (let path = 0, index = first; path < ceilings.length; path++, index++) {
    const grown = growthSoFar[path]! * growth[index]!;
    const cost = costSoFar[path]! * growth[index]! + incomeCost[index]!;
    growthSoFar[path] = grown;
    costSoFar[path] = cost;
    ceilings[path] = grown / cost;
  }
}

/** The ceilings of a living annuity whose income may be set anew, up to a share of the capital, at each anniversary. */
export function livingAnnuityCeilings({ fund, credits, maximumShare }: LivingAnnuityTerms): Ceilings {
  requireNotEmpty("credits", credits);
  for (let k = 0; k < credits.length; k++) requireNotNegative(`credits[${k}]`, credits[k]!);
  requireYears(credits.length, fund);
  requireShare("maximumShare", maximumShare);
  const { paths } = fund;
  const startRows = (ofPaths: number) => {
    const account = openAccount(ofPaths);
    let k = 0;
    return () => {
      stepLivingAnnuity(account, { fund, first: k * paths, credited: 1 + credits[k]!, maximumShare });
      k++;
      return account.ceilings;
    };
  };
  return { paths, years: credits.length, startRows };
}

/** The ceilings of a unit trust: withdrawals are free until nothing is left, so only the last payment counts. */
export function unitTrustCeilings(fund: FundPaths, years: number): Ceilings {
  requireYears(years, fund);
  const { paths } = fund;
  const startRows = (ofPaths: number) => {
    const account = openAccount(ofPaths);
    let k = 0;
    return () => {
      stepUnitTrust(account, { fund, first: k * paths });
      k++;
      return account.ceilings;
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
  const nextRow = startRows(paths);
  for (let k = 0; k < years; k++) table.set(nextRow(), k * paths);
  return table;
}
