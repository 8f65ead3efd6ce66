import { writePlanAddress } from "~/base/plan-address";
import type { PlanFacts } from "~/words/plan-facts";
import { RECOMMENDED_PLAN } from "../addresses";
import { listParts, namePart } from "./plan-parts";
import type { PlanPart } from "./plan-parts";

/** The page that edits a part. */
export function writeEditPath(part: PlanPart): string {
  return `${RECOMMENDED_PLAN}/edit/${part}`;
}

/** Where the parts of a plan are edited, for the plan's page. */
export function listEditLinks(plan: number, facts: PlanFacts) {
  return listParts(facts).map((part) => ({
    name: namePart(part),
    to: writePlanAddress(writeEditPath(part), plan),
  }));
}
