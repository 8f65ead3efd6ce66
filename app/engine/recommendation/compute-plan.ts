/**
 * The second stage of an advice: all figures for a decision and its choices, either as decided or as a
 * person adjusted them.
 */
import type { Advice, PartnerShareIncome, ProductAdvice } from "../advice/advice";
import type { Product } from "../case/retirement-case";
import { amountInForce } from "../basis/choose-basis";
import { ENGINE_VERSION } from "../advice/engine-version";
import { chooseTaxYear } from "../tax/income-tax";
import { lumpSumTax } from "../tax/lump-sum-tax";
import { firstPaymentDate } from "../tax/plan-income-tax";
import { adviseProduct, compareAnnuities } from "./advise-product";
import { compareBlends } from "./blends";
import { CASH_NEEDS, type CashNeeds } from "./cash-advice";
import { readCashSource } from "./cash-source";
import { adviseDebt } from "./debt-advice";
import { firstSupportPerMonth, valueOfSupports } from "./dependants-share";
import { productAdviceOf } from "./product-advice-of";
import { findGapClosers } from "./gap-closers";
import type { HeldPlan } from "./held-plan";
import { priceLevers } from "./lever-prices";
import { weighNeed } from "./income-need";
import { findLastingIncomes } from "./lasting-incomes";
import { findLaterIncome } from "./later-income";
import { weighTrustFirst } from "./trust-first";
import { findMoreCareful } from "./more-careful-income";
import { firstOthersAfterTax, firstOthersBeforeTax } from "./other-incomes";
import { preparePlan, type PlanContext } from "./plan-context";
import { livingProductBeside, productIncomes, splitAnnuity } from "./plan-incomes";
import { weighSupport } from "./promised-support";
import { annuityReturn } from "./savings-at-retirement";
import { findSavingsRange } from "./savings-range";
import { findSuccessor } from "./successor";
import { measureStandardError } from "./standard-error";
import { priceUnitTrust } from "./unit-trust-price";
import { estimateGrant, findGrant, type GrantRange } from "~/base/law/older-persons-grant";
import { expectedNominalNetReturn } from "../market/expected-net-return";
import { planPurchase, purchasedIncome } from "./life-annuity-purchase";

/** The shares that insurers usually quote. */
const QUOTED_SHARES = [0.5, 0.75, 1];

/**
 * Incomes of the plan's life annuity with each of the usual shares; empty without a supported partner
 * or a second life.
 * cost: an annuity factor for each
 */
function priceQuotedShares(context: PlanContext): PartnerShareIncome[] {
  if (!findSuccessor(context.retirementCase)) return [];
  const purchase = planPurchase(context, context.cash.annuity);
  return QUOTED_SHARES.map((partnerShare) => ({
    partnerShare,
    incomePerMonth: purchasedIncome({ ...purchase, terms: { ...purchase.terms, partnerShare } }),
  }));
}

/** The cash needs wanted, whether or not they can be met; a need that a person lowered counts as lowered. */
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

/** The option to take the annuity in cash, if it is small; the lump sum before it counts towards its tax. */
function adviseCommutation(product: Product, context: PlanContext) {
  const { cash, basis, choices, annuityInvested, retirementCase } = context;
  const { guaranteedShare } = splitAnnuity(product, context);
  const { retirementDate } = choices;
  const {
    adviceDate: date,
    earlierLumpSums,
    contributionsNotDeducted,
    priceLevel,
  } = readCashSource({ ...retirementCase, retirementDate }, basis);
  const threshold = amountInForce(basis.rules.commutation, date);
  if (guaranteedShare > 0 || annuityInvested < 1 || annuityInvested * priceLevel >= threshold) return {};
  const notDeducted = cash.contributionsLeft * priceLevel;
  // Where contributions cover all of the lump sum none of it was taxed, and rounding must not make that negative.
  const taxedBefore = Math.max(cash.grossLumpSum * priceLevel - (contributionsNotDeducted - notDeducted), 0);
  const priorLumpSums = earlierLumpSums + taxedBefore;
  const amount = annuityInvested * priceLevel;
  const tax = lumpSumTax({ amount, priorLumpSums, notDeducted, date, basis }) / priceLevel;
  return { commutation: { threshold, tax, net: annuityInvested - tax } };
}

/**
 * Computes a plan without deciding anything.
 * cost: three products' projections, and the levers
 */
