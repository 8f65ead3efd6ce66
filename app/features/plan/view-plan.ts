import type { Recommendation } from "~/contract/recommendation";
import { comparePlans } from "~/words/compare-plans";
import { describeChart } from "~/words/describe-chart";
import { describePlan } from "~/words/describe-plan";
import { gatherFacts } from "~/words/plan-facts";
import type { PlanRecord } from "~/words/plan-facts";

/** A recommendation and the survey record that goes with it. */
export type Advised = { recommendation: Recommendation; plan: PlanRecord };

const TYPES = { customised: "Amended", recommended: "Recommended" };

/**
 * What a plan's page says: of the plan as its owner has amended it, and beside ours, if they have.
 * @param query of the address: which `view` and `market` the chart shows, and of two plans which `type`
 */
export function viewPlan(ours: Advised, customised: Advised | undefined, query: URLSearchParams) {
  const shown = customised ?? ours;
  const readFacts = ({ recommendation, plan }: Advised) => gatherFacts(recommendation, plan);
  const chartAsked = { view: query.get("view"), market: query.get("market") };
  const type = query.get("type") === "recommended" ? "recommended" : "customised";
  const types = Object.entries(TYPES).map(([one, name]) => ({ type: one, name, isShown: one === type }));
  const view = describePlan(shown.recommendation, shown.plan, chartAsked);
  const chart =
    customised && type === "recommended" ? describeChart(readFacts(ours), chartAsked) : view.chart;
  return {
    view,
    chart: { ...chart, types: customised ? types : [] },
    comparison: customised && comparePlans(readFacts(ours), readFacts(customised)),
  };
}
