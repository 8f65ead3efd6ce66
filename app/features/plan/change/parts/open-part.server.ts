import { redirect } from "@remix-run/node";
import { writePlanAddress } from "~/base/plan-address";
import { PLAN_PARTS, type PlanPart } from "~/contract/plan/levers";
import { listFundPots } from "~/words/changes/describe-funds-part";
import { canChooseIncome } from "~/words/changes/describe-own-income";
import { EDIT } from "../../walk-through/addresses";
import { CHANGES } from "../changes";
import { type OpenedPlan, openPlan } from "../open-plan.server";
import { listFields } from "../read-change";

/** The parts of a plan with something to choose, in their order. */
export function listPlanParts({ facts, limits }: Pick<OpenedPlan, "facts" | "limits">): PlanPart[] {
  return PLAN_PARTS.filter((part) => {
    if (part === "income") return canChooseIncome(facts);
    if (part === "portfolio-layout") return listFundPots(facts).length > 0;
    return listFields({ levers: CHANGES[part].levers, limits }).length > 0;
  });
}

/**
 * Opens a part of the plan of the address.
 * @throws Response as `openPlan`; a redirect to the list of parts if this one has nothing to choose
 */
export async function openPart(request: Request, part: PlanPart): Promise<OpenedPlan> {
  const opened = await openPlan(request);
  const { named, headers } = opened;
  if (!listPlanParts(opened).includes(part)) throw redirect(writePlanAddress(EDIT, named), { headers });
  return opened;
}
