import { clearAllChangedNeeds, clearChangedNeeds } from "./changed-needs.server";
import { clearPlace, clearPlaces } from "./place.server";
import { clearTypedIncome, clearTypedIncomes } from "./typed-income.server";

/**
 * Forgets how far a visitor has come with the explanation of a plan, and what they changed on the way: it is stored, or
 * another recommendation has taken the plan's place.
 */
export function forgetWalkThrough(plan: number): string[] {
  return [clearPlace(plan), clearChangedNeeds(plan), clearTypedIncome(plan)];
}

/** Forgets the same of all plans. */
export function forgetWalkThroughs(request: Request): string[] {
  return [...clearPlaces(request), ...clearAllChangedNeeds(request), ...clearTypedIncomes(request)];
}
