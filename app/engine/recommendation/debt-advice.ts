/**
 * The part of a debt that is worth repaying with taxed cash, and the cost of the debt that is left.
 *
 * If the interest is known, the repayment is cut until no rand is taken at a lump sum tax rate whose
 * break-even is at least that interest. The rate of income tax is that on the last rand of the plan's income
 * when the debt is left.
 */
import type { RetirementCase } from "../case/retirement-case";
import type { Basis } from "../basis/basis";
import { lastRandRate } from "../tax/plan-income-tax";
import type { DebtAdvice } from "../advice/told-figures";
import { adviseCash, HALF_A_CENT, mostCash, readLaw, type CashNeeds } from "./cash-advice";
import { readCashSource, type SavingAnswers } from "./cash-source";
import { breakEvenInterest, debtPayment, nominalAnnuityReturn, toEffective, toQuoted } from "./debt-interest";
import { decidePlan, type Decision } from "./decide-plan";
import { firstTaxpayer } from "./other-incomes";
import { preparePlan, type Outlook, type PlanContext } from "./plan-context";
import { productIncomes } from "./plan-incomes";

/** The answers that decide the repayment of a debt. */
type DebtAnswers = SavingAnswers & Pick<RetirementCase, "debtInterestShare">;

/** The effective break-even interest for cash taxed at a rate. */
function breakEvenFor(incomeTaxRateShare: number, basis: Basis): (lumpSumRateShare: number) => number {
  const annuityReturnShare = nominalAnnuityReturn(basis);
  return (lumpSumRateShare) =>
    breakEvenInterest({ lumpSumRateShare, incomeTaxRateShare, annuityReturnShare });
}

/**
 * The needs, with the debt cut to the part that is worth its tax.
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
  // A rate that begins above all that may be taken applies to no rand.
  if (!tooDear || tooDear.above >= mostCash(source, basis).gross) return needs;
  // Own savings come between tax-free and taxed cash.
  const fromOwn = tooDear.rateShare > 0 ? source.ownSavingsForNeeds : 0;
  const worthIt = tooDear.above - taxOn(tooDear.above) + fromOwn;
  const forDebt = Math.max(worthIt - needs.emergencySavings - needs.personalUse, 0);
  return { ...needs, debtRepayment: Math.min(needs.debtRepayment, forDebt) };
}

/** The rate of income tax on the last rand of the product's income. */
function incomeTaxRate(product: Decision["product"], context: PlanContext): number {
  const { retirementCase, basis } = context;
  const { annuity } = productIncomes(product, context).lasting;
  return lastRandRate(annuity, firstTaxpayer(retirementCase, basis), basis);
}

/**
 * Decides a plan that repays only as much of a debt as is worth its tax; if the interest is unknown, all
 * that can be met.
 * @throws RangeError naming the answer that is out of its range
 * cost: that of a decision; with the interest of a debt, of three and of a simulated income
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

/** The interest, as lenders quote it, above which the debt that can be met is worth the tax on cash. */
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
  // A negative break-even means that the debt is worth its tax at any interest.
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
 * The advice on a debt beside a plan: the part left and its cost, and the break-even interest.
 * cost: with a debt, a simulated income
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
