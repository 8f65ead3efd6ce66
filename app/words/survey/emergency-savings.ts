import type { Profile } from "~/contract/survey/profile";
import type { SurveyLimits } from "~/contract/survey/survey-limits";

/** The emergency savings in rand, as the recommendation calculates them; undefined until they are known. */
export function findEmergencySavings(
  { currentNetIncomeAmount }: Profile,
  { emergencyMonths }: SurveyLimits,
): number | undefined {
  return currentNetIncomeAmount === undefined ? undefined : emergencyMonths * currentNetIncomeAmount;
}
