/**
 * Medical scheme credits against a year's income tax: the credit for the people covered (section 6A of the
 * Income Tax Act 58 of 1962), and from 65 on a fraction of the contributions in excess of a multiple of that
 * credit (section 6B). The excess of people under 65, and bills that no scheme pays, are left out.
 */
import type { Basis } from "../basis/basis";
import { requireNotNegative, requireWhole } from "../basis/require-number";
import type { MedicalScheme } from "../case/retirement-case";
import { chooseTable, type YearlyIncome } from "./income-tax";

/** The taxpayer's age, and the year of assessment. */
export type Assessed = Omit<YearlyIncome, "taxablePerYear" | "basis"> & { basis: Pick<Basis, "taxes"> };

/**
 * The credits of a year.
 * @returns rand a year, not rounded
 * @throws RangeError for negative contributions, and a number of people that is not whole
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
