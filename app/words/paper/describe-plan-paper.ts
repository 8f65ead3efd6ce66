/** A whole plan on paper for its owner, with the wording of its page. */
import type { Operator } from "~/base/operator";
import type { SharedPlan } from "~/contract/records/shared-plan";
import { layOutPlan } from "./lay-out-plan";
import type { Paper, RecordPaperBlock } from "./paper";
import { describeSmallPrint } from "../plan/describe-small-print";
import { gatherFacts } from "../plan/plan-facts";
import { writeDayOf } from "../plan/write-figures";

/** A plan as it was read at an instant (ISO 8601), its number, and the operator to call about it. */
export type PlanRead = { id: number; plan: SharedPlan; at: string; operator: Operator };

export function describePlanPaper({ id, plan, at, operator }: PlanRead): Paper<RecordPaperBlock> {
  const day = writeDayOf(at);
  const shown = plan.customized ?? plan.recommended;
  const { first_name, last_name } = shown.plan;
  const facts = gatherFacts(shown.recommendation, shown.plan);
  const { printLine } = describeSmallPrint(facts, [first_name, last_name].filter(Boolean).join(" "));
  return {
    title: plan.customized ? `Amended plan ${id}` : `Plan ${id}`,
    running: `As it was on ${day}`,
    ...layOutPlan(plan, operator, printLine),
  };
}
