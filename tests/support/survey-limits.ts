import type { SurveyLimits } from "../../app/contract/survey/survey-limits";

/** The limits of the first released assumptions, for tests of questions and rules that use them. */
export const LIMITS: SurveyLimits = {
  softMinimumSavings: 1_500_000,
  ageAtRetirement: { from: 55, to: 85 },
  emergencyMonths: 3,
};
