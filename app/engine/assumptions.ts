/** What a plan is worked out with, as data: small enough to be stored with it, to go to a worker and to be a key. */
import type { IsoDate } from "~/base/date";
import { POTS, type Basis } from "./basis/basis";
import { chooseBasis, findBasis } from "./basis/choose-basis";
import { withFees, type FeeOverrides } from "./fees/with-fees";

/**
 * A released basis by its version, a planner's own fees of each pot (without any, the basis's fees), and whether a living
 * annuity plus is offered; it is unless that is told.
 */
export type Assumptions = { basisVersion: string; fees: FeeOverrides; offersPlus?: boolean };

/** The assumptions of a plan that is advised on a day, with a planner's own fees if there are any. */
export function chooseAssumptions(
  adviceDate: IsoDate,
  fees: FeeOverrides,
  offersPlus: boolean = true,
): Assumptions {
  return { basisVersion: chooseBasis(adviceDate).version, fees, offersPlus };
}

/**
 * The basis that a plan's figures come from: the released one with the plan's fees and without what is not offered.
 * @throws RangeError when no such version was ever released, and naming a fee that is out of its range
 */
export function readAssumptions({ basisVersion, fees, offersPlus = true }: Assumptions): Basis {
  const basis = withFees(findBasis(basisVersion), fees);
  return offersPlus ? basis : { ...basis, withoutPlus: true };
}

/** Text that is the same for assumptions with the same markets, however their parts are ordered; those know no products. */
export function nameAssumptions({ basisVersion, fees }: Assumptions): string {
  const parts = POTS.map((pot) => [fees[pot]?.initialExclVatShare, fees[pot]?.annualExclVatShare]);
  return JSON.stringify([basisVersion, parts]);
}
