/** The inflation-linked life annuity with other partner's shares: a larger one pays less while both live. */
import type { PartnerShareIncome } from "../advice/advice";
import { planPurchase, purchasedIncome } from "./life-annuity-purchase";
import type { PlanContext } from "./plan-context";
import { findSuccessor } from "./successor";

/** The shares that insurers usually quote. */
const QUOTED_SHARES = [0.5, 0.75, 1];

/**
 * Incomes of the plan's life annuity with each of the usual shares; empty without a supported partner
 * or a second life.
 * cost: an annuity factor for each
 */
export function priceQuotedShares(context: PlanContext): PartnerShareIncome[] {
  if (!findSuccessor(context.retirementCase)) return [];
  const purchase = planPurchase(context, context.cash.annuity);
  return QUOTED_SHARES.map((partnerShare) => ({
    partnerShare,
    incomePerMonth: purchasedIncome({ ...purchase, terms: { ...purchase.terms, partnerShare } }),
  }));
}
