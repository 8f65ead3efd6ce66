/** The three markets of a projection. */

export const MARKETS = ["poor", "expected", "strong"] as const;
export type Market = (typeof MARKETS)[number];
export type ByMarket<Value> = Record<Market, Value>;

/** Each market's name on its own, as on a line or a link. */
export const MARKET_NAMES: ByMarket<string> = { poor: "Poor", expected: "Expected", strong: "Strong" };
