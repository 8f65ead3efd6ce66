/** Fractions of an annuity's capital that may be guaranteed: each of two annuities has a minimum price. */
import type { RetirementCase } from "../case/retirement-case";
import type { Basis } from "../basis/basis";
import { requireFinite } from "../basis/require-number";
import { readCashSource } from "./cash-source";
import type { Decision, PlanChoices } from "./decide-plan";
import { splitSavings, type PlanContext } from "./plan-context";
import { splitAnnuity } from "./plan-incomes";

type Answers = { retirementCase: RetirementCase; basis: Basis };

/** Less than a rand does not count as an annuity. */
const LEAST_ANNUITY = 1;

/** Number of steps from 0 to 1. */
const STEPS = 20;

/** Tolerance for shares that were serialized on their way. */
const TOLERANCE = 1e-6;

/** True if the split may be bought: each annuity must cost more than an amount in rand of the retirement day. */
export function maySplit(
  guaranteedShare: number,
  {
    cash,
    retirementCase,
    choices,
    basis,
  }: Pick<PlanContext, "cash" | "retirementCase" | "choices" | "basis">,
): boolean {
  const { priceLevel } = readCashSource({ ...retirementCase, retirementDate: choices.retirementDate }, basis);
  const isWhole = guaranteedShare === 0 || guaranteedShare === 1;
  const smaller = Math.min(guaranteedShare, 1 - guaranteedShare) * cash.annuity * priceLevel;
  return isWhole || smaller > basis.rules.leastAnnuityPrice;
}

/** The fractions that a person may have guaranteed under a plan's choices, in steps, always including 0 and 1. */
export function listGuaranteedShares(choices: PlanChoices, { retirementCase, basis }: Answers): number[] {
  const cash = splitSavings(retirementCase, choices, basis);
  if (cash.annuity < LEAST_ANNUITY) return [];
  const split = { cash, retirementCase, choices, basis };
  return Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS).filter((share) =>
    maySplit(share, split),
  );
}

/**
 * The choices with another fraction guaranteed; with the product's own fraction they are unchanged.
 * @throws RangeError for a fraction that may not be bought
 */
export function chooseGuaranteedShare(
  { product }: Decision,
  choices: PlanChoices,
  wanted: number | undefined,
  answers: Answers,
): PlanChoices {
  if (wanted === undefined) return choices;
  requireFinite("guaranteedShare", wanted);
  const shares = listGuaranteedShares(choices, answers);
  const guaranteedShare = shares.find((share) => Math.abs(share - wanted) < TOLERANCE);
  if (guaranteedShare === undefined)
    throw new RangeError(`guaranteedShare: must be one of ${shares.join(", ")}, is ${wanted}`);
  const own = splitAnnuity(product, { ...answers, choices }).guaranteedShare;
  return guaranteedShare === own ? choices : { ...choices, guaranteedShare };
}
