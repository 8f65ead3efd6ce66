/** The pages of the walk-through, without the plan that their addresses name. */
import { writePlanAddress } from "~/base/plan-address";
import type { Lever } from "~/contract/plan/levers";
import type { PlanPart } from "./edit/plan-parts";
import { DECISION, INCREASE } from "./flow";
import type { StepNumber } from "./flow";
import { TAB_LEVERS, TABS } from "./increase/tabs";
import type { Tab } from "./increase/tabs";

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
    levers: writeLeverPaths(plan),
  };
}

/** A need has a tab if less of it raises the income; the five-year exclusion is edited on its own page. */
function writeLeverPaths(plan: number): { [Name in Lever]?: string } {
  const paths = TABS.flatMap((tab) =>
    TAB_LEVERS[tab].map((lever) => [lever, writePlanAddress(writeTabPath(tab), plan)] as const),
  );
  const exclusion = writePlanAddress(writeEditPath("five-year-exclusion"), plan);
  return { ...Object.fromEntries(paths), apply_exclusion: exclusion };
}

/** The page that edits a part of the recommended plan. */
export function writeEditPath(part: PlanPart): string {
  return `${RECOMMENDED_PLAN}/edit/${part}`;
}

/** The page of a tab that raises the income, or of what all of them add up to. */
export function writeTabPath(tab: Tab | "result"): string {
  return `${writeStepPath(INCREASE)}/${tab}`;
}

/** Answers the income of a tab while a person types. */
export const RECALCULATION = `${WALK_THROUGH}/${INCREASE}/recalculation`;
