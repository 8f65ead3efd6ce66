import { requireNotEmpty, requirePaymentsPerYear, requireRate, requireTiming } from "../basis/require-number";
import type { FundPaths } from "./fund-paths";
import { paymentsCost, type Timing } from "./payments-cost";

/** Markets worked out elsewhere. */
export type GivenMarkets = {
  /** For each path the fund's return of each year in future rand, after all fees; paths of equally many years. */
  returns: readonly ArrayLike<number>[];
  /** Inflation of each year by path, or the same throughout; 0 when the returns are real. */
  inflation: number | readonly ArrayLike<number>[];
  /** How the year's income is paid: monthly in arrears unless given. */
  paymentsPerYear?: number;
  timing?: Timing;
};

/**
 * The paths of a fund on given markets: what `livingAnnuityCeilings` computes on.
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
