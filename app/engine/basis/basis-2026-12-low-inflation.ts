import type { Basis } from "./basis";
import { BASIS_2026_12 } from "./basis-2026-12";
import { withLowInflation } from "./low-inflation";

export const BASIS_2026_12_LOW_INFLATION: Basis = withLowInflation(BASIS_2026_12);
