/** What debts that stay cost, as an example where nobody said at what interest: whatever tells it says so. */

/** A fraction a year. */
const EXAMPLE_INTEREST = 0.2;

/** The example as it is written: `20%`. */
export const EXAMPLE_INTEREST_WRITTEN = `${EXAMPLE_INTEREST * 100}%`;

/** Who can lower what debts cost a month. */
export const DEBT_COUNSELLOR =
  "A registered debt counsellor may be able to lower what debts cost a month: the National Credit Regulator has a list of them.";

/** Rand a month. */
export function exampleInterestPerMonth(debt: number): number {
  return (debt * EXAMPLE_INTEREST) / 12;
}
