/** Links of the plan's page to its changes. Apart from the addresses, so that other pages load no levers. */
import { type NamedPlan, writePlanAddress } from "~/base/plan-address";
import type { AdviceType } from "~/contract/plan/advice-type";
import { describeLever, type Lever, LEVER_NAMES } from "~/contract/plan/levers";
import { writeLinePath } from "~/web/plan/assumed-address";
import {
  GAP,
  LEAST,
  NEED,
  RECOMMENDED_PLAN,
  RESTORE,
  WALK_THROUGH,
  writeEditPath,
  writeStepPath,
  writeTabPath,
} from "../walk-through/addresses";
import { DECISION } from "../walk-through/flow";

/**
 * Links to give up an amended plan, to decide its income again, to its explanation, and to the page of each
 * change.
 * @param gap the shown plan, if it says how to close its gap: tabs then start from that
 */
export function writeWalkThroughLinks(named: NamedPlan, gap?: AdviceType) {
  return {
    restore: writePlanAddress(RESTORE, named),
    explanation: writePlanAddress(WALK_THROUGH, named),
    decision: writePlanAddress(writeStepPath(DECISION), named),
    changes: {
      ...writeLeverPaths(named, gap),
      perct_guaranteed: writePlanAddress(`${RECOMMENDED_PLAN}/compare`, named, { show: "guaranteed" }),
      guarantee: writePlanAddress(writeEditPath("guaranteed-share"), named, { [NEED]: "" }),
      leastIncome: writePlanAddress(writeEditPath("income"), named, { [LEAST]: "" }),
      income_needed: writePlanAddress(writeLinePath("need"), named),
    },
  };
}

/** A lever whose reduction raises the income has a tab; any other is edited with its part. */
function writeLeverPaths(named: NamedPlan, gap: AdviceType | undefined): { [Name in Lever]?: string } {
  const paths = LEVER_NAMES.flatMap((lever) => {
    const { tab, part } = describeLever(lever);
    if (tab) return [[lever, writePlanAddress(writeTabPath(tab), named, { [GAP]: gap })]];
    return part ? [[lever, writePlanAddress(writeEditPath(part), named)]] : [];
  });
  return Object.fromEntries(paths) as { [Name in Lever]?: string };
}
