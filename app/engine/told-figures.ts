/** Figures that are told beside a plan and change nothing else in it. */

import type { GrantRange } from "~/base/law/older-persons-grant";

/** What would last more surely than the income we choose: the chance, and rand a month of today. */
export type MoreCarefulIncome = {
  incomeLastsShare: number;
  perMonth: { annuity: number; unitTrust: number };
  afterTaxPerMonth: number;
  /** The same as if this were the only income, and without a medical scheme. */
  afterTaxAlonePerMonth: number;
};

/**
 * The support promised to a child or another person, held against a plan; today's rand. Capital is that of poor markets, the
 * unit trust included, and support still promised is its value then.
 */
export type PromisedSupport = {
  /** Of the month after retirement. */
  perMonth: number;
  /** What is left of the plan's income after tax for the member; negative where the support is more. */
  afterTaxLessSupportPerMonth: number;
  takesMoreThanHalf: boolean;
  /** On a death at 75: what part of the support still promised the dependants get; null after that age, and where none is promised then. */
  at75: { supportLeft: number; poorCapital: number; coveredShare: number } | null;
  /** On deaths at 72, 82 and 92, of those after retirement: the guaranteed payments to come and the unit trust; none but beside a life annuity. */
  besideLifeAnnuity: readonly {
    age: number;
    guaranteedLeft: number;
    unitTrust: number;
    supportLeft: number;
  }[];
  /** The first age of death at which these are less than the support still promised, beside a life annuity; null where at none. */
  firstAgeWithLess: number | null;
};

/** What the unit trust costs of the income that lasts after tax; today's rand, incomes a month. */
export type UnitTrustPrice = {
  costPerMonth: number;
  /** The lump sum, before tax, that covers the cash needs alone. */
  lumpSumWithout: number;
  /** A lump sum that leaves a smaller unit trust, so that with cash kept for emergencies and own savings so many months of what is needed are within reach; null where the plan has that without one, or no more. */
  middle: {
    lumpSum: number;
    unitTrust: number;
    monthsWithinReach: number;
    afterTaxPerMonth: number;
    costPerMonth: number;
  } | null;
};

/** What is said of a debt; rates of tax are fractions, interest that of a year as lenders quote it for monthly compounding. */
export type DebtAdvice = {
  /** What the plan leaves of it, today's rand, and the same payment in every month that pays that off in ten years; null for none. */
  left: number;
  leftPaymentPerMonth: number | null;
  /**
   * The interest above which it is worth taking taxed cash for: at the rate of the last rand that all of the debt would take,
   * and at each rate of the lump sum's table; null without a debt.
   */
  breakEven: {
    lumpSumRateShare: number;
    /** On the last rand of the income when the debt is left. */
    incomeTaxRateShare: number;
    breakEvenShare: number;
    byRate: readonly { lumpSumRateShare: number; breakEvenShare: number }[];
  } | null;
};

/** What would last with everything in the annuity and nothing in the unit trust, rand a month of today. */
export type WithoutUnitTrust = {
  incomeAllInAnnuityPerMonth: number;
  afterTaxAllInAnnuityPerMonth: number;
  /** Null where the unit trust costs nothing, and for a plan that pays another income than the one that lasts. */
  unitTrustPrice: UnitTrustPrice | null;
};

/** What becomes of the plan's income where the unit trust is lived on first, and the annuity pays its least until that is used up. */
export type TrustFirstAdvice = {
  /** The chance that the same income lasts for life, over a healthy lifetime. */
  lastsForLifeShare: number;
  /** What each pays at first, rand a month of today before tax, and both after tax. */
  fromAnnuityPerMonth: number;
  fromUnitTrustPerMonth: number;
  afterTaxPerMonth: number;
  /** Completed years when the unit trust holds less than its part; null beyond the last shown age. */
  ageUsedUp: Readonly<Record<"poor" | "expected" | "strong", number | null>>;
};

/** What the state may add to a plan, what others take of it, and what the money within reach costs. */
export type ToldHelp = WithoutUnitTrust & {
  /** The range of the older person's grant that the plan may leave; null where income or assets reach a limit. */
  grant: GrantRange | null;
  /** Null where nobody is supported after retirement. */
  promisedSupport: PromisedSupport | null;
  /** Null without a living annuity and a unit trust, and where the unit trust would pay no more than in step. */
  trustFirst: TrustFirstAdvice | null;
};
