import type { Basis } from "./basis";
import { BASIS_2026_11 } from "./basis-2026-11";
import { withLowInflation } from "./low-inflation";

export const BASIS_2026_11_LOW_INFLATION: Basis = withLowInflation(BASIS_2026_11);
