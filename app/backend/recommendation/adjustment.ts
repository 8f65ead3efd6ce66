/** Converts levers between the wire (rand, fractions, years, percent) and the engine (rand, shares, years). */
import { parseDayMonthYear } from "~/base/date";
import type { AdjustNeeds, WireCustomisation } from "~/contract/adjust-needs";
import type { AdjustLimits, AmountRange } from "~/contract/adjust-rules";
import { IN_ENGINE } from "~/contract/engine-levers";
import { LEVERS, NUMBER_LEVERS } from "~/contract/levers";
import type { NumberLever } from "~/contract/levers";
import { findLimits } from "~/engine";
import type { Adjustment, AdjustmentLimits, Customisation, PricedLever } from "~/engine";
import type { AdvisedPlan } from "./advised-plan";

type EngineName = Exclude<PricedLever, "retirementDate" | "applyExclusion">;

const nameInEngine = (lever: NumberLever): EngineName => IN_ENGINE[lever];

/** How many of the wire's units make one of the engine's. */
const unitsPerOne = (lever: NumberLever) => (LEVERS[lever].unit === "percent" ? 100 : 1);

/** The limits of an advised plan's levers, in the wire's units. */
export function findAdjustLimits({
  retirementCase,
  basis,
}: Pick<AdvisedPlan, "retirementCase" | "basis">): AdjustLimits {
  const limits: AdjustmentLimits = findLimits(retirementCase, basis);
  const ranges = NUMBER_LEVERS.map((lever): [NumberLever, AmountRange | undefined] => {
    const range = limits[nameInEngine(lever)];
    const units = unitsPerOne(lever);
    return [lever, range && { minimum: range.minimum * units, maximum: range.maximum * units }];
  });
  return {
    retirement_date: limits.retirementDate,
    ...(limits.canApplyExclusion && { apply_exclusion: true as const }),
    ...Object.fromEntries(ranges),
  };
}

/**
 * Converts changed needs within their limits for the engine. An amount that looks the same as its limit becomes the
 * limit.
 */
export function toAdjustment(changes: AdjustNeeds, limits: AdjustLimits): Adjustment {
  const retirementDate = changes.retirement_date && parseDayMonthYear(changes.retirement_date);
  const numbers = NUMBER_LEVERS.flatMap((lever): [EngineName, number][] => {
    const given = changes[lever];
    if (given === undefined) return [];
    return [[nameInEngine(lever), Math.min(given, limits[lever]?.maximum ?? given) / unitsPerOne(lever)]];
  });
  const exclusion = changes.apply_exclusion;
  return {
    ...(retirementDate && { retirementDate }),
    ...(exclusion && { applyExclusion: exclusion === "yes" }),
    ...Object.fromEntries(numbers),
  };
}

/** Converts what a customised plan was made with, a desired income or changed needs, for the engine. */
export function toCustomisation(changes: WireCustomisation, limits: AdjustLimits): Customisation {
  const { desired_gross_monthly_income: desiredIncomePerMonth, ...needs } = changes;
  return desiredIncomePerMonth === undefined ? toAdjustment(needs, limits) : { desiredIncomePerMonth };
}
