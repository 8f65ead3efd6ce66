/**
 * The longest guarantee period that is worth its price.
 *
 * A guarantee lowers the income that a premium buys from 1/a(0) to 1/a(n), a(n) the factor with the payments
 * of n years in full. It costs the fraction 1 - a(0)/a(n) of the income without one: little for the young,
 * who live that long anyway, and a third at 85. The longest period that costs at most 6% is recommended.
 */
import { annuityFactor, type LifeAnnuity } from "./annuity-factor";
import { describeLifeAnnuity, type LifeAnnuityTerms } from "./life-annuity-income";

/** The fraction of the income that a recommended guarantee may cost: set by this engine until a basis names its own. */
export const MOST_GUARANTEE_COST_SHARE = 0.06;

/** The fraction by which a guarantee lowers an annuity's income; 0 without a guarantee. */
function costBeside(withoutGuarantee: number, annuity: LifeAnnuity): number {
  return Math.max(1 - withoutGuarantee / annuityFactor(annuity), 0);
}

/** The terms that decide the period: it is tested on the inflation-linked annuity and applies to all kinds. */
export type GuaranteeTerms = Omit<LifeAnnuityTerms, "kind" | "guaranteePeriodYears">;

/**
 * The longest guarantee period that costs at most 6% of the income without one.
 * @returns whole years, from 0 to the maximum of the basis
 * cost: two annuity factors for most people, one more for each year that is too long
 */
export function longestGuarantee(terms: GuaranteeTerms): number {
  const annuity = describeLifeAnnuity({ ...terms, kind: "linked", guaranteePeriodYears: 0 });
  const withoutGuarantee = annuityFactor(annuity);
  const costs = (guaranteeYears: number) => costBeside(withoutGuarantee, { ...annuity, guaranteeYears });
  // Starts at the maximum, since the cost never falls with the years and most people get all that the basis allows.
  let years = Math.floor(terms.basis.pricing.guaranteePeriodYears);
  while (years > 0 && costs(years) > MOST_GUARANTEE_COST_SHARE) years -= 1;
  return years;
}
