import type { AnnuityRecommendation } from "~/contract/plan/product-recommendation";
import {
  countSteps,
  DECISION,
  hasStep,
  sayStep,
  STEP_NUMBERS,
  type StepNumber,
} from "~/features/plan/walk-through/flow";

/**
 * The most words of a step before anything in it is opened. Step 3 has the price of the unit trust. Step 7 is the
 * choice of the product: its reasons, and its price against the other ways. Step 8 warns of an income that is too
 * small. Steps 9 and 10 have charts of top-ups.
 */
export function mostWordsOf(step: number): number {
  return { 3: 75, 7: 240, 8: 125, 9: 95, 10: 95 }[step] ?? 65;
}

/** A slow reader's pace: English may be their third language, and there are figures to look at. */
const WORDS_PER_MINUTE = 120;

/** The progress in the explanation. */
export type StepsLeft = {
  step: StepNumber;
  steps: number;
  words: string;
  /** The time for the rest; absent after the decision, where nothing is explained. */
  timeLeft?: string;
};

export function describeStepsLeft(step: StepNumber, product: AnnuityRecommendation): StepsLeft {
  return { step, steps: countSteps(step), words: sayStep(step), timeLeft: sayTimeLeft(step, product) };
}

/** Counts the words from this step to the decision. */
function sayTimeLeft(from: StepNumber, product: AnnuityRecommendation): string | undefined {
  const left = STEP_NUMBERS.filter((step) => step >= from && step <= DECISION && hasStep(step, product));
  if (left.length === 0) return undefined;
  const minutes = left.reduce((words, step) => words + mostWordsOf(step), 0) / WORDS_PER_MINUTE;
  if (minutes < 1) return "less than a minute left";
  return `about ${Math.ceil(minutes)} ${Math.ceil(minutes) === 1 ? "minute" : "minutes"} left`;
}
