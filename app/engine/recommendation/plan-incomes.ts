/**
 * What a plan's annuity and unit trust pay: all that lasts with the target confidence, or less or more when that is wanted.
 *
 * A plan has up to two parts: an income that is guaranteed, and capital that is drawn, from which the law sets a least and the
 * rules a most. A wanted total is paid by the guaranteed income and the rest by what is drawn, as near as these allow.
 */
import type { Range } from "../adjustment";
import type { LastingIncome } from "../drawdown/sustainable-income";
import type { Basis } from "../basis/basis";
import type { Product, RetirementCase } from "../retirement-case";
import type { ContributionsLeft } from "../tax/contributions-not-deducted";
import { planIncomeTax } from "../tax/plan-income-tax";
import { isForLife } from "./decide-plan";
import { drawBoth, drawUnitTrust, findLastingOf, payFromAnnuity, type DrawnPart } from "./drawn-part";
import { planPurchase, purchasedIncome } from "./life-annuity-purchase";
import { chooseLivingAnnuity, planLivingAnnuity, type LivingAnnuityChoice } from "./living-annuity-plan";
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

/** The annuity of a plan: which part of its capital is guaranteed, and the living annuity that has the rest. */
export type AnnuitySplit = { guaranteedShare: number; living: LivingAnnuityChoice };

/** Splits the annuity of a product: all of one kind, unless a person wants another part guaranteed. */
export function splitAnnuity(
  product: Product,
  { choices, basis, retirementCase }: Pick<PlanContext, "choices" | "basis" | "retirementCase">,
): AnnuitySplit {
  const forLife = isForLife(product);
  return {
    guaranteedShare: choices.guaranteedShare ?? (forLife ? 1 : 0),
    living: forLife
      ? chooseLivingAnnuity(livingProductBeside(retirementCase, basis), choices)
      : chooseLivingAnnuity(product === "LivingAnnuity" ? product : "LivingAnnuityPlus", choices),
  };
}

/** The living annuity that stands beside a life annuity: one whose pool adds credits, but for the seriously ill. */
export function livingProductBeside({ seriousIllness }: RetirementCase, { withoutPlus }: Basis) {
  return withoutPlus || seriousIllness ? "LivingAnnuity" : "LivingAnnuityPlus";
}

/** What is drawn of a product under the plan's choices; where all is guaranteed the unit trust, when there is one. */
export function findDrawnPart(product: Product, context: PlanContext): DrawnPart | undefined {
  const { annuityInvested, unitTrustInvested: unitTrust, lifetimes } = context;
  const { guaranteedShare, living } = splitAnnuity(product, context);
  const annuity = (1 - guaranteedShare) * annuityInvested;
  if (annuity + unitTrust === 0) return undefined;
  return annuity === 0
    ? drawUnitTrust(unitTrust, context)
    : drawBoth(planLivingAnnuity(living, lifetimes), { annuity, unitTrust }, context);
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
  const { guaranteedShare } = splitAnnuity(product, context);
  const guaranteed =
    guaranteedShare > 0 ? 12 * purchasedIncome(planPurchase(context, guaranteedShare * cash.annuity)) : 0;
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

/** What contributions never deducted leave for an annuity that pays so much in its first year, rand. */
export function contributionsBeside(
  annuityPerYear: number,
  { cash, basis }: Pick<PlanContext, "cash" | "basis">,
): ContributionsLeft {
  return { left: cash.contributionsLeft, annuityPerYear, inflationMean: basis.inflation.mean };
}

/** The tax that an annuity's income adds in its first year, but on what contributions never deducted make free of it. */
export function firstYearTax(
  annuityPerYear: number,
  { retirementCase, basis, cash }: Pick<PlanContext, "retirementCase" | "basis" | "cash">,
): number {
  const taxpayer = { ...firstTaxpayer(retirementCase, basis), exemptPerYear: cash.contributionsLeft };
  return planIncomeTax(annuityPerYear, taxpayer, basis);
}

/** Income a month after tax in the tax year of the first payment; withdrawals from the unit trust are not taxed. */
export function afterTaxPerMonth({ paid }: PlanIncomes, context: PlanContext): number {
  return (paid.annuity - firstYearTax(paid.annuity, context) + paid.unitTrust) / 12;
}
