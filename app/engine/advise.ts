/**
 * Advice on retiring: the cash part, each product with its figures, which one is recommended and why. Pure: the same
 * case, basis and options give the same numbers on any machine; nothing is rounded here.
 */
import type { Advice, AdviceOptions, Product, RetirementCase } from "./advice";
import type { Basis } from "./basis/basis";
import { adviseCash, type CashAnswers } from "./recommendation/cash-advice";
import { dependantsShareFor, firstSupportPerMonth, valueOfSupports } from "./recommendation/dependants-share";
import {
  adviseLifeAnnuity,
  compareAnnuities,
  lifeIncomeAllInAnnuity,
  recommendedLifeAnnuityIncome,
} from "./recommendation/life-annuity-advice";
import { adviseLivingAnnuity } from "./recommendation/living-annuity-advice";
import { preparePlan } from "./recommendation/plan-context";
import { chooseProduct, chooseRunnerUp, explainProducts } from "./recommendation/product-rules";
import { requireCase, requireOptions } from "./recommendation/require-case";
import { annuityReturn, savingsAtRetirement } from "./recommendation/savings-at-retirement";
import { chooseTaxYear } from "./tax/income-tax";

/** Changes whenever a formula does; plans are computed again with the same major version. */
export const ENGINE_VERSION = "1.0.0";

/** The markets that figures are simulated on unless a plan says otherwise. */
export const DEFAULT_OPTIONS: AdviceOptions = { seed: 1, paths: 4096 };

type Products = Advice["products"];

function findProduct(products: Products, product: Product): Products[keyof Products] {
  if (product === "LivingAnnuityPlus") return products.livingAnnuityPlus;
  return product === "LivingAnnuity" ? products.livingAnnuity : products.lifeAnnuity;
}

/**
 * Advises one person.
 * @throws RangeError naming the answer or option that is out of its range
 * cost: about 0.1 seconds for 4 096 paths, and 0.4 more when these markets are simulated for the first time
 */
export function advise(retirementCase: RetirementCase, basis: Basis, options: AdviceOptions): Advice {
  requireCase(retirementCase, basis);
  requireOptions(options);
  const { adviceDate, retirementDate, supports } = retirementCase;
  const realReturn = annuityReturn(basis);
  const cash = adviseCash(retirementCase, savingsAtRetirement(retirementCase, realReturn), basis);
  const supportValue = valueOfSupports(supports, retirementDate, realReturn);
  const dependantsShare = dependantsShareFor(supportValue, cash.annuity, basis);
  const facts = {
    savings: retirementCase.savings,
    softMinimumSavings: basis.softMinimumSavings,
    hasBackup: retirementCase.hasBackup,
    importance: retirementCase.importance,
    seriousIllness: retirementCase.seriousIllness,
    smoker: retirementCase.smoker,
    dependantsShare,
  };
  const recommended = chooseProduct(facts);

  const context = preparePlan(retirementCase, basis, { cash, options });
  const products = {
    livingAnnuityPlus: adviseLivingAnnuity(
      { product: "LivingAnnuityPlus", dependantsShare, applyExclusion: false },
      context,
    ),
    livingAnnuity: adviseLivingAnnuity(
      { product: "LivingAnnuity", dependantsShare: 1, applyExclusion: false },
      context,
    ),
    lifeAnnuity: adviseLifeAnnuity(context),
  };
  const { annuityDrawdownShare } = findProduct(products, recommended).outcomes.expected;
  const isForLife = recommended === "LifeAnnuity" || recommended === "EnhancedLifeAnnuity";
  const allInvested = cash.totalCapitalProvidingIncome * (1 - basis.fees.initialShare.annuity);

  return {
    basisVersion: basis.version,
    engineVersion: ENGINE_VERSION,
    seed: options.seed,
    paths: options.paths,
    adviceDate,
    retirementDate,
    ageAtRetirement: context.lifetimes.ageAtRetirement,
    lifeExpectancyAge: context.lifetimes.meanAgeAtDeath,
    medianAgeAtDeath: context.lifetimes.medianAgeAtDeath,
    targetConfidenceShare: basis.targetConfidenceShare,
    softMinimumSavings: basis.softMinimumSavings,
    cash,
    recommended,
    runnerUp: chooseRunnerUp(facts),
    reasons: explainProducts(facts),
    products,
    comparisonAnnuities: compareAnnuities(context),
    incomeAllInAnnuityPerMonth: isForLife
      ? lifeIncomeAllInAnnuity(context)
      : (annuityDrawdownShare * allInvested) / 12,
    supportPerMonth: firstSupportPerMonth(supports, retirementDate),
    supportValue,
    isSupportCovered: supportValue <= cash.annuity,
    taxYear: chooseTaxYear(retirementDate, basis),
  };
}

/** The answers known before step 6 that the guaranteed income needs. */
export type GuaranteedIncomeAnswers = CashAnswers & Pick<RetirementCase, "adviceDate" | "member" | "partner">;

/**
 * The income for life shown at step 6: the inflation-linked life annuity on healthy lives that the savings at retirement
 * buy after the lump sum; withdrawals from a unit trust are not in it.
 * @returns today's rand a month before tax, not rounded
 */
export function guaranteedIncome(answers: GuaranteedIncomeAnswers, basis: Basis): number {
  requireCase(answers, basis);
  const cash = adviseCash(answers, savingsAtRetirement(answers, annuityReturn(basis)), basis);
  return recommendedLifeAnnuityIncome({ answers, basis, impairment: 1, premium: cash.annuity });
}
