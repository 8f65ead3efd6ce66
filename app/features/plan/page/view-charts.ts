import { describeChart } from "~/words/chart/describe-chart";
import { describeIncomes } from "~/words/chart/income-by-year";
import { gatherFacts } from "~/words/plan/plan-facts";
import type { Advised } from "~/words/changes/shown-plan";
import { pickShown } from "./view-plan";

type Asked = {
  /** The query of the address: `market`, and of two plans `type`. */
  query: URLSearchParams;
  /** The client whose adviser reads it. */
  clientName?: string;
};

/** All charts of a plan, in the same market. */
export function viewCharts(ours: Advised, amended: Advised | undefined, { query, clientName }: Asked) {
  const { shown, types } = pickShown(ours, amended, query);
  const facts = gatherFacts(shown.recommendation, shown.plan, clientName);
  const market = query.get("market");
  const { views, markets } = describeChart(facts, { market });
  return {
    charts: views.map(({ view }) => {
      const chart = describeChart(facts, { view, market });
      // Ids of their own: as a dialog the charts lie over the plan's page, which shows one of them.
      return { ...chart, figures: { ...chart.figures, name: `all-${view}` } };
    }),
    incomes: describeIncomes(facts),
    markets,
    types,
  };
}
