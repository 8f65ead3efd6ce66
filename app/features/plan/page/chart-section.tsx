import { AgeChart } from "~/ui/chart/age-chart";
import type { ChartDrawings } from "~/ui/chart/chart-figures";
import { Sentences } from "~/ui/bold-text";
import { ChoiceLinks } from "~/ui/choice-links";
import { usePlanAddress } from "~/web/request/use-plan-address";
import type { ChartView } from "~/words/chart/describe-chart";
import { CHARTS } from "./addresses";
import { Fold, Part } from "~/ui/layout/part";

/** The chart of a plan's page, and of two plans the shown one. */
export type PlanChart = ChartView & {
  drawings: ChartDrawings;
  types: readonly { type: string; name: string; isShown: boolean }[];
};

/** Shows one view of one market at a time; the others are links, so that it needs no script. */
export function ChartSection({ chart }: { chart: PlanChart }) {
  return (
    <Part
      id="years"
      title={chart.conclusion}
      lead={chart.lead}
      onPaper={listMore(chart)}
      folds={<OtherPictures chart={chart} />}
    >
      <AgeChart chart={{ ...chart, sentences: [] }} />
    </Part>
  );
}

const listMore = ({ sentences, lead }: PlanChart) => sentences.filter((sentence) => !lead.includes(sentence));

function OtherPictures({ chart }: { chart: PlanChart }) {
  const { view, views, market, markets, types } = chart;
  const state = { view, market, type: types.find(({ isShown }) => isShown)?.type };
  const isFirst = view === views[0]?.view && market === "expected";
  const writeAddress = usePlanAddress();
  const linkTo = (changes: Partial<typeof state>) =>
    `${writeAddress("/en/recommended-plan", { ...state, ...changes })}#years`;
  return (
    <div className="print:hidden">
      <Fold title="Other pictures and markets" isOpen={!isFirst}>
        <Sentences texts={listMore(chart)} />
        <ChoiceLinks label="Show" links={views.map((one) => ({ ...one, to: linkTo({ view: one.view }) }))} />
        <ChoiceLinks
          label="Markets"
          links={markets.map((one) => ({ ...one, to: linkTo({ market: one.market }) }))}
        />
        <ChoiceLinks label="Plan" links={types.map((one) => ({ ...one, to: linkTo({ type: one.type }) }))} />
        <p>
          <a
            href={writeAddress(CHARTS, { market: state.market, type: state.type })}
            className="link"
            data-dialog="wide"
          >
            All pictures together
          </a>
        </p>
      </Fold>
    </div>
  );
}
