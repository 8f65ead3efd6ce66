import { and, eq, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Role } from "~/contract/role";
import type { Person } from "../session/person";
import { users } from "../store/schema";

/** What somebody wants of an account: to see or change who a person is, or to read and write their answers. */
export type AccountAccess = "see" | "change" | "answer";

/** Whose accounts each role may see, change and answer for. Those of clients are found by their adviser. */
const WHOSE = {
  guest: { see: [], change: [], answer: [] },
  investor: { see: ["own"], change: ["own"], answer: ["own"] },
  coach: { see: ["own", "clients"], change: ["own"], answer: ["clients"] },
  planner: { see: ["own", "clients"], change: ["own", "clients"], answer: ["clients"] },
  administrator: { see: ["all"], change: ["all"], answer: [] },
} as const satisfies Record<Role, Record<AccountAccess, readonly ("own" | "clients" | "all")[]>>;

/** The accounts that a person may use in a way, as a condition for every query of accounts on a person's behalf. */
export function matchUsersOf(person: Person, access: AccountAccess): SQL {
  if (person.role === "guest") return sql`false`;
  const { userId } = person;
  const conditions = { own: eq(users.id, userId), clients: eq(users.adviserId, userId), all: sql`true` };
  const matches = WHOSE[person.role][access].map((whose) => conditions[whose]);
  return and(eq(users.isActive, true), or(sql`false`, ...matches)) ?? sql`false`;
}
