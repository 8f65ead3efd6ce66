import { abbreviateRand } from "~/base/money";
import { Tags } from "~/ui/amount";
import type { ChartFigures, SeriesKind } from "./chart-figures";
import { LineChart } from "./line-chart";
import { BoldText } from "~/ui/bold-text";

const MARKER_STEP_YEARS = 10;
const MARKETS = ["strong", "expected", "poor"] as const;

/** Something that happens at an age, in words for a wide and for a narrow drawing. */
type AgeEvent = { age: number; words: string; shortWords: string };
type ByMarket<Value> = Record<SeriesKind, Value>;

/** What a chart by age says in words and figures. */
type MarketChartView = {
  sentences: readonly string[];
  tags: readonly string[];
  axisName: string;
  ages: readonly number[];
  series: ByMarket<readonly number[]>;
  marketNames: ByMarket<string>;
  endNotes: ByMarket<string>;
  halfLive?: AgeEvent;
  incomeFalls?: AgeEvent;
  table: {
    caption: string;
    heads: readonly string[];
    rows: readonly { age: number; amounts: ByMarket<string> }[];
  };
};

/** Rand by age in poor, expected and strong markets: sentence, drawing and table. */
export function MarketChart({ id, chart }: { id: string; chart: MarketChartView }) {
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

function buildFigures(chart: MarketChartView): ChartFigures {
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
