/** A person's retirement funds, listed separately. */

/** The most funds that a person can list. */
export const MOST_RETIREMENT_FUNDS = 6;

/** The most characters of a fund's name. */
export const LONGEST_FUND_NAME = 40;

/** The parts that a fund's statement can show, of which all or none are given. */
export const PARTS_OF_A_FUND = ["vestedWhole", "vestedThird", "savings", "retirement"] as const;

/** One of several retirement funds, in today's rand. */
export type RetirementFundAnswer = {
  name?: string;
  amount: number;
  /** Whether the person retires from it or leaves it where it is. */
  isRetiredFrom: boolean;
  /** Whether further contributions go into it. */
  isPaidInto: boolean;
} & { [Part in (typeof PARTS_OF_A_FUND)[number]]?: number };
