/** What a record of advice shows of the plan, as it is frozen at selection. */
import { formatRand } from "~/base/money";
import type { AdviceRecord } from "~/contract/advice-record";
import type { RecordedBlock, ShownPlan } from "~/contract/record-paper";
import { describeChanceByAge } from "./chance-by-age";
import { MARKET_NAMES, formatSeriesAmount } from "./chart-views";
import type { Market } from "./chart-views";
import { describeChart } from "./describe-chart";
import type { ChartView } from "./describe-chart";
import { describeFamily } from "./describe-family";
import { describeHero } from "./describe-hero";
import { FUTURES_SHOWN } from "./describe-likelihood";
import { describeSplit } from "./describe-split";
import { PRODUCT_WORDS } from "./plan-facts";
import type { PlanFacts } from "./plan-facts";

/** Describes the plan that is selected: its conclusion, its chance, the split, the years, and what is left for others. */
export function describeShownPlan(facts: PlanFacts, planType: AdviceRecord["plan_type"]): ShownPlan {
  return {
    conclusion: writeConclusion(facts, planType),
    chance: describeChance(facts),
    sections: [
      { heading: "What becomes of the savings", blocks: describeParts(facts) },
      { heading: "The income as the years go by", blocks: describeYears(facts) },
      { heading: "What is left for others", blocks: describeOthers(facts) },
    ],
  };
}

function writeConclusion({ product, income }: PlanFacts, planType: AdviceRecord["plan_type"]): string {
  const { withArticle } = PRODUCT_WORDS[product.product];
  const plan = `${withArticle}, ${formatRand(income.total)} a month before tax`;
  return planType === "base" ? `We advised ${plan}` : `You changed our advice to ${plan}`;
}

function describeChance(facts: PlanFacts): RecordedBlock[] {
  const { dots } = describeHero(facts).chance;
  if (dots === undefined) return [];
  const alternative = `${FUTURES_SHOWN} dots, of which ${dots} are filled: ${dots} of ${FUTURES_SHOWN} futures go well.`;
  return [{ kind: "chance", dots, of: FUTURES_SHOWN, alternative }];
}

function describeParts(facts: PlanFacts): RecordedBlock[] {
  const { intro, parts } = describeSplit(facts);
  const { income, amounts } = facts;
  const paid = {
    cash: "–",
    unitTrust: formatRand(income.fromUnitTrust),
    annuity: formatRand(income.fromAnnuity),
  };
  return [
    { kind: "text", text: intro },
    {
      kind: "table",
      caption: "Today’s rand, before tax",
      heads: ["Part of the savings", "Amount", "Pays a month"],
      figures: [1, 2],
      widths: [0.6, 0.2, 0.2],
      rows: [
        ...parts.map(({ key, name, amount, note }) => ({ cells: [[name, note], amount, paid[key]] })),
        { cells: ["Together", formatRand(amounts.savings), formatRand(income.total)], isTotal: true },
      ],
    },
  ];
}

function describeYears(facts: PlanFacts): RecordedBlock[] {
  const chart = describeChart(facts, { view: "income" });
  const { caption, heads, rows, minorRows } = chart.table;
  const chance = describeChanceByAge(facts);
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
    ...(chance
      ? [
          { kind: "heading" as const, text: chance.heading },
          {
            kind: "table" as const,
            caption: chance.caption,
            heads: ["If you reach", "Futures"],
            figures: [1],
            widths: [0.25, 0.25],
            rows: chance.rows.map(({ name, figure }) => ({ cells: [name, figure] })),
          },
        ]
      : []),
  ];
}

function drawYears({ series: { monthly_income: income } }: PlanFacts, chart: ChartView): RecordedBlock {
  const { ages } = chart.figures;
  const cut = (market: Market) => income[market].slice(0, ages.length);
  const series = { poor: cut("poor"), expected: cut("expected"), strong: cut("strong") };
  const writeEnd = (market: Market) =>
    `${MARKET_NAMES[market]}, ${formatSeriesAmount("income", series[market].at(-1) ?? 0)}`;
  return {
    kind: "chart",
    ages,
    series,
    start: `${formatSeriesAmount("income", series.expected[0] ?? 0)} at ${ages[0]}`,
    ends: { poor: writeEnd("poor"), expected: writeEnd("expected"), strong: writeEnd("strong") },
    axis: "Your age",
    alternative: `${chart.table.caption}. ${chart.sentences.join(" ").replaceAll("**", "")}`,
  };
}

function describeOthers(facts: PlanFacts): RecordedBlock[] {
  const { sentences, heads, rows, note } = describeFamily(facts);
  return [
    { kind: "list", items: sentences },
    {
      kind: "table",
      caption: note,
      heads,
      figures: heads.flatMap((_head, index) => (index > 0 ? [index] : [])),
      widths: heads.map(() => 1 / heads.length),
      rows: rows.map(({ age, amounts }) => ({ cells: [String(age), ...amounts] })),
    },
  ];
}
