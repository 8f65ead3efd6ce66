/** Which parts of an annuity's capital may be guaranteed: where two annuities are bought, each has a least price. */
import type { RetirementCase } from "../retirement-case";
import type { Basis } from "../basis/basis";
import { requireFinite } from "../basis/require-number";
import { readCashSource } from "./cash-source";
import type { Decision, PlanChoices } from "./decide-plan";
import { splitSavings, type PlanContext } from "./plan-context";
import { splitAnnuity } from "./plan-incomes";

type Answers = { retirementCase: RetirementCase; basis: Basis };

/** Less than a rand is no annuity. */
const LEAST_ANNUITY = 1;

/** So many steps are all of it. */
const STEPS = 20;

/** Shares that travelled are the same to so much. */
const TOLERANCE = 1e-6;

/** Whether both annuities of a part may be bought: each of several costs more than an amount in the rand of the retirement day. */
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

/** The parts that a person may have guaranteed under a plan's choices, in steps; none and all of it are always among them. */
export function listGuaranteedShares(choices: PlanChoices, { retirementCase, basis }: Answers): number[] {
  const cash = splitSavings(retirementCase, choices, basis);
  if (cash.annuity < LEAST_ANNUITY) return [];
  const split = { cash, retirementCase, choices, basis };
  return Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS).filter((share) =>
    maySplit(share, split),
  );
}

/**
 * The choices with another part guaranteed; with the product's own part they are what they were.
 * @throws RangeError for a part that is none of those that may be bought
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
