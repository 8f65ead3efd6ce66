import { eq, isNull, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Role } from "~/contract/role";
import { nameOwner } from "../session/person";
import type { Person } from "../session/person";
import { plans } from "../store/schema";

/** What a person wants to do with a plan. */
export type Access = "see" | "change";

/** Whose plans each role may see and change. Plans of clients come with their accounts; an administrator has none. */
const WHOSE = {
  guest: { see: "own", change: "own" },
  investor: { see: "own", change: "own" },
  planner: { see: "none", change: "none" },
  coach: { see: "none", change: "none" },
  administrator: { see: "none", change: "none" },
} as const satisfies Record<Role, Record<Access, "own" | "none">>;

/** The plans that a person may see or change, as a condition for every query of plans on a person's behalf. */
export function matchPlansOf(person: Person, access: Access): SQL {
  return WHOSE[person.role][access] === "own" ? matchOwnPlans(nameOwner(person)) : sql`false`;
}

/** An owner's own plans. Those that only stay for their records of advice are nobody's any more. */
export function matchOwnPlans(ownerId: string): SQL {
  return sql`(${eq(plans.ownerId, ownerId)} and ${isNull(plans.restrictedAt)})`;
}
