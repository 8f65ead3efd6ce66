/** The inflation-linked life annuity, enhanced for the ill and for smokers, and the other kinds beside it. */
import type { Advice, ProductAdvice } from "../advice";
import { createLifeAnnuity } from "../drawdown/pots";
import { findChances } from "./lasting-chances";
import { guaranteePricePerMonth, planPurchase, purchasedIncome } from "./life-annuity-purchase";
import { pricingImpairment } from "./lifetimes";
import type { PlanContext } from "./plan-context";
import { findIncomes, findPotFailures } from "./plan-incomes";
import { describeProduct } from "./product-advice";
import type { ProductRates } from "./product-rates";

/** The first month's income of the kinds that are not recommended: future rand later. */
export function compareAnnuities(context: PlanContext): Advice["comparisonAnnuities"] {
  const purchase = planPurchase(context, context.cash.annuity);
  return {
    levelPerMonth: purchasedIncome(purchase, "level"),
    increasing5PerMonth: purchasedIncome(purchase, "increasing5"),
  };
}

/**
 * What is left to dependants on a death in each year: the guaranteed payments to come, at the insurer's real yield. With
 * a partner they go on to the partner, so nothing else is left.
 */
export function guaranteeLeft(
  incomePerMonth: number,
  { retirementCase, basis, lifetimes, choices }: PlanContext,
): Float64Array {
  const discount = (1 + basis.pricing.linkedReal) ** (-1 / 12);
  return lifetimes.deaths.map((_, k) => {
    if (retirementCase.partner) return 0;
    let value = 0;
    for (let month = (choices.guaranteePeriodYears - k) * 12; month > 0; month--)
      value = (value + 1) * discount;
    return value * incomePerMonth;
  });
}

/** Everything that the advice says about the life annuity. */
export function adviseLifeAnnuity(rates: ProductRates, context: PlanContext): ProductAdvice {
  const { funds, choices, retirementCase, basis, cash } = context;
  const { guaranteePeriodYears, partnerShare } = choices;
  const incomes = findIncomes(rates, context);
  const perMonth = incomes.paid.annuity / 12;
  return describeProduct(
    {
      product: pricingImpairment(retirementCase, basis) > 1 ? "EnhancedLifeAnnuity" : "LifeAnnuity",
      incomes,
      annuity: createLifeAnnuity(funds.annuity.paths, incomes.paid.annuity, guaranteeLeft(perMonth, context)),
      annuityInvested: cash.annuity,
      partnerPerMonth: () => perMonth * partnerShare,
      incomeRangePerMonth: { minimum: perMonth, maximum: perMonth },
      feeComparison: null,
      chances: findChances(findPotFailures(incomes), context),
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
