/** Where the plan's page leads to change the plan. Apart from the addresses, so that other pages need no levers. */
import { writePlanAddress } from "~/base/plan-address";
import { describeLever, LEVER_NAMES } from "~/contract/plan/levers";
import type { Lever } from "~/contract/plan/levers";
import { RESTORE, WALK_THROUGH, writeEditPath, writeStepPath, writeTabPath } from "./addresses";
import { DECISION } from "./flow";

/** Where an amended plan is given up or changed again, and where its explanation goes on. */
export function writeWalkThroughLinks(plan: number) {
  return {
    restore: writePlanAddress(RESTORE, plan),
    explanation: writePlanAddress(WALK_THROUGH, plan),
    decision: writePlanAddress(writeStepPath(DECISION), plan),
    levers: writeLeverPaths(plan),
  };
}

/** A need has a tab if less of it raises the income; one without is edited with its part. */
function writeLeverPaths(plan: number): { [Name in Lever]?: string } {
  const paths = LEVER_NAMES.flatMap((lever) => {
    const { tab, part } = describeLever(lever);
    const path = tab ? writeTabPath(tab) : part && writeEditPath(part);
    return path ? [[lever, writePlanAddress(path, plan)]] : [];
  });
  return Object.fromEntries(paths) as { [Name in Lever]?: string };
}
