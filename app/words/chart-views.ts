/** What the plan's chart can show, one view at a time; income first, which is what everybody came for. */
export const PLAN_VIEWS = ["income", "savings", "inheritance", "topups"] as const;
/** One of those views. */
export type PlanChartView = (typeof PLAN_VIEWS)[number];

/** The markets in which a plan is described. */
export const MARKETS = ["poor", "expected", "strong"] as const;
/** One of those markets. */
export type Market = (typeof MARKETS)[number];
/** A value for each market. */
export type ByMarket<Value> = Record<Market, Value>;
