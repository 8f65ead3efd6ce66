/** The purchase of a life annuity by a plan, and the income that it buys. */
import type { RetirementCase } from "../case/retirement-case";
import { lifeAnnuityIncome, type AnnuityKind } from "../annuity/life-annuity-income";
import type { Basis } from "../basis/basis";
import { pricingImpairment } from "./lifetimes";
import type { PlanChoices } from "./decide-plan";
import type { Outlook } from "./plan-context";
import { findSuccessor } from "./successor";

/** The lives, the multiple of the force of mortality, the terms and the premium. */
type LifeAnnuityPurchase = {
  answers: Pick<RetirementCase, "member" | "partner" | "secondLife" | "retirementDate">;
  basis: Basis;
  impairment: number;
  terms: Pick<PlanChoices, "guaranteePeriodYears" | "partnerShare">;
  premium: number;
};

/** Income a month from the premium, before tax: today's rand when linked, the first year's amount otherwise. */
export function purchasedIncome(
  { answers, basis, impairment, terms, premium }: LifeAnnuityPurchase,
  kind: AnnuityKind = "linked",
): number {
  const { member, retirementDate } = answers;
  const partner = findSuccessor(answers);
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

/** A plan's purchase with a premium. */
export function planPurchase(
  { retirementCase, basis, choices }: Outlook & { choices: PlanChoices },
  premium: number,
): LifeAnnuityPurchase {
  const impairment = pricingImpairment(retirementCase, basis);
  return { answers: retirementCase, basis, impairment, terms: choices, premium };
}

/** Reduction of the monthly income by the guarantee. */
export function guaranteePricePerMonth(purchase: LifeAnnuityPurchase): number {
  if (purchase.terms.guaranteePeriodYears === 0) return 0;
  const terms = { ...purchase.terms, guaranteePeriodYears: 0 };
  return Math.max(purchasedIncome({ ...purchase, terms }) - purchasedIncome(purchase), 0);
}

/**
 * The amount left to dependants on a death in each year: the guaranteed payments to come, at the insurer's
 * real yield. With a partner or a second life these continue to them, so nothing else is left.
 */
export function guaranteeLeft(
  incomePerMonth: number,
  { retirementCase, basis, lifetimes, choices }: Outlook & { choices: PlanChoices },
): Float64Array {
  const discount = (1 + basis.pricing.linkedReal) ** (-1 / 12);
  return lifetimes.deaths.map((_, k) => {
    if (findSuccessor(retirementCase)) return 0;
    let value = 0;
    for (let month = (choices.guaranteePeriodYears - k) * 12; month > 0; month--)
      value = (value + 1) * discount;
    return value * incomePerMonth;
  });
}
