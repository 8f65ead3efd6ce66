/**
 * Contributions to retirement funds that were never deducted from income (Income Tax Act 58 of 1962). They
 * come off the lump sum first (Second Schedule, paragraphs 5(1)(a) and 6), and the remainder makes annuity
 * income free of tax until it is used up (section 10C).
 *
 * They are a fixed nominal amount, while the annuity is assumed to rise with prices.
 */

/** The remainder for the annuity's income, and its first year's income, both rand of the retirement day. */
export type ContributionsLeft = { left: number; annuityPerYear: number; inflationMean: number };

/** The annuity's nominal payments in all years before one, for each rand of the first year. */
const paidBefore = (year: number, inflationMean: number) =>
  inflationMean === 0 ? year : ((1 + inflationMean) ** year - 1) / inflationMean;

/**
 * The amount that may still be free of tax in a year.
 * @param year 0 for the first year of the annuity
 * @returns today's rand, 0 or more, not rounded; it may exceed the annuity's income of that year
 */
export function exemptionOfYear(
  { left, annuityPerYear, inflationMean }: ContributionsLeft,
  year: number,
): number {
  const unused = left - annuityPerYear * paidBefore(year, inflationMean);
  return Math.max(unused, 0) / (1 + inflationMean) ** year;
}

/**
 * The time for which they make the annuity's income free of tax.
 * @returns years, not rounded; 0 for an annuity that pays nothing
 */
export function exemptYears({ left, annuityPerYear, inflationMean }: ContributionsLeft): number {
  if (annuityPerYear === 0) return 0;
  const yearsOfIncome = left / annuityPerYear;
  return inflationMean === 0
    ? yearsOfIncome
    : Math.log(1 + yearsOfIncome * inflationMean) / Math.log(1 + inflationMean);
}
