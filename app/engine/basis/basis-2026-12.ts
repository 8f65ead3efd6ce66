/**
 * Basis 2026-11 with later yields of life annuities, for advice from 1 December 2026.
 *
 * Life annuity yields: the same prices less 1.1 percentage points for the two nominal ones, the fall of the
 * ten-year government bond from about 9.1 to 9.2% in mid-September 2025 to 7.97 to 8.06% in February 2026. No
 * later quote of an inflation-linked annuity is known, so its yield is unchanged.
 */
import type { Basis } from "./basis";
import { BASIS_2026_11 } from "./basis-2026-11";

export const BASIS_2026_12: Basis = {
  ...BASIS_2026_11,
  version: "2026-12",
  effectiveFrom: "2026-12-01",
  pricing: { ...BASIS_2026_11.pricing, fixed5: 0.087, level: 0.081 },
  pricesAsOf: "2026-02-16",
  pricesAsOfByKind: { ...BASIS_2026_11.pricesAsOfByKind, increasing5: "2026-02-16", level: "2026-02-16" },
};
