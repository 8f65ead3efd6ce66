/** The pages of the walk-through, without the plan that their addresses name. */
import type { StepNumber } from "./flow";

/** Leads to the place where the visitor was. */
export const WALK_THROUGH = "/en/recommendation-experience";

/** Asks what to do with a recommendation of an earlier version. */
export const EARLIER_VERSION = `${WALK_THROUGH}/earlier-version`;

/** The page of a step. */
export function writeStepPath(step: StepNumber): string {
  return `${WALK_THROUGH}/${step}`;
}
