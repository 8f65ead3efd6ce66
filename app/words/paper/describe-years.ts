import type { RecordedBlock } from "~/contract/records/record-paper";
import { describeChanceByAge } from "../chart/chance-by-age";
import { MARKET_NAMES, formatSeriesAmount, pickSeries } from "../chart/chart-views";
import type { Market, PlanChartView } from "../chart/chart-views";
import { describeChart } from "../chart/describe-chart";
import type { ChartView } from "../chart/describe-chart";
import type { PlanFacts } from "../plan/plan-facts";

/** What a view of a plan says year by year, on paper: sentences, a picture and a table; of the income its chance too. */
export function describeYears(facts: PlanFacts, view: PlanChartView): RecordedBlock[] {
  const chart = describeChart(facts, { view });
  const { caption, heads, rows, minorRows } = chart.table;
  return [
    ...chart.sentences.map((text) => ({ kind: "text" as const, text })),
    drawYears(facts, chart),
    {
      kind: "table",
      caption,
      heads,
      figures: heads.map((_, column) => column).slice(1),
      widths: heads.map(() => 1 / heads.length),
      rows: rows
        .filter((_, place) => !minorRows.includes(place))
        .map((cells) => ({ cells: cells.map(String) })),
    },
    ...(view === "income" ? tellChance(facts) : []),
  ];
}

function tellChance(facts: PlanFacts): RecordedBlock[] {
  const chance = describeChanceByAge(facts);
  if (!chance) return [];
  return [
    { kind: "heading", text: chance.heading },
    {
      kind: "table",
      caption: chance.caption,
      heads: ["If you reach", "Futures"],
      figures: [1],
      widths: [0.25, 0.25],
      rows: chance.rows.map(({ name, figure }) => ({ cells: [name, figure] })),
    },
  ];
}

function drawYears(
  facts: PlanFacts,
  { view, figures: { ages }, table, sentences }: ChartView,
): RecordedBlock {
  const whole = pickSeries(facts, view);
  const cut = (market: Market) => whole[market].slice(0, ages.length);
  const series = { poor: cut("poor"), expected: cut("expected"), strong: cut("strong") };
  const writeEnd = (market: Market) =>
    `${MARKET_NAMES[market]}, ${formatSeriesAmount(view, series[market].at(-1) ?? 0)}`;
  return {
    kind: "chart",
    ages,
    series,
    start: `${formatSeriesAmount(view, series.expected[0] ?? 0)} at ${ages[0]}`,
    ends: { poor: writeEnd("poor"), expected: writeEnd("expected"), strong: writeEnd("strong") },
    axis: "Your age",
    alternative: `${table.caption}. ${sentences.join(" ").replaceAll("**", "")}`,
  };
}
