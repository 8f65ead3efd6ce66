import { abbreviateRand } from "~/base/money";
import { Tags } from "~/ui/amount";
import type { ChartFigures } from "~/ui/chart/chart-figures";
import { LineChart } from "~/ui/chart/line-chart";
import type { ChartView } from "~/words/describe-chart";
import { BoldText } from "./bold-text";

const MARKER_STEP_YEARS = 10;
const MARKETS = ["strong", "expected", "poor"] as const;

/** What a chart says and draws, for the plan and for the walk-through. */
export function PlanChart({ id, chart }: { id: string; chart: ChartView }) {
  const { table } = chart;
  return (
    <LineChart
      id={id}
      figures={buildFigures(chart)}
      sentence={<BoldText text={chart.sentences.join(" ")} />}
      tags={<Tags tags={chart.tags} />}
      table={{
        caption: table.caption,
        heads: table.heads,
        rows: table.rows.map(({ age, amounts }) => [age, amounts.poor, amounts.expected, amounts.strong]),
      }}
    />
  );
}

function buildFigures(chart: ChartView): ChartFigures {
  const { axisName, ages, series, marketNames, endNotes, halfLive, incomeFalls } = chart;
  return {
    axisName,
    writeValue: abbreviateRand,
    series: MARKETS.map((market) => ({
      kind: market,
      name: marketNames[market],
      note: endNotes[market],
      points: ages.map((at, i) => ({ at, value: series[market][i] ?? 0 })),
    })),
    markersAt: ages.filter((age, i) => i > 2 && (age + 5) % MARKER_STEP_YEARS === 0),
    ...(halfLive && { mark: { at: halfLive.age, text: halfLive.words, shortText: halfLive.shortWords } }),
    ...(incomeFalls && {
      events: [
        { at: incomeFalls.age, kind: "poor", text: incomeFalls.words, shortText: incomeFalls.shortWords },
      ],
    }),
  };
}
