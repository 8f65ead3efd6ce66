/** The pages of the walk-through, without the plan in their addresses. */
import type { IncreaseTab, PlanPart } from "~/contract/plan/levers";
import { INCREASE, type StepNumber } from "./flow";

/** Redirects to the visitor's place. */
export const WALK_THROUGH = "/en/recommendation-experience";

/** Asks whether to keep a recommendation of an earlier version. */
export const EARLIER_VERSION = `${WALK_THROUGH}/earlier-version`;

/** The page after the walk-through. */
export const RECOMMENDED_PLAN = "/en/recommended-plan";

/** Asks whether to give up an amended plan for the recommended one. */
export const RESTORE = `${RECOMMENDED_PLAN}/restore`;

export function writeStepPath(step: StepNumber): string {
  return `${WALK_THROUGH}/${step}`;
}

/** Lists the parts of the recommended plan that can be changed. */
export const EDIT = `${RECOMMENDED_PLAN}/edit`;

export function writeEditPath(part: PlanPart): string {
  return `${EDIT}/${part}`;
}

/** The page of a tab that raises the income, or of the result of all tabs. */
export function writeTabPath(tab: IncreaseTab | "result"): string {
  return `${writeStepPath(INCREASE)}/${tab}`;
}

/** Query parameter: a tab starts from the value that closes the gap of this plan; the address holds no value. */
export const GAP = "gap";

/** Query parameter: the guaranteed share starts from what guarantees the need; the address holds no value. */
export const NEED = "need";

/** Query parameter: another income starts from the lowest one that the plan may pay. */
export const LEAST = "least";
