/**
 * How much is taken in cash at retirement, what for, and its tax.
 *
 * At most one third may be taken. Cash needs are met after tax in the order debt, emergency savings, personal use; what
 * does not fit is cut from the last one first. When the needs leave some of the tax-free part of the lump sum, that rest
 * is taken too and buys a unit trust. Earlier lump sums are taken as none.
 */
import type { IsoDate } from "~/base/date";
import type { CashAdvice, RetirementCase } from "../advice";
import type { Basis } from "../basis/basis";
import { amountInForce } from "../basis/choose-basis";
import { requireNotNegative } from "../basis/require-number";
import { grossLumpSum, lumpSumTax, taxFreeLumpSum } from "../tax/lump-sum-tax";

/** The answers that the cash part reads. */
export type CashAnswers = Pick<
  RetirementCase,
  "savings" | "retirementDate" | "debt" | "emergencyIncomePerMonth" | "personalUse"
>;

/** What cash is needed for, in the order in which needs are met. */
export const CASH_NEEDS = ["debtRepayment", "emergencySavings", "personalUse"] as const;

/** What is needed for each, rand after tax. */
export type CashNeeds = Pick<CashAdvice, (typeof CASH_NEEDS)[number]>;

/** The needs as they were answered, whether or not they fit. */
export function readCashNeeds(answers: CashAnswers, { rules }: Basis): CashNeeds {
  const { debt, emergencyIncomePerMonth, personalUse } = answers;
  requireNotNegative("debt", debt);
  requireNotNegative("emergencyIncomePerMonth", emergencyIncomePerMonth);
  requireNotNegative("personalUse", personalUse);
  return {
    debtRepayment: debt,
    emergencySavings: emergencyIncomePerMonth * rules.emergencyMonths,
    personalUse,
  };
}

/** The most that can be taken in cash at retirement, before and after its tax. */
export function mostCash(whole: number, date: IsoDate, basis: Basis): { gross: number; afterTax: number } {
  requireNotNegative("savingsAtRetirement", whole);
  const gross = whole * basis.rules.cashShare;
  return { gross, afterTax: gross - lumpSumTax({ amount: gross, priorLumpSums: 0, date, basis }) };
}

/** A plan before its cash part. */
export type CashTerms = {
  /** Savings at the retirement date, in today's rand. */
  savingsAtRetirement: number;
  retirementDate: IsoDate;
  needs: CashNeeds;
};

const HALF_A_CENT = 0.005;

/** Gives each need in order what is still there. */
function meetInOrder(needs: readonly number[], available: number): number[] {
  let rest = available;
  return needs.map((need) => {
    const met = Math.min(need, rest);
    rest -= met;
    return met;
  });
}

/**
 * Whether the whole may be taken in cash, tested on the savings at retirement. Both are rand of today: the amount of the law
 * that is known last is taken to keep up with prices.
 */
function adviseDeMinimis(terms: CashTerms, basis: Basis) {
  const { retirementDate: date, savingsAtRetirement: whole } = terms;
  const threshold = amountInForce(basis.rules.deMinimis, date);
  if (whole > threshold) return {};
  const tax = lumpSumTax({ amount: whole, priorLumpSums: 0, date, basis });
  return { deMinimis: { threshold, tax, net: whole - tax } };
}

/**
 * Works out the cash part and what is left for the annuity. Needs that fit come out as they are, so that the advice on what
 * was granted is the same advice.
 * @returns rand, not rounded
 */
export function adviseCash(terms: CashTerms, basis: Basis): CashAdvice {
  const { savingsAtRetirement: whole, retirementDate: date, needs } = terms;
  const { gross: maxLumpSum, afterTax: mostAfterTax } = mostCash(whole, date, basis);
  const taxAt = { priorLumpSums: 0, date, basis };
  const wanted = CASH_NEEDS.map((need) => needs[need]);
  const met = meetInOrder(wanted, mostAfterTax);
  const cashNeeds = met.reduce((sum, need) => sum + need, 0);
  const grossCash = Math.min(grossLumpSum({ net: cashNeeds, ...taxAt }), maxLumpSum);
  const spare = Math.min(taxFreeLumpSum(taxAt), maxLumpSum) - cashNeeds;
  // What is left by rounding buys nothing.
  const unitTrust = spare > HALF_A_CENT ? spare : 0;
  const gross = Math.min(grossCash + unitTrust, maxLumpSum);

  return {
    debtRepayment: met[0]!,
    emergencySavings: met[1]!,
    personalUse: met[2]!,
    lumpSumTax: lumpSumTax({ amount: gross, ...taxAt }),
    grossLumpSum: gross,
    unitTrust,
    annuity: whole - gross,
    totalCapitalProvidingIncome: whole - gross + unitTrust,
    maxLumpSum,
    savingsAtRetirement: whole,
    unmetCashNeeds: wanted.reduce((sum, need) => sum + need, 0) - cashNeeds,
    ...adviseDeMinimis(terms, basis),
  };
}
