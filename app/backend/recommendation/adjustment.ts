/** Converts levers between the wire (rand, fractions, years, percent) and the engine (rand, shares, years). */
import { parseDayMonthYear } from "~/base/date";
import { LEVERS } from "~/contract/adjust-needs";
import type { AdjustNeeds, Lever } from "~/contract/adjust-needs";
import type { AdjustLimits, AmountRange } from "~/contract/adjust-rules";
import { findLimits } from "~/engine";
import type { Adjustment, AdjustmentLimits } from "~/engine";
import type { AdvisedPlan } from "./advised-plan";

type NumberLever = Exclude<Lever, "retirement_date">;
type NumberName = Exclude<keyof Adjustment, "retirementDate" | "applyExclusion">;

/** The engine's name for each numeric lever, and how many of the wire's units make one of the engine's. */
const NUMBERS: Record<NumberLever, { name: NumberName; unitsPerOne: number }> = {
  debt_recommend: { name: "debtRepayment", unitsPerOne: 1 },
  emergency_savings_recommend: { name: "emergencySavings", unitsPerOne: 1 },
  personal_cash_recommend: { name: "personalUse", unitsPerOne: 1 },
  percent_capital_to_partner_dependants_annuity: { name: "dependantsShare", unitsPerOne: 1 },
  income_guarantee_period: { name: "guaranteePeriodYears", unitsPerOne: 1 },
  partner_guaranteed_inc_perct: { name: "partnerShare", unitsPerOne: 100 },
};

const NUMBER_LEVERS = LEVERS.filter((lever) => lever !== "retirement_date");

/** The limits of an advised plan's levers, in the wire's units. */
export function findAdjustLimits({ retirementCase, basis }: AdvisedPlan): AdjustLimits {
  const limits: AdjustmentLimits = findLimits(retirementCase, basis);
  const ranges = NUMBER_LEVERS.map((lever): [NumberLever, AmountRange | undefined] => {
    const { name, unitsPerOne } = NUMBERS[lever];
    const range = limits[name];
    return [lever, range && { minimum: range.minimum * unitsPerOne, maximum: range.maximum * unitsPerOne }];
  });
  return { retirement_date: limits.retirementDate, ...Object.fromEntries(ranges) };
}

/**
 * Converts changed needs within their limits for the engine. An amount that looks the same as its limit becomes the
 * limit.
 */
export function toAdjustment(changes: AdjustNeeds, limits: AdjustLimits): Adjustment {
  const retirementDate = changes.retirement_date && parseDayMonthYear(changes.retirement_date);
  const numbers = NUMBER_LEVERS.flatMap((lever): [NumberName, number][] => {
    const given = changes[lever];
    if (given === undefined) return [];
    const { name, unitsPerOne } = NUMBERS[lever];
    return [[name, Math.min(given, limits[lever]?.maximum ?? given) / unitsPerOne]];
  });
  return { ...(retirementDate && { retirementDate }), ...Object.fromEntries(numbers) };
}
