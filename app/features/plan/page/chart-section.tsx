import { AgeChart } from "~/ui/chart/age-chart";
import type { ChartDrawings } from "~/ui/chart/chart-figures";
import { ChoiceLinks } from "~/ui/choice-links";
import { Section } from "~/ui/layout/section";
import { usePlanAddress } from "~/web/plan/use-plan-address";
import type { ChartView } from "~/words/chart/describe-chart";

/** Where all pictures of a plan stand together. */
export const CHARTS = "/en/recommended-plan/charts";

/** The chart of a plan page, and whose plan it shows where there are two. */
export type PlanChart = ChartView & {
  drawings: ChartDrawings;
  types: readonly { type: string; name: string; isShown: boolean }[];
};

/** One view of one market at a time; the others are links, so that no script is needed. */
export function ChartSection({ chart }: { chart: PlanChart }) {
  const { view, views, market, markets, types } = chart;
  const state = {
    view,
    market,
    type: types.find(({ isShown }) => isShown)?.type,
  };
  const writeAddress = usePlanAddress();
  const linkTo = (changes: Partial<typeof state>) =>
    `${writeAddress("/en/recommended-plan", { ...state, ...changes })}#years`;
  return (
    <Section id="years" title={chart.heading}>
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 text-small print:hidden">
        <ChoiceLinks label="Show" links={views.map((one) => ({ ...one, to: linkTo({ view: one.view }) }))} />
        <ChoiceLinks
          label="Markets"
          links={markets.map((one) => ({ ...one, to: linkTo({ market: one.market }) }))}
        />
        <ChoiceLinks label="Plan" links={types.map((one) => ({ ...one, to: linkTo({ type: one.type }) }))} />
      </div>
      <AgeChart chart={chart} />
      <p className="print:hidden">
        <a
          href={writeAddress(CHARTS, { market: state.market, type: state.type })}
          className="link"
          data-dialog="wide"
        >
          All pictures together
        </a>
      </p>
    </Section>
  );
}
