/**
 * The second stage of an advice: all figures for a decision and the choices that are held, be they as decided or as a
 * person adjusted them.
 */
import type { Advice } from "../advice";
import type { Product } from "../retirement-case";
import { amountInForce } from "../basis/choose-basis";
import { ENGINE_VERSION } from "../engine-version";
import { chooseTaxYear } from "../tax/income-tax";
import { lumpSumTax } from "../tax/lump-sum-tax";
import { compareBlends } from "./blends";
import { CASH_NEEDS, type CashNeeds } from "./cash-advice";
import { readCashSource } from "./cash-source";
import { isForLife } from "./decide-plan";
import { firstSupportPerMonth, valueOfSupports } from "./dependants-share";
import { productAdviceOf } from "./product-advice-of";
import type { HeldPlan } from "./held-plan";
import { priceLevers } from "./lever-prices";
import { adviseLifeAnnuity, compareAnnuities } from "./life-annuity-advice";
import { adviseLivingAnnuity } from "./living-annuity-advice";
import { chooseLivingAnnuity, planLivingAnnuity } from "./living-annuity-plan";
import { hasUnitTrust } from "./lasting-income";
import { priceQuotedShares } from "./partner-shares";
import { preparePlan, type PlanContext } from "./plan-context";
import { firstPaymentDate } from "./plan-incomes";
import { lifeAnnuityRates, livingAnnuityRates, type RatedLivingAnnuity } from "./product-rates";
import { annuityReturn } from "./savings-at-retirement";
import { findSavingsRange } from "./savings-range";
import { measureStandardError } from "./standard-error";

/** What cash is wanted for, whether or not it fits; a need that a person lowered is wanted no more than that. */
function wantedNeeds({ decision, choices }: HeldPlan): CashNeeds {
  const wanted = (need: keyof CashNeeds) =>
    choices.cashNeeds[need] === decision.choices.cashNeeds[need]
      ? decision.cashNeedsAsked[need]
      : choices.cashNeeds[need];
  return {
    debtRepayment: wanted("debtRepayment"),
    emergencySavings: wanted("emergencySavings"),
    personalUse: wanted("personalUse"),
  };
}

function sumOf(needs: CashNeeds): number {
  return CASH_NEEDS.reduce((sum, need) => sum + needs[need], 0);
}

/** Whether the annuity may be taken in cash after all, because it is small; the lump sum before it counts for its tax. */
function adviseCommutation(
  product: Product,
  { cash, basis, choices, annuityInvested, retirementCase }: PlanContext,
) {
  const { retirementDate } = choices;
  const {
    adviceDate: date,
    earlierLumpSums,
    priceLevel,
  } = readCashSource({ ...retirementCase, retirementDate }, basis);
  const threshold = amountInForce(basis.rules.commutation, date);
  if (isForLife(product) || annuityInvested * priceLevel >= threshold) return {};
  const priorLumpSums = earlierLumpSums + cash.grossLumpSum * priceLevel;
  const tax = lumpSumTax({ amount: annuityInvested * priceLevel, priorLumpSums, date, basis }) / priceLevel;
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
  const isWithUnitTrust = hasUnitTrust(context);
  const rateLiving = (kind: "LivingAnnuityPlus" | "LivingAnnuity"): RatedLivingAnnuity => {
    const annuity = planLivingAnnuity(chooseLivingAnnuity(kind, choices), context);
    return { ...annuity, rates: livingAnnuityRates(annuity, context, isWithUnitTrust) };
  };
  const living = {
    LivingAnnuityPlus: rateLiving("LivingAnnuityPlus"),
    LivingAnnuity: rateLiving("LivingAnnuity"),
  };
  const forLife = lifeAnnuityRates(context, isWithUnitTrust);
  const products = {
    livingAnnuityPlus: adviseLivingAnnuity(living.LivingAnnuityPlus, context),
    livingAnnuity: adviseLivingAnnuity(living.LivingAnnuity, context),
    lifeAnnuity: adviseLifeAnnuity(forLife, context),
  };
  const recommended = productAdviceOf(products, product);
  const isLiving = product === "LivingAnnuity" || product === "LivingAnnuityPlus";
  const rates = isLiving ? living[product].rates : forLife;
  const alone = isLiving && isWithUnitTrust ? livingAnnuityRates(living[product], context, false) : rates;
  const blended = retirementCase.seriousIllness ? living.LivingAnnuity : living.LivingAnnuityPlus;
  const needs = wantedNeeds(plan);
  const cash = { ...context.cash, unmetCashNeeds: sumOf(needs) - sumOf(context.cash) };
  const supportValue = valueOfSupports(supports, retirementDate, annuityReturn(basis));
  const paysAllThatLasts = choices.paidShare === 1;
  return {
    basisVersion: basis.version,
    ...(basis.holdings && { holdings: basis.holdings }),
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
    assumed: {
      fundParts: retirementCase.fundParts === undefined,
      earlierLumpSums: retirementCase.earlierLumpSums === undefined,
      contributionPerMonth: retirementCase.contributionPerMonth === undefined,
      otherTaxableIncomePerMonth: retirementCase.otherTaxableIncomePerMonth === undefined,
      medicalScheme: retirementCase.medicalScheme === undefined,
    },
    cash,
    recommended: product,
    runnerUp: decision.runnerUp,
    reasons: decision.explain(),
    products,
    comparisonAnnuities: compareAnnuities(context),
    partnerShares: priceQuotedShares(context),
    incomeAllInAnnuityPerMonth:
      (alone.annuity * (1 - alone.annuityInitialShare) * cash.totalCapitalProvidingIncome) / 12,
    supportPerMonth: firstSupportPerMonth(supports, retirementDate),
    supportValue,
    isSupportCovered: supportValue <= cash.annuity,
    taxYear: chooseTaxYear(firstPaymentDate(retirementDate), basis),
    ...adviseCommutation(product, context),
    savingsRange: findSavingsRange(context, { rates, needs }),
    blends: paysAllThatLasts ? compareBlends({ living: blended, forLife }, context) : [],
    levers: paysAllThatLasts ? priceLevers({ product, choices, limits, outlook, rates, options }) : [],
    incomeRangeForReduction: recommended.rangeForReductionPerMonth,
    ...measureStandardError({ product, rates }, context, options),
  };
}
