/** All callers: a guest is not logged in, an administrator runs the system. */
export const ROLES = ["guest", "investor", "planner", "coach", "administrator"] as const;

/** The capacity in which a caller acts. */
export type Role = (typeof ROLES)[number];

/** The roles of people who are logged in. */
export const LOGGED_IN = ["investor", "planner", "coach", "administrator"] as const;
