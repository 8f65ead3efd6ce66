/** Shown if the services do not return a plan's recommendation. */
export const NO_RECOMMENDATION = "Unable to fetch plan recommendations";
