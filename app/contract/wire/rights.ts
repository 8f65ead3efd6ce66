/**
 * What each role may do beyond what everyone with a bearer may: the one table that authorisation, menus, the OpenAPI
 * document and the tests read.
 */
import type { Role } from "./role";

/** Whose accounts and plans a right reaches. */
type Reach = "own" | "clients" | "all";

/** Whose plans each role may see and change. An administrator has none. */
export const PLAN_REACH = {
  guest: { see: ["own"], change: ["own"] },
  investor: { see: ["own"], change: ["own"] },
  coach: { see: ["clients"], change: ["clients"] },
  planner: { see: ["clients"], change: ["clients"] },
  administrator: { see: [], change: [] },
} as const satisfies Record<Role, Record<string, readonly Exclude<Reach, "all">[]>>;

/** Whose accounts each role may see and change, and for whom it may answer. */
export const ACCOUNT_REACH = {
  guest: { see: [], change: [], answer: [] },
  investor: { see: ["own"], change: ["own"], answer: ["own"] },
  coach: { see: ["own", "clients"], change: ["own"], answer: ["clients"] },
  planner: { see: ["own", "clients"], change: ["own", "clients"], answer: ["clients"] },
  administrator: { see: ["all"], change: ["all"], answer: [] },
} as const satisfies Record<Role, Record<string, readonly Reach[]>>;

/** Who may use what only some roles have. */
export const RIGHTS = {
  /** Sees clients and acts for them. */
  advise: ["planner", "coach"],
  addClients: ["planner"],
  setFees: ["planner"],
  /** Chooses a client's plan, and asks for what follows from that. */
  chooseForClients: ["planner"],
  /** Shares a plan with somebody who has no account, sees its links and takes them back. */
  sharePlans: ["guest", "investor", "planner", "coach"],
  /** Has such a link mailed, or protects it by a code. */
  sendShares: ["investor", "planner", "coach"],
  handOver: ["planner", "administrator"],
  /** Replaces the cell number of somebody else who has lost their phone. */
  changeLostNumbers: ["planner", "coach", "administrator"],
  publishLandingPage: ["planner", "coach"],
  readOrganisations: ["planner", "administrator"],
  changeOrganisations: ["administrator"],
  managePeople: ["administrator"],
  switchFeatures: ["administrator"],
  readReports: ["planner", "coach", "administrator"],
  readRecords: ["administrator"],
  readAuditLog: ["administrator"],
  /** Works at a desk of some kind. */
  haveDesk: ["planner", "coach", "administrator"],
} as const satisfies Record<string, readonly Role[]>;
export type Right = keyof typeof RIGHTS;

/** Whether a role has a right. */
export function hasRight(role: Role | undefined, right: Right): boolean {
  return RIGHTS[right].some((one) => one === role);
}
