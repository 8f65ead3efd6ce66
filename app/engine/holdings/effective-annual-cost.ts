/**
 * Effective annual cost, after the standard of the Association for Savings and Investment South
 * Africa (May 2020): all charges together as a yearly fraction for money that stays for 1, 3, 5 or 10
 * years, in four parts.
 *
 * With an initial charge s and yearly charges a = a_1 + a_2 + … of the capital, VAT included, over n years,
 *
 *   cost = a + s/n.
 *
 * A yearly charge counts at its rate, as providers state it. The initial charge is for advice. So the parts
 * add up to the total.
 */
import type { AnnualFees } from "../basis/basis";
import { requireNotNegative, requireShare } from "../basis/require-number";
import { totalAnnualFee } from "../basis/total-annual-fee";

/** Terms for which the standard requires the cost. */
const COST_TERMS_YEARS = [1, 3, 5, 10] as const;

/** Fractions of the capital a year. */
export type EffectiveAnnualCost = {
  termYears: number;
  investmentManagementShare: number;
  adviceShare: number;
  administrationShare: number;
  otherShare: number;
  totalShare: number;
};

/** Yearly and initial charges. */
export type Charges = {
  annual: AnnualFees;
  /** Taken once from the amount invested, VAT included. */
  initialShare: number;
};

export function costOverTerm({ annual, initialShare }: Charges, termYears: number): EffectiveAnnualCost {
  const yearlyShare = totalAnnualFee(annual);
  requireShare("annual", yearlyShare);
  requireShare("initialShare", initialShare);
  requireNotNegative("termYears", termYears);
  if (termYears === 0) throw new RangeError("termYears: must be above 0");
  const initialPerYear = initialShare / termYears;
  return {
    termYears,
    investmentManagementShare: annual.managementShare,
    adviceShare: annual.automatedAdviceShare + annual.plannerShare + initialPerYear,
    administrationShare: annual.administrationShare,
    otherShare: annual.otherShare,
    totalShare: yearlyShare + initialPerYear,
  };
}

export function effectiveAnnualCost(charges: Charges): EffectiveAnnualCost[] {
  return COST_TERMS_YEARS.map((termYears) => costOverTerm(charges, termYears));
}
