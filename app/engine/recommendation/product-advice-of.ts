import type { Advice, ProductAdvice } from "../advice/advice";
import type { Product } from "../case/retirement-case";

/**
 * Picks the advice on one product; a life annuity is either enhanced or not, never both.
 * @throws RangeError for a living annuity plus where none is offered
 */
export function productAdviceOf(products: Advice["products"], product: Product): ProductAdvice {
  if (product === "LivingAnnuityPlus") return requirePlus(products);
  return product === "LivingAnnuity" ? products.livingAnnuity : products.lifeAnnuity;
}

function requirePlus({ livingAnnuityPlus }: Advice["products"]): ProductAdvice {
  if (!livingAnnuityPlus) throw new RangeError("product: no living annuity plus is offered");
  return livingAnnuityPlus;
}
