/** The pages of the walk-through, without the plan that their addresses name. */
import type { IncreaseTab, PlanPart } from "~/contract/plan/levers";
import { INCREASE } from "./flow";
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

/** Lists the parts of the recommended plan that can be changed. */
export const EDIT = `${RECOMMENDED_PLAN}/edit`;

/** The page that edits one of them. */
export function writeEditPath(part: PlanPart): string {
  return `${EDIT}/${part}`;
}

/** The page of a tab that raises the income, or of what all of them add up to. */
export function writeTabPath(tab: IncreaseTab | "result"): string {
  return `${writeStepPath(INCREASE)}/${tab}`;
}

/** The query after which a tab starts from what would close the gap of one of two plans; it holds no value of theirs. */
export const GAP = "gap";

/** The query after which the guaranteed part starts from what would guarantee the need; it holds no value of the plan either. */
export const NEED = "need";

/** The query after which another income starts from the least that the plan may pay. */
export const LEAST = "least";
