/** The pages of the walk-through, without the plan that their addresses name. */
import { writePlanAddress } from "~/base/plan-address";
import { DECISION } from "./flow";
import type { StepNumber } from "./flow";

/** Leads to the place where the visitor was. */
export const WALK_THROUGH = "/en/recommendation-experience";

/** Asks what to do with a recommendation of an earlier version. */
export const EARLIER_VERSION = `${WALK_THROUGH}/earlier-version`;

/** Where the walk-through ends. */
export const RECOMMENDED_PLAN = "/en/recommended-plan";

/** Asks whether to give up an amended plan for the recommended one. */
export const RESTORE = `${RECOMMENDED_PLAN}/restore`;

/** The page of a step. */
export function writeStepPath(step: StepNumber): string {
  return `${WALK_THROUGH}/${step}`;
}

/** Where an amended plan is given up or changed again, and where its explanation goes on. */
export function writeWalkThroughLinks(plan: number) {
  return {
    restore: writePlanAddress(RESTORE, plan),
    explanation: writePlanAddress(WALK_THROUGH, plan),
    decision: writePlanAddress(writeStepPath(DECISION), plan),
  };
}
