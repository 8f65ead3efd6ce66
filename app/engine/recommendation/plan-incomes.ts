/**
 * What a plan's annuity and unit trust pay: all that lasts with the target confidence, or less or more when that is wanted.
 *
 * A plan has up to two parts: an income that is guaranteed, and capital that is drawn, from which the law sets a least and the
 * rules a most. A wanted total is paid by the guaranteed income and the rest by what is drawn, as near as these allow.
 */
import type { Range } from "../adjustment";
import type { LastingIncome } from "../drawdown/sustainable-income";
import type { Product } from "../retirement-case";
import { planIncomeTax } from "../tax/plan-income-tax";
import { isForLife } from "./decide-plan";
import { drawBoth, drawUnitTrust, findLastingOf, payFromAnnuity, type DrawnPart } from "./drawn-part";
import { planPurchase, purchasedIncome } from "./life-annuity-purchase";
import { chooseLivingAnnuity, planLivingAnnuity } from "./living-annuity-plan";
import { firstTaxpayer } from "./other-incomes";
import type { PlanContext } from "./plan-context";

/** A value of the annuity and of the unit trust beside it. */
export type OfBoth = { annuity: number; unitTrust: number };

/** Incomes a year, today's rand before tax. */
export type PlanIncomes = {
  /** What a life annuity pays, whatever happens. */
  guaranteed: number;
  /** What is drawn beside it, or instead; absent when nothing is. */
  drawn?: DrawnIncome;
  /** The most that lasts with the target confidence, and what is paid. */
  lasting: OfBoth;
  paid: OfBoth;
  /** From the least to the most that both together may pay. */
  range: Range<number>;
};

/** Capital with the income that lasts, for each rand, and the income that is paid of it: in all, and for each rand. */
export type DrawnIncome = { part: DrawnPart; lasting: LastingIncome; paid: number; drawdownShare: number };

/** What is drawn of a product under the plan's choices; of a life annuity the unit trust, when there is one. */
export function findDrawnPart(product: Product, context: PlanContext): DrawnPart | undefined {
  const { annuityInvested, unitTrustInvested: unitTrust, choices, lifetimes } = context;
  if (product === "LivingAnnuity" || product === "LivingAnnuityPlus") {
    if (annuityInvested + unitTrust === 0) return undefined;
    const annuity = planLivingAnnuity(chooseLivingAnnuity(product, choices), lifetimes);
    return drawBoth(annuity, { annuity: annuityInvested, unitTrust }, context);
  }
  return unitTrust > 0 ? drawUnitTrust(unitTrust, context) : undefined;
}

/** What lasts of a part; a unit trust alone is asked about once. */
export function findLasting(part: DrawnPart, context: PlanContext): LastingIncome {
  return part.unitTrustShare === 1 ? context.unitTrustAlone() : findLastingOf(part, context);
}

function splitDrawn(guaranteed: number, drawn: number, part: DrawnPart): OfBoth {
  const ofAnnuity = payFromAnnuity(drawn, part.amount, part);
  return { annuity: guaranteed + ofAnnuity, unitTrust: drawn - ofAnnuity };
}

/**
 * The incomes of a guaranteed part and a drawn one.
 * @param paidShare which share of what lasts of both is paid; 1 unless another income is wanted
 */
export function addUpIncomes(
  guaranteed: number,
  drawn: { part: DrawnPart; lasting: LastingIncome } | undefined,
  paidShare: number,
): PlanIncomes {
  if (!drawn) {
    const all = { annuity: guaranteed, unitTrust: 0 };
    return { guaranteed, lasting: all, paid: all, range: { minimum: guaranteed, maximum: guaranteed } };
  }
  const { part, lasting } = drawn;
  const { amount, leastShare } = part;
  const mostShare = part.capital.maximumShare;
  // A living annuity has to pay the law's least, whatever lasts.
  const lastingShare = Math.max(lasting.incomeShare, leastShare);
  const lasts = lastingShare * amount;
  const wantedShare =
    paidShare === 1 ? lastingShare : (paidShare * (guaranteed + lasts) - guaranteed) / amount;
  const drawdownShare = Math.min(Math.max(wantedShare, leastShare), mostShare);
  const paid = drawdownShare * amount;
  return {
    guaranteed,
    drawn: { part, lasting, paid, drawdownShare },
    lasting: splitDrawn(guaranteed, lasts, part),
    paid: splitDrawn(guaranteed, paid, part),
    range: { minimum: guaranteed + leastShare * amount, maximum: guaranteed + mostShare * amount },
  };
}

/**
 * The incomes of a product, without its projections.
 * cost: a pass over the paths for a living annuity, under a millisecond for a life annuity whose unit trust is known
 */
export function productIncomes(product: Product, context: PlanContext): PlanIncomes {
  const { cash, choices } = context;
  const guaranteed = isForLife(product) ? 12 * purchasedIncome(planPurchase(context, cash.annuity)) : 0;
  const part = findDrawnPart(product, context);
  return addUpIncomes(guaranteed, part && { part, lasting: findLasting(part, context) }, choices.paidShare);
}

/** Annuity and unit trust together, a month. */
export function perMonth({ annuity, unitTrust }: OfBoth): number {
  return annuity / 12 + unitTrust / 12;
}

/** What lasts of annuity and unit trust together, a month. */
export function lastingPerMonth({ lasting }: PlanIncomes): number {
  return perMonth(lasting);
}

/** Between which total incomes a month a lower one than what lasts can be chosen. */
export function rangeForReduction(incomes: PlanIncomes): Range<number> {
  return { minimum: incomes.range.minimum / 12, maximum: lastingPerMonth(incomes) };
}

/** Income a month after tax in the tax year of the first payment; withdrawals from the unit trust are not taxed. */
export function afterTaxPerMonth({ paid }: PlanIncomes, { retirementCase, basis }: PlanContext): number {
  const tax = planIncomeTax(paid.annuity, firstTaxpayer(retirementCase, basis), basis);
  return (paid.annuity - tax + paid.unitTrust) / 12;
}
