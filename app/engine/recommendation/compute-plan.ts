/**
 * The second stage of an advice: all figures for a decision and the choices that are held, be they as decided or as a
 * person adjusted them.
 */
import type { Advice, CashAdvice, Product } from "../advice";
import { amountInForce } from "../basis/choose-basis";
import { ENGINE_VERSION } from "../engine-version";
import { chooseTaxYear } from "../tax/income-tax";
import { lumpSumTax } from "../tax/lump-sum-tax";
import { CASH_NEEDS } from "./cash-advice";
import { isForLife } from "./decide-plan";
import { firstSupportPerMonth, valueOfSupports } from "./dependants-share";
import { productAdviceOf } from "./product-advice-of";
import type { HeldPlan } from "./held-plan";
import { priceLevers } from "./lever-prices";
import { adviseLifeAnnuity, compareAnnuities } from "./life-annuity-advice";
import { adviseLivingAnnuity } from "./living-annuity-advice";
import { preparePlan, type PlanContext } from "./plan-context";
import { annuityReturn } from "./savings-at-retirement";
import { measureStandardError } from "./standard-error";

/** What was asked for and is not met; a need that a person lowered asks for no more than that. */
function unmetCashNeeds({ decision, choices }: HeldPlan, cash: CashAdvice): number {
  const sum = (needs: readonly number[]) => needs.reduce((total, need) => total + need, 0);
  const wanted = CASH_NEEDS.map((need) =>
    choices.cashNeeds[need] === decision.choices.cashNeeds[need]
      ? decision.cashNeedsAsked[need]
      : choices.cashNeeds[need],
  );
  return sum(wanted) - sum(CASH_NEEDS.map((need) => cash[need]));
}

/** Whether the annuity may be taken in cash after all, because it is small; the lump sum before it counts for its tax. */
function adviseCommutation(product: Product, { cash, basis, choices, annuityInvested }: PlanContext) {
  const date = choices.retirementDate;
  const threshold = amountInForce(basis.rules.commutation, date);
  if (isForLife(product) || annuityInvested >= threshold) return {};
  const tax = lumpSumTax({ amount: annuityInvested, priorLumpSums: cash.grossLumpSum, date, basis });
  return { commutation: { threshold, tax, net: annuityInvested - tax } };
}

/**
 * Computes a plan. Nothing is decided here.
 * cost: three products' projections, and the levers
 */
export function computePlan(plan: HeldPlan): Advice {
  const { decision, choices, limits, outlook, options } = plan;
  const { basis, lifetimes, retirementCase } = outlook;
  const { supports, retirementDate } = retirementCase;
  const { product } = decision;
  const context = preparePlan(outlook, choices);
  const products = {
    livingAnnuityPlus: adviseLivingAnnuity("LivingAnnuityPlus", context),
    livingAnnuity: adviseLivingAnnuity("LivingAnnuity", context),
    lifeAnnuity: adviseLifeAnnuity(context),
  };
  const recommended = productAdviceOf(products, product);
  const cash = { ...context.cash, unmetCashNeeds: unmetCashNeeds(plan, context.cash) };
  const rate = (recommended.lastingIncomePerMonth.annuity * 12) / cash.annuity;
  const supportValue = valueOfSupports(supports, retirementDate, annuityReturn(basis));
  const paysAllThatLasts = choices.paidShare === 1;
  return {
    basisVersion: basis.version,
    engineVersion: ENGINE_VERSION,
    seed: options.seed,
    paths: options.paths,
    adviceDate: retirementCase.adviceDate,
    retirementDate,
    ageAtRetirement: lifetimes.ageAtRetirement,
    lifeExpectancyAge: lifetimes.meanAgeAtDeath,
    medianAgeAtDeath: lifetimes.medianAgeAtDeath,
    targetConfidenceShare: basis.targetConfidenceShare,
    softMinimumSavings: basis.softMinimumSavings,
    cash,
    recommended: product,
    runnerUp: decision.runnerUp,
    reasons: decision.reasons,
    products,
    comparisonAnnuities: compareAnnuities(context),
    incomeAllInAnnuityPerMonth: (rate * cash.totalCapitalProvidingIncome) / 12,
    supportPerMonth: firstSupportPerMonth(supports, retirementDate),
    supportValue,
    isSupportCovered: supportValue <= cash.annuity,
    taxYear: chooseTaxYear(retirementDate, basis),
    ...adviseCommutation(product, context),
    levers: paysAllThatLasts ? priceLevers({ product, choices, limits, outlook, rate, options }) : [],
    incomeRangeForReduction: recommended.rangeForReductionPerMonth,
    ...measureStandardError(product, context, options),
  };
}
