/**
 * Living on the unit trust first: the annuity pays the least that the law lets it, and the unit trust the rest of the income
 * until it is used up. Then the annuity pays all of it, up to the most that the law lets it.
 */
import type { FundPaths } from "../market/fund-paths";
import type { FailureYears } from "./failure-years";
import type { FirstTimes } from "./project";

/** Both purses at the start, real rand, and the income a year that both together are to pay. */
export type TrustFirst = {
  annuity: {
    fund: FundPaths;
    amount: number;
    /** What the pool adds at each year's end, a share of the capital; as many as there are years. */
    credits: Float64Array;
    minimumShare: number;
    maximumShare: number;
  };
  unitTrust: { fund: FundPaths; amount: number };
  income: number;
};

/** Tolerance for rounding: how much less than wanted still counts as paid in full. */
const ROUNDING_SHARE = 1e-9;

/**
 * What each purse pays in a year that begins with so much in it, real rand. The unit trust pays no more than it holds then.
 */
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

/** What stands at the next anniversary of a purse that paid so much in a year; `index` is that of the year on its path. */
function stand({ growth, incomeCost }: FundPaths, index: number, amount: number, paid: number): number {
  return Math.max(amount * growth[index]! - paid * incomeCost[index]!, 0);
}

/**
 * Follows both on all paths, whoever lives.
 * @returns the year of each path in which less than the income is paid, and on how many paths the unit trust first holds less
 * than its part in each year
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
