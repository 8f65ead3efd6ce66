import type { Recommendation } from "~/contract/recommendation";
import { comparePlans } from "~/words/compare-plans";
import { describePlan } from "~/words/describe-plan";
import { gatherFacts } from "~/words/plan-facts";
import type { PlanRecord } from "~/words/plan-facts";

/** A recommendation and the survey record that goes with it. */
export type Advised = { recommendation: Recommendation; plan: PlanRecord };

/**
 * What a plan's page says: of the plan as its owner has amended it, and beside ours, if they have.
 * @param chartAsked the view of the chart that the address asks for; `null` for the first one
 */
export function viewPlan(ours: Advised, customised: Advised | undefined, chartAsked: string | null) {
  const shown = customised ?? ours;
  const readFacts = ({ recommendation, plan }: Advised) => gatherFacts(recommendation, plan);
  return {
    view: describePlan(shown.recommendation, shown.plan, chartAsked),
    comparison: customised && comparePlans(readFacts(ours), readFacts(customised)),
  };
}
