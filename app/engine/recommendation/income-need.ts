/**
 * What a person needs a month after tax, held against a plan: what is short or over, how surely the need alone could be drawn
 * for life, and how much of the savings would have to be guaranteed to cover it.
 */
import type { GapClosers } from "../adjustment";
import type { IncomeNeed } from "../advised-need";
import { failureYearsAt } from "../drawdown/ceiling-falls";
import { chanceForLife } from "../drawdown/failure-years";
import { planIncomeTax } from "../tax/plan-income-tax";
import { readCashSource } from "./cash-source";
import { payFromAnnuity } from "./drawn-part";
import { findLeast } from "./find-least";
import { planPurchase, purchasedIncome } from "./life-annuity-purchase";
import {
  changesByYear,
  isMetByOthers,
  listYears,
  mostGuaranteedNeeded,
  readYearsOfNeed,
} from "./need-by-year";
import { chanceOfNeed } from "./need-chance";
import { firstOthersAfterTax, firstTaxpayer } from "./other-incomes";
import type { PlanContext } from "./plan-context";
import { afterTaxPerMonth, type PlanIncomes } from "./plan-incomes";

/** What is left of a year's annuity income and withdrawals after the tax that the plan adds. */
function keepAfterTax(annuity: number, unitTrust: number, { retirementCase, basis }: PlanContext): number {
  return annuity - planIncomeTax(annuity, firstTaxpayer(retirementCase, basis), basis) + unitTrust;
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

/** Until which age a guaranteed part has to cover the need in every year. */
const COVERED_UNTIL_AGE = 95;

/** What the annuity guarantees, a year for each rand of its capital. */
function guaranteedPerRand(context: PlanContext): number {
  return 12 * purchasedIncome(planPurchase(context, 1));
}

/**
 * The part of the annuity's capital that is bought so that at least an amount of it is guaranteed. Insurers ask a least price,
 * in rand of the retirement day, of each of two annuities, so it may have to be more, or all.
 */
function buyAtLeast(amount: number, { cash, basis, retirementCase, choices }: PlanContext): number {
  const { priceLevel } = readCashSource({ ...retirementCase, retirementDate: choices.retirementDate }, basis);
  const least = basis.rules.leastAnnuityPrice / priceLevel;
  const raised = Math.max(amount, least);
  return cash.annuity - raised <= least ? cash.annuity : raised;
}

/** The smallest part of the annuity's capital that buys enough guaranteed income, of a need that is the same every year. */
function findGuaranteed(needed: number, context: PlanContext): number | null {
  const { cash } = context;
  const perRand = guaranteedPerRand(context);
  const amount = findLeast((part) => keepAfterTax(perRand * part, 0, context), needed, cash.annuity);
  if (amount === undefined || amount === 0) return amount ?? null;
  return buyAtLeast(amount, context);
}

/** The same of one that changes: it is met in every year until an age while all live. */
function findGuaranteedByYear(isMet: boolean, context: PlanContext): number | null {
  if (isMet) return 0;
  const amount = mostGuaranteedNeeded(COVERED_UNTIL_AGE, context) / guaranteedPerRand(context);
  return amount > context.cash.annuity ? null : buyAtLeast(amount, context);
}

/**
 * Holds a plan against the need that a person named.
 * @returns nothing where none was named; what would close a gap is not known here
 * cost: where the need changes from year to year a pass over the paths
 */
export function weighNeed(
  incomes: PlanIncomes,
  context: PlanContext,
): Omit<IncomeNeed, keyof GapClosers> | null {
  const { retirementCase, basis, cash } = context;
  const { incomeNeededPerMonth: need, partner } = retirementCase;
  if (need === undefined) return null;
  const othersPerYear = firstOthersAfterTax(retirementCase, basis);
  const needed = Math.max(12 * need - othersPerYear, 0);
  const years = readYearsOfNeed(incomes, context);
  const isByYear = changesByYear(retirementCase);
  const chance = isByYear
    ? chanceOfNeed(years, incomes, context)
    : { incomeLastsShare: findChance(needed, incomes, context) };
  const guaranteedAmount = isByYear
    ? findGuaranteedByYear(isMetByOthers(years), context)
    : findGuaranteed(needed, context);
  return {
    overOrShortPerMonth: afterTaxPerMonth(incomes, context) + othersPerYear / 12 - need,
    ...chance,
    ...(retirementCase.mayOtherIncomeEnd && { incomeLastsShare: null, standardErrorShare: undefined }),
    drawsBothLifetimes: isByYear && partner !== undefined,
    byYear: listYears(years, incomes.paid, context),
    guaranteedAmount,
    guaranteedShare: guaranteedAmount === null || cash.annuity === 0 ? null : guaranteedAmount / cash.annuity,
  };
}
