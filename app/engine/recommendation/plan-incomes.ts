/**
 * What a plan's annuity and unit trust pay: all that lasts with the target confidence, or less when less is desired.
 *
 * With A and U what lasts of both, L the least that the annuity can pay and s the share of A + U that is wanted, the
 * annuity pays max(s·A, L) and the unit trust the rest of s·(A + U). A living annuity (L is the law's least drawdown) and
 * the unit trust are so lowered in proportion, and both become more likely to last; a life annuity (L = A) is fixed, and
 * only the withdrawal is lowered.
 */
import type { Range } from "../adjustment";
import { requireShare } from "../basis/require-number";
import { createUnitTrust, type SimulatedPot } from "../drawdown/pots";
import type { HeldIncome } from "../drawdown/sustainable-income";
import { ageAtTaxYearEnd, incomeTax, yearOfAssessment } from "../tax/income-tax";
import type { PlanContext } from "./plan-context";

/** A value of the annuity and of the unit trust beside it. */
export type OfBoth = { annuity: number; unitTrust: number };

/** Incomes a year, today's rand before tax. */
export type PlanIncomes = {
  /** The most that lasts with the target confidence, and the least that the annuity can pay. */
  lasting: OfBoth;
  leastOfAnnuity: number;
  /** Which share of what lasts is paid; 1 unless less is desired. */
  paidShare: OfBoth;
  paid: OfBoth;
};

/** So small a rest is rounding, and nothing is withdrawn. */
const ROUNDING_SHARE = 1e-12;

/**
 * Which share of what lasts each of the two pays.
 * @param share of both together, 0 to 1; the annuity's least may keep what is paid above it
 */
export function sharesToPay({ annuity, unitTrust }: OfBoth, leastOfAnnuity: number, share: number): OfBoth {
  requireShare("share", share);
  const paidByAnnuity = Math.max(share, Math.min(leastOfAnnuity / annuity, 1));
  if (paidByAnnuity === share || unitTrust === 0) return { annuity: paidByAnnuity, unitTrust: share };
  const total = annuity + unitTrust;
  const rest = share * total - paidByAnnuity * annuity;
  return { annuity: paidByAnnuity, unitTrust: rest > ROUNDING_SHARE * total ? rest / unitTrust : 0 };
}

/** The incomes of a plan with an annuity of which `annuityLasting` a year lasts and `leastOfAnnuity` has to be paid. */
export function findIncomes(
  annuityLasting: number,
  leastOfAnnuity: number,
  context: PlanContext,
): PlanIncomes {
  const { unitTrustInvested, unitTrust, choices } = context;
  const lasting = {
    annuity: annuityLasting,
    unitTrust: unitTrustInvested > 0 ? unitTrust().incomeShare * unitTrustInvested : 0,
  };
  const paidShare = sharesToPay(lasting, leastOfAnnuity, choices.paidShare);
  return {
    lasting,
    leastOfAnnuity,
    paidShare,
    paid: {
      annuity: paidShare.annuity * lasting.annuity,
      unitTrust: paidShare.unitTrust * lasting.unitTrust,
    },
  };
}

/** What lasts of annuity and unit trust together, a month. */
export function lastingPerMonth({ lasting }: PlanIncomes): number {
  return lasting.annuity / 12 + lasting.unitTrust / 12;
}

/** Between which total incomes a month a plan's own can be chosen: from the annuity's least up to all that lasts. */
export function rangeForReduction(incomes: PlanIncomes): Range<number> {
  return { minimum: incomes.leastOfAnnuity / 12, maximum: lastingPerMonth(incomes) };
}

/** An income as it is paid, with the ceilings it has to stay below. */
export function holdShare(held: HeldIncome, paidShare: number): HeldIncome {
  return { ...held, incomeShare: held.incomeShare * paidShare };
}

/** The unit trust's withdrawal as it is paid, when there is a unit trust. */
export function heldByUnitTrust(context: PlanContext, { paidShare }: PlanIncomes): HeldIncome[] {
  return context.unitTrustInvested > 0 ? [holdShare(context.unitTrust(), paidShare.unitTrust)] : [];
}

/** A fresh pot of the plan's unit trust, when there is one. */
export function startUnitTrust(
  { unitTrustInvested, funds }: PlanContext,
  { paid }: PlanIncomes,
): SimulatedPot | undefined {
  if (unitTrustInvested === 0) return undefined;
  return createUnitTrust({
    fund: funds.unitTrust,
    capital: unitTrustInvested,
    wantedIncome: paid.unitTrust,
  });
}

/** Income a month after tax in the tax year of the retirement date; withdrawals from the unit trust are not taxed. */
export function afterTaxPerMonth({ paid }: PlanIncomes, { retirementCase, basis }: PlanContext): number {
  const { member, retirementDate } = retirementCase;
  const year = yearOfAssessment(retirementDate);
  const tax = incomeTax({
    taxablePerYear: paid.annuity,
    ageAtYearEnd: ageAtTaxYearEnd(member.birthDate, year),
    yearOfAssessment: year,
    basis,
  });
  return (paid.annuity - tax + paid.unitTrust) / 12;
}
