/** What the plan's chart can show, one view at a time. */
export const PLAN_VIEWS = ["savings", "income", "inheritance", "topups"] as const;
export type PlanChartView = (typeof PLAN_VIEWS)[number];

/** The markets in which a plan is told. */
export const MARKETS = ["poor", "expected", "strong"] as const;
export type Market = (typeof MARKETS)[number];
export type ByMarket<Value> = Record<Market, Value>;
