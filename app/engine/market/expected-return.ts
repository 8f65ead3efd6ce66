/**
 * A fund's expected return. The log real return of class i is normal with mean ln(1+g_i) and standard
 * deviation v_i, so its growth factor has the mean e_i = (1+g_i)·exp(v_i²/2). A fund with the weights w_i,
 * rebalanced every year, has in one year
 *
 *   the mean      M = Σ w_i e_i,
 *   the variance  V = ΣΣ w_i w_j e_i e_j (exp(ρ_ij v_i v_j) - 1),
 *   the median    M / √(1 + V/M²) of the lognormal with that mean and variance,
 *   the deviation √ln(1 + V/M²) of its logarithm,
 *
 * and the median less one is the expected real gross return. One year's growth is multiplied by (1 - fee).
 */
import { ASSET_CLASS_IDS, type Basis, type Mix } from "../basis/basis";
import { requireShare } from "../basis/require-number";

type Market = Pick<Basis, "assetClasses" | "correlations">;

/** The weights of a mix in the order of `ASSET_CLASS_IDS`. */
export function mixWeights(mix: Mix): readonly number[] {
  const weights = ASSET_CLASS_IDS.map((id) => mix[id] ?? 0);
  weights.forEach((weight, index) => requireShare(`mix.${ASSET_CLASS_IDS[index]!}`, weight));
  if (Math.abs(weights.reduce((sum, weight) => sum + weight, 0) - 1) > 1e-9) {
    throw new RangeError("mix: shares must add to 1");
  }
  return weights;
}

/** The mean M of a year's growth factor, and its variance as a fraction of the mean's square, V/M². */
function describeGrowth(mix: Mix, { assetClasses, correlations }: Market) {
  const weights = mixWeights(mix);
  const means = assetClasses.map(
    ({ geometricReal, volatility }) => (1 + geometricReal) * Math.exp(volatility ** 2 / 2),
  );
  const mean = weights.reduce((sum, weight, i) => sum + weight * means[i]!, 0);
  let variance = 0;
  weights.forEach((weight, i) => {
    weights.forEach((other, j) => {
      const logCovariance = correlations[i]![j]! * assetClasses[i]!.volatility * assetClasses[j]!.volatility;
      variance += weight * other * means[i]! * means[j]! * Math.expm1(logCovariance);
    });
  });
  return { mean, varianceShare: variance / mean ** 2 };
}

/** The expected real return a year before fees, a fraction. */
export function expectedRealGrossReturn(mix: Mix, market: Market): number {
  const { mean, varianceShare } = describeGrowth(mix, market);
  return mean / Math.sqrt(1 + varianceShare) - 1;
}

/** The standard deviation of the log real return of a year. */
export function logReturnDeviation(mix: Mix, market: Market): number {
  return Math.sqrt(Math.log1p(describeGrowth(mix, market).varianceShare));
}

/** The expected real return a year after a yearly fee, VAT included: (1 + gross)·(1 - fee) - 1. */
export function expectedRealNetReturn(mix: Mix, feeShare: number, basis: Market): number {
  requireShare("feeShare", feeShare);
  return (1 + expectedRealGrossReturn(mix, basis)) * (1 - feeShare) - 1;
}

/** The expected nominal return a year before fees: (1 + real)·(1 + mean inflation) - 1. */
export function expectedNominalGrossReturn(mix: Mix, basis: Market & Pick<Basis, "inflation">): number {
  return (1 + expectedRealGrossReturn(mix, basis)) * (1 + basis.inflation.mean) - 1;
}
