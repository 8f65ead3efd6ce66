/** An example of the cost of remaining debts with unknown interest; sentences say that it is an example. */

/** A fraction a year. */
const EXAMPLE_INTEREST = 0.2;

/** The example as text: `20%`. */
export const EXAMPLE_INTEREST_WRITTEN = `${EXAMPLE_INTEREST * 100}%`;

/** Help with lowering the monthly cost of debts. */
export const DEBT_COUNSELLOR =
  "A registered debt counsellor may be able to lower what debts cost a month: the National Credit Regulator has a list of them.";

/** Rand a month. */
export function exampleInterestPerMonth(debt: number): number {
  return (debt * EXAMPLE_INTEREST) / 12;
}
