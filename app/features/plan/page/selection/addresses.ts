/** The pages on which a plan is chosen and what follows from it is asked for, without the plan that their addresses name. */
export const PLAN = "/en/recommended-plan";
export const CHOOSE = `${PLAN}/choose`;
export const RECORD = `${PLAN}/record-of-advice`;

/** What can be asked for once a plan is chosen. */
export const REQUEST_KINDS = ["quote", "invest"] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export const REQUEST_PATHS = {
  quote: `${PLAN}/quote`,
  invest: `${PLAN}/invest`,
} as const satisfies Record<RequestKind, string>;

/** The query that shows the choice again after it was made. */
export const AGAIN = "again";

/** The query that names what is asked for after the choice. */
export const THEN = "then";

/** The query that names one of several records. */
export const RECORD_QUERY = "record";
