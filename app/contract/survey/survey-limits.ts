/**
 * The survey's limits from the assumptions in force, so that it asks and refuses as the engine would. The
 * contract knows no assumptions: code that reads or checks answers passes these in.
 */
export type SurveyLimits = {
  /** Savings in rand up to which a guaranteed income comes first (`soft_min_savings_param`). */
  softMinimumSavings: number;
  /** Completed years at retirement, both ends included. */
  ageAtRetirement: { from: number; to: number };
  /** Months of net income set aside for emergencies. */
  emergencyMonths: number;
};
