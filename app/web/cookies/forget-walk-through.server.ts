import { clearChangedNeeds } from "./changed-needs.server";
import { clearPlace } from "./place.server";

/**
 * Forgets how far a visitor has come with the explanation of a plan, and what they changed on the way: it is stored, or
 * another recommendation has taken the plan's place.
 */
export function forgetWalkThrough(plan: number): string[] {
  return [clearPlace(plan), clearChangedNeeds(plan)];
}
