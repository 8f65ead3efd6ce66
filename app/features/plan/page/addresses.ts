/** Where a plan is kept: chosen, and taken along as a file. */
export const KEEP = "/en/recommended-plan/keep";

/** Where all pictures of a plan stand together. */
export const CHARTS = "/en/recommended-plan/charts";
