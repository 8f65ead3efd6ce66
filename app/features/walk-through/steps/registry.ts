import type { ExplainedStep } from "../flow";
import type { WalkThroughStep } from "../walk-through-step";
import { decisionStep } from "./decision-step";
import { headingStep } from "./heading-step";

/** What each step says. */
export const walkThroughSteps: Record<ExplainedStep, WalkThroughStep> = {
  1: headingStep("Your savings"),
  2: headingStep("How a plan is made"),
  3: headingStep("Your cash"),
  4: headingStep("Your annuity"),
  5: headingStep("The savings behind your income"),
  6: headingStep("What an annuity is"),
  7: headingStep("The annuity that suits you best"),
  8: headingStep("Your income"),
  9: headingStep("What you leave"),
  10: headingStep("Top-ups"),
  11: decisionStep,
};
