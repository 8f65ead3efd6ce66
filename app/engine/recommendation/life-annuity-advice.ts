/** The inflation-linked life annuity, enhanced for the ill and for smokers, and the other kinds beside it. */
import type { Advice, ProductAdvice, RetirementCase } from "../advice";
import { lifeAnnuityIncome, type AnnuityKind } from "../annuity/life-annuity-income";
import type { Basis } from "../basis/basis";
import { createLifeAnnuity } from "../drawdown/pots";
import { lastingShare } from "../drawdown/sustainable-income";
import { pricingImpairment } from "./lifetimes";
import type { PlanContext } from "./plan-context";
import { describeProduct } from "./product-advice";

/** Whose annuity is bought, at which multiple of the force of mortality, with how much. */
export type LifeAnnuityPurchase = {
  answers: Pick<RetirementCase, "member" | "partner" | "retirementDate">;
  basis: Basis;
  impairment: number;
  premium: number;
};

/** Income a month of the annuity as the basis recommends it: its guarantee period and its partner's share. */
export function recommendedLifeAnnuityIncome(
  { answers, basis, impairment, premium }: LifeAnnuityPurchase,
  kind: AnnuityKind = "linked",
): number {
  const { member, partner, retirementDate } = answers;
  const { guaranteePeriodYears, partnerShare } = basis.pricing;
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

function purchase({ retirementCase, basis, cash }: PlanContext): LifeAnnuityPurchase {
  const impairment = pricingImpairment(retirementCase, basis);
  return { answers: retirementCase, basis, impairment, premium: cash.annuity };
}

/** The first month's income of the kinds that are not recommended: future rand later. */
export function compareAnnuities(context: PlanContext): Advice["comparisonAnnuities"] {
  return {
    levelPerMonth: recommendedLifeAnnuityIncome(purchase(context), "level"),
    increasing5PerMonth: recommendedLifeAnnuityIncome(purchase(context), "increasing5"),
  };
}

/** Income a month when the unit trust's money buys annuity as well. */
export function lifeIncomeAllInAnnuity(context: PlanContext): number {
  return recommendedLifeAnnuityIncome({
    ...purchase(context),
    premium: context.cash.totalCapitalProvidingIncome,
  });
}

/**
 * What is left to dependants on a death in each year: the guaranteed payments to come, at the insurer's real yield. With
 * a partner they go on to the partner, so nothing else is left.
 */
function guaranteeLeft(
  incomePerMonth: number,
  { retirementCase, basis, lifetimes }: PlanContext,
): Float64Array {
  const { linkedReal, guaranteePeriodYears } = basis.pricing;
  const discount = (1 + linkedReal) ** (-1 / 12);
  return lifetimes.deaths.map((_, k) => {
    if (retirementCase.partner) return 0;
    let value = 0;
    for (let month = (guaranteePeriodYears - k) * 12; month > 0; month--) value = (value + 1) * discount;
    return value * incomePerMonth;
  });
}

/** All that is told about the life annuity. */
export function adviseLifeAnnuity(context: PlanContext): ProductAdvice {
  const { retirementCase, basis, lifetimes, funds, unitTrust } = context;
  const terms = purchase(context);
  const perMonth = recommendedLifeAnnuityIncome(terms);
  const partnerShare = retirementCase.partner ? basis.pricing.partnerShare : 0;
  return describeProduct(
    {
      product: terms.impairment > 1 ? "EnhancedLifeAnnuity" : "LifeAnnuity",
      annuity: createLifeAnnuity(funds.annuity.paths, perMonth * 12, guaranteeLeft(perMonth, context)),
      annuityInvested: terms.premium,
      partnerPerMonth: () => perMonth * partnerShare,
      incomeRangePerMonth: { minimum: perMonth, maximum: perMonth },
      feeComparison: null,
      chances: {
        incomeLastsShare: 1,
        jointIncomeLastsShare: unitTrust ? lastingShare([unitTrust.held], lifetimes.deaths) : 1,
        incomeLastsHealthyShare: 1,
      },
      dependants: { dependantsShare: 0, applyExclusion: false },
      guarantee: {
        guaranteePeriodYears: basis.pricing.guaranteePeriodYears,
        partnerShare,
        partnerIncomePerMonth: perMonth * partnerShare,
      },
    },
    context,
  );
}
