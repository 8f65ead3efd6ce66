/** Which parts of a recommended plan can be edited. */
import { listPartLevers, PLAN_PARTS } from "~/contract/plan/levers";
import type { PlanPart } from "~/contract/plan/levers";
import { readAdjustLimits } from "~/features/plan/explanation/adjust-limits";
import { listFundPots } from "~/words/changes/describe-funds-part";
import { canChooseIncome } from "~/words/changes/describe-own-income";
import type { PlanFacts } from "~/words/plan/plan-facts";
import { listFields } from "../increase/typed-needs";

/** The parts of a plan in which there is something to choose, in their order. */
export function listPlanParts(facts: PlanFacts): PlanPart[] {
  const limits = readAdjustLimits(facts.recommendation);
  return PLAN_PARTS.filter((part) => {
    if (part === "income") return canChooseIncome(facts);
    if (part === "portfolio-layout") return listFundPots(facts).length > 0;
    return listFields({ levers: listPartLevers(part), limits }).length > 0;
  });
}

/** Finds a part by the last part of its page's address. */
export function readPart(text: string | undefined): PlanPart | undefined {
  return PLAN_PARTS.find((part) => part === text);
}
