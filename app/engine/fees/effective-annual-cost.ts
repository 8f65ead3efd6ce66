/**
 * Effective annual cost, after the standard of the Association for Savings and Investment South Africa (May 2020): what
 * all charges together take from the return a year when money stays for 1, 3, 5 or 10 years, in four parts.
 *
 * With the gross nominal return g, an initial charge s and yearly charges a = a_1 + a_2 + … of the capital, over n years,
 *
 *   cost = (1+g)·a + s/n.
 *
 * The first term is the reduction in yield by the yearly charges, g - [(1+g)(1-a) - 1], of which (1+g)·a_j is charge j's.
 * The second one is the initial charge, which is for advice, spread evenly over the term. So the parts add up to the total.
 */
import type { AnnualFees } from "../basis/basis";
import { requireNotNegative, requireRate, requireShare } from "../basis/require-number";
import { totalAnnualFee } from "../basis/total-annual-fee";

/** Years after which the standard asks for the cost. */
export const COST_TERMS_YEARS = [1, 3, 5, 10] as const;

/** Shares of the capital a year by which charges lower the return. */
export type EffectiveAnnualCost = {
  termYears: number;
  investmentManagementShare: number;
  adviceShare: number;
  administrationShare: number;
  otherShare: number;
  totalShare: number;
};

/** What is charged every year and at the start. */
export type Charges = {
  annual: AnnualFees;
  /** Taken once from the amount invested, VAT included. */
  initialShare: number;
};

/** The cost over one term: `charges` by a fund whose nominal return before them is `grossReturn` a year. */
export function costOverTerm(charges: Charges, grossReturn: number, termYears: number): EffectiveAnnualCost {
  const { annual, initialShare } = charges;
  const yearlyShare = totalAnnualFee(annual);
  requireShare("annual", yearlyShare);
  requireShare("initialShare", initialShare);
  requireRate("grossReturn", grossReturn);
  requireNotNegative("termYears", termYears);
  if (termYears === 0) throw new RangeError("termYears: must be above 0");
  const growth = 1 + grossReturn;
  const initialPerYear = initialShare / termYears;
  return {
    termYears,
    investmentManagementShare: growth * annual.managementShare,
    adviceShare: growth * (annual.automatedAdviceShare + annual.plannerShare) + initialPerYear,
    administrationShare: growth * annual.administrationShare,
    otherShare: growth * annual.otherShare,
    totalShare: growth * yearlyShare + initialPerYear,
  };
}

/** The cost at 1, 3, 5 and 10 years. */
export function effectiveAnnualCost(charges: Charges, grossReturn: number): EffectiveAnnualCost[] {
  return COST_TERMS_YEARS.map((termYears) => costOverTerm(charges, grossReturn, termYears));
}
