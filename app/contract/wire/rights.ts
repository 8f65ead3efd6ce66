/**
 * Each role's rights beyond those of everyone with a bearer: the one table for authorisation, menus, the
 * OpenAPI document and the tests.
 */
import type { Role } from "./role";

/** The accounts and plans that a right covers. */
type Reach = "own" | "clients" | "all";

/** The plans that each role may see and change. An administrator has none. */
export const PLAN_REACH = {
  guest: { see: ["own"], change: ["own"] },
  investor: { see: ["own"], change: ["own"] },
  coach: { see: ["clients"], change: ["clients"] },
  planner: { see: ["clients"], change: ["clients"] },
  administrator: { see: [], change: [] },
} as const satisfies Record<Role, Record<string, readonly Exclude<Reach, "all">[]>>;

/** The accounts that each role may see and change, and those for which it may answer the survey. */
export const ACCOUNT_REACH = {
  guest: { see: [], change: [], answer: [] },
  investor: { see: ["own"], change: ["own"], answer: ["own"] },
  coach: { see: ["own", "clients"], change: ["own"], answer: ["clients"] },
  planner: { see: ["own", "clients"], change: ["own", "clients"], answer: ["clients"] },
  administrator: { see: ["all"], change: ["all"], answer: [] },
} as const satisfies Record<Role, Record<string, readonly Reach[]>>;

/** The roles that have each right. */
export const RIGHTS = {
  /** Sees clients and acts for them. */
  advise: ["planner", "coach"],
  addClients: ["planner"],
  setFees: ["planner"],
  /** Chooses a client's plan, and requests a quote or an investment for it. */
  chooseForClients: ["planner"],
  /** Makes, lists and withdraws links to a plan. */
  sharePlans: ["guest", "investor", "planner", "coach"],
  /** Emails such a link, or protects it with a code. */
  sendShares: ["investor", "planner", "coach"],
  handOver: ["planner", "administrator"],
  /** Replaces another person's cell number after they have lost their phone. */
  changeLostNumbers: ["planner", "coach", "administrator"],
  publishLandingPage: ["planner", "coach"],
  readOrganisations: ["planner", "administrator"],
  changeOrganisations: ["administrator"],
  managePeople: ["administrator"],
  switchFeatures: ["administrator"],
  readReports: ["planner", "coach", "administrator"],
  readRecords: ["administrator"],
  readAuditLog: ["administrator"],
  /** Has a desk of some kind. */
  haveDesk: ["planner", "coach", "administrator"],
} as const satisfies Record<string, readonly Role[]>;
export type Right = keyof typeof RIGHTS;

export function hasRight(role: Role | undefined, right: Right): boolean {
  return RIGHTS[right].some((one) => one === role);
}
