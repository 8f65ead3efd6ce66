/** Ways of asking for advice on few paths, and of reading the recommended product out of it. */
import { adjustedIncomePerMonth, advise, chooseBasis, customise } from "../../app/engine";
import type { Adjustment } from "../../app/engine";
import type { Advice, AdviceOptions, ProductAdvice, RetirementCase } from "../../app/engine/advice";
import { findProduct } from "../../app/engine/recommendation/find-product";

/** Enough to hold rules that are true on any paths. */
export const QUICK: AdviceOptions = { seed: 1, paths: 128 };

export const BASIS = chooseBasis("2026-11-20");

export const adviseQuickly = (person: RetirementCase, basis = BASIS) => advise(person, basis, QUICK);

export const adjust = (person: RetirementCase, adjustment: Adjustment) =>
  customise(person, adjustment, BASIS, QUICK);

export const reduceTo = (person: RetirementCase, desiredIncomePerMonth: number) =>
  customise(person, { desiredIncomePerMonth }, BASIS, QUICK);

export const incomeOf = (person: RetirementCase, adjustment: Adjustment = {}) =>
  adjustedIncomePerMonth(person, adjustment, BASIS, QUICK);

export function findRecommended({ products, recommended }: Advice): ProductAdvice {
  return findProduct(products, recommended);
}

/** Annuity and unit trust of the recommended product together. */
export function totalPerMonth(advice: Advice): number {
  const { incomeFromAnnuityPerMonth, incomeFromUnitTrustPerMonth } =
    findRecommended(advice).outcomes.expected;
  return incomeFromAnnuityPerMonth + incomeFromUnitTrustPerMonth;
}
