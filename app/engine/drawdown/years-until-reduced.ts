import { requirePaymentsPerYear, requireRate, requireShare, requireTiming } from "../basis/require-number";
import { paymentsCost, type Timing } from "../market/payments-cost";

/** A living annuity in a market that earns the same every year. */
export type SteadyDrawdown = {
  /** The first year's income, a share of the capital, 0 to 1. */
  drawdownShare: number;
  /** Return a year in future rand, after all fees. */
  returnShare: number;
  /** Inflation, by which the income rises at each anniversary. */
  inflationShare: number;
  /** Another increase of the income than inflation. */
  increaseShare?: number;
  /** How a year's income is paid: monthly in arrears unless given. */
  paymentsPerYear?: number;
  timing?: Timing;
  /** The largest share of the capital that may be paid in a year: 17.5% unless given. */
  maximumShare?: number;
};

/** Longer than anyone draws an income. */
const LONGEST_YEARS = 200;
/** Tolerance for rounding: how much more than allowed still counts as allowed. */
const ROUNDING_SHARE = 1e-12;

/**
 * Years for which the income can be paid in full before it has to be reduced, year by year from first principles: at
 * each anniversary the income rises and must not exceed the largest share of the capital.
 * @returns whole years, 0 when even the first year's income is too high; null when it is never reduced in 200 years
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
