/** The changes that a person may make to a recommended plan, their limits, and their price or gain. */
import type { IsoDate } from "~/base/date";
import type { Holdings, Pot } from "../basis/basis";

/** The changed levers; an absent one is as recommended. Amounts are today's rand after tax, shares fractions. */
export type Adjustment = {
  /** From the original date to some years after the advice date, within the age limit of the basis's law. */
  retirementDate?: IsoDate;
  /** Each from 0 to the recommended amount. */
  debtRepayment?: number;
  emergencySavings?: number;
  personalUse?: number;
  /**
   * Before tax, from the least that covers the cash needs to the most that may be taken, both after the other
   * changes; the rest after needs and tax buys a unit trust.
   */
  lumpSum?: number;
  /** Living annuity plus only: from the minimum of the basis to 1. */
  dependantsShare?: number;
  /** Life annuities only: whole or half years, from 0 to the recommended period. */
  guaranteePeriodYears?: number;
  /** Life annuities with a supported partner only: from 0 to the recommended share. */
  partnerShare?: number;
  /** Living annuity plus only: whether deaths in the first five years leave everything to the dependants. */
  applyExclusion?: boolean;
  /**
   * Fraction of the annuity's capital that buys the inflation-linked life annuity: a multiple of 0.05, with both
   * annuities above the minimum price. The rest is in the living annuity.
   */
  guaranteedShare?: number;
  /** Funds that each pot holds from retirement on; a life annuity's capital is the insurer's and has none. */
  holdings?: Holdings;
};

/** Either levers, or the desired income a month before tax (annuity and unit trust together). */
export type Amendment = Adjustment | { desiredIncomePerMonth: number };

/** Both ends included. */
export type Range<Value> = { minimum: Value; maximum: Value };

/** The limits of each lever, not rounded; a lever that does not apply to the product is absent. */
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
  /** Fractions of the annuity's capital that may be guaranteed, including 0 and 1; empty without an annuity. */
  guaranteedShares: readonly number[];
  canApplyExclusion: boolean;
  /** The pots whose funds can be chosen. */
  pots: readonly Pot[];
};

/** The levers that have a price; funds have no steps, and guaranteed shares are compared separately. */
export type PricedLever = Exclude<keyof Adjustment, "holdings" | "lumpSum" | "guaranteedShare">;

/** A lever's value one step away and the plan's total income a month with it, today's rand, before and after tax. */
export type LeverStep<Value> = { value: Value; incomePerMonth: number; afterTaxPerMonth: number };

/**
 * A lever's value, its limits, and the income one step lower and one step higher, all other levers unchanged. A
 * step may lie beyond the limits of adjusting, up to those of the law, so that both directions have a price; it is
 * null where the law forbids it.
 */
export type LeverPriceOf<Name extends PricedLever, Value> = {
  lever: Name;
  value: Value;
  minimum: Value;
  maximum: Value;
  lower: LeverStep<Value> | null;
  higher: LeverStep<Value> | null;
};

export type LeverPrice =
  | LeverPriceOf<"retirementDate", IsoDate>
  | LeverPriceOf<"applyExclusion", boolean>
  | LeverPriceOf<Exclude<PricedLever, "retirementDate" | "applyExclusion">, number>;

/**
 * A change that brings the income nearer to the need, at its furthest useful value: all of the annuity's
 * capital in the life annuity for which the person qualifies, a later date, a smaller dependants' share, no
 * cash for personal use, no guarantee period.
 */
export type GapChange =
  | { lever: "guaranteedShare"; value: 1 }
  | { lever: "retirementDate"; value: IsoDate }
  | { lever: "dependantsShare" | "personalUse" | "guaranteePeriodYears"; value: number };

/** The income added a month after tax, today's rand, and whether it meets the need. */
type GapEffect = { addedPerMonth: number; coversNeed: boolean };

/** Changes that close the gap between the need and the plan with other income. */
export type GapClosers = {
  /** Each change by itself, largest effect first; empty without a gap, or where a desired income was set. */
  closers: readonly (GapChange & GapEffect)[];
  /** The first change together with the next compatible one; null without two, and where one is enough. */
  together: (GapEffect & { levers: readonly [GapChange["lever"], GapChange["lever"]] }) | null;
};
