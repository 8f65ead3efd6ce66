/**
 * The interest above which it is worth taking taxed cash for a debt.
 *
 * A rand before tax repays (1 - r) of debt now, r the rate of tax on the lump sum. Left in the annuity it is
 * paid out with its return over ten years, of which (1 - m) is left, m the rate of income tax. Both are equal
 * at the break-even i*: a(i*) = a(j)·(1 - r)/(1 - m), a the value of one rand a month for ten years, j the
 * return of the annuity's fund.
 */
import type { Basis } from "../basis/basis";
import { annuityReturn } from "./savings-at-retirement";

/** A debt that is left is repaid monthly in arrears over ten years. */
const PAYMENTS = 120;

/** The effective yearly rate of a quoted one with monthly compounding; both fractions. */
export function toEffective(quotedShare: number): number {
  return (1 + quotedShare / 12) ** 12 - 1;
}

/** An effective yearly rate as banks quote it for monthly compounding; both fractions. */
export function toQuoted(effectiveShare: number): number {
  return 12 * ((1 + effectiveShare) ** (1 / 12) - 1);
}

/** The value of one rand a month, paid in arrears for ten years, at an effective yearly rate. */
function valueOfPayments(effectiveShare: number): number {
  const monthly = toQuoted(effectiveShare) / 12;
  // This close to 0 the formula divides rounding errors.
  if (Math.abs(monthly) < 1e-9) return PAYMENTS;
  return (1 - (1 + monthly) ** -PAYMENTS) / monthly;
}

/** The annuity fund's expected nominal return a year after its fee, a fraction. */
export function nominalAnnuityReturn(basis: Basis): number {
  return (1 + annuityReturn(basis)) * (1 + basis.inflation.mean) - 1;
}

/** The rates, as fractions, that decide whether a debt is worth repaying. */
type DebtRates = { lumpSumRateShare: number; incomeTaxRateShare: number; annuityReturnShare: number };

/**
 * The interest above which a debt is worth repaying with cash taxed at a rate.
 * @returns the effective yearly rate, a fraction, to 1e-12; negative where even a debt without
 *   interest is worth it
 */
export function breakEvenInterest({
  lumpSumRateShare,
  incomeTaxRateShare,
  annuityReturnShare,
}: DebtRates): number {
  const value = (valueOfPayments(annuityReturnShare) * (1 - lumpSumRateShare)) / (1 - incomeTaxRateShare);
  let [low, high] = [-0.9, 10];
  while (high - low > 1e-12) {
    const middle = (low + high) / 2;
    // The value of payments falls as the rate rises.
    if (valueOfPayments(middle) > value) low = middle;
    else high = middle;
  }
  return low;
}

/** The level monthly payment that repays a debt over ten years, at an effective yearly rate. */
export function debtPayment(debt: number, effectiveShare: number): number {
  return debt / valueOfPayments(effectiveShare);
}
