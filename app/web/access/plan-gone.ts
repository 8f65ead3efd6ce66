/** What to say to a browser that names a plan and has no session, whether or not there is such a plan. */
export const PLAN_GONE = "This browser cannot open this plan";
