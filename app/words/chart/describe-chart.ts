import { listEvents } from "./chart-events";
import { buildFigures, type DrawnFigures } from "./chart-figures";
import { writeChartSentences } from "./chart-sentences";
import { type ChartTable, writeChartTable } from "./chart-table";
import {
  type ChartAsked,
  pickSeries,
  PLAN_VIEWS,
  type PlanChartView,
  type ShownSeries,
  VIEW_NAMES,
} from "./chart-views";
import { type ByMarket, type Market, MARKET_NAMES, MARKETS } from "../plan/markets";
import type { PlanFacts } from "../plan/plan-facts";
import { speakOf } from "../plan/speak-of";

/** The chart ends at this age, or this many years after retirement if that is later. */
const LAST_AGE_SHOWN = 95;
const FEWEST_YEARS_SHOWN = 20;

/** Expected and poor markets come first; strong markets follow elsewhere. */
const SENTENCES_LED = 2;

/** The chart's content: its sentences, its drawing, and the same figures as a table. */
export type ChartView = {
  view: PlanChartView;
  /** The views that have figures for this product. */
  views: readonly { view: PlanChartView; name: string; isShown: boolean }[];
  /** The requested market; a view without columns carries it on to the next view. */
  market: Market;
  /** The markets to choose from for the stacked columns; empty for a view of lines only. */
  markets: readonly { market: Market; name: string; isShown: boolean }[];
  heading: string;
  /** The heading of a page with this view alone; for the income, its conclusion. */
  conclusion: string;
  sentences: readonly string[];
  /** The most important of the sentences. */
  lead: readonly string[];
  tags: readonly string[];
  figures: DrawnFigures;
  table: ChartTable;
};

/** Describes the requested view, or the first one if this product does not have it. */
export function describeChart(facts: PlanFacts, asked: ChartAsked): ChartView {
  const views = PLAN_VIEWS.filter((view) => hasAnything(pickSeries(facts, view)));
  const view = views.find((one) => one === asked.view) ?? views[0] ?? "income";
  const market = MARKETS.find((one) => one === asked.market) ?? "expected";
  const shown = cutSeries(facts, view, market);
  const sentences = writeChartSentences(shown);
  const isSaid = (place: number) => place < SENTENCES_LED && !(isBesideGuarantee(shown) && place === 0);
  return {
    view,
    views: views.map((one) => ({ view: one, name: VIEW_NAMES[one], isShown: one === view })),
    market,
    markets: shown.columns
      ? MARKETS.map((one) => ({ market: one, name: MARKET_NAMES[one], isShown: one === market }))
      : [],
    heading: writeHeading(facts, view),
    conclusion: view === "income" ? concludeIncome(shown) : writeHeading(facts, view),
    sentences,
    lead: sentences.filter((_, place) => isSaid(place)),
    tags:
      view === "income" || view === "topups"
        ? ["today’s rand", "before tax"]
        : ["today’s rand", "after costs"],
    figures: buildFigures(
      shown,
      listEvents(facts, view, { ages: shown.ages, income: facts.series.monthly_income }),
    ),
    table: writeChartTable(shown),
  };
}

function cutSeries(facts: PlanFacts, view: PlanChartView, market: Market): ShownSeries {
  const { ages, monthly_income_from_annuity: fromAnnuity } = facts.series;
  const end = Math.max(LAST_AGE_SHOWN, facts.common.age_at_retirement + FEWEST_YEARS_SHOWN);
  const count = ages.filter((age) => age <= end).length;
  const whole = pickSeries(facts, view);
  const cut = (one: Market) => whole[one].slice(0, count);
  return {
    facts,
    view,
    ages: ages.slice(0, count),
    series: { poor: cut("poor"), expected: cut("expected"), strong: cut("strong") },
    ...(view === "income" && fromAnnuity && { columns: splitIncome(market, cut(market), fromAnnuity) }),
  };
}

/** Splits a market's income into the annuity's and the unit trust's. */
function splitIncome(
  market: Market,
  totals: readonly number[],
  paid: ByMarket<readonly number[]>,
): ShownSeries["columns"] {
  const fromAnnuity = paid[market].slice(0, totals.length);
  const fromUnitTrust = totals.map((total, i) => Math.max(total - (fromAnnuity[i] ?? 0), 0));
  return { market, fromAnnuity, ...(isAnything(fromUnitTrust) && { fromUnitTrust }) };
}

function hasAnything(series: ByMarket<readonly number[]>): boolean {
  return MARKETS.some((market) => isAnything(series[market]));
}

function isAnything(amounts: readonly number[]): boolean {
  return amounts.some((amount) => amount >= 1);
}

/** Here the conclusion already states the guaranteed income, so the sentences begin with the unit trust. */
function isBesideGuarantee({ facts, view, columns }: ShownSeries): boolean {
  return view === "income" && facts.isLifeAnnuity && columns?.fromUnitTrust !== undefined;
}

/** Says whether the income keeps up with prices to the last age shown. */
function concludeIncome({ facts: { product, isLifeAnnuity }, ages }: ShownSeries): string {
  const end = ages.at(-1) ?? 0;
  const fallsAt = (market: Market) => product[market].age_income_reduces ?? Infinity;
  if (isLifeAnnuity) return "What is guaranteed keeps up with prices";
  if (fallsAt("expected") <= end) return `It keeps up with prices until ${fallsAt("expected")}`;
  return fallsAt("poor") <= end
    ? "It keeps up with prices, but not in poor markets"
    : "It keeps up with prices, in poor markets too";
}

function writeHeading(facts: PlanFacts, view: PlanChartView): string {
  const { you, your, they, their, does } = speakOf(facts);
  const headings: Record<PlanChartView, string> = {
    savings: `What is left ${facts.isLifeAnnuity ? `in ${your} unit trust` : `of ${your} savings`} as ${you} ${does("grow")} older`,
    income: `What ${you} ${does("are")} paid as ${they} grow older`,
    inheritance: `What ${you} ${does("leave")} behind, by ${their} age at death`,
    topups: `What top-ups add to ${your} income`,
  };
  return headings[view];
}
