/** Where a plan is kept: chosen, and taken along as a file. */
export const KEEP = "/en/recommended-plan/keep";

/** Where it is changed how much of the annuity is guaranteed. */
export const GUARANTEED_SHARE = "/en/recommended-plan/edit/guaranteed-share";

/** Where all pictures of a plan stand together. */
export const CHARTS = "/en/recommended-plan/charts";
