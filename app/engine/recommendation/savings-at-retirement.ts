import { yearsBetween, type IsoDate } from "~/base/date";
import type { Basis } from "../basis/basis";
import { requireNotNegative } from "../basis/require-number";
import { totalAnnualFee } from "../basis/total-annual-fee";
import { expectedRealNetReturn } from "../market/expected-return";

/** The expected real return a year of the annuity's fund after its fee, a share. */
export function annuityReturn(basis: Basis): number {
  const { mix } = basis.funds[basis.defaultFunds.annuity];
  return expectedRealNetReturn(mix, totalAnnualFee(basis.fees.annual.annuity), basis);
}

/** Savings as typed, in rand, and how long they grow. */
export type Saving = { savings: number; adviceDate: IsoDate; retirementDate: IsoDate };

/**
 * Savings grown from the advice date to retirement at the annuity fund's expected real net return, for the exact years.
 * @returns today's rand, not rounded
 */
export function savingsAtRetirement(
  { savings, adviceDate, retirementDate }: Saving,
  realReturn: number,
): number {
  requireNotNegative("savings", savings);
  if (retirementDate < adviceDate) throw new RangeError("retirementDate: must not be before the advice date");
  return savings * (1 + realReturn) ** yearsBetween(adviceDate, retirementDate);
}
