import { Link } from "@remix-run/react";
import { abbreviateRand } from "~/base/money";
import { Tags } from "~/ui/amount";
import type { ChartFigures } from "~/ui/chart/chart-figures";
import { LineChart } from "~/ui/chart/line-chart";
import { Section } from "~/ui/layout/section";
import { BoldText } from "~/ui/bold-text";
import { usePlanAddress } from "~/ui/use-plan-address";
import type { ChartView } from "~/words/describe-chart";

const MARKER_STEP_YEARS = 10;
const MARKETS = ["strong", "expected", "poor"] as const;

/** One of the four views at a time; the others are links, so that no script is needed. */
export function ChartSection({ chart }: { chart: ChartView }) {
  const { table } = chart;
  return (
    <Section id="years" title={chart.heading}>
      <ViewLinks views={chart.views} />
      <LineChart
        id="years-chart"
        figures={buildFigures(chart)}
        sentence={<BoldText text={chart.sentences.join(" ")} />}
        tags={<Tags tags={chart.tags} />}
        table={{
          caption: table.caption,
          heads: table.heads,
          rows: table.rows.map(({ age, amounts }) => [age, amounts.poor, amounts.expected, amounts.strong]),
        }}
      />
    </Section>
  );
}

function ViewLinks({ views }: Pick<ChartView, "views">) {
  const writeAddress = usePlanAddress();
  if (views.length < 2) return null;
  return (
    <nav aria-label="What the chart shows" className="print:hidden">
      <ul className="flex flex-wrap items-center gap-x-4 text-small wide:gap-x-6">
        <li aria-hidden="true" className="hidden text-soft wide:block">
          Show:
        </li>
        {views.map(({ view, name, isShown }) => (
          <li key={view}>
            <Link
              to={`${writeAddress("/en/recommended-plan", { view })}#years`}
              aria-current={isShown ? "true" : undefined}
              className={isShown ? "link border-b-4 border-bark font-bold text-bark no-underline" : "link"}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
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
