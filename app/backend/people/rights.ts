import { and, eq, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { ACCOUNT_REACH, hasRight } from "~/contract/wire/rights";
import type { Person } from "../session/person";
import { users } from "../store/schema";

/** What somebody wants of an account: to see or change who a person is, or to read and write their answers. */
export type AccountAccess = "see" | "change" | "answer";

/**
 * The accounts that a person may use in a way, as a condition for every query of accounts on a person's behalf. Those that
 * are closed reach only whoever can open them again.
 */
export function matchUsersOf(person: Person, access: AccountAccess): SQL {
  if (person.role === "guest") return sql`false`;
  const { userId } = person;
  const conditions = { own: eq(users.id, userId), clients: eq(users.adviserId, userId), all: sql`true` };
  const matches = ACCOUNT_REACH[person.role][access].map((whose) => conditions[whose]);
  const isOpen = hasRight(person.role, "managePeople") ? undefined : eq(users.isActive, true);
  return and(isOpen, or(sql`false`, ...matches)) ?? sql`false`;
}
