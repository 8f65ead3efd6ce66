import type { Advice, ProductAdvice } from "../advice";
import type { Product } from "../retirement-case";

/** Picks the advice about one product; a life annuity is either enhanced or not, never both. */
export function productAdviceOf(products: Advice["products"], product: Product): ProductAdvice {
  if (product === "LivingAnnuityPlus") return products.livingAnnuityPlus;
  return product === "LivingAnnuity" ? products.livingAnnuity : products.lifeAnnuity;
}
