/** Where the walk-through goes from a step: pure, and the same for the buttons and for an address typed by hand. */
import type { AnnuityRecommendation } from "~/contract/plan/product-recommendation";

export const STEP_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
export type StepNumber = (typeof STEP_NUMBERS)[number];

/** The step that offers other shares to leave to dependants. */
export const SHARE = 10;

/** The step that asks whether the income is right, and the two that its answers lead to. */
export const DECISION = 11;
export const INCREASE = 12;
export const DECREASE = 13;

/** The steps that the frame shows; the two that change the income have pages of their own. */
export type ExplainedStep = Exclude<StepNumber, typeof INCREASE | typeof DECREASE>;

/** The answers of the deciding step, as they are posted. */
export const INCOME_CHOICES = ["ACCEPT_INCOME", "INCREASE_INCOME", "DECREASE_INCOME"] as const;
export type IncomeChoice = (typeof INCOME_CHOICES)[number];

/** Where a button leads: to a step, or out of the walk-through to the recommended plan. */
export type StepTarget = StepNumber | "plan";

const AFTER_CHOICE: Record<IncomeChoice, StepTarget> = {
  ACCEPT_INCOME: "plan",
  INCREASE_INCOME: INCREASE,
  DECREASE_INCOME: DECREASE,
};

/** Whoever keeps the income ends with the decision; another choice leads to the one step that changes it. */
export function countSteps(step: number): number {
  return Math.max(step, DECISION);
}

/** For the page and for its title. */
export function sayStep(step: number): string {
  return `Step ${step} of ${countSteps(step)}`;
}

/** Reads the number of a step from an address. */
export function readStepNumber(text: string | undefined): StepNumber | undefined {
  return STEP_NUMBERS.find((step) => String(step) === text);
}

/** Whether the frame shows the step. */
export function isExplained(step: StepNumber): step is ExplainedStep {
  return step !== INCREASE && step !== DECREASE;
}

/** Reads what was chosen on the deciding step. */
export function readIncomeChoice(value: unknown): IncomeChoice | undefined {
  return INCOME_CHOICES.find((choice) => choice === value);
}

/** Whether a product has the step: inheritance and top-ups, 9 and 10, are about a living annuity plus alone. */
export function hasStep(step: StepNumber, product: AnnuityRecommendation): boolean {
  return product === "LivingAnnuityPlus" || (step !== 9 && step !== 10);
}

/**
 * Where Next leads.
 * @param choice what was chosen, which only the deciding step reads
 * @returns undefined on the deciding step while nothing is chosen
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

/** Where Back leads; undefined on the first step. Both ways of changing the income return to the decision. */
export function findBackTarget(from: StepNumber, product: AnnuityRecommendation): StepNumber | undefined {
  if (from > DECISION) return DECISION;
  return STEP_NUMBERS.filter((step) => step < from && hasStep(step, product)).at(-1);
}

/** Where the address of a step leads: to the step, or to the one after it if the product does not have it. */
export function findShownStep(wanted: StepNumber, product: AnnuityRecommendation): StepNumber {
  return hasStep(wanted, product) ? wanted : DECISION;
}
