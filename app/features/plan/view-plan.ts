import type { Recommendation } from "~/contract/recommendation";
import { comparePlans } from "~/words/compare-plans";
import { describeChart } from "~/words/describe-chart";
import { describePlan } from "~/words/describe-plan";
import { gatherFacts } from "~/words/plan-facts";
import type { PlanRecord } from "~/words/plan-facts";

/** A recommendation and the survey record that goes with it. */
export type Advised = { recommendation: Recommendation; plan: PlanRecord };

const TYPES = { customised: "Amended", recommended: "Recommended" };

/** Whose figures a chart shows where there are two plans: the customised one's unless ours are asked for. */
export function listTypes(query: URLSearchParams) {
  const shown = query.get("type") === "recommended" ? "recommended" : "customised";
  return Object.entries(TYPES).map(([type, name]) => ({ type, name, isShown: type === shown }));
}

/**
 * What a plan's page says: of the plan as its owner has amended it, and beside ours, if they have.
 * @param query of the address: which `view` and `market` the chart shows, and of two plans which `type`
 */
export function viewPlan(ours: Advised, customised: Advised | undefined, query: URLSearchParams) {
  const shown = customised ?? ours;
  const readFacts = ({ recommendation, plan }: Advised) => gatherFacts(recommendation, plan);
  const chartAsked = { view: query.get("view"), market: query.get("market") };
  const types = listTypes(query);
  const isOurs = types.some(({ type, isShown }) => type === "recommended" && isShown);
  const view = describePlan(shown.recommendation, shown.plan, chartAsked);
  const chart = customised && isOurs ? describeChart(readFacts(ours), chartAsked) : view.chart;
  return {
    view,
    chart: { ...chart, types: customised ? types : [] },
    comparison: customised && comparePlans(readFacts(ours), readFacts(customised)),
  };
}
