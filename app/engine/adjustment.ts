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
  /** Before tax, from what the cash needs take to all that may be taken; what they and the tax leave buys a unit trust. */
  lumpSum?: number;
  /** Living annuity plus only: from the least the basis allows to 1. */
  dependantsShare?: number;
  /** Life annuities only: whole or half years from 0 to what was recommended. */
  guaranteePeriodYears?: number;
  /** Life annuities with a supported partner only: from 0 to what was recommended. */
  partnerShare?: number;
  /** Living annuity plus only: whether deaths in the first five years leave everything to the dependants. */
  applyExclusion?: boolean;
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
  canApplyExclusion: boolean;
  /** The pots whose funds can be chosen. */
  pots: readonly Pot[];
};

/** The levers whose price is told: all but the funds, which have no steps. */
export type PricedLever = Exclude<keyof Adjustment, "holdings" | "lumpSum">;

/** A lever's value one step away and the total income a month with it, today's rand before tax. */
export type LeverStep<Value> = { value: Value; incomePerMonth: number };

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
