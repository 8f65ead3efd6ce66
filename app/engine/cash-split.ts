/** How the savings at retirement are split between cash, the unit trust and the annuity. */

/** What is taken of one of several funds, today's rand at retirement. */
export type FundCash = {
  name?: string;
  savingsAtRetirement: number;
  /** May be taken of it while the rest of all funds buys an annuity, and whether all of it may by itself. */
  maxLumpSum: number;
  mayBeTakenWhole: boolean;
  /** Before tax, and what is left for the annuity. */
  grossLumpSum: number;
  left: number;
};

/** What becomes of the savings at retirement, in today's rand. */
export type CashAdvice = {
  debtRepayment: number;
  emergencySavings: number;
  personalUse: number;
  /** Tax due on the lump sum, and the lump sum before it. */
  lumpSumTax: number;
  grossLumpSum: number;
  /** How much of the tax the last of the needs that are met costs. */
  lastNeedTax: number;
  /** Unit trust bought with the rest of the tax-free part. */
  unitTrust: number;
  annuity: number;
  /** What is left of the person's own savings at retirement, which joins the unit trust and is no part of the savings in the fund. */
  ownSavings: number;
  /** What of them pays for cash needs, so that less is taken that is taxed. */
  ownSavingsUsed: number;
  /** How much more tax the lump sum would cost without them. */
  ownSavingsTaxAvoided: number;
  /** What of contributions never deducted the lump sum leaves, which makes annuity income free of tax. */
  contributionsLeft: number;
  totalCapitalProvidingIncome: number;
  maxLumpSum: number;
  /** The funds retired from, where they were told one by one. */
  funds?: readonly FundCash[];
  /** Savings at the retirement date, in today's rand. */
  savingsAtRetirement: number;
  /** What one rand of today is by the retirement day, on which the law's amounts are still what they were. */
  priceLevel: number;
  /** What was asked for but does not fit in what may be taken. */
  unmetCashNeeds: number;
  /**
   * Where the whole may be taken in cash because it is small: up to which amount, in the rand of the retirement day, its tax
   * and what is left. Where it may be taken because all of it is old provident money, absent.
   */
  wholeInCash?: { threshold: number; tax: number; net: number };
};
