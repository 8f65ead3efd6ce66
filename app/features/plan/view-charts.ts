import { describeChart } from "~/words/describe-chart";
import { gatherFacts } from "~/words/plan-facts";
import { listTypes } from "./view-plan";
import type { Advised } from "./view-plan";

/**
 * Every picture of a plan, all in the same market.
 * @param query of the address: which `market` they show, and of two plans which `type`
 */
export function viewCharts(ours: Advised, customised: Advised | undefined, query: URLSearchParams) {
  const types = listTypes(query);
  const isOurs = types.some(({ type, isShown }) => type === "recommended" && isShown);
  const { recommendation, plan } = (!isOurs && customised) || ours;
  const facts = gatherFacts(recommendation, plan);
  const market = query.get("market");
  const { views, markets } = describeChart(facts, { market });
  return {
    charts: views.map(({ view }) => describeChart(facts, { view, market })),
    markets,
    types: customised ? types : [],
  };
}
