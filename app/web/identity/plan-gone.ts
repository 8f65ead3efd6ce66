/** Shown to a browser without a session whose address names a plan, whether or not that plan exists. */
export const PLAN_GONE = "This browser cannot open this plan";
