/** The inflation-linked life annuity, enhanced for the ill and for smokers, and the other kinds beside it. */
import type { Advice, ProductAdvice, RetirementCase } from "../advice";
import { lifeAnnuityIncome, type AnnuityKind } from "../annuity/life-annuity-income";
import type { Basis } from "../basis/basis";
import { createLifeAnnuity } from "../drawdown/pots";
import { lastingShare } from "../drawdown/sustainable-income";
import { pricingImpairment } from "./lifetimes";
import type { PlanChoices } from "./decide-plan";
import type { PlanContext } from "./plan-context";
import { findIncomes, heldByUnitTrust, type PlanIncomes } from "./plan-incomes";
import { describeProduct } from "./product-advice";

/** Whose annuity is bought, at which multiple of the force of mortality, on which terms, with how much. */
export type LifeAnnuityPurchase = {
  answers: Pick<RetirementCase, "member" | "partner" | "retirementDate">;
  basis: Basis;
  impairment: number;
  terms: Pick<PlanChoices, "guaranteePeriodYears" | "partnerShare">;
  premium: number;
};

/** Income a month that the premium buys, before tax: today's rand when linked, the first year's otherwise. */
export function purchasedIncome(
  { answers, basis, impairment, terms, premium }: LifeAnnuityPurchase,
  kind: AnnuityKind = "linked",
): number {
  const { member, partner, retirementDate } = answers;
  const { guaranteePeriodYears, partnerShare } = terms;
  return lifeAnnuityIncome({
    member,
    ...(partner && { partner }),
    retirementDate,
    basis,
    impairment,
    kind,
    guaranteePeriodYears,
    partnerShare,
    premium,
  });
}

/** The purchase that a plan makes. */
function planPurchase({ retirementCase, basis, choices, cash }: PlanContext): LifeAnnuityPurchase {
  const impairment = pricingImpairment(retirementCase, basis);
  return { answers: retirementCase, basis, impairment, terms: choices, premium: cash.annuity };
}

/** The first month's income of the kinds that are not recommended: future rand later. */
export function compareAnnuities(context: PlanContext): Advice["comparisonAnnuities"] {
  const purchase = planPurchase(context);
  return {
    levelPerMonth: purchasedIncome(purchase, "level"),
    increasing5PerMonth: purchasedIncome(purchase, "increasing5"),
  };
}

/**
 * What is left to dependants on a death in each year: the guaranteed payments to come, at the insurer's real yield. With
 * a partner they go on to the partner, so nothing else is left.
 */
function guaranteeLeft(
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

/** What the life annuity and the unit trust pay; the annuity's income is fixed. */
export function lifeAnnuityIncomes(context: PlanContext): PlanIncomes {
  const perYear = 12 * purchasedIncome(planPurchase(context));
  return findIncomes(perYear, perYear, context);
}

/** Everything that the advice says about the life annuity. */
export function adviseLifeAnnuity(context: PlanContext): ProductAdvice {
  const { lifetimes, funds, choices, retirementCase, basis } = context;
  const { guaranteePeriodYears, partnerShare } = choices;
  const incomes = lifeAnnuityIncomes(context);
  const perMonth = incomes.paid.annuity / 12;
  const heldBeside = heldByUnitTrust(context, incomes);
  return describeProduct(
    {
      product: pricingImpairment(retirementCase, basis) > 1 ? "EnhancedLifeAnnuity" : "LifeAnnuity",
      incomes,
      annuity: createLifeAnnuity(funds.annuity.paths, incomes.paid.annuity, guaranteeLeft(perMonth, context)),
      annuityInvested: context.cash.annuity,
      partnerPerMonth: () => perMonth * partnerShare,
      incomeRangePerMonth: { minimum: perMonth, maximum: perMonth },
      feeComparison: null,
      chances: {
        incomeLastsShare: 1,
        jointIncomeLastsShare: heldBeside.length > 0 ? lastingShare(heldBeside, lifetimes.deaths) : 1,
        incomeLastsHealthyShare: 1,
      },
      dependants: { dependantsShare: 0, applyExclusion: false },
      guarantee: { guaranteePeriodYears, partnerShare, partnerIncomePerMonth: perMonth * partnerShare },
    },
    context,
  );
}
