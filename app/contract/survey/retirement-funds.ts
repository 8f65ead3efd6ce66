/** Retirement funds one by one. */

/** The most funds of a person. */
export const MOST_RETIREMENT_FUNDS = 6;

/** The most characters of the name that a person gives a fund. */
export const LONGEST_FUND_NAME = 40;

/** The parts that a fund's statement can show, of which all or none are told. */
export const PARTS_OF_A_FUND = ["vestedWhole", "vestedThird", "savings", "retirement"] as const;

/** One of several retirement funds, rand of today. */
export type RetirementFundAnswer = {
  /** What the person calls it. */
  name?: string;
  amount: number;
  /** Whether it is retired from, or left where it is. */
  isRetiredFrom: boolean;
  /** Whether what is still paid in goes to it. */
  isPaidInto: boolean;
} & { [Part in (typeof PARTS_OF_A_FUND)[number]]?: number };
