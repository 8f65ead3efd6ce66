import { eq, isNull, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Role } from "~/contract/role";
import { nameOwner } from "../session/person";
import type { Person } from "../session/person";
import { plans } from "../store/schema";

/** What a person wants to do with a plan. */
export type Access = "see" | "change";

/** Whose plans each role may see and change. An administrator has none. */
const WHOSE = {
  guest: { see: "own", change: "own" },
  investor: { see: "own", change: "own" },
  planner: { see: "clients", change: "clients" },
  coach: { see: "clients", change: "clients" },
  administrator: { see: "none", change: "none" },
} as const satisfies Record<Role, Record<Access, "own" | "clients" | "none">>;

/** The plans that a person may see or change, as a condition for every query of plans on a person's behalf. */
export function matchPlansOf(person: Person, access: Access): SQL {
  const whose = WHOSE[person.role][access];
  if (whose === "none") return sql`false`;
  if (whose === "own") return matchOwnPlans(nameOwner(person));
  return person.role === "guest" ? sql`false` : matchPlansOfClients(person.userId);
}

/** The plans of an adviser's clients, and of guests who came from the adviser's landing page. */
export function matchPlansOfClients(adviserId: number): SQL {
  return sql`(${eq(plans.adviserId, adviserId)} and ${isNull(plans.restrictedAt)})`;
}

/** An owner's own plans. Those that only stay for their records of advice are nobody's any more. */
export function matchOwnPlans(ownerId: string): SQL {
  return sql`(${eq(plans.ownerId, ownerId)} and ${isNull(plans.restrictedAt)})`;
}
