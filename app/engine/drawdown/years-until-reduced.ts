import { requirePaymentsPerYear, requireRate, requireShare, requireTiming } from "../basis/require-number";
import { paymentsCost, type Timing } from "../market/payments-cost";

/** A living annuity in a market with a constant return. */
export type SteadyDrawdown = {
  /** The first year's income, a fraction of the capital, 0 to 1. */
  drawdownShare: number;
  /** Nominal return a year, after all fees. */
  returnShare: number;
  /** Inflation, by which the income rises at each anniversary. */
  inflationShare: number;
  /** An increase of the income other than inflation. */
  increaseShare?: number;
  /** Payments of the year's income; by default monthly in arrears. */
  paymentsPerYear?: number;
  timing?: Timing;
  /** The largest fraction of the capital that may be paid in a year; default 17.5%. */
  maximumShare?: number;
};

/** Longer than anyone draws an income. */
const LONGEST_YEARS = 200;
/** Tolerance for rounding in an income that counts as allowed. */
const ROUNDING_SHARE = 1e-12;

/**
 * Years for which the income can be paid in full before it must be reduced, year by year from first
 * principles: at each anniversary the income rises and must not exceed the largest fraction of the capital.
 * @returns whole years, 0 when even the first year's income is too high; null when it is never
 *   reduced in 200 years
 * @throws RangeError naming the argument that is out of its range
 */
export function yearsUntilIncomeReduces(drawdown: SteadyDrawdown): number | null {
  const { drawdownShare, returnShare, inflationShare, increaseShare = inflationShare } = drawdown;
  const { paymentsPerYear = 12, timing = "arrears", maximumShare = 0.175 } = drawdown;
  requireShare("drawdownShare", drawdownShare);
  requireRate("returnShare", returnShare);
  requireRate("inflationShare", inflationShare);
  requireRate("increaseShare", increaseShare);
  requirePaymentsPerYear(paymentsPerYear);
  requireTiming(timing);
  requireShare("maximumShare", maximumShare);
  const cost = paymentsCost(1 + returnShare, paymentsPerYear, timing);
  let [capital, income] = [1, drawdownShare];
  for (let year = 0; year < LONGEST_YEARS; year++) {
    if (income > maximumShare * capital * (1 + ROUNDING_SHARE)) return year;
    capital = Math.max(capital * (1 + returnShare) - income * cost, 0);
    income *= 1 + increaseShare;
  }
  return null;
}
