import type { Basis } from "./basis";
import { BASIS_2026_11 } from "./basis-2026-11";
import { BASIS_2026_11_LOW_INFLATION } from "./basis-2026-11-low-inflation";
import { BASIS_2026_12 } from "./basis-2026-12";
import { BASIS_2026_12_LOW_INFLATION } from "./basis-2026-12-low-inflation";

/**
 * Every basis ever released, each from a file `basis-<version>.ts`: a new one needs its file and its line
 * here. Its fingerprint is in fixtures/reference/basis, because a plan stores its basis and must be
 * reproduced to the cent.
 */
export const RELEASED_BASES: readonly Basis[] = [
  BASIS_2026_11,
  BASIS_2026_11_LOW_INFLATION,
  BASIS_2026_12,
  BASIS_2026_12_LOW_INFLATION,
];
