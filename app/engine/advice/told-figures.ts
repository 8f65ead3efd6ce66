/** Figures shown beside a plan that change nothing else in it. */

import type { GrantRange } from "~/base/law/older-persons-grant";

/** An income that lasts more surely than the one recommended: the chance, and today's rand a month. */
export type MoreCarefulIncome = {
  incomeLastsShare: number;
  perMonth: { annuity: number; unitTrust: number };
  afterTaxPerMonth: number;
  /** The same as if this were the only income, and without a medical scheme. */
  afterTaxAlonePerMonth: number;
};

/**
 * Promised support to a child or another person, compared with a plan; today's rand. Capital is that of poor
 * markets, including the unit trust, and support still promised is valued at that time.
 */
export type PromisedSupport = {
  /** In the month after retirement. */
  perMonth: number;
  /** The plan's income after tax that is left for the member; negative where the support exceeds it. */
  afterTaxLessSupportPerMonth: number;
  takesMoreThanHalf: boolean;
  /**
   * On a death at 75: the fraction of the remaining support that the dependants receive; null if retiring
   * after that age, and where no support remains then.
   */
  at75: { supportLeft: number; poorCapital: number; coveredShare: number } | null;
  /**
   * On deaths at 72, 82 and 92, of those after retirement: the guaranteed payments to come and the unit
   * trust; empty except beside a life annuity.
   */
  besideLifeAnnuity: readonly {
    age: number;
    guaranteedLeft: number;
    unitTrust: number;
    supportLeft: number;
  }[];
  /** The first age of death at which these are less than the remaining support, beside a life annuity; null if none. */
  firstAgeWithLess: number | null;
};

/** The unit trust's cost in lasting income after tax; today's rand, incomes a month. */
export type UnitTrustPrice = {
  costPerMonth: number;
  /** The lump sum, before tax, that covers the cash needs alone. */
  lumpSumWithout: number;
  /**
   * A lump sum with a smaller unit trust that, with emergency cash and own savings, gives access to a set
   * number of months of the need; null where the plan has that much without one, or no more than that.
   */
  middle: {
    lumpSum: number;
    unitTrust: number;
    monthsWithinReach: number;
    afterTaxPerMonth: number;
    costPerMonth: number;
  } | null;
};

/** The advice on a debt; tax rates are fractions, interest is as lenders quote it, compounded monthly. */
export type DebtAdvice = {
  /** The debt that the plan leaves, today's rand, and its level monthly payment over ten years; null for none. */
  left: number;
  leftPaymentPerMonth: number | null;
  /**
   * The interest above which taking taxed cash for the debt is worth it: at the rate on the last rand that
   * repaying all of it would take, and at each rate of the lump sum's table; null without a debt.
   */
  breakEven: {
    lumpSumRateShare: number;
    /** On the last rand of income when the debt is left. */
    incomeTaxRateShare: number;
    breakEvenShare: number;
    byRate: readonly { lumpSumRateShare: number; breakEvenShare: number }[];
  } | null;
};

/** The lasting income with everything in the annuity and nothing in the unit trust, today's rand a month. */
export type WithoutUnitTrust = {
  incomeAllInAnnuityPerMonth: number;
  afterTaxAllInAnnuityPerMonth: number;
  /** Null where the unit trust costs nothing, and for a plan with a desired income. */
  unitTrustPrice: UnitTrustPrice | null;
};

/** The plan's income when the unit trust is spent first and the annuity pays its minimum until that is used up. */
export type TrustFirstAdvice = {
  /** The chance that the same income lasts for life, over a healthy lifetime. */
  lastsForLifeShare: number;
  /** First income of each, today's rand a month before tax, and of both after tax. */
  fromAnnuityPerMonth: number;
  fromUnitTrustPerMonth: number;
  afterTaxPerMonth: number;
  /** Completed years of age when the unit trust can no longer pay its part; null beyond the last age shown. */
  ageUsedUp: Readonly<Record<"poor" | "expected" | "strong", number | null>>;
};

/** The state's possible addition to a plan, support promised to others, and the cost of accessible money. */
export type ToldHelp = WithoutUnitTrust & {
  /** The range of the older person's grant beside the plan; null where income or assets reach a limit. */
  grant: GrantRange | null;
  /** Null where nobody is supported after retirement. */
  promisedSupport: PromisedSupport | null;
  /** Null without both a living annuity and a unit trust, and where the unit trust would pay no more than in step. */
  trustFirst: TrustFirstAdvice | null;
};
