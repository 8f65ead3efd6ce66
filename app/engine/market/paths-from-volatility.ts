import { ASSET_CLASS_IDS, type Basis } from "../basis/basis";
import { requireFinite, requireNotNegative, requireRate, requireShare } from "../basis/require-number";
import type { FundPaths } from "./fund-paths";
import { pathsFromReturns, type GivenMarkets } from "./paths-from-returns";
import { buildScenarioSet, type MarketBasis } from "./scenario-set";

/** A fund of which no more is known than how much it earns and how much that varies. */
export type VolatileFund = Pick<GivenMarkets, "paymentsPerYear" | "timing"> & {
  /** Geometric mean (and so the median) of the real return a year before fees, above -1. */
  realReturnShare: number;
  /** Standard deviation of the logarithm of a year's growth: 0 or more. */
  volatilityShare: number;
  /** Inflation a year, always the same, or an autoregression around its mean that is independent of returns. */
  inflation: number | Basis["inflation"];
  /** What is taken from the fund every year: 0 to below 1, nothing unless given. */
  feeShare?: number;
  paths: number;
  years: number;
  /** Whole number from 0 to 2^53 - 1; the same one gives the same paths. */
  seed: number;
};

function requireFund({ realReturnShare, volatilityShare, feeShare = 0, inflation }: VolatileFund): void {
  requireRate("realReturnShare", realReturnShare);
  requireNotNegative("volatilityShare", volatilityShare);
  requireShare("feeShare", feeShare);
  if (feeShare === 1) throw new RangeError("feeShare: must be below 1");
  if (typeof inflation === "number") return requireRate("inflation", inflation);
  requireRate("inflation.mean", inflation.mean);
  requireNotNegative("inflation.deviation", inflation.deviation);
  requireFinite("inflation.autocorrelation", inflation.autocorrelation);
  if (Math.abs(inflation.autocorrelation) >= 1)
    throw new RangeError("inflation.autocorrelation: must be between -1 and 1");
}

/** A market in which all classes are like the fund and go their own ways; the fund holds one of them. */
function describeMarket({ realReturnShare, volatilityShare, inflation }: VolatileFund): MarketBasis {
  return {
    assetClasses: ASSET_CLASS_IDS.map((id) => ({
      id,
      name: id,
      geometricReal: realReturnShare,
      volatility: volatilityShare,
    })),
    correlations: ASSET_CLASS_IDS.map((row) => ASSET_CLASS_IDS.map((column) => (row === column ? 1 : 0))),
    inflation:
      typeof inflation === "number" ? { mean: inflation, deviation: 0, autocorrelation: 0 } : inflation,
  };
}

/**
 * The paths of a fund whose log real return of a year is normal with mean ln(1 + `realReturnShare`) and standard
 * deviation `volatilityShare`, years independent: drawn as the product draws its own.
 * @throws RangeError naming the argument that is out of its range
 * cost: 0.3 seconds for 4 096 paths of 60 years
 */
export function pathsFromVolatility(fund: VolatileFund): FundPaths {
  requireFund(fund);
  const { paths, years, seed, feeShare = 0, paymentsPerYear = 12, timing = "arrears" } = fund;
  const set = buildScenarioSet({
    basis: describeMarket(fund),
    mixes: [{ [ASSET_CLASS_IDS[0]]: 1 }],
    seed,
    paths,
    years,
  });
  const growth = set.mixGrowth[0]!;
  const ofPath = (path: number, read: (index: number) => number) =>
    Float64Array.from({ length: years }, (_, k) => read(path * years + k));
  const every = <Value>(make: (path: number) => Value) =>
    Array.from({ length: paths }, (_, path) => make(path));
  const nominal = (index: number) => growth[index]! * (1 - feeShare) * (1 + set.inflation[index]!) - 1;
  return pathsFromReturns({
    paymentsPerYear,
    timing,
    returns: every((path) => ofPath(path, nominal)),
    inflation: every((path) => ofPath(path, (index) => set.inflation[index]!)),
  });
}
