import type { AnnuityRecommendation } from "~/contract/plan/product-recommendation";
import { countSteps, DECISION, hasStep, sayStep, STEP_NUMBERS } from "../walk-through/flow";
import type { StepNumber } from "../walk-through/flow";

/**
 * The most words that a step shows before anything in it is opened. At 3 the unit trust has its price. At 7 a person decides:
 * the product, its reasons, and what it costs against the other ways. 8 is the income, and warns of one that is too small; 9 and 10 draw what top-ups do.
 */
export function mostWordsOf(step: number): number {
  return { 3: 75, 7: 240, 8: 125, 9: 95, 10: 95 }[step] ?? 65;
}

/** Of somebody who takes their time: English may be their third language, and there are figures to look at. */
const WORDS_PER_MINUTE = 120;

/** How far somebody has come in the explanation. */
export type StepsLeft = {
  step: StepNumber;
  steps: number;
  words: string;
  /** How long the rest takes; absent after the decision, where nothing is explained. */
  timeLeft?: string;
};

export function describeStepsLeft(step: StepNumber, product: AnnuityRecommendation): StepsLeft {
  return { step, steps: countSteps(step), words: sayStep(step), timeLeft: sayTimeLeft(step, product) };
}

/** From the words of this step and of those that follow it, to the decision. */
function sayTimeLeft(from: StepNumber, product: AnnuityRecommendation): string | undefined {
  const left = STEP_NUMBERS.filter((step) => step >= from && step <= DECISION && hasStep(step, product));
  if (left.length === 0) return undefined;
  const minutes = left.reduce((words, step) => words + mostWordsOf(step), 0) / WORDS_PER_MINUTE;
  if (minutes < 1) return "less than a minute left";
  return `about ${Math.ceil(minutes)} ${Math.ceil(minutes) === 1 ? "minute" : "minutes"} left`;
}
