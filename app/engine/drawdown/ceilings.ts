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
import { requireNotEmpty, requireShare } from "../basis/require-number";
import type { FundPaths } from "../market/fund-paths";

/**
 * For each number of complete years lived and each path the largest safe income, a year for each rand of capital; the
 * value of path p for K years stands at index K·paths + p and never rises with K.
 */
export type Ceilings = { paths: number; years: number; values: Float64Array };

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
  credits: Float64Array;
  /** The largest share of the capital that may be paid in a year. */
  maximumShare: number;
};

/** The ceilings of a living annuity whose income may be set anew, up to a share of the capital, at each anniversary. */
export function livingAnnuityCeilings({ fund, credits, maximumShare }: LivingAnnuityTerms): Ceilings {
  requireNotEmpty("credits", credits);
  requireYears(credits.length, fund);
  requireShare("maximumShare", maximumShare);
  const { paths } = fund;
  const years = credits.length;
  const values = new Float64Array(paths * years);
  const growthSoFar = new Float64Array(paths).fill(1);
  const costSoFar = new Float64Array(paths);
  const lowest = new Float64Array(paths).fill(Infinity);
  for (let k = 0; k < years; k++) {
    const credited = 1 + credits[k]!;
    for (let path = 0; path < paths; path++) {
      const index = k * paths + path;
      const ceiling = (maximumShare * growthSoFar[path]!) / (1 + maximumShare * costSoFar[path]!);
      if (ceiling < lowest[path]!) lowest[path] = ceiling;
      values[index] = lowest[path]!;
      const growth = fund.growth[index]! * credited;
      growthSoFar[path]! *= growth;
      costSoFar[path] = costSoFar[path]! * growth + fund.incomeCost[index]! * credited;
    }
  }
  return { paths, years, values };
}

/** The ceilings of a unit trust: withdrawals are free until nothing is left, so only the last payment counts. */
export function unitTrustCeilings(fund: FundPaths, years: number): Ceilings {
  requireYears(years, fund);
  const { paths } = fund;
  const values = new Float64Array(paths * years);
  const growthSoFar = new Float64Array(paths).fill(1);
  const costSoFar = new Float64Array(paths);
  for (let index = 0; index < values.length; index++) {
    const path = index % paths;
    growthSoFar[path]! *= fund.growth[index]!;
    costSoFar[path] = costSoFar[path]! * fund.growth[index]! + fund.incomeCost[index]!;
    values[index] = growthSoFar[path]! / costSoFar[path]!;
  }
  return { paths, years, values };
}
