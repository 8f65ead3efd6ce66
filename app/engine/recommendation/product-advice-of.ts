import type { Advice, Product, ProductAdvice } from "../advice";

/** Picks what is told about one product; a life annuity is enhanced or not, never both. */
export function productAdviceOf(products: Advice["products"], product: Product): ProductAdvice {
  if (product === "LivingAnnuityPlus") return products.livingAnnuityPlus;
  return product === "LivingAnnuity" ? products.livingAnnuity : products.lifeAnnuity;
}