export function computePlan(plan: HeldPlan): Advice {
  const { decision, choices, limits, outlook, options } = plan;
  const { basis, lifetimes, retirementCase } = outlook;
  const { supports, retirementDate } = retirementCase;
  const { product } = decision;
  const context = preparePlan(outlook, choices);
  const held = product === "EnhancedLifeAnnuity" ? "LifeAnnuity" : product;
  const hasOtherShare = choices.guaranteedShare !== undefined;
  // The other products are shown with their own guaranteed share, whatever share the plan has.
  const whole = { ...context, choices: { ...choices, guaranteedShare: undefined } };
  const incomesOf = (one: Product) => productIncomes(one, one === held ? context : whole);
  const incomes = {
    LivingAnnuityPlus: incomesOf("LivingAnnuityPlus"),
    LivingAnnuity: incomesOf("LivingAnnuity"),
    LifeAnnuity: incomesOf("LifeAnnuity"),
  };
  const adviseOn = (one: keyof typeof incomes) =>
    adviseProduct(one, incomes[one], one === held ? context : whole);
  const products = {
    ...(!basis.withoutPlus && { livingAnnuityPlus: adviseOn("LivingAnnuityPlus") }),
    livingAnnuity: adviseOn("LivingAnnuity"),
    lifeAnnuity: adviseOn("LifeAnnuity"),
  };
  const recommended = productAdviceOf(products, product);
  const ofRecommended = incomes[held];
  const living = livingProductBeside(retirementCase, basis);
  const needs = wantedNeeds(plan);
  const cash = { ...context.cash, unmetCashNeeds: sumOf(needs) - sumOf(context.cash) };
  const supportValue = valueOfSupports(supports, retirementDate, annuityReturn(basis));
  const paysAllThatLasts = choices.paidShare === 1;
  const levers = paysAllThatLasts ? priceLevers({ product, choices, limits, outlook, options }) : [];
  const leftAt = (age: number) =>
    recommended.projection.capitalReal.expected[age - lifetimes.ageAtRetirement]!;
  const need = weighNeed(ofRecommended, leftAt, context);
  const short = {
    plan,
    context,
    incomes: ofRecommended,
    ...(held !== "LifeAnnuity" && { guaranteed: incomes.LifeAnnuity }),
    levers,
    supportValue,
  };
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
    ...(lifetimes.shortened && { shortenedLifeExpectancyAge: lifetimes.shortened.meanAgeAtDeath }),
    targetConfidenceShare: basis.targetConfidenceShare,
    softMinimumSavings: basis.softMinimumSavings,
    assumed: {
      fundParts: retirementCase.fundParts === undefined,
      funds: retirementCase.funds === undefined,
      earlierLumpSums: retirementCase.earlierLumpSums === undefined,
      contributionsNotDeducted: retirementCase.contributionsNotDeducted === undefined,
      contributionPerMonth: retirementCase.contributionPerMonth === undefined,
      ownSavings: retirementCase.ownSavings === undefined,
      ownSavingsForNeeds: retirementCase.ownSavingsForNeeds === undefined,
      debtInterestShare: retirementCase.debt > 0 && retirementCase.debtInterestShare === undefined,
      incomeNeededPerMonth: retirementCase.incomeNeededPerMonth === undefined,
      otherTaxableIncomePerMonth: retirementCase.otherTaxableIncomePerMonth === undefined,
      otherIncomes: retirementCase.otherIncomes === undefined,
      needAloneShare: retirementCase.needAloneShare === undefined,
      medicalScheme: retirementCase.medicalScheme === undefined,
      secondLife: findSuccessor(retirementCase) === undefined,
    },
    cash,
    debt: adviseDebt(product, context),
    recommended: product,
    runnerUp: decision.runnerUp,
    reasons: decision.explain(),
    products,
    comparisonAnnuities: compareAnnuities(context),
    partnerShares: priceQuotedShares(context),
    ...priceUnitTrust(product, ofRecommended, context),
    supportPerMonth: firstSupportPerMonth(supports, retirementDate),
    supportValue,
    isSupportCovered: supportValue <= cash.annuity,
    grant: rangeGrant(recommended, context),
    promisedSupport: weighSupport(recommended, context),
    trustFirst: weighTrustFirst(ofRecommended, context),
    taxYear: chooseTaxYear(firstPaymentDate(retirementDate), basis),
    ...adviseCommutation(product, context),
    savingsRange: findSavingsRange(context, { incomes: ofRecommended, needs }),
    moreCarefulIncome: findMoreCareful(ofRecommended, context),
    lastingIncomes: findLastingIncomes(ofRecommended, context),
    othersAfterTaxPerMonth: firstOthersAfterTax(retirementCase, basis) / 12,
    laterIncome: findLaterIncome(ofRecommended, context),
    incomeNeed: need && { ...need, ...findGapClosers({ ...need, ...short }) },
    blends: paysAllThatLasts
      ? compareBlends(
          living,
          hasOtherShare
            ? undefined
            : { living: productAdviceOf(products, living), life: products.lifeAnnuity },
          [need?.guaranteedShare, choices.guaranteedShare],
          context,
        )
      : [],
    guaranteedShares: limits.guaranteedShares,
    levers,
    incomeRangeForReduction: recommended.rangeForReductionPerMonth,
    ...measureStandardError(product, context, options),
  };
}

/**
 * The range of the grant from 60 on, by the amounts of the advice date. The plan's income before tax counts
 * with other income, and so does the unit trust's expected return on emergency money; unit trust, own savings
 * and emergency money count as assets, the annuity does not.
 * @param recommended the advice on the plan's product
 * @returns null where income or assets reach a limit
 */
function rangeGrant(
  { outcomes: { expected } }: ProductAdvice,
  { cash, retirementCase, basis, lifetimes }: PlanContext,
): GrantRange | null {
  const { adviceDate, partner } = retirementCase;
  const earned = (cash.emergencySavings * expectedNominalNetReturn(basis, "unitTrust")) / 12;
  return estimateGrant(findGrant(adviceDate, lifetimes.ageAtRetirement), {
    incomePerMonth:
      expected.incomeFromAnnuityPerMonth +
      expected.incomeFromUnitTrustPerMonth +
      firstOthersBeforeTax(retirementCase, basis) / 12 +
      earned,
    assets: cash.unitTrust + cash.ownSavings + cash.emergencySavings,
    isCouple: partner !== undefined,
  });
}
