import type { Basis } from "./basis";
import { BASIS_2026_11 } from "./basis-2026-11";
import { BASIS_2026_11_LOW_INFLATION } from "./basis-2026-11-low-inflation";
import { BASIS_2026_12 } from "./basis-2026-12";
import { BASIS_2026_12_LOW_INFLATION } from "./basis-2026-12-low-inflation";

/**
 * Every basis ever released, from a file `basis-<version>.ts` each: adding one is adding its file and its line here. Its
 * fingerprint stands in fixtures/reference/basis, because a plan keeps its basis and has to come out to the cent again.
 */
export const RELEASED_BASES: readonly Basis[] = [
  BASIS_2026_11,
  BASIS_2026_11_LOW_INFLATION,
  BASIS_2026_12,
  BASIS_2026_12_LOW_INFLATION,
];
