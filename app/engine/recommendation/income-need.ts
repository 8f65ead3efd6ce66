/**
 * What a person needs a month after tax, held against a plan: what is short or over, how surely the need alone could be drawn
 * for life, and how much of the savings would have to be guaranteed to cover it.
 */
import type { GapClosers } from "../adjustment";
import type { IncomeNeed } from "../advice";
import type { Basis } from "../basis/basis";
import { failureYearsAt } from "../drawdown/ceiling-falls";
import { chanceForLife } from "../drawdown/failure-years";
import type { RetirementCase } from "../retirement-case";
import { otherIncomeAfterTax, planIncomeTax } from "../tax/plan-income-tax";
import { readCashSource } from "./cash-source";
import { payFromAnnuity } from "./drawn-part";
import { planPurchase, purchasedIncome } from "./life-annuity-purchase";
import type { PlanContext } from "./plan-context";
import { afterTaxPerMonth, firstPaymentDate, type PlanIncomes } from "./plan-incomes";

const HALVINGS = 60;

/**
 * The smallest number from 0 to `most` at which what rises with it reaches a level.
 * @returns nothing when it does not even at the most
 */
function findLeast(rising: (value: number) => number, level: number, most: number): number | undefined {
  if (rising(0) >= level) return 0;
  if (rising(most) < level) return undefined;
  let [low, high] = [0, most];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (rising(middle) >= level) high = middle;
    else low = middle;
  }
  return high;
}

/** What is left of a year's annuity income and withdrawals after the tax that the plan adds. */
function keepAfterTax(annuity: number, unitTrust: number, { retirementCase, basis }: PlanContext): number {
  const firstPayment = firstPaymentDate(retirementCase.retirementDate);
  return annuity - planIncomeTax(annuity, { ...retirementCase, firstPayment }, basis) + unitTrust;
}

/** The chance that so much a year after tax can be drawn for life, and no more is. */
function findChance(needed: number, { guaranteed, drawn }: PlanIncomes, context: PlanContext): number {
  const keep = (paid: number) => {
    const ofAnnuity = drawn ? payFromAnnuity(paid, drawn.part.amount, drawn.part) : 0;
    return keepAfterTax(guaranteed + ofAnnuity, paid - ofAnnuity, context);
  };
  const most = drawn ? drawn.part.capital.maximumShare * drawn.part.amount : 0;
  const paid = findLeast(keep, needed, most);
  if (paid === undefined) return 0;
  if (paid === 0 || !drawn) return 1;
  const failures = failureYearsAt(drawn.lasting.falls, paid / drawn.part.amount);
  return chanceForLife(failures, context.lifetimes.deaths);
}

/**
 * The smallest part of the annuity's capital that buys enough guaranteed income. Insurers ask a least price, in rand of the
 * retirement day, of each of two annuities, so it may have to be more, or all.
 */
function findGuaranteed(needed: number, context: PlanContext): number | null {
  const { cash, basis, retirementCase, choices } = context;
  const perRand = 12 * purchasedIncome(planPurchase(context, 1));
  const amount = findLeast((part) => keepAfterTax(perRand * part, 0, context), needed, cash.annuity);
  if (amount === undefined || amount === 0) return amount ?? null;
  const { priceLevel } = readCashSource({ ...retirementCase, retirementDate: choices.retirementDate }, basis);
  const least = basis.rules.leastAnnuityPrice / priceLevel;
  const raised = Math.max(amount, least);
  return cash.annuity - raised <= least ? cash.annuity : raised;
}

/** What is left of a year's other income after its own tax, in the year of the plan's first payment. */
export function otherPerYearFrom(retirementCase: RetirementCase, basis: Basis): number {
  const firstPayment = firstPaymentDate(retirementCase.retirementDate);
  return otherIncomeAfterTax({ ...retirementCase, firstPayment }, basis);
}

/**
 * Holds a plan against the need that a person named.
 * @returns nothing where none was named; what would close a gap is not known here
 */
export function weighNeed(
  incomes: PlanIncomes,
  context: PlanContext,
): Omit<IncomeNeed, keyof GapClosers> | null {
  const { retirementCase, basis, cash } = context;
  const { incomeNeededPerMonth: need } = retirementCase;
  if (need === undefined) return null;
  const otherPerYear = otherPerYearFrom(retirementCase, basis);
  const needed = Math.max(12 * need - otherPerYear, 0);
  const guaranteedAmount = findGuaranteed(needed, context);
  return {
    overOrShortPerMonth: afterTaxPerMonth(incomes, context) + otherPerYear / 12 - need,
    incomeLastsShare: findChance(needed, incomes, context),
    guaranteedAmount,
    guaranteedShare: guaranteedAmount === null || cash.annuity === 0 ? null : guaranteedAmount / cash.annuity,
  };
}
