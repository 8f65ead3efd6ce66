/** The pages for choosing a plan and for the requests that follow, without the plan in their addresses. */
export const PLAN = "/en/recommended-plan";
export const CHOOSE = `${PLAN}/choose`;
export const RECORD = `${PLAN}/record-of-advice`;

/** The requests that can follow a choice. */
export const REQUEST_KINDS = ["quote", "invest"] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export const REQUEST_PATHS = {
  quote: `${PLAN}/quote`,
  invest: `${PLAN}/invest`,
} as const satisfies Record<RequestKind, string>;

/** Query parameter: the choice is shown again after it was made. */
export const AGAIN = "again";

/** Query parameter: the request that follows the choice. */
export const THEN = "then";

/** Query parameter: the id of one of several records. */
export const RECORD_QUERY = "record";
