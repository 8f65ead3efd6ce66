/** Selects one of the products that a recommendation describes. */
import type { AnnuityRecommendation, ProductRecommendation } from "./product-recommendation";
import type { Recommendation } from "./recommendation";

/** The products with their figures; living annuity plus only where it was offered. */
export function listProducts(recommendation: Recommendation): ProductRecommendation[] {
  const { laplus_recommendations, la_recommendations, ila_recommendations } = recommendation;
  return [
    ...(laplus_recommendations ? [laplus_recommendations] : []),
    la_recommendations,
    ila_recommendations,
  ];
}

/** Whether living annuity plus was offered when the recommendation was calculated. */
export function offersPlus(recommendation: Recommendation): boolean {
  return recommendation.laplus_recommendations !== undefined;
}

/**
 * The figures of a product. A life annuity is either enhanced or not, never both.
 * @throws Error for a living annuity plus that was not offered
 */
export function findProduct(
  recommendation: Recommendation,
  product: AnnuityRecommendation,
): ProductRecommendation {
  const isSame = (described: ProductRecommendation) =>
    described.product === product || (isLifeAnnuity(described.product) && isLifeAnnuity(product));
  const found = listProducts(recommendation).find(isSame);
  if (!found) throw new Error(`the recommendation has no ${product}`);
  return found;
}

export function findRecommended(recommendation: Recommendation): ProductRecommendation {
  return findProduct(recommendation, recommendation.common_info.annuity_recommendation);
}

/** Whether an insurer pays the income for life. */
export function isLifeAnnuity(product: AnnuityRecommendation): boolean {
  return product === "LifeAnnuity" || product === "EnhancedLifeAnnuity";
}
