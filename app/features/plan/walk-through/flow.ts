/** The order of the walk-through's steps: pure, and the same for buttons and a typed address. */
import type { AnnuityRecommendation } from "~/contract/plan/product-recommendation";

export const STEP_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
export type StepNumber = (typeof STEP_NUMBERS)[number];

/** The step that offers other shares to leave to dependants. */
export const SHARE = 10;

/** The step that asks whether the income is right, and the two for its answers. */
export const DECISION = 11;
export const INCREASE = 12;
export const DECREASE = 13;

/** The steps in the common frame; the two that change the income have pages of their own. */
export type ExplainedStep = Exclude<StepNumber, typeof INCREASE | typeof DECREASE>;

/** The answers of the deciding step, as posted. */
const INCOME_CHOICES = ["ACCEPT_INCOME", "INCREASE_INCOME", "DECREASE_INCOME"] as const;
export type IncomeChoice = (typeof INCOME_CHOICES)[number];

/** The destination of a button: a step, or the recommended plan. */
type StepTarget = StepNumber | "plan";

const AFTER_CHOICE: Record<IncomeChoice, StepTarget> = {
  ACCEPT_INCOME: "plan",
  INCREASE_INCOME: INCREASE,
  DECREASE_INCOME: DECREASE,
};

/** Accepting the income ends with the decision; any other answer adds the one step that changes it. */
export function countSteps(step: number): number {
  return Math.max(step, DECISION);
}

/** For the page and for its title. */
export function sayStep(step: number): string {
  return `Step ${step} of ${countSteps(step)}`;
}

export function readStepNumber(text: string | undefined): StepNumber | undefined {
  return STEP_NUMBERS.find((step) => String(step) === text);
}

export function isExplained(step: StepNumber): step is ExplainedStep {
  return step !== INCREASE && step !== DECREASE;
}

/** Reads the answer of the deciding step. */
export function readIncomeChoice(value: unknown): IncomeChoice | undefined {
  return INCOME_CHOICES.find((choice) => choice === value);
}

/** True if a product has the step: 9 and 10, inheritance and top-ups, are only about a living annuity plus. */
export function hasStep(step: StepNumber, product: AnnuityRecommendation): boolean {
  return product === "LivingAnnuityPlus" || (step !== 9 && step !== 10);
}

/**
 * The destination of Next.
 * @param choice the answer of the deciding step; not used by other steps
 * @returns undefined on the deciding step without an answer
 */
export function findNextTarget(
  from: StepNumber,
  product: AnnuityRecommendation,
  choice?: IncomeChoice,
): StepTarget | undefined {
  if (from === DECISION) return choice && AFTER_CHOICE[choice];
  if (from > DECISION) return "plan";
  return STEP_NUMBERS.find((step) => step > from && hasStep(step, product));
}

/** The destination of Back; undefined on the first step. Steps that change the income return to the decision. */
export function findBackTarget(from: StepNumber, product: AnnuityRecommendation): StepNumber | undefined {
  if (from > DECISION) return DECISION;
  return STEP_NUMBERS.filter((step) => step < from && hasStep(step, product)).at(-1);
}

/** The step to show for an address: the step itself, or the decision if the product does not have it. */
export function findShownStep(wanted: StepNumber, product: AnnuityRecommendation): StepNumber {
  return hasStep(wanted, product) ? wanted : DECISION;
}
