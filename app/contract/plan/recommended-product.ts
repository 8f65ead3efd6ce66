/** Picks one product out of the three that a recommendation describes. */
import type { AnnuityRecommendation, ProductRecommendation } from "./product-recommendation";
import type { Recommendation } from "./recommendation";

/** The figures of a product. A life annuity is either enhanced or not, never both. */
export function findProduct(
  recommendation: Recommendation,
  product: AnnuityRecommendation,
): ProductRecommendation {
  if (product === "LivingAnnuityPlus") return recommendation.laplus_recommendations;
  if (product === "LivingAnnuity") return recommendation.la_recommendations;
  return recommendation.ila_recommendations;
}

/** The figures of the recommended product. */
export function findRecommended(recommendation: Recommendation): ProductRecommendation {
  return findProduct(recommendation, recommendation.common_info.annuity_recommendation);
}

/** Whether an insurer pays the income for life. */
export function isLifeAnnuity(product: AnnuityRecommendation): boolean {
  return product === "LifeAnnuity" || product === "EnhancedLifeAnnuity";
}
