import { type Market, type ByMarket } from "../plan/markets";
import { formatRand } from "~/base/money";
import type { PlanFacts } from "../plan/plan-facts";
import { formatProjection } from "../plan/write-figures";

/** The views of the plan's chart, shown one at a time; income, the main question, comes first. */
export const PLAN_VIEWS = ["income", "savings", "inheritance", "topups"] as const;
export type PlanChartView = (typeof PLAN_VIEWS)[number];

/** Each view's name on its own, as on a link. */
export const VIEW_NAMES: Record<PlanChartView, string> = {
  savings: "Savings",
  income: "Income",
  inheritance: "Inheritance",
  topups: "Top-ups",
};

/** The view and market in the address; unknown ones show the first view and expected markets. */
export type ChartAsked = { view?: string | null; market?: string | null };

/** A view's visible data: the ages up to the last one, and each market's values. */
export type ShownSeries = {
  facts: PlanFacts;
  view: PlanChartView;
  ages: readonly number[];
  series: ByMarket<readonly number[]>;
  /**
   * The parts of the income in the chosen market, the unit trust's only if it ever pays; absent in
   * recommendations of earlier releases.
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

/** Formats a view's amount: incomes to the rand, as in the plan's first sentence; others as projections. */
export function formatSeriesAmount(view: PlanChartView, amount: number): string {
  return view === "income" ? formatRand(Math.round(amount)) : formatProjection(amount);
}
