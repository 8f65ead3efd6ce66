import type { SurveyLimits } from "../../app/contract/survey/survey-limits";

/** Limits as the first released assumptions have them, for tests of what asks and refuses by them. */
export const LIMITS: SurveyLimits = {
  softMinimumSavings: 1_500_000,
  ageAtRetirement: { from: 55, to: 85 },
  emergencyMonths: 3,
};
