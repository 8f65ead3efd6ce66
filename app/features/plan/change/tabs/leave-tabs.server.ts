import { writePlanAddress } from "~/base/plan-address";
import { clearWalkThrough } from "~/web/cookies/clear-walk-through.server";
import type { Posted } from "~/web/forms/handle-form.server";
import { RECOMMENDED_PLAN, writeStepPath, writeTabPath } from "../../walk-through/addresses";
import { finishWalkThrough } from "../../walk-through/enter.server";
import { DECISION } from "../../walk-through/flow";
import type { OpenedPlan } from "../open-plan.server";
import type { TabTarget } from "./tabs";

/** The address to which a button of a tab leads. */
export function writeTarget({ named }: Pick<OpenedPlan, "named">, target: TabTarget): string {
  return writePlanAddress(findPath(target), named);
}

function findPath(target: TabTarget): string {
  if (target === "plan") return RECOMMENDED_PLAN;
  return target === "decision" ? writeStepPath(DECISION) : writeTabPath(target);
}

/**
 * Stores that the walk-through is done, and redirects to the recommended plan.
 * @param isSettled true if no unsaved changes are left to come back to
 */
export async function finishTabs(posted: Posted & OpenedPlan, isSettled: boolean) {
  const { id, session, refuse, redirectTo } = posted;
  const { failure } = await finishWalkThrough(id, session);
  if (failure) return refuse(failure);
  return redirectTo(writeTarget(posted, "plan"), isSettled ? clearWalkThrough(id) : []);
}
