/**
 * The first of the two stages of an advice: what is recommended and why, without any markets. The second one
 * (`compute-plan.ts`) works out figures for the choices made here, or for those that a person adjusted.
 */
import type { IsoDate } from "~/base/date";
import type { Product, RetirementCase } from "../retirement-case";
import type { Range } from "../adjustment";
import type { Reason } from "../advice";
import type { CashAdvice } from "../cash-split";
import { longestGuarantee } from "../annuity/longest-guarantee";
import type { Basis } from "../basis/basis";
import { adviseCash, readCashNeeds, type CashNeeds } from "./cash-advice";
import { dependantsShareFor, valueOfSupports } from "./dependants-share";
import { pricingImpairment } from "./lifetimes";
import { findTurns, type ChosenAnswers } from "./product-changes";
import { chooseProduct, chooseRunnerUp, explainProducts, type ProductFacts } from "./product-rules";
import { requireCase, requireChoices } from "./require-case";
import { readCashSource, scaleFund, scaleParts } from "./cash-source";
import { annuityReturn } from "./savings-at-retirement";
import { findSuccessor } from "./successor";

/** What figures are computed for: everything about a plan that is chosen rather than answered. */
export type PlanChoices = {
  retirementDate: IsoDate;
  /** What cash is taken for, rand after tax. */
  cashNeeds: CashNeeds;
  /** The lump sum before tax, where another one than ours is wanted. */
  lumpSum?: number;
  /** For a living annuity plus: the share left to dependants, and whether the five-year exclusion applies. */
  dependantsShare: number;
  applyExclusion: boolean;
  /** For a life annuity: years of guarantee, and the share that continues to a partner (0 without one). */
  guaranteePeriodYears: number;
  partnerShare: number;
  /** The part of the annuity's capital in the life annuity, where another one than the product's is wanted. */
  guaranteedShare?: number;
  /** Which share of the income that lasts is paid: 1 unless less is desired. */
  paidShare: number;
};

/** What is recommended; an adjustment holds all of it but the choices that it changes. */
export type Decision = {
  product: Product;
  runnerUp: Product;
  /** Why, which is worked out only when it is told: an income alone is wanted more often. cost: about a millisecond */
  explain: () => readonly Reason[];
  choices: PlanChoices;
  /** From what the needs take, before tax, to all that may be taken. */
  lumpSumRange: Range<number>;
  /** The needs as answered; what does not fit in what may be taken is not in the choices. */
  cashNeedsAsked: CashNeeds;
};

/** Other savings, whose parts are in the same proportion. */
function withSavings(answers: RetirementCase, savings: number): RetirementCase {
  const { fundParts, funds } = answers;
  const factor = savings / answers.savings;
  return {
    ...answers,
    savings,
    ...(fundParts && { fundParts: scaleParts(fundParts, factor) }),
    ...(funds && { funds: funds.map((fund) => scaleFund(fund, factor)) }),
  };
}

/** What is left in funds that are not retired from: rules of products look at all that somebody has. */
function keptSavings({ funds = [] }: RetirementCase): number {
  return funds.reduce((sum, { amount, retiredFrom }) => (retiredFrom ? sum : sum + amount), 0);
}

/** Prepares what the product rules look at, and the cash part that it follows from, for a person's chosen answers. */
function prepareFacts(retirementCase: RetirementCase, needs: CashNeeds, basis: Basis) {
  const { retirementDate, supports, seriousIllness, smoker } = retirementCase;
  const { softMinimumSavings } = basis;
  const realReturn = annuityReturn(basis);
  const supportValue = valueOfSupports(supports, retirementDate, realReturn);
  return ({ savings, hasBackup, importance }: ChosenAnswers) => {
    const cash = adviseCash(readCashSource(withSavings(retirementCase, savings), basis), needs, basis);
    const dependantsShare = dependantsShareFor(supportValue, cash.annuity, basis);
    const facts: ProductFacts = {
      savings: savings + keptSavings(retirementCase),
      softMinimumSavings,
      hasBackup,
      importance,
      seriousIllness,
      smoker,
      dependantsShare,
      offersPlus: !basis.withoutPlus,
    };
    return { cash, facts };
  };
}

/**
 * Decides one person's plan.
 * @throws RangeError naming the answer that is out of its range
 * cost: under a millisecond, no markets are simulated
 */
export function decidePlan(retirementCase: RetirementCase, basis: Basis): Decision {
  requireCase(retirementCase, basis);
  requireChoices(retirementCase);
  const { retirementDate, member } = retirementCase;
  const partner = findSuccessor(retirementCase);
  const cashNeedsAsked = readCashNeeds(retirementCase, basis);
  const readFacts = prepareFacts(retirementCase, cashNeedsAsked, basis);
  const { cash, facts } = readFacts(retirementCase);
  const { debtRepayment, emergencySavings, personalUse } = cash;
  const { pricing } = basis;
  const partnerShare = partner ? pricing.partnerShare : 0;
  const impairment = pricingImpairment(retirementCase, basis);
  return {
    product: chooseProduct(facts),
    runnerUp: chooseRunnerUp(facts),
    explain: () =>
      explainProducts(
        facts,
        findTurns(retirementCase, (answers) => readFacts(answers).facts),
      ),
    choices: {
      retirementDate,
      cashNeeds: { debtRepayment, emergencySavings, personalUse },
      dependantsShare: facts.dependantsShare,
      applyExclusion: false,
      guaranteePeriodYears: longestGuarantee({
        member,
        ...(partner && { partner }),
        retirementDate,
        basis,
        impairment,
        partnerShare,
      }),
      partnerShare,
      paidShare: 1,
    },
    lumpSumRange: rangeOfLumpSum(cash),
    cashNeedsAsked,
  };
}

/** What the needs take is what is taken less the unit trust, for which no tax is due. */
export function rangeOfLumpSum({ grossLumpSum, unitTrust, maxLumpSum }: CashAdvice): Range<number> {
  return { minimum: Math.max(grossLumpSum - unitTrust, 0), maximum: maxLumpSum };
}

/** Whether a product pays an income that an insurer guarantees for life. */
export function isForLife(product: Product): boolean {
  return product === "LifeAnnuity" || product === "EnhancedLifeAnnuity";
}
