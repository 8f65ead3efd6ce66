/** What one product of a plan pays, without its projections: quick. */
import type { Product } from "../retirement-case";
import type { PlanContext } from "./plan-context";
import { findIncomes, lastingPerMonth, type PlanIncomes } from "./plan-incomes";
import { findRates, type ProductRates } from "./product-rates";

/** Whether some of the savings are put into a unit trust. */
export function hasUnitTrust({ unitTrustInvested }: PlanContext): boolean {
  return unitTrustInvested > 0;
}

/**
 * The incomes of a product.
 * cost: one pass over the paths for a living annuity, under a millisecond for a life annuity, and one pass for a unit
 * trust that nobody asked about before
 */
export function productIncomes(product: Product, context: PlanContext): PlanIncomes {
  return findIncomes(findRates(product, context, hasUnitTrust(context)), context);
}

/**
 * What lasts of annuity and unit trust together, a month, of a product whose rates are known: without a pass over the paths,
 * unless a unit trust has come or gone, which changes them.
 */
export function lastingPerMonthAt(
  { product, rates }: { product: Product; rates: ProductRates },
  context: PlanContext,
): number {
  const isSame = hasUnitTrust(context) === rates.unitTrust > 0;
  return lastingPerMonth(isSame ? findIncomes(rates, context) : productIncomes(product, context));
}
