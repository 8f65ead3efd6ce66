/** Advice on few paths, and the recommended product in it. */
import { expect } from "vitest";
import { adjustedIncomePerMonth, type Adjustment, advise, amend, chooseBasis } from "../../app/engine";
import type { Advice, AdviceOptions, Blend, ProductAdvice } from "../../app/engine/advice/advice";
import type { RetirementCase } from "../../app/engine/case/retirement-case";
import { productAdviceOf } from "../../app/engine/recommendation/product-advice-of";

/** Enough for rules that hold on any paths. */
export const QUICK: AdviceOptions = { seed: 1, paths: 128 };

export const BASIS = chooseBasis("2026-11-20");

export const adviseQuickly = (person: RetirementCase, basis = BASIS) => advise(person, basis, QUICK);

export const adjust = (person: RetirementCase, adjustment: Adjustment) =>
  amend(person, adjustment, BASIS, QUICK);

export const reduceTo = (person: RetirementCase, desiredIncomePerMonth: number) =>
  amend(person, { desiredIncomePerMonth }, BASIS, QUICK);

export const incomeOf = (person: RetirementCase, adjustment: Adjustment = {}) =>
  adjustedIncomePerMonth(person, adjustment, BASIS, QUICK);

export function findRecommended({ products, recommended }: Advice): ProductAdvice {
  return productAdviceOf(products, recommended);
}

/** The recommended product's income from annuity and unit trust together. */
export function totalPerMonth(advice: Advice): number {
  const { incomeFromAnnuityPerMonth, incomeFromUnitTrustPerMonth } =
    findRecommended(advice).outcomes.expected;
  return incomeFromAnnuityPerMonth + incomeFromUnitTrustPerMonth;
}

/** Every number in a value, with its path. */
function numbersIn(value: unknown, path = "advice"): [path: string, number: number][] {
  if (typeof value === "number") return [[path, value]];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, `${path}.${key}`));
}

/** The numbers in an advice that are infinite, or negative without reason. */
export function senselessNumbersIn(advice: Advice, mayBeNegative: RegExp): [path: string, number: number][] {
  return numbersIn(advice).filter(
    ([path, number]) => !Number.isFinite(number) || (number < 0 && !mayBeNegative.test(path)),
  );
}

/** Income a month of annuity and unit trust together, by product. */
export function incomesByProduct({ products }: Advice): Record<keyof Advice["products"], number> {
  const total = ({ outcomes: { expected } }: Advice["products"]["livingAnnuity"]) =>
    expected.incomeFromAnnuityPerMonth + expected.incomeFromUnitTrustPerMonth;
  return {
    livingAnnuityPlus: total(products.livingAnnuityPlus!),
    livingAnnuity: total(products.livingAnnuity),
    lifeAnnuity: total(products.lifeAnnuity),
  };
}

/** The relative tolerance for rounding. */
export const ROUNDING = 1e-9;

/** Asserts that no product's income is higher in the first case, apart from rounding. */
export function expectNotLower(before: Advice, after: Advice): void {
  const [lower, higher] = [incomesByProduct(before), incomesByProduct(after)];
  for (const product of ["livingAnnuityPlus", "livingAnnuity", "lifeAnnuity"] as const) {
    expect(higher[product]).toBeGreaterThanOrEqual(lower[product] * (1 - ROUNDING));
  }
}

/** Asserts that the ways equal a plan's blends with no, half and full guarantee, to a ten-thousandth of a rand. */
export function expectSameWays(ways: readonly Blend[], { blends }: Advice): void {
  const rows = blends.filter(({ guaranteedShare }) => [0, 0.5, 1].includes(guaranteedShare));
  const round = (blend: Blend) => numbersIn(blend, "").map(([path, number]) => [path, number.toFixed(4)]);
  const ofPlan = (way: Blend) =>
    Object.fromEntries(Object.keys(rows[0]!).map((key) => [key, way[key as keyof Blend]]));
  expect(ways.map((way) => round(ofPlan(way) as Blend))).toEqual(rows.map(round));
}
