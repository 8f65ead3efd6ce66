import type { Recommendation } from "~/contract/recommendation";
import { findProduct } from "~/contract/recommended-product";

const SERIES = [
  "monthly_income",
  "monthly_income_from_annuity",
  "invest_balance",
  "estate",
  "top_ups",
  "top_ups_with_returns",
] as const;
const MARKETS = ["poor", "expected", "strong"] as const;

/** The names of the columns; those of figures are the wire's, in today's rand. */
const HEADS = [
  "plan",
  "product",
  "is_recommended",
  "age",
  ...SERIES.flatMap((series) => MARKETS.map((market) => `${series}_${market}`)),
];

/**
 * The projections of recommendations as a table, heads first: a row for each of them, each product and each age, as they are
 * stored.
 */
export function listProjections(recommendations: readonly Recommendation[]): (string | number)[][] {
  return [HEADS, ...recommendations.flatMap(listRows)];
}

function listRows(recommendation: Recommendation): (string | number)[][] {
  const { graphs_data: graphs, common_info: common } = recommendation;
  const plan = recommendation.plan_type === "edit" ? "customised" : "recommended";
  const products = [
    [graphs.laplus, recommendation.laplus_recommendations.product],
    [graphs.la, recommendation.la_recommendations.product],
    [graphs.ila, recommendation.ila_recommendations.product],
  ] as const;
  const chosen = findProduct(recommendation, common.annuity_recommendation).product;
  return products.flatMap(([graph, product]) =>
    graph.ages.map((age, index) => [
      plan,
      product,
      product === chosen ? "yes" : "no",
      age,
      ...SERIES.flatMap((series) => MARKETS.map((market) => graph[series]?.[market][index] ?? "")),
    ]),
  );
}
