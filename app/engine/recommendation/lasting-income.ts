/** What one product of a plan pays, without its projections: quick. */
import type { Product } from "../advice";
import { lifeAnnuityIncomes } from "./life-annuity-advice";
import { chooseLivingAnnuity, livingAnnuityIncomes, planLivingAnnuity } from "./living-annuity-advice";
import type { PlanContext } from "./plan-context";
import { findIncomes, lastingPerMonth, type PlanIncomes } from "./plan-incomes";

/**
 * The incomes of a product.
 * cost: one pass over the paths for a living annuity, under a millisecond for a life annuity, and one pass for a unit
 * trust that nobody asked about before
 */
export function productIncomes(product: Product, context: PlanContext): PlanIncomes {
  if (product === "LivingAnnuity" || product === "LivingAnnuityPlus") {
    const plan = planLivingAnnuity(chooseLivingAnnuity(product, context.choices), context);
    return livingAnnuityIncomes(plan, context);
  }
  return lifeAnnuityIncomes(context);
}

/**
 * What lasts of annuity and unit trust together, a month, when each rand put into the annuity pays `rate` a year: without a
 * pass over the paths.
 */
export function lastingPerMonthAt(rate: number, context: PlanContext): number {
  return lastingPerMonth(findIncomes(rate * context.cash.annuity, 0, context));
}
