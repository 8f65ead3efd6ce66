import type { Basis } from "./basis";

const MEAN_INFLATION = 0.035;

/**
 * A basis with inflation of 3.5% a year, for comparison: since November 2025 the Reserve Bank's target is 3%,
 * one percentage point either way. Real yields and returns are unchanged; the nominal yields of life
 * annuities are restated to the same real value. It has no effective date, so no advice date chooses it.
 */
export function withLowInflation(basis: Basis): Basis {
  const restateYield = (yieldShare: number) =>
    ((1 + yieldShare) * (1 + MEAN_INFLATION)) / (1 + basis.inflation.mean) - 1;
  return {
    ...basis,
    version: `${basis.version}-low-inflation`,
    effectiveFrom: null,
    inflation: { ...basis.inflation, mean: MEAN_INFLATION },
    pricing: {
      ...basis.pricing,
      fixed5: restateYield(basis.pricing.fixed5),
      level: restateYield(basis.pricing.level),
    },
  };
}
