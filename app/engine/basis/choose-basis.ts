import type { IsoDate } from "~/base/date";
import type { Basis } from "./basis";
import { BASIS_2026_11 } from "./basis-2026-11";
import { BASIS_2026_11_LOW_INFLATION } from "./basis-2026-11-low-inflation";

/** Every basis ever released. */
export const ALL_BASES: readonly Basis[] = [BASIS_2026_11, BASIS_2026_11_LOW_INFLATION];

/**
 * The basis in force on an advice date: the one with the latest effective date that is not after it. The first basis
 * also serves the days before it.
 */
export function chooseBasis(adviceDate: IsoDate): Basis {
  const dated = ALL_BASES.filter(
    (basis) => basis.effectiveFrom !== null && basis.effectiveFrom <= adviceDate,
  );
  return dated.reduce(
    (latest, basis) => (basis.effectiveFrom! > latest.effectiveFrom! ? basis : latest),
    BASIS_2026_11,
  );
}

/**
 * The basis that a stored plan was computed with.
 * @throws RangeError when no such version was ever released
 */
export function findBasis(version: string): Basis {
  const basis = ALL_BASES.find((candidate) => candidate.version === version);
  if (!basis) throw new RangeError(`version: no basis is called ${version}`);
  return basis;
}

/** An amount of the law as it stands on a day: the last entry that is in force by then. */
export function amountInForce(amounts: Basis["rules"]["deMinimis"], date: IsoDate): number {
  const inForce = amounts.filter(({ from }) => from === null || from <= date);
  const last = inForce[inForce.length - 1];
  if (!last) throw new RangeError("amounts: none is in force on that day");
  return last.amount;
}
