/**
 * Contributions to retirement funds that were never deducted from income (Income Tax Act 58 of 1962). They come off the lump sum
 * first (Second Schedule, paragraphs 5(1)(a) and 6), and what is left of them makes annuity income free of tax until it is used
 * up (section 10C).
 *
 * They are an amount of rand that stays the same, while the annuity is taken to rise with prices.
 */

/** What is left of them for the annuity's income, and what it pays in its first year, both rand of the day of retirement. */
export type ContributionsLeft = { left: number; annuityPerYear: number; inflationMean: number };

/** What the annuity pays in all its years before one, in rand of each year, for each rand of the first. */
const paidBefore = (year: number, inflationMean: number) =>
  inflationMean === 0 ? year : ((1 + inflationMean) ** year - 1) / inflationMean;

/**
 * What may still be free of tax in a year.
 * @param year 0 for the first that the annuity pays in
 * @returns rand of today, 0 or more, not rounded; it may be more than the annuity pays in that year
 */
export function exemptionOfYear(
  { left, annuityPerYear, inflationMean }: ContributionsLeft,
  year: number,
): number {
  const unused = left - annuityPerYear * paidBefore(year, inflationMean);
  return Math.max(unused, 0) / (1 + inflationMean) ** year;
}

/**
 * For how many years they make the annuity's income free of tax.
 * @returns years, not rounded; 0 for an annuity that pays nothing
 */
export function exemptYears({ left, annuityPerYear, inflationMean }: ContributionsLeft): number {
  if (annuityPerYear === 0) return 0;
  const yearsOfIncome = left / annuityPerYear;
  return inflationMean === 0
    ? yearsOfIncome
    : Math.log(1 + yearsOfIncome * inflationMean) / Math.log(1 + inflationMean);
}
