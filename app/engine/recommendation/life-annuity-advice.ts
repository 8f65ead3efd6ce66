/** The inflation-linked life annuity, enhanced for the ill and for smokers, and the other kinds beside it. */
import type { Advice, ProductAdvice } from "../advice";
import { guaranteePricePerMonth, planPurchase, purchasedIncome } from "./life-annuity-purchase";
import { pricingImpairment } from "./lifetimes";
import type { PlanContext } from "./plan-context";
import type { PlanIncomes } from "./plan-incomes";
import { describeProduct } from "./product-advice";

/** The first month's income of the kinds that are not recommended: future rand later. */
export function compareAnnuities(context: PlanContext): Advice["comparisonAnnuities"] {
  const purchase = planPurchase(context, context.cash.annuity);
  return {
    levelPerMonth: purchasedIncome(purchase, "level"),
    increasing5PerMonth: purchasedIncome(purchase, "increasing5"),
  };
}

/** Everything that the advice says about the life annuity. */
export function adviseLifeAnnuity(incomes: PlanIncomes, context: PlanContext): ProductAdvice {
  const { choices, retirementCase, basis, cash } = context;
  const { guaranteePeriodYears, partnerShare } = choices;
  const perMonth = incomes.guaranteed / 12;
  return describeProduct(
    {
      product: pricingImpairment(retirementCase, basis) > 1 ? "EnhancedLifeAnnuity" : "LifeAnnuity",
      incomes,
      partnerPerMonth: () => perMonth * partnerShare,
      incomeRangePerMonth: { minimum: perMonth, maximum: perMonth },
      feeComparison: null,
      dependants: { dependantsShare: 0, applyExclusion: false },
      guarantee: {
        guaranteePeriodYears,
        guaranteePricePerMonth: guaranteePricePerMonth(planPurchase(context, cash.annuity)),
        partnerShare,
        partnerIncomePerMonth: perMonth * partnerShare,
      },
    },
    context,
  );
}
