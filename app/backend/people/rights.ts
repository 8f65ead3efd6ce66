import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { ACCOUNT_REACH, hasRight } from "~/contract/wire/rights";
import type { Person } from "../session/person";
import { users } from "../store/schema";

/** The access to an account: to see or change a person's details, or to read and write their answers. */
export type AccountAccess = "see" | "change" | "answer";

/**
 * The SQL condition for accounts to which a person has this access; every query on a person's behalf has it.
 * Closed accounts match only for a person who can reopen them.
 */
export function matchUsersOf(person: Person, access: AccountAccess): SQL {
  if (person.role === "guest") return sql`false`;
  const { userId } = person;
  const conditions = { own: eq(users.id, userId), clients: eq(users.adviserId, userId), all: sql`true` };
  const matches = ACCOUNT_REACH[person.role][access].map((whose) => conditions[whose]);
  const isOpen = hasRight(person.role, "managePeople") ? undefined : eq(users.isActive, true);
  return and(isOpen, or(sql`false`, ...matches)) ?? sql`false`;
}
