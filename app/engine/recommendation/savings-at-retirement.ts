import { yearsBetween, type IsoDate } from "~/base/date";
import type { Basis } from "../basis/basis";
import { requireNotNegative } from "../basis/require-number";
import { totalAnnualFee } from "../basis/total-annual-fee";
import { expectedRealNetReturn, logReturnDeviation } from "../market/expected-return";

/** The expected real return a year of a pot's default fund after its fee, a fraction. */
function realReturnOf(pot: "annuity" | "unitTrust", basis: Basis): number {
  const { mix } = basis.funds[basis.defaultFunds[pot]];
  return expectedRealNetReturn(mix, totalAnnualFee(basis.fees.annual[pot]), basis);
}

/** Expected real return a year of the annuity's default fund after its fee, a fraction. */
export function annuityReturn(basis: Basis): number {
  return realReturnOf("annuity", basis);
}

/** Expected real return a year of the unit trust's default fund after its fee, a fraction. */
export function unitTrustReturn(basis: Basis): number {
  return realReturnOf("unitTrust", basis);
}

/** Savings as typed, in rand, and the dates between which they grow. */
type Saving = { savings: number; adviceDate: IsoDate; retirementDate: IsoDate };

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

/** The 80th percentile of a standard normal number; the 20th is its negative. */
const NORMAL_AT_80_PERCENT = 0.8416;

/** The shortest time to retirement for which the uncertainty of the savings is shown. */
const SHORTEST_YEARS = 0.5;

/**
 * The 20th and the 80th percentile of the savings at retirement, as multiples of the expected amount:
 * exp(∓0.8416·σ·√t), σ the deviation of the fund's log return in a year and t the years until retirement.
 * @returns undefined when retirement is less than half a year away
 */
export function savingsPercentiles(
  { adviceDate, retirementDate }: Omit<Saving, "savings">,
  basis: Basis,
): { poor: number; strong: number } | undefined {
  const years = yearsBetween(adviceDate, retirementDate);
  if (years < SHORTEST_YEARS) return undefined;
  const { mix } = basis.funds[basis.defaultFunds.annuity];
  const spread = NORMAL_AT_80_PERCENT * logReturnDeviation(mix, basis) * Math.sqrt(years);
  return { poor: Math.exp(-spread), strong: Math.exp(spread) };
}
