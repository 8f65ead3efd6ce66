import { formatRand } from "~/base/money";
import type { PlanFacts } from "../plan/plan-facts";
import { formatProjection } from "../plan/write-figures";

/** What the plan's chart can show, one view at a time; income first, which is what everybody came for. */
export const PLAN_VIEWS = ["income", "savings", "inheritance", "topups"] as const;
/** One of those views. */
export type PlanChartView = (typeof PLAN_VIEWS)[number];

/** The name of each view on its own, as on a link. */
export const VIEW_NAMES: Record<PlanChartView, string> = {
  savings: "Savings",
  income: "Income",
  inheritance: "Inheritance",
  topups: "Top-ups",
};

/** The markets in which a plan is described. */
export const MARKETS = ["poor", "expected", "strong"] as const;
/** One of those markets. */
export type Market = (typeof MARKETS)[number];
/** A value for each market. */
export type ByMarket<Value> = Record<Market, Value>;

/** The name of each market on its own, as on a line or a link. */
export const MARKET_NAMES: ByMarket<string> = { poor: "Poor", expected: "Expected", strong: "Strong" };

/** What the address asks of the chart; what no chart has shows the first view, or expected markets. */
export type ChartAsked = { view?: string | null; market?: string | null };

/** What is shown of a view: the ages up to the last one, and what each market has at them. */
export type ShownSeries = {
  facts: PlanFacts;
  view: PlanChartView;
  ages: readonly number[];
  series: ByMarket<readonly number[]>;
  /**
   * The parts of the income in the chosen market, the unit trust's only where it ever pays; recommendations of earlier
   * releases do not tell them.
   */
  columns?: { market: Market; fromAnnuity: readonly number[]; fromUnitTrust?: readonly number[] };
};

/** The yearly figures of a view. */
export function pickSeries({ series }: PlanFacts, view: PlanChartView): ByMarket<readonly number[]> {
  const byView = {
    savings: series.invest_balance,
    income: series.monthly_income,
    inheritance: series.estate,
    topups: series.top_ups,
  };
  return byView[view];
}

/** Formats an amount of a view: an income to the rand, since its parts and the plan's first sentence are; others as projections. */
export function formatSeriesAmount(view: PlanChartView, amount: number): string {
  return view === "income" ? formatRand(Math.round(amount)) : formatProjection(amount);
}
