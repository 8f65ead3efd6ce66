/**
 * What a plan's annuity and unit trust pay: all that lasts with the target confidence, or less when less is desired.
 *
 * With A and U what lasts of both, L the least that the annuity can pay and s the share of A + U that is wanted, the
 * annuity pays max(s·A, L) and the unit trust the rest of s·(A + U). A living annuity (L is the law's least drawdown) and
 * the unit trust are so lowered in proportion, and both become more likely to last; a life annuity (L = A) is fixed, and
 * only the withdrawal is lowered.
 */
import { addMonths, type IsoDate } from "~/base/date";
import type { Range } from "../adjustment";
import { requireShare } from "../basis/require-number";
import { failureYearsAt } from "../drawdown/ceiling-falls";
import type { PotFailures } from "./lasting-chances";
import { createUnitTrust, type SimulatedPot } from "../drawdown/pots";
import { planIncomeTax } from "../tax/plan-income-tax";
import type { PlanContext } from "./plan-context";
import type { ProductRates } from "./product-rates";

/** A value of the annuity and of the unit trust beside it. */
export type OfBoth = { annuity: number; unitTrust: number };

/** Incomes a year, today's rand before tax. */
export type PlanIncomes = {
  /** What lasts for each rand invested, a year. */
  rates: ProductRates;
  /** The most that lasts with the target confidence, and the least that the annuity can pay. */
  lasting: OfBoth;
  leastOfAnnuity: number;
  /** Which share of what lasts is paid; 1 unless less is desired. */
  paidShare: OfBoth;
  paid: OfBoth;
};

/** Tolerance for rounding: nothing is withdrawn for a smaller rest. */
const ROUNDING_SHARE = 1e-12;

/**
 * Which share of what lasts each of the two pays.
 * @param share of both together, 0 to 1; the annuity's least may keep what is paid above it
 */
export function sharesToPay({ annuity, unitTrust }: OfBoth, leastOfAnnuity: number, share: number): OfBoth {
  requireShare("share", share);
  // All of the savings may be taken in cash where they are old provident money: then there is no annuity.
  const least = annuity > 0 ? Math.min(leastOfAnnuity / annuity, 1) : 0;
  const paidByAnnuity = Math.max(share, least);
  if (paidByAnnuity === share || unitTrust === 0) return { annuity: paidByAnnuity, unitTrust: share };
  const total = annuity + unitTrust;
  const rest = share * total - paidByAnnuity * annuity;
  return { annuity: paidByAnnuity, unitTrust: rest > ROUNDING_SHARE * total ? rest / unitTrust : 0 };
}

/** The incomes of a plan at the rates of its product. */
export function findIncomes(
  rates: ProductRates,
  { cash, unitTrustInvested, choices }: Pick<PlanContext, "cash" | "unitTrustInvested" | "choices">,
): PlanIncomes {
  const annuityInvested = cash.annuity * (1 - rates.annuityInitialShare);
  const lasting = {
    annuity: rates.annuity * annuityInvested,
    unitTrust: rates.unitTrust * unitTrustInvested,
  };
  const leastOfAnnuity = rates.leastOfAnnuity * annuityInvested;
  const paidShare = sharesToPay(lasting, leastOfAnnuity, choices.paidShare);
  return {
    rates,
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

/** The years in which the incomes fail as they are paid; absent for what cannot fail and for what there is none of. */
export function findPotFailures({ rates, paidShare }: PlanIncomes): PotFailures {
  const { annuity, annuityFalls, unitTrust, unitTrustFalls } = rates;
  return {
    ...(annuityFalls && { annuity: failureYearsAt(annuityFalls, annuity * paidShare.annuity) }),
    ...(unitTrustFalls && { unitTrust: failureYearsAt(unitTrustFalls, unitTrust * paidShare.unitTrust) }),
  };
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

/** The day of the first payment of an annuity that is bought on a day: a month later. */
export function firstPaymentDate(retirementDate: IsoDate): IsoDate {
  return addMonths(retirementDate, 1);
}

/** Income a month after tax in the tax year of the first payment; withdrawals from the unit trust are not taxed. */
export function afterTaxPerMonth({ paid }: PlanIncomes, { retirementCase, basis }: PlanContext): number {
  const firstPayment = firstPaymentDate(retirementCase.retirementDate);
  const tax = planIncomeTax(paid.annuity, { ...retirementCase, firstPayment }, basis);
  return (paid.annuity - tax + paid.unitTrust) / 12;
}
