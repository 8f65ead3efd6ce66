/** Cost of a living annuity's yearly fee, beside the industry's usual fee and a low one. */
import type { FeeComparison } from "../advice/advice";
import { requireNotNegative, requireShare } from "../basis/require-number";
import { lifetimeFees, type ExpectedAccount } from "../fees/lifetime-fees";

/** A living annuity at our fee, at the industry's and at a low one; fees a year with VAT. */
type ComparedFees = {
  feeShare: number;
  industryFeeShare: number;
  lowFeeShare: number;
  /** Income a month that lasts with the target confidence, at our fee and, all else equal, at the other two. */
  incomePerMonth: number;
  incomeAtIndustryFeePerMonth: number;
  incomeAtLowFeePerMonth: number;
  account: ExpectedAccount;
};

/**
 * Compares the fees; a saving is negative where ours is the higher one.
 * @throws RangeError naming the argument that is out of its range
 */
export function compareFees({ account, ...terms }: ComparedFees): FeeComparison {
  const { feeShare, industryFeeShare, lowFeeShare } = terms;
  const { incomePerMonth, incomeAtIndustryFeePerMonth, incomeAtLowFeePerMonth } = terms;
  requireShare("feeShare", feeShare);
  requireShare("industryFeeShare", industryFeeShare);
  requireShare("lowFeeShare", lowFeeShare);
  requireNotNegative("incomePerMonth", incomePerMonth);
  requireNotNegative("incomeAtIndustryFeePerMonth", incomeAtIndustryFeePerMonth);
  requireNotNegative("incomeAtLowFeePerMonth", incomeAtLowFeePerMonth);
  const lifetimeFeesReal = lifetimeFees(account, feeShare);
  const lifetimeIndustryFeesReal = lifetimeFees(account, industryFeeShare);
  const lifetimeSavingReal = lifetimeIndustryFeesReal - lifetimeFeesReal;
  return {
    feeShare,
    industryFeeShare,
    savedShare: industryFeeShare - feeShare,
    firstYearFeePerMonth: (feeShare * account.capital) / 12,
    firstYearSavingPerMonth: ((industryFeeShare - feeShare) * account.capital) / 12,
    incomeSavingPerMonth: incomePerMonth - incomeAtIndustryFeePerMonth,
    lowFeeShare,
    incomeLostPerMonth: incomeAtLowFeePerMonth - incomePerMonth,
    lifetimeFeesReal,
    lifetimeIndustryFeesReal,
    lifetimeSavingReal,
    lifetimeSavingShare: lifetimeIndustryFeesReal > 0 ? lifetimeSavingReal / lifetimeIndustryFeesReal : 0,
  };
}
