/** The split of the savings at retirement between cash, the unit trust and the annuity. */

/** The cash taken from one of several funds, today's rand at retirement. */
export type FundCash = {
  name?: string;
  savingsAtRetirement: number;
  /** The most that may be taken while the rest of all funds buys an annuity, and whether all of it may by itself. */
  maxLumpSum: number;
  mayBeTakenWhole: boolean;
  /** Before tax, and the remainder for the annuity. */
  grossLumpSum: number;
  left: number;
};

/** The uses of the savings at retirement, in today's rand. */
export type CashAdvice = {
  debtRepayment: number;
  emergencySavings: number;
  personalUse: number;
  /** Tax due on the lump sum, and the lump sum before it. */
  lumpSumTax: number;
  grossLumpSum: number;
  /** The part of the tax that the last of the needs met adds. */
  lastNeedTax: number;
  /** Unit trust bought with the rest of the tax-free part. */
  unitTrust: number;
  annuity: number;
  /** The rest of the person's own savings at retirement, which joins the unit trust; not part of the fund's savings. */
  ownSavings: number;
  /** Own savings spent on cash needs, so that the taxed lump sum is smaller. */
  ownSavingsUsed: number;
  /** The extra lump sum tax without them. */
  ownSavingsTaxAvoided: number;
  /** Contributions never deducted that the lump sum leaves, which make annuity income free of tax. */
  contributionsLeft: number;
  totalCapitalProvidingIncome: number;
  maxLumpSum: number;
  /** The funds retired from, where they were given one by one. */
  funds?: readonly FundCash[];
  /** Savings at the retirement date, in today's rand. */
  savingsAtRetirement: number;
  /** Value on the retirement day of one rand of today; the law's nominal amounts do not rise until then. */
  priceLevel: number;
  /** Cash needs beyond what may be taken. */
  unmetCashNeeds: number;
  /**
   * Where savings are small enough to be taken in cash as a whole: the law's amount, in the rand of the retirement
   * day, the tax and the net cash. Absent where all may be taken because it is vested provident money.
   */
  wholeInCash?: { threshold: number; tax: number; net: number };
};
