/**
 * How much is taken in cash at retirement, what for, and its tax.
 *
 * At most one third may be taken. Cash needs are met after tax in the order debt, emergency savings, personal use; what
 * does not fit is cut from the last one first. When the needs leave some of the tax-free part of the lump sum, that rest
 * is taken too and buys a unit trust. Earlier lump sums are taken as none.
 */
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

/** Gives each need in order what is still there. */
function meetInOrder(needs: readonly number[], available: number): number[] {
  let rest = available;
  return needs.map((need) => {
    const met = Math.min(need, rest);
    rest -= met;
    return met;
  });
}

function adviseDeMinimis(answers: CashAnswers, wholeAtRetirement: number, basis: Basis) {
  const { retirementDate: date, savings } = answers;
  const threshold = amountInForce(basis.rules.deMinimis, date);
  if (savings > threshold) return {};
  const tax = lumpSumTax({ amount: wholeAtRetirement, priorLumpSums: 0, date, basis });
  return { deMinimis: { threshold, tax, net: wholeAtRetirement - tax } };
}

/**
 * Works out the cash part and what is left for the annuity.
 * @param whole the savings at the retirement date, today's rand
 * @returns rand, not rounded
 */
export function adviseCash(answers: CashAnswers, whole: number, basis: Basis): CashAdvice {
  requireNotNegative("savingsAtRetirement", whole);
  const { debt, emergencyIncomePerMonth, personalUse, retirementDate: date } = answers;
  requireNotNegative("debt", debt);
  requireNotNegative("emergencyIncomePerMonth", emergencyIncomePerMonth);
  requireNotNegative("personalUse", personalUse);
  const taxAt = { priorLumpSums: 0, date, basis };
  const maxLumpSum = whole * basis.rules.cashShare;
  const mostAfterTax = maxLumpSum - lumpSumTax({ amount: maxLumpSum, ...taxAt });

  const wanted = [debt, emergencyIncomePerMonth * basis.rules.emergencyMonths, personalUse];
  const met = meetInOrder(wanted, mostAfterTax);
  const cashNeeds = met.reduce((sum, need) => sum + need, 0);
  const grossCash = Math.min(grossLumpSum({ net: cashNeeds, ...taxAt }), maxLumpSum);
  const unitTrust = Math.max(Math.min(taxFreeLumpSum(taxAt), maxLumpSum) - cashNeeds, 0);
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
    ...adviseDeMinimis(answers, whole, basis),
  };
}
