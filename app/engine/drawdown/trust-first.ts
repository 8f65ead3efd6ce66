/**
 * Spending the unit trust first: the annuity pays its legal minimum, and the unit trust the rest of the
 * income until it is used up. Then the annuity pays all of it, up to its legal maximum.
 */
import type { FundPaths } from "../market/fund-paths";
import type { FailureYears } from "./failure-years";
import type { FirstTimes } from "./project";

/** Both purses at the start, real rand, and the yearly income wanted from both together. */
type TrustFirst = {
  annuity: {
    fund: FundPaths;
    amount: number;
    /** The pool's credit at each year's end, a fraction of the capital; as many as there are years. */
    credits: Float64Array;
    minimumShare: number;
    maximumShare: number;
  };
  unitTrust: { fund: FundPaths; amount: number };
  income: number;
};

/** Tolerance for rounding in an income that counts as paid in full. */
const ROUNDING_SHARE = 1e-9;

/** Each purse's payment in a year, given its capital at the start, real rand; the unit trust pays at most all. */
export function payTrustFirst(
  standing: { annuity: number; unitTrust: number },
  {
    annuity: { minimumShare, maximumShare },
    income,
  }: Pick<TrustFirst, "income"> & {
    annuity: Pick<TrustFirst["annuity"], "minimumShare" | "maximumShare">;
  },
): { annuity: number; unitTrust: number } {
  const least = minimumShare * standing.annuity;
  const unitTrust = Math.min(Math.max(income - least, 0), standing.unitTrust);
  return {
    unitTrust,
    annuity: Math.min(Math.max(income - unitTrust, least), maximumShare * standing.annuity),
  };
}

/** A purse's capital at the next anniversary, after its payment in a year; `index` is that of the year on its path. */
function stand({ growth, incomeCost }: FundPaths, index: number, amount: number, paid: number): number {
  return Math.max(amount * growth[index]! - paid * incomeCost[index]!, 0);
}

/**
 * Follows both purses on all paths, regardless of survival.
 * @returns each path's year in which less than the income is paid, and the number of paths on which the unit
 *   trust first holds less than its part in each year
 * cost: a pass over paths and years
 */
export function followTrustFirst(terms: TrustFirst): { failures: FailureYears; firstUsedUp: FirstTimes } {
  const { annuity, unitTrust, income } = terms;
  const { credits } = annuity;
  const years = credits.length;
  const enough = income * (1 - ROUNDING_SHARE);
  const failures = new Int32Array(annuity.fund.paths).fill(years);
  const firstUsedUp = new Int32Array(years);
  for (let path = 0; path < annuity.fund.paths; path++) {
    const standing = { annuity: annuity.amount, unitTrust: unitTrust.amount };
    let isUsedUp = false;
    for (let k = 0, index = path * annuity.fund.years; k < years; k++, index++) {
      const paid = payTrustFirst(standing, terms);
      if (!isUsedUp && standing.unitTrust < enough - annuity.minimumShare * standing.annuity) {
        isUsedUp = true;
        firstUsedUp[k]!++;
      }
      if (paid.annuity + paid.unitTrust < enough) {
        failures[path] = k;
        break;
      }
      standing.annuity = stand(annuity.fund, index, standing.annuity, paid.annuity) * (1 + credits[k]!);
      standing.unitTrust = stand(unitTrust.fund, index, standing.unitTrust, paid.unitTrust);
    }
  }
  return { failures, firstUsedUp };
}
