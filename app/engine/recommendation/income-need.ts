/**
 * A person's need a month after tax, compared with a plan: the shortfall or excess, the chance that the need
 * alone could be drawn for life, and the part of the savings that would have to be guaranteed to cover it.
 */
import type { GapClosers } from "../case/adjustment";
import type { IncomeNeed, NeedDrawn } from "../advice/advised-need";
import { readCashSource } from "./cash-source";
import { payFromAnnuity } from "./drawn-part";
import { planPurchase, purchasedIncome } from "./life-annuity-purchase";
import {
  dependsOnWhoLives,
  isMetByOthers,
  listYears,
  mostGuaranteedNeeded,
  readYearsOfNeed,
  type YearsOfNeed,
} from "./need-by-year";
import { chanceOfNeed, drawNeed } from "./need-chance";
import { firstOthersAfterTax, livingAtFirst } from "./other-incomes";
import type { PlanContext } from "./plan-context";
import { afterTaxPerMonth, firstYearTax, type PlanIncomes } from "./plan-incomes";

/** The age until which a guaranteed part must cover the need in every year. */
const COVERED_UNTIL_AGE = 95;

/** The guaranteed income a year for each rand of the annuity's capital. */
function guaranteedPerRand(context: PlanContext): number {
  return 12 * purchasedIncome(planPurchase(context, 1));
}

/**
 * The part of the annuity's capital to buy so that at least an amount is guaranteed. Insurers have a minimum
 * price, in rand of the retirement day, for each of two annuities, so it may have to be more, or all.
 */
function buyAtLeast(amount: number, { cash, basis, retirementCase, choices }: PlanContext): number {
  const { priceLevel } = readCashSource({ ...retirementCase, retirementDate: choices.retirementDate }, basis);
  const least = basis.rules.leastAnnuityPrice / priceLevel;
  const raised = Math.max(amount, least);
  return cash.annuity - raised <= least ? cash.annuity : raised;
}

/**
 * The smallest part of the annuity's capital that buys enough guaranteed income in every year until an age,
 * with both of a couple alive.
 * @param isMet whether other incomes alone meet the need, whichever lives survive
 * @returns null where all of the capital buys too little
 */
function findGuaranteed(isMet: boolean, context: PlanContext): number | null {
  if (isMet) return 0;
  const amount = mostGuaranteedNeeded(COVERED_UNTIL_AGE, context) / guaranteedPerRand(context);
  return amount > context.cash.annuity ? null : buyAtLeast(amount, context);
}

/** The age at which the capital left by drawing the need alone is shown: nobody retires later. */
const LEFT_AGE = 85;

/** The effect of drawing the need alone, where a plan with a living annuity pays more. */
function drawAlone(
  years: YearsOfNeed,
  { incomes, leftAt }: { incomes: PlanIncomes; leftAt: (age: number) => number },
  context: PlanContext,
): NeedDrawn | null {
  const { guaranteed, drawn, paid } = incomes;
  if (!drawn?.part.annuity) return null;
  const alone = drawNeed(years, drawn, context);
  // The drawdown ignores exemptions that last only some years, so it may be no less than the plan's income.
  if (guaranteed + alone.paid >= paid.annuity + paid.unitTrust) return null;
  const ofAnnuity = guaranteed + payFromAnnuity(alone.paid, drawn.part.amount, drawn.part);
  const capitalReal = alone.medianLeftAt(LEFT_AGE - context.lifetimes.ageAtRetirement);
  return {
    perMonth: (guaranteed + alone.paid) / 12,
    taxSavedPerMonth: (firstYearTax(paid.annuity, context) - firstYearTax(ofAnnuity, context)) / 12,
    at85: { capitalReal, moreReal: capitalReal - leftAt(LEFT_AGE) },
  };
}

/**
 * Compares a plan with the need that a person gave.
 * @param leftAt the median capital that the plan leaves in its pots at an age
 * @returns null where none was given; the result has no gap closers yet
 * cost: a pass over the paths, and another where the plan pays more than the need
 */
export function weighNeed(
  incomes: PlanIncomes,
  leftAt: (age: number) => number,
  context: PlanContext,
): Omit<IncomeNeed, keyof GapClosers> | null {
  const { retirementCase, basis, cash } = context;
  const { incomeNeededPerMonth: need } = retirementCase;
  if (need === undefined) return null;
  const years = readYearsOfNeed(incomes, context);
  const guaranteedAmount = findGuaranteed(isMetByOthers(years), context);
  const overOrShortPerMonth =
    afterTaxPerMonth(incomes, context) + firstOthersAfterTax(retirementCase, basis) / 12 - need;
  const paysMore = overOrShortPerMonth > 0 && !retirementCase.mayOtherIncomeEnd;
  const first = years[livingAtFirst(retirementCase)]!;
  return {
    overOrShortPerMonth,
    ...chanceOfNeed(years, incomes, context),
    ...(retirementCase.mayOtherIncomeEnd && { incomeLastsShare: null, standardErrorShare: undefined }),
    drawsBothLifetimes: dependsOnWhoLives(incomes, context),
    drawnAlone: paysMore ? drawAlone(first, { incomes, leftAt }, context) : null,
    byYear: listYears(years, incomes.paid, context),
    guaranteedAmount,
    guaranteedShare: guaranteedAmount === null || cash.annuity === 0 ? null : guaranteedAmount / cash.annuity,
  };
}
