import type { AnnuityRecommendation } from "~/contract/plan/product-recommendation";
import { DECISION, hasStep, STEP_NUMBERS } from "../walk-through/flow";
import type { StepNumber } from "../walk-through/flow";

/** The step that tells the product with its reasons, and what it costs against the other ways: a person decides by that. */
const CHOICE = 7;

/** The most words that a step shows before anything in it is opened. */
export function mostWordsOf(step: number): number {
  return step === CHOICE ? 240 : 60;
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
  const steps = STEP_NUMBERS.length;
  return { step, steps, words: `Step ${step} of ${steps}`, timeLeft: sayTimeLeft(step, product) };
}

/** From the words of this step and of those that follow it, to the decision. */
function sayTimeLeft(from: StepNumber, product: AnnuityRecommendation): string | undefined {
  const left = STEP_NUMBERS.filter((step) => step >= from && step <= DECISION && hasStep(step, product));
  if (left.length === 0) return undefined;
  const minutes = left.reduce((words, step) => words + mostWordsOf(step), 0) / WORDS_PER_MINUTE;
  if (minutes < 1) return "less than a minute left";
  return `about ${Math.ceil(minutes)} ${Math.ceil(minutes) === 1 ? "minute" : "minutes"} left`;
}
