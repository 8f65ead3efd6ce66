/**
 * How much of a debt is worth paying with cash that is taxed, and what a debt that is left costs.
 *
 * With the interest known, the debt is cut until no rand is taken at a rate of the lump sum whose break-even is not below that
 * interest. The rate of income tax is that of the last rand of the plan's income when the debt is left.
 */
import type { RetirementCase } from "../retirement-case";
import type { Basis } from "../basis/basis";
import { lastRandRate } from "../tax/plan-income-tax";
import type { DebtAdvice } from "../told-figures";
import { adviseCash, HALF_A_CENT, mostCash, readLaw, type CashNeeds } from "./cash-advice";
import { readCashSource, type SavingAnswers } from "./cash-source";
import { breakEvenInterest, debtPayment, nominalAnnuityReturn, toEffective, toQuoted } from "./debt-interest";
import { decidePlan, type Decision } from "./decide-plan";
import { firstTaxpayer } from "./other-incomes";
import { preparePlan, type Outlook, type PlanContext } from "./plan-context";
import { productIncomes } from "./plan-incomes";

/** The answers by which a debt is weighed. */
type DebtAnswers = SavingAnswers & Pick<RetirementCase, "debtInterestShare">;

/** The effective break-even for cash that is taxed at a rate. */
function breakEvenFor(incomeTaxRateShare: number, basis: Basis): (lumpSumRateShare: number) => number {
  const annuityReturnShare = nominalAnnuityReturn(basis);
  return (lumpSumRateShare) =>
    breakEvenInterest({ lumpSumRateShare, incomeTaxRateShare, annuityReturnShare });
}

/**
 * The needs with no more of the debt than is worth its tax.
 * @param incomeTaxRateShare on the last rand of income when the debt is left, a fraction
 */
export function cutDebt(
  needs: CashNeeds,
  incomeTaxRateShare: number,
  { answers, basis }: { answers: DebtAnswers; basis: Basis },
): CashNeeds {
  if (answers.debtInterestShare === undefined) return needs;
  const interest = toEffective(answers.debtInterestShare);
  const source = readCashSource(answers, basis);
  const { brackets, taxOn } = readLaw(source, basis);
  const breakEven = breakEvenFor(incomeTaxRateShare, basis);
  const tooDear = brackets.find(({ rateShare }) => breakEven(rateShare) >= interest);
  // No rand is taken at a rate that begins above all that may be taken.
  if (!tooDear || tooDear.above >= mostCash(source, basis).gross) return needs;
  // Own savings come between what is free of tax and what is taxed.
  const fromOwn = tooDear.rateShare > 0 ? source.ownSavingsForNeeds : 0;
  const worthIt = tooDear.above - taxOn(tooDear.above) + fromOwn;
  const forDebt = Math.max(worthIt - needs.emergencySavings - needs.personalUse, 0);
  return { ...needs, debtRepayment: Math.min(needs.debtRepayment, forDebt) };
}

/** The rate of income tax on the last rand of what a plan's product pays. */
function incomeTaxRate(product: Decision["product"], context: PlanContext): number {
  const { retirementCase, basis } = context;
  const { annuity } = productIncomes(product, context).lasting;
  return lastRandRate(annuity, firstTaxpayer(retirementCase, basis), basis);
}

/**
 * Decides a plan that pays no more of a debt than is worth its tax. Without the interest it pays all that fits.
 * @throws RangeError naming the answer that is out of its range
 * cost: that of a decision; with the interest of a debt, of three and of an income in markets
 */
export function decideWithDebt(
  retirementCase: RetirementCase,
  basis: Basis,
  readOutlook: () => Outlook,
): Decision {
  const decision = decidePlan(retirementCase, basis);
  if (retirementCase.debt === 0 || retirementCase.debtInterestShare === undefined) return decision;
  const left = decidePlan({ ...retirementCase, debt: 0 }, basis);
  const rate = incomeTaxRate(left.product, preparePlan(readOutlook(), left.choices));
  const { debtRepayment } = cutDebt(decision.cashNeedsAsked, rate, { answers: retirementCase, basis });
  return debtRepayment < retirementCase.debt
    ? decidePlan({ ...retirementCase, debt: debtRepayment }, basis)
    : decision;
}

/** Which interest makes the debt worth the tax on cash for all of it, as far as it fits; rates as they are quoted. */
function weighBreakEven(product: Decision["product"], context: PlanContext): DebtAdvice["breakEven"] {
  const { retirementCase, basis, choices } = context;
  const { retirementDate, cashNeeds } = choices;
  const left = { ...choices, cashNeeds: { ...cashNeeds, debtRepayment: 0 }, lumpSum: undefined };
  const incomeTaxRateShare = incomeTaxRate(product, preparePlan(context, left));
  const breakEven = breakEvenFor(incomeTaxRateShare, basis);
  const source = readCashSource({ ...retirementCase, retirementDate }, basis);
  const { brackets } = readLaw(source, basis);
  const { grossLumpSum, unitTrust } = adviseCash(
    source,
    { ...cashNeeds, debtRepayment: retirementCase.debt },
    basis,
  );
  const forNeeds = grossLumpSum - unitTrust;
  const reached = brackets.filter(({ above }) => above < forNeeds);
  const lumpSumRateShare = reached.at(-1)?.rateShare ?? 0;
  // Below none the debt is worth its tax at any interest.
  const quote = (rateShare: number) => Math.max(toQuoted(breakEven(rateShare)), 0);
  return {
    lumpSumRateShare,
    incomeTaxRateShare,
    breakEvenShare: quote(lumpSumRateShare),
    byRate: brackets.map(({ rateShare }) => ({
      lumpSumRateShare: rateShare,
      breakEvenShare: quote(rateShare),
    })),
  };
}

/**
 * What is said of a debt beside a plan: what is left of it and what that costs, and which interest makes it worth its tax.
 * cost: with a debt, an income in markets
 */
export function adviseDebt(product: Decision["product"], context: PlanContext): DebtAdvice {
  const { retirementCase, basis, cash } = context;
  const { debt, debtInterestShare } = retirementCase;
  const left = debt - cash.debtRepayment;
  const cost = debtInterestShare === undefined ? nominalAnnuityReturn(basis) : toEffective(debtInterestShare);
  const breakEven = debt > 0 ? weighBreakEven(product, context) : null;
  if (left < HALF_A_CENT) return { left: 0, leftPaymentPerMonth: null, breakEven };
  return { left, leftPaymentPerMonth: debtPayment(left, cost), breakEven };
}
