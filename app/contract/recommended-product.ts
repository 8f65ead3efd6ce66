/** Picks one product out of the three that a recommendation tells about. */
import type { AnnuityRecommendation, ProductRecommendation, Recommendation } from "./recommendation";

/** What is told about a product; a life annuity is enhanced or not, never both. */
export function findProduct(
  recommendation: Recommendation,
  product: AnnuityRecommendation,
): ProductRecommendation {
  if (product === "LivingAnnuityPlus") return recommendation.laplus_recommendations;
  if (product === "LivingAnnuity") return recommendation.la_recommendations;
  return recommendation.ila_recommendations;
}

/** What is told about the product that is recommended. */
export function findRecommended(recommendation: Recommendation): ProductRecommendation {
  return findProduct(recommendation, recommendation.common_info.annuity_recommendation);
}

/** Whether an insurer pays the income for life. */
export function isLifeAnnuity(product: AnnuityRecommendation): boolean {
  return product === "LifeAnnuity" || product === "EnhancedLifeAnnuity";
}
