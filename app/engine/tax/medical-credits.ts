/**
 * What a medical scheme takes off a year's income tax: the credit for the people it covers (section 6A of the Income Tax
 * Act 58 of 1962), and from 65 on a share of what the contributions exceed some times that credit by (section 6B). What
 * the under 65s pay above it, and bills that no scheme pays, are left out.
 */
import type { Basis } from "../basis/basis";
import { requireNotNegative, requireWhole } from "../basis/require-number";
import type { MedicalScheme } from "../retirement-case";
import { chooseTable, type YearlyIncome } from "./income-tax";

/** Whose credits they are, and of which year. */
export type Assessed = Omit<YearlyIncome, "taxablePerYear" | "basis"> & { basis: Pick<Basis, "taxes"> };

/**
 * The credits of a year.
 * @returns rand a year, not rounded
 * @throws RangeError for negative contributions, and people that are no whole number
 */
export function medicalCredits(
  { people, contributionPerMonth }: MedicalScheme,
  { ageAtYearEnd, yearOfAssessment: year, basis }: Assessed,
): number {
  requireWhole("people", people);
  requireNotNegative("contributionPerMonth", contributionPerMonth);
  if (people === 0) return 0;
  const { firstTwo, further, from65 } = chooseTable(year, basis.taxes.income).medicalCredits;
  const creditPerMonth = firstTwo * Math.min(people, 2) + further * Math.max(people - 2, 0);
  if (ageAtYearEnd < 65) return 12 * creditPerMonth;
  const excess = Math.max(contributionPerMonth - from65.timesCredits * creditPerMonth, 0);
  return 12 * (creditPerMonth + from65.excessShare * excess);
}
