/** What a plan is worked out with, as data: small enough to be stored with it, to go to a worker and to be a key. */
import type { IsoDate } from "~/base/date";
import { POTS, type Basis } from "./basis/basis";
import { chooseBasis, findBasis } from "./basis/choose-basis";
import { withFees, type FeeOverrides } from "./fees/with-fees";

/** A released basis by its version, and a planner's own fees of each pot; without any, the basis's fees. */
export type Assumptions = { basisVersion: string; fees: FeeOverrides };

/** The assumptions of a plan that is advised on a day, with a planner's own fees if there are any. */
export function chooseAssumptions(adviceDate: IsoDate, fees: FeeOverrides): Assumptions {
  return { basisVersion: chooseBasis(adviceDate).version, fees };
}

/**
 * The basis that a plan's figures come from: the released one with the plan's fees.
 * @throws RangeError when no such version was ever released, and naming a fee that is out of its range
 */
export function readAssumptions({ basisVersion, fees }: Assumptions): Basis {
  return withFees(findBasis(basisVersion), fees);
}

/** Text that is the same for the same assumptions, however their parts are ordered. */
export function nameAssumptions({ basisVersion, fees }: Assumptions): string {
  const parts = POTS.map((pot) => [fees[pot]?.initialExclVatShare, fees[pot]?.annualExclVatShare]);
  return JSON.stringify([basisVersion, parts]);
}
