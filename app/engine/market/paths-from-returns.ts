import { requireNotEmpty, requirePaymentsPerYear, requireRate, requireTiming } from "../basis/require-number";
import type { FundPaths } from "./fund-paths";
import { paymentsCost, type Timing } from "./payments-cost";

/** Markets simulated elsewhere. */
export type GivenMarkets = {
  /** For each path the fund's nominal return of each year, after all fees; all paths have equally many years. */
  returns: readonly ArrayLike<number>[];
  /** Inflation of each year by path, or one constant; 0 when the returns are real. */
  inflation: number | readonly ArrayLike<number>[];
  /** Payments of the year's income; by default monthly in arrears. */
  paymentsPerYear?: number;
  timing?: Timing;
};

/**
 * The paths of a fund on given markets, as input for `livingAnnuityCeilings`.
 * @throws RangeError for no paths or years, paths of unequal length, and returns of -100% and less
 */
export function pathsFromReturns(markets: GivenMarkets): FundPaths {
  const { returns, inflation, paymentsPerYear = 12, timing = "arrears" } = markets;
  requireNotEmpty("returns", returns);
  requireNotEmpty("returns[0]", returns[0]!);
  requirePaymentsPerYear(paymentsPerYear);
  requireTiming(timing);
  const [paths, years] = [returns.length, returns[0]!.length];
  const growth = new Float64Array(paths * years);
  const incomeCost = new Float64Array(paths * years);
  const inflationOf = (path: number, k: number) =>
    typeof inflation === "number" ? inflation : (inflation[path]?.[k] ?? Number.NaN);
  const inflationName = (path: number, k: number) =>
    typeof inflation === "number" ? "inflation" : `inflation[${path}][${k}]`;
  returns.forEach((ofPath, path) => {
    if (ofPath.length !== years)
      throw new RangeError(`returns[${path}]: must have ${years} years like the first`);
    for (let k = 0; k < years; k++) {
      const [nominal, prices] = [1 + ofPath[k]!, 1 + inflationOf(path, k)];
      if (!(nominal > 0 && nominal < Infinity)) requireRate(`returns[${path}][${k}]`, ofPath[k]!);
      if (!(prices > 0 && prices < Infinity)) requireRate(inflationName(path, k), prices - 1);
      growth[path * years + k] = nominal / prices;
      incomeCost[path * years + k] = paymentsCost(nominal, paymentsPerYear, timing) / prices;
    }
  });
  return { paths, years, growth, incomeCost };
}
