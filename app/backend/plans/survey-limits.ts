import type { IsoDate } from "~/base/date";
import type { SurveyLimits } from "~/contract/survey/survey-limits";
import { chooseBasis } from "~/engine";

/** Returns the survey's limits from the assumptions in force on a day. */
export function findSurveyLimits(today: IsoDate): SurveyLimits {
  const { softMinimumSavings, rules } = chooseBasis(today);
  return {
    softMinimumSavings,
    ageAtRetirement: { from: rules.earliestRetirementAge, to: rules.latestRetirementAge },
    emergencyMonths: rules.emergencyMonths,
  };
}
