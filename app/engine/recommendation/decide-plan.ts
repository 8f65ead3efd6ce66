/**
 * The first of the two stages of an advice: the recommendation and its reasons, without simulated markets.
 * The second one (`compute-plan.ts`) computes figures for the choices made here, or for those that a
 * person adjusted.
 */
import type { IsoDate } from "~/base/date";
import type { Product, RetirementCase } from "../case/retirement-case";
import type { Range } from "../case/adjustment";
import type { Reason } from "../advice/advice";
import type { CashAdvice } from "../advice/cash-split";
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

/** A plan's choices, as opposed to its answers: the inputs of its figures. */
export type PlanChoices = {
  retirementDate: IsoDate;
  /** The cash needs to be met, rand after tax. */
  cashNeeds: CashNeeds;
  /** The lump sum before tax, if it is not the recommended one. */
  lumpSum?: number;
  /** For a living annuity plus: the dependants' share, and whether the five-year exclusion applies. */
  dependantsShare: number;
  applyExclusion: boolean;
  /** For a life annuity: the guarantee period, and the share that continues to a partner (0 without one). */
  guaranteePeriodYears: number;
  partnerShare: number;
  /** The fraction of the annuity's capital in the life annuity, if it is not the product's own. */
  guaranteedShare?: number;
  /** The fraction of the lasting income that is paid: 1 unless less is desired. */
  paidShare: number;
};

/** The recommendation; an adjustment changes only some of its choices. */
export type Decision = {
  product: Product;
  runnerUp: Product;
  /** The reasons, computed on demand, as most callers need only an income. cost: about a millisecond */
  explain: () => readonly Reason[];
  choices: PlanChoices;
  /** From the least that covers the needs, before tax, to the most that may be taken. */
  lumpSumRange: Range<number>;
  /** The needs as answered; the choices have only the part that can be met. */
  cashNeedsAsked: CashNeeds;
};

/** The same case with other savings, their parts in the same proportion. */
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

/** Savings in funds not retired from, which the product rules count as well. */
function keptSavings({ funds = [] }: RetirementCase): number {
  return funds.reduce((sum, { amount, retiredFrom }) => (retiredFrom ? sum : sum + amount), 0);
}

/** Prepares the facts for the product rules, and the cash part that they depend on. */
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

/** From the lump sum less the unit trust, on which no tax is due, to the most that may be taken. */
export function rangeOfLumpSum({ grossLumpSum, unitTrust, maxLumpSum }: CashAdvice): Range<number> {
  return { minimum: Math.max(grossLumpSum - unitTrust, 0), maximum: maxLumpSum };
}

/** True if an insurer guarantees the product's income for life. */
export function isForLife(product: Product): boolean {
  return product === "LifeAnnuity" || product === "EnhancedLifeAnnuity";
}
