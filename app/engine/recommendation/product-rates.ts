/**
 * What the pots of a product pay for each rand invested in them.
 *
 * The promise is about the whole income: annuity and unit trust are drawn at one common confidence, the smallest at which
 * both last for life with the target confidence. It depends on the product, the share to dependants and the lifetimes, and
 * not on the amounts. Without a unit trust, and beside a life annuity, which cannot fail, it is the target itself.
 */
import type { Product } from "../retirement-case";
import type { CeilingFalls } from "../drawdown/ceiling-falls";
import { findCommonConfidence } from "../drawdown/common-confidence";
import type { PlanChoices } from "./decide-plan";
import { planPurchase, purchasedIncome } from "./life-annuity-purchase";
import { chooseLivingAnnuity, planLivingAnnuity, type LivingAnnuityPlan } from "./living-annuity-plan";
import type { Outlook } from "./plan-context";

/** Incomes a year for each rand invested; today's rand before tax. */
export type ProductRates = {
  /** The confidence at which annuity and unit trust are drawn. */
  confidenceShare: number;
  annuity: number;
  /** 0 without a unit trust. */
  unitTrust: number;
  /** The least that the annuity has to pay. */
  leastOfAnnuity: number;
  /** What is taken of the annuity's capital before it is invested. */
  annuityInitialShare: number;
  /** Where the ceilings of a living annuity and of a unit trust fall around these incomes. */
  annuityFalls?: CeilingFalls;
  unitTrustFalls?: CeilingFalls;
};

/**
 * The rates of a living annuity, with a unit trust beside it or without.
 * cost: a pass over the paths for each of the two
 */
export function livingAnnuityRates(
  { look }: LivingAnnuityPlan,
  outlook: Outlook,
  hasUnitTrust: boolean,
): ProductRates {
  const { targetConfidenceShare: target, fees, rules } = outlook.basis;
  const looks = hasUnitTrust ? [look, outlook.unitTrust()] : [look];
  const { confidence, incomes, pots } = findCommonConfidence(looks, target);
  const { minimumShare } = rules.drawdown;
  return {
    confidenceShare: confidence,
    // A living annuity has to pay the law's minimum, whatever lasts.
    annuity: Math.max(incomes[0]!, minimumShare),
    unitTrust: incomes[1] ?? 0,
    leastOfAnnuity: minimumShare,
    annuityInitialShare: fees.initialShare.annuity,
    annuityFalls: pots[0]!,
    ...(pots[1] && { unitTrustFalls: pots[1] }),
  };
}

/** A living annuity with the rates of its plan. */
export type RatedLivingAnnuity = LivingAnnuityPlan & { rates: ProductRates };

/** The rates of the plan's life annuity, with a unit trust beside it or without. */
export function lifeAnnuityRates(
  plan: Outlook & { choices: PlanChoices },
  hasUnitTrust: boolean,
): ProductRates {
  const annuity = 12 * purchasedIncome(planPurchase(plan, 1));
  const rates = {
    confidenceShare: plan.basis.targetConfidenceShare,
    annuity,
    leastOfAnnuity: annuity,
    annuityInitialShare: 0,
  };
  if (!hasUnitTrust) return { ...rates, unitTrust: 0 };
  const { incomes, pots } = plan.unitTrustAlone();
  return { ...rates, unitTrust: incomes[0]!, unitTrustFalls: pots[0]! };
}

/** The rates of a product under the plan's choices. */
export function findRates(
  product: Product,
  plan: Outlook & { choices: PlanChoices },
  hasUnitTrust: boolean,
): ProductRates {
  if (product !== "LivingAnnuity" && product !== "LivingAnnuityPlus")
    return lifeAnnuityRates(plan, hasUnitTrust);
  const annuity = planLivingAnnuity(chooseLivingAnnuity(product, plan.choices), plan);
  return livingAnnuityRates(annuity, plan, hasUnitTrust);
}
