/** The levers by the engine's names, which counts shares and percentages as fractions. No page needs them. */
import type { WirePot } from "./holding-rules";
import { LEVER_NAMES } from "./levers";
import type { Lever } from "./levers";

export const IN_ENGINE = {
  retirement_date: "retirementDate",
  debt_recommend: "debtRepayment",
  emergency_savings_recommend: "emergencySavings",
  personal_cash_recommend: "personalUse",
  percent_capital_to_partner_dependants_annuity: "dependantsShare",
  income_guarantee_period: "guaranteePeriodYears",
  partner_guaranteed_inc_perct: "partnerShare",
  apply_exclusion: "applyExclusion",
} as const satisfies Record<Lever, string>;

/** The pots by the engine's names. */
export const POT_IN_ENGINE = {
  annuity: "annuity",
  unit_trust: "unitTrust",
  emergency_savings: "emergencySavings",
} as const satisfies Record<WirePot, string>;

/** Finds a lever by the engine's name. */
export function findLever<Name extends (typeof IN_ENGINE)[Lever]>(inEngine: Name) {
  type Found = { [Wire in Lever]: (typeof IN_ENGINE)[Wire] extends Name ? Wire : never }[Lever];
  return LEVER_NAMES.find((lever) => IN_ENGINE[lever] === inEngine) as Found;
}
