/** The assumptions behind a plan, as data: small enough to be stored with it, sent to a worker and used as a key. */
import type { IsoDate } from "~/base/date";
import { POTS, type Basis } from "./basis/basis";
import { chooseBasis, findBasis } from "./basis/choose-basis";
import { withFees, type FeeOverrides } from "./fees/with-fees";

/**
 * A released basis by its version, a planner's own fees of each pot (where absent, the basis's fees), and
 * whether a living annuity plus is offered (the default).
 */
export type Assumptions = { basisVersion: string; fees: FeeOverrides; offersPlus?: boolean };

/** The assumptions for a plan advised on a day, with a planner's own fees if there are any. */
export function chooseAssumptions(
  adviceDate: IsoDate,
  fees: FeeOverrides,
  offersPlus: boolean = true,
): Assumptions {
  return { basisVersion: chooseBasis(adviceDate).version, fees, offersPlus };
}

/**
 * The basis for a plan's figures: the released one with the plan's fees and without products that are not offered.
 * @throws RangeError when no such version was ever released, and naming a fee that is out of its range
 */
export function readAssumptions({ basisVersion, fees, offersPlus = true }: Assumptions): Basis {
  const basis = withFees(findBasis(basisVersion), fees);
  return offersPlus ? basis : { ...basis, withoutPlus: true };
}

/** A key equal for assumptions with the same markets, in whatever order; markets do not depend on products. */
export function nameAssumptions({ basisVersion, fees }: Assumptions): string {
  const parts = POTS.map((pot) => [fees[pot]?.initialExclVatShare, fees[pot]?.annualExclVatShare]);
  return JSON.stringify([basisVersion, parts]);
}
