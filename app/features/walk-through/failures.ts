/** What to say when the services do not store what a visitor decided. */
export const OVERRIDE_FAILURE = "Unable to override plan recommendations";
export const OVERRIDE_BY_INCOME_FAILURE = "Unable to override plan recommendations by Monthly Income";
export const UPDATE_FAILURE = "Unable to update plan recommendation";
