/** Everybody who may ask for something: a guest is not logged in, an administrator runs the system. */
export const ROLES = ["guest", "investor", "planner", "coach", "administrator"] as const;

/** In what capacity a person asks. */
export type Role = (typeof ROLES)[number];
