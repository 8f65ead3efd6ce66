/** What a person may change about a recommended plan, within which limits, and what each change costs or brings. */
import type { IsoDate } from "~/base/date";
import type { Holdings, Pot } from "./basis/basis";

/** What is changed; absent means as recommended. Amounts are today's rand after tax, shares fractions. */
export type Adjustment = {
  /** From the original date to the latest: some years after the advice date, the member not older than the law of the basis allows. */
  retirementDate?: IsoDate;
  /** From 0 to what was recommended, each. */
  debtRepayment?: number;
  emergencySavings?: number;
  personalUse?: number;
  /**
   * Before tax, from what the cash needs take to all that may be taken, as they are after the other changes; what they and the
   * tax leave buys a unit trust.
   */
  lumpSum?: number;
  /** Living annuity plus only: from the least the basis allows to 1. */
  dependantsShare?: number;
  /** Life annuities only: whole or half years from 0 to what was recommended. */
  guaranteePeriodYears?: number;
  /** Life annuities with a supported partner only: from 0 to what was recommended. */
  partnerShare?: number;
  /** Living annuity plus only: whether deaths in the first five years leave everything to the dependants. */
  applyExclusion?: boolean;
  /**
   * Which part of the annuity's capital buys the inflation-linked life annuity: a multiple of 0.05, both annuities above the
   * least price. The rest is in the living annuity.
   */
  guaranteedShare?: number;
  /** Which funds a pot holds from retirement on; not the annuity of a life annuity, whose capital is the insurer's. */
  holdings?: Holdings;
};

/** Either levers, or the income a month before tax (annuity and unit trust together) that the plan shall pay. */
export type Amendment = Adjustment | { desiredIncomePerMonth: number };

/** From and to, both allowed. */
export type Range<Value> = { minimum: Value; maximum: Value };

/** What an adjustment may hold; a lever that does not apply to the product held is absent. Nothing is rounded. */
export type AdjustmentLimits = {
  retirementDate: Range<IsoDate>;
  debtRepayment: Range<number>;
  emergencySavings: Range<number>;
  personalUse: Range<number>;
  /** Absent where nothing may be taken. */
  lumpSum?: Range<number>;
  dependantsShare?: Range<number>;
  guaranteePeriodYears?: Range<number>;
  partnerShare?: Range<number>;
  /** The parts of the annuity's capital that may be guaranteed, none and all of it among them; empty without an annuity. */
  guaranteedShares: readonly number[];
  canApplyExclusion: boolean;
  /** The pots whose funds can be chosen. */
  pots: readonly Pot[];
};

/** The levers whose price is told; the funds have no steps, and the parts guaranteed are compared by themselves. */
export type PricedLever = Exclude<keyof Adjustment, "holdings" | "lumpSum" | "guaranteedShare">;

/** A lever's value one step away and the total income a month with it, today's rand, before tax and after that of the plan. */
export type LeverStep<Value> = { value: Value; incomePerMonth: number; afterTaxPerMonth: number };

/**
 * A lever as it stands, the limits within which it can be adjusted, and the income one step lower and higher with all
 * others as they are. A step may lie beyond the limits of adjusting, up to those of the law, so that the price is seen both
 * ways; it is null where the law forbids it.
 */
export type LeverPriceOf<Name extends PricedLever, Value> = {
  lever: Name;
  value: Value;
  minimum: Value;
  maximum: Value;
  lower: LeverStep<Value> | null;
  higher: LeverStep<Value> | null;
};

/** The price of one need. */
export type LeverPrice =
  | LeverPriceOf<"retirementDate", IsoDate>
  | LeverPriceOf<"applyExclusion", boolean>
  | LeverPriceOf<Exclude<PricedLever, "retirementDate" | "applyExclusion">, number>;

/**
 * A change that would bring the income nearer to what a person needs, as far as it should go: all of the annuity's capital in
 * the life annuity that the person may have, a later date, less to dependants, no cash for personal use, no guaranteed years.
 */
export type GapChange =
  | { lever: "guaranteedShare"; value: 1 }
  | { lever: "retirementDate"; value: IsoDate }
  | { lever: "dependantsShare" | "personalUse" | "guaranteePeriodYears"; value: number };

/** What is added a month after tax, today's rand, and whether the need is then met. */
export type GapEffect = { addedPerMonth: number; coversNeed: boolean };

/** What would close the gap between the need and the plan with other income. */
export type GapClosers = {
  /** Each change by itself, the largest effect first; none where nothing is short, or where another income is wanted. */
  closers: readonly (GapChange & GapEffect)[];
  /** The first one and the next that can be made beside it, both at once; null without two, and where one is enough. */
  together: (GapEffect & { levers: readonly [GapChange["lever"], GapChange["lever"]] }) | null;
};
