/** The page for choosing and downloading a plan. */
export const KEEP = "/en/recommended-plan/keep";

/** The page that changes the guaranteed share of the annuity. */
export const GUARANTEED_SHARE = "/en/recommended-plan/edit/guaranteed-share";

/** The page with all charts of a plan. */
export const CHARTS = "/en/recommended-plan/charts";
