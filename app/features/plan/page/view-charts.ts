import { describeChart } from "~/words/chart/describe-chart";
import { gatherFacts } from "~/words/plan/plan-facts";
import type { Advised } from "~/words/changes/shown-plan";
import { pickShown } from "./view-plan";

/**
 * Every picture of a plan, all in the same market.
 * @param query of the address: which `market` they show, and of two plans which `type`
 */
export function viewCharts(ours: Advised, amended: Advised | undefined, query: URLSearchParams) {
  const { shown, types } = pickShown(ours, amended, query);
  const facts = gatherFacts(shown.recommendation, shown.plan);
  const market = query.get("market");
  const { views, markets } = describeChart(facts, { market });
  return {
    charts: views.map(({ view }) => {
      const chart = describeChart(facts, { view, market });
      // As a dialog they lie over the plan's page, which shows one of them.
      return { ...chart, figures: { ...chart.figures, name: `all-${view}` } };
    }),
    markets,
    types,
  };
}
