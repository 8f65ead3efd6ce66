/**
 * What the survey takes from the assumptions in force, so that it asks and refuses as the engine would. The contract knows
 * no assumptions: whoever reads or checks answers brings these along.
 */
export type SurveyLimits = {
  /** Up to this amount of savings, in rand, a guaranteed income comes first (`soft_min_savings_param`). */
  softMinimumSavings: number;
  /** Completed years at retirement, both ends included. */
  ageAtRetirement: { from: number; to: number };
  /** How many months of net income are set aside for emergencies. */
  emergencyMonths: number;
};
