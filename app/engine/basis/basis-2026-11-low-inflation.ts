/**
 * The first basis with inflation of 3.5% a year, for comparison: since November 2025 the Reserve Bank aims at 3%, one
 * percentage point either way. Real yields and returns stay as they are; the nominal yields of life annuities are restated.
 * It has no effective date, so no advice date chooses it.
 */
import type { Basis } from "./basis";
import { BASIS_2026_11 } from "./basis-2026-11";

const MEAN_INFLATION = 0.035;

/** The nominal yield that is worth as much in real terms at this basis's inflation as `yieldShare` at the first one's. */
function restateYield(yieldShare: number): number {
  return ((1 + yieldShare) * (1 + MEAN_INFLATION)) / (1 + BASIS_2026_11.inflation.mean) - 1;
}

/** Basis 2026-11-low-inflation. */
export const BASIS_2026_11_LOW_INFLATION: Basis = {
  ...BASIS_2026_11,
  version: "2026-11-low-inflation",
  effectiveFrom: null,
  inflation: { ...BASIS_2026_11.inflation, mean: MEAN_INFLATION },
  pricing: {
    ...BASIS_2026_11.pricing,
    fixed5: restateYield(BASIS_2026_11.pricing.fixed5),
    level: restateYield(BASIS_2026_11.pricing.level),
  },
};
