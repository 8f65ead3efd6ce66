/** Messages for failed calculations and saving: in plain words first, then the specification's. */
export const CALCULATION_FAILURE = "Not able to calculate monthly income. Please try again.";
export const PREVIEW_FAILURE = "Not able to calculate new plan recommendation. Please try again.";
export const OVERRIDE_FAILURE =
  "We could not save the changes. Unable to override plan recommendations. Please try again. You can also go straight to the plan, which is as it was before.";
export const PLAN_CHANGED =
  "This plan was changed meanwhile, perhaps in another window, so nothing was saved. Look at what the change does now, then press Save again.";
export const RESTORE_FAILURE =
  "We could not bring our recommendation back. Unable to override plan recommendations by Monthly Income. Please try again.";
export const NOT_LOWERED_FAILURE =
  "We could not save the new income. Unable to override plan recommendations by Monthly Income. The plan is as it was before.";
