/** What to say when the services do not work out or store what a visitor decided. */
export const CALCULATION_FAILURE = "Not able to calculate monthly income. Please try again.";
export const OVERRIDE_FAILURE = "Unable to override plan recommendations";
export const OVERRIDE_BY_INCOME_FAILURE = "Unable to override plan recommendations by Monthly Income";
export const UPDATE_FAILURE = "Unable to update plan recommendation";
