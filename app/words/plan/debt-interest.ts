/** What debts that stay cost. Nobody is asked at what interest, so it is an example, and whatever tells it says so. */

/** A fraction a year. */
const EXAMPLE_INTEREST = 0.2;

/** The example as it is written: `20%`. */
export const EXAMPLE_INTEREST_WRITTEN = `${EXAMPLE_INTEREST * 100}%`;

/** Rand a month. */
export function exampleInterestPerMonth(debt: number): number {
  return (debt * EXAMPLE_INTEREST) / 12;
}
