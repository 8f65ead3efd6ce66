import type { ExplainedStep } from "../../walk-through/flow";
import type { WalkThroughStep } from "./walk-through-step";
import { decisionStep } from "./decision-step";
import { EXPLAINING_STEPS } from "./explaining-steps";

export const walkThroughSteps: Record<ExplainedStep, WalkThroughStep> = {
  ...EXPLAINING_STEPS,
  11: decisionStep,
};
