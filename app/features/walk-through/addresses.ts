/** The pages of the walk-through, without the plan that their addresses name. */
import { writePlanAddress } from "~/base/plan-address";
import { DECISION } from "./flow";
import type { StepNumber } from "./flow";

/** Leads to the place where the visitor was. */
export const WALK_THROUGH = "/en/recommendation-experience";

/** Asks what to do with a recommendation of an earlier version. */
export const EARLIER_VERSION = `${WALK_THROUGH}/earlier-version`;

/** The page of a step. */
export function writeStepPath(step: StepNumber): string {
  return `${WALK_THROUGH}/${step}`;
}

/** Where a plan's explanation goes on, and where its income is decided. */
export function writeWalkThroughLinks(plan: number) {
  return {
    explanation: writePlanAddress(WALK_THROUGH, plan),
    decision: writePlanAddress(writeStepPath(DECISION), plan),
  };
}
