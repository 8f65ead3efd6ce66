import type { RecordedBlock, ShownPlan } from "~/contract/records/record-paper";
import { describeChanceByAge } from "../plan-page/chance-by-age";
import { VIEW_NAMES, formatSeriesAmount, pickSeries } from "../chart/chart-views";
import { type Market, MARKET_NAMES, MARKETS } from "../plan/markets";
import { type ChartView, describeChart } from "../chart/describe-chart";
import { describeIncomes } from "../chart/income-by-year";
import { describeLessFirst } from "../plan/need-by-year";
import type { PlanFacts } from "../plan/plan-facts";

/** A plan's income year by year, on paper: sentences, a picture, a table and its chance. */
export function describeIncomeYears(facts: PlanFacts): RecordedBlock[] {
  const chart = describeChart(facts, { view: "income" });
  return [
    { kind: "text", text: chart.sentences.join(" ") },
    drawYears(facts, chart),
    {
      kind: "table",
      caption: chart.table.caption,
      ...setEvenly(chart.table.heads),
      rows: listRows(chart).map((cells) => ({ cells })),
    },
    ...tellChance(facts),
  ];
}

/** All incomes compared with the need, as a table, where other incomes were given. */
export function describeAllIncomes(facts: PlanFacts): ShownPlan["sections"] {
  const incomes = describeIncomes(facts);
  if (!incomes) return [];
  const { heading, sentences, table, othersTable, each } = incomes;
  return [
    {
      heading,
      blocks: [
        { kind: "text", text: sentences.join(" ") },
        ...[table, ...(othersTable ? [othersTable] : [])].map((shown) => ({
          kind: "table" as const,
          caption: shown.caption,
          ...setEvenly(shown.heads),
          rows: listRows({ table: shown }).map((cells) => ({ cells })),
        })),
        {
          kind: "table",
          caption: `${each.heading}. ${each.note}`,
          rows: [
            ...each.rows.map(({ name, note, amount }) => ({ cells: [note ? [name, note] : name, amount] })),
            { cells: ["Together", each.together], isTotal: true },
            { cells: [each.beside.name, each.beside.amount] },
          ],
          figures: [1],
          widths: [0.75, 0.25],
        },
      ],
    },
  ];
}

/** The effect of drawing only the minimum until an own income ends. */
export function describeLeastFirst(facts: PlanFacts): ShownPlan["sections"] {
  const lessFirst = describeLessFirst(facts);
  if (!lessFirst) return [];
  const { heading, sentences } = lessFirst;
  return [{ heading, blocks: [{ kind: "text", text: sentences.join(" ") }] }];
}

/** The other views year by year: each in a sentence, savings and inheritance in one table. */
export function describeOtherYears(facts: PlanFacts): RecordedBlock[] {
  const charts = describeChart(facts, {})
    .views.filter(({ view }) => view !== "income")
    .map(({ view }) => describeChart(facts, { view }));
  const tabled = charts.filter(({ view }) => view !== "topups");
  const [first, ...others] = tabled.map(listRows);
  return [
    ...charts.map(({ heading, sentences }) => ({
      kind: "text" as const,
      text: `**${heading}.** ${sentences.join(" ")}`,
    })),
    ...(first
      ? [
          {
            kind: "table" as const,
            caption: "At each age, after costs, today’s rand",
            ...setEvenly([
              "Age",
              ...tabled.flatMap(({ view }) =>
                MARKETS.map((market) => `${VIEW_NAMES[view]}, ${MARKET_NAMES[market].toLowerCase()}`),
              ),
            ]),
            rows: first.map((cells, row) => ({
              cells: [...cells, ...others.flatMap((rows) => rows[row]?.slice(1) ?? [])],
            })),
          },
        ]
      : []),
  ];
}

function setEvenly(heads: readonly string[]) {
  return {
    heads: [...heads],
    figures: heads.map((_, column) => column).slice(1),
    widths: heads.map(() => 1 / heads.length),
  };
}

/** The rows that fit on paper. */
function listRows({ table: { rows, minorRows } }: Pick<ChartView, "table">): string[][] {
  return rows.filter((_, place) => !minorRows.includes(place)).map((cells) => cells.map(String));
}

function tellChance(facts: PlanFacts): RecordedBlock[] {
  const chance = describeChanceByAge(facts);
  if (!chance) return [];
  // No-break spaces keep each entry on one line.
  const ages = chance.rows.map(({ name, figure }) => `${name}: ${figure}.`.replaceAll(" ", "\u00a0"));
  return [{ kind: "text", text: `**${chance.heading}.** ${ages.join(" ")}` }];
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
