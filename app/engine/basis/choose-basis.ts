import { dayParts, type IsoDate } from "~/base/date";
import type { Basis } from "./basis";
import { RELEASED_BASES } from "./released-bases";

/**
 * The basis in force on an advice date: the one with the latest effective date that is not after it. The first basis
 * also serves the days before it.
 * @throws RangeError when no basis has a date
 */
export function chooseBasis(adviceDate: IsoDate, bases: readonly Basis[] = RELEASED_BASES): Basis {
  dayParts(adviceDate);
  const dated = bases
    .filter(({ effectiveFrom }) => effectiveFrom !== null)
    .sort((a, b) => (a.effectiveFrom! < b.effectiveFrom! ? -1 : 1));
  const chosen = dated.filter(({ effectiveFrom }) => effectiveFrom! <= adviceDate).at(-1) ?? dated[0];
  if (!chosen) throw new RangeError("bases: none has an effective date");
  return chosen;
}

/**
 * The basis that a stored plan was computed with.
 * @throws RangeError when no such version was ever released
 */
export function findBasis(version: string): Basis {
  const basis = RELEASED_BASES.find((candidate) => candidate.version === version);
  if (!basis) throw new RangeError(`version: no basis is called ${version}`);
  return basis;
}

/** An amount of the law in force on a day: the last entry that starts by then. */
export function amountInForce(amounts: Basis["rules"]["deMinimis"], date: IsoDate): number {
  const inForce = amounts.filter(({ from }) => from === null || from <= date);
  const last = inForce[inForce.length - 1];
  if (!last) throw new RangeError("amounts: none is in force on that day");
  return last.amount;
}
