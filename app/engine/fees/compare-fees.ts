/** What a living annuity's yearly fee costs, beside the fee that the industry usually charges. */
import type { FeeComparison } from "../advice";
import { requireNotNegative, requireShare } from "../basis/require-number";
import { lifetimeFees, type ExpectedAccount } from "./lifetime-fees";

/** A living annuity at our fee and at the industry's; fees a year with VAT. */
export type ComparedFees = {
  feeShare: number;
  industryFeeShare: number;
  /** Income a month that lasts with the target confidence, at our fee and, all else equal, at the industry's. */
  incomePerMonth: number;
  incomeAtIndustryFeePerMonth: number;
  account: ExpectedAccount;
};

/**
 * Compares the two fees; a saving is negative where ours is the higher one.
 * @throws RangeError naming the argument that is out of its range
 */
export function compareFees({ account, ...terms }: ComparedFees): FeeComparison {
  const { feeShare, industryFeeShare, incomePerMonth, incomeAtIndustryFeePerMonth } = terms;
  requireShare("feeShare", feeShare);
  requireShare("industryFeeShare", industryFeeShare);
  requireNotNegative("incomePerMonth", incomePerMonth);
  requireNotNegative("incomeAtIndustryFeePerMonth", incomeAtIndustryFeePerMonth);
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
    lifetimeFeesReal,
    lifetimeIndustryFeesReal,
    lifetimeSavingReal,
    lifetimeSavingShare: lifetimeIndustryFeesReal > 0 ? lifetimeSavingReal / lifetimeIndustryFeesReal : 0,
  };
}
