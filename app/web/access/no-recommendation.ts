/** What to say when the services do not answer with a plan's recommendation. */
export const NO_RECOMMENDATION = "Unable to fetch plan recommendations";
