import { clearChangedNeeds } from "./changed-needs.server";
import { clearPlace } from "./place.server";

/**
 * Deletes a visitor's progress in the walk-through of a plan and their changes on the way, once these are
 * stored or another recommendation has replaced the plan's.
 */
export function clearWalkThrough(plan: number): string[] {
  return [clearPlace(plan), clearChangedNeeds(plan)];
}
