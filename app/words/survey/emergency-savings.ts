import type { Profile } from "~/contract/survey/profile";
import type { SurveyLimits } from "~/contract/survey/survey-limits";

/** What is to be set aside for emergencies, in rand, as the recommendation works it out; undefined if it is not known yet. */
export function findEmergencySavings(
  { currentNetIncomeAmount }: Profile,
  { emergencyMonths }: SurveyLimits,
): number | undefined {
  return currentNetIncomeAmount === undefined ? undefined : emergencyMonths * currentNetIncomeAmount;
}
