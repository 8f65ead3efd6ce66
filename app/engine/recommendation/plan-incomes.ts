/**
 * The incomes of a plan's annuity and unit trust: all that lasts with the target confidence, or less or
 * more if desired.
 *
 * A plan has up to two parts: a guaranteed income, and capital in drawdown, with a minimum by law and a
 * maximum by the rules. A desired total is made up of the guaranteed income and a drawdown for the rest, as
 * near as these limits allow.
 */
import type { Range } from "../case/adjustment";
import type { LastingIncome } from "../drawdown/sustainable-income";
import type { Basis } from "../basis/basis";
import type { Product, RetirementCase } from "../case/retirement-case";
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
  /** A life annuity's income, the same in all markets. */
  guaranteed: number;
  /** The drawn income beside it, or instead; absent when nothing is drawn. */
  drawn?: DrawnIncome;
  /** The most that lasts with the target confidence, and the income paid. */
  lasting: OfBoth;
  paid: OfBoth;
  /** The least and the most that both together may pay. */
  range: Range<number>;
};

/** Capital with its lasting income for each rand, and the income paid from it: in total, and for each rand. */
export type DrawnIncome = { part: DrawnPart; lasting: LastingIncome; paid: number; drawdownShare: number };

/** The annuity of a plan: the guaranteed fraction of its capital, and the living annuity with the rest. */
type AnnuitySplit = { guaranteedShare: number; living: LivingAnnuityChoice };

/** Splits a product's annuity: all of one kind, unless a person chose another guaranteed share. */
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

/** The living annuity beside a life annuity: one whose pool adds credits, except for the seriously ill. */
export function livingProductBeside({ seriousIllness }: RetirementCase, { withoutPlus }: Basis) {
  return withoutPlus || seriousIllness ? "LivingAnnuity" : "LivingAnnuityPlus";
}

/** The drawn part of a product under the plan's choices; where all is guaranteed the unit trust, if there is one. */
export function findDrawnPart(product: Product, context: PlanContext): DrawnPart | undefined {
  const { annuityInvested, unitTrustInvested: unitTrust, lifetimes } = context;
  const { guaranteedShare, living } = splitAnnuity(product, context);
  const annuity = (1 - guaranteedShare) * annuityInvested;
  if (annuity + unitTrust === 0) return undefined;
  return annuity === 0
    ? drawUnitTrust(unitTrust, context)
    : drawBoth(planLivingAnnuity(living, lifetimes), { annuity, unitTrust }, context);
}

/** The lasting income of a part; that of a unit trust alone is memoized. */
function findLasting(part: DrawnPart, context: PlanContext): LastingIncome {
  return part.unitTrustShare === 1 ? context.unitTrustAlone() : findLastingOf(part, context);
}

function splitDrawn(guaranteed: number, drawn: number, part: DrawnPart): OfBoth {
  const ofAnnuity = payFromAnnuity(drawn, part.amount, part);
  return { annuity: guaranteed + ofAnnuity, unitTrust: drawn - ofAnnuity };
}

/**
 * The incomes of a guaranteed part and a drawn one.
 * @param paidShare the fraction paid of both lasting incomes; 1 unless another income is desired
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
  // A living annuity must pay the law's minimum, even if that does not last.
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
 * cost: a pass over the paths for a living annuity, under a millisecond for a life annuity whose unit
 * trust is memoized
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

/** The lasting income of annuity and unit trust together, a month. */
export function lastingPerMonth({ lasting }: PlanIncomes): number {
  return perMonth(lasting);
}

/** The total incomes a month, up to the lasting one, that can be desired instead. */
export function rangeForReduction(incomes: PlanIncomes): Range<number> {
  return { minimum: incomes.range.minimum / 12, maximum: lastingPerMonth(incomes) };
}

/** The contributions never deducted that are left for an annuity, beside its income of the first year; rand. */
export function contributionsBeside(
  annuityPerYear: number,
  { cash, basis }: Pick<PlanContext, "cash" | "basis">,
): ContributionsLeft {
  return { left: cash.contributionsLeft, annuityPerYear, inflationMean: basis.inflation.mean };
}

/** The tax on an annuity's income in its first year, less the exemption for contributions never deducted. */
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
