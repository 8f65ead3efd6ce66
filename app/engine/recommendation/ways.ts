/**
 * The ways to be paid for a person who has not answered everything yet: flexible, half and guaranteed, with
 * the figures of a plan in good health.
 */
import type { AdviceOptions, Blend } from "../advice/advice";
import type { Basis } from "../basis/basis";
import type { RetirementCase } from "../case/retirement-case";
import { blendWays } from "./blends";
import { holdPlan } from "./held-plan";
import { preparePlan, type PlanContext } from "./plan-context";
import { productIncomes, type PlanIncomes } from "./plan-incomes";

/** A way to be paid, today's rand. */
export type WayToPay = Blend & {
  /** The partner's continuing annuity income a month if the member died first; 0 without a partner. */
  partnerPerMonth: number;
};

/** The living annuity on offer: with the pool's credits, unless the site does not offer that kind. */
export function flexibleProduct({ withoutPlus }: Basis) {
  return withoutPlus ? "LivingAnnuity" : "LivingAnnuityPlus";
}

/** Both incomes of one plan. */
export function payBoth(context: PlanContext): { guaranteed: PlanIncomes; flexible: PlanIncomes } {
  return {
    guaranteed: productIncomes("LifeAnnuity", context),
    flexible: productIncomes(flexibleProduct(context.basis), context),
  };
}

/** Compares the ways of a plan, given both products' incomes. */
export function comparePlanWays({ guaranteed, flexible }: ReturnType<typeof payBoth>, context: PlanContext) {
  return blendWays(flexibleProduct(context.basis), { living: flexible, life: guaranteed }, context);
}

/**
 * Computes the ways to be paid.
 * @param retirementCase treated as in good health, whatever it says; nothing of it is recommended
 * @throws RangeError naming the answer or option that is out of its range
 * cost: about four incomes and three projections
 */
export function weighWays(
  retirementCase: RetirementCase,
  basis: Basis,
  options: AdviceOptions,
): { ways: WayToPay[]; cash: PlanContext["cash"] } {
  // Neither preference nor back-up changes these incomes, which step 6 shows when it asks for the preference.
  const healthy: RetirementCase = {
    ...retirementCase,
    importance: "inheritance",
    seriousIllness: false,
    smoker: false,
  };
  const { outlook, choices } = holdPlan(healthy, basis, options);
  const context = preparePlan(outlook, choices);
  const both = payBoth(context);
  const { partner } = retirementCase;
  const drawnByPartner = partner ? both.flexible.paid.annuity / 12 : 0;
  const toPartner = ({ guaranteedShare, guaranteedPerMonth }: Blend) =>
    choices.partnerShare * guaranteedPerMonth + (1 - guaranteedShare) * drawnByPartner;
  return {
    ways: comparePlanWays(both, context).map((way) => ({
      ...way,
      partnerPerMonth: toPartner(way),
    })),
    cash: context.cash,
  };
}
