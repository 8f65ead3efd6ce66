import { writePlanAddress } from "~/base/plan-address";
import type { NamedPlan } from "~/base/plan-address";
import type { PlanPart } from "~/contract/plan/levers";
import type { PlanFacts } from "~/words/plan/plan-facts";
import { writeEditPath } from "../addresses";
import { listPlanParts, namePart } from "./plan-parts";

/** What stands side by side on their pages needs room. */
const WIDE: readonly PlanPart[] = ["lump-sum", "income", "portfolio-layout"];

/** Where the parts of a plan are edited, for the plan's page. */
export function listEditLinks(named: NamedPlan, facts: PlanFacts) {
  return listPlanParts(facts).map((part) => ({
    name: namePart(part),
    to: writePlanAddress(writeEditPath(part), named),
    isWide: WIDE.includes(part),
  }));
}
