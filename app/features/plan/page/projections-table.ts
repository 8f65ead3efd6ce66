import { PROJECTED, PROJECTED_MARKETS, projectionRowSchema } from "~/contract/plan/plan-file";
import type { Recommendation } from "~/contract/plan/recommendation";
import { findProduct } from "~/contract/plan/recommended-product";

const SERIES = Object.keys(PROJECTED) as (keyof typeof PROJECTED)[];

/**
 * The projections of recommendations as a table, heads first: a row for each of them, each product and each age, as they are
 * stored.
 */
export function listProjections(recommendations: readonly Recommendation[]): (string | number)[][] {
  return [Object.keys(projectionRowSchema.shape), ...recommendations.flatMap(listRows)];
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
      ...SERIES.flatMap((series) => PROJECTED_MARKETS.map((market) => graph[series]?.[market][index] ?? "")),
    ]),
  );
}
