import { findAdviceType } from "~/contract/plan/advice-type";
import { PROJECTED, PROJECTED_MARKETS, projectionRowSchema } from "~/contract/plan/plan-file";
import type { Recommendation } from "~/contract/plan/recommendation";
import { findRecommended, listProducts } from "~/contract/plan/recommended-product";
import { findSeries } from "~/words/plan/plan-facts";

const SERIES = Object.keys(PROJECTED) as (keyof typeof PROJECTED)[];

/** Stored projections as a table, heads first: a row for each recommendation, product and age. */
export function listProjections(recommendations: readonly Recommendation[]): (string | number)[][] {
  return [Object.keys(projectionRowSchema.shape), ...recommendations.flatMap(listRows)];
}

function listRows(recommendation: Recommendation): (string | number)[][] {
  const chosen = findRecommended(recommendation).product;
  return listProducts(recommendation).flatMap(({ product }) => {
    const graph = findSeries(recommendation, product);
    return graph.ages.map((age, index) => [
      findAdviceType(recommendation.plan_type),
      product,
      product === chosen ? "yes" : "no",
      age,
      ...SERIES.flatMap((series) => PROJECTED_MARKETS.map((market) => graph[series]?.[market][index] ?? "")),
    ]);
  });
}
