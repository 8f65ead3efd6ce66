import { and, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import type { Role } from "~/contract/wire/role";
import { ROLE_IDS, ROLE_NAMES } from "~/contract/account/user";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { inBatches } from "../store/in-batches";
import { adviserRequests, plans, userRoles, users } from "../store/schema";
import { lockPeople } from "./lock-people";

/** The roles of staff, the one with the most rights first. */
export const STAFF_ROLES = ["administrator", "planner", "coach"] as const satisfies readonly Role[];

/** The roles of people who have clients. */
export const ADVISING_ROLES = ["planner", "coach"] as const satisfies readonly Role[];

export type HeldRole = Exclude<Role, "guest">;

/** Matches accounts that hold one of these roles. */
export function matchHolders(
  store: DatabaseOrTransaction,
  roles: readonly (typeof STAFF_ROLES)[number][],
): SQL {
  const ids = roles.map((role) => ROLE_IDS[role]);
  const isHeld = and(eq(userRoles.userId, users.id), inArray(userRoles.roleId, ids));
  return exists(
    store
      .select({ one: sql`1` })
      .from(userRoles)
      .where(isHeld),
  );
}

/** Lists a person's roles, the one with the most rights first; everyone is an investor. */
export function listRolesOf(roleIds: readonly number[]) {
  return ([...STAFF_ROLES, "investor"] as const)
    .filter((role) => role === "investor" || roleIds.includes(ROLE_IDS[role]))
    .map((role) => ({ roleId: ROLE_IDS[role], roleName: ROLE_NAMES[role] }));
}

type AdvisingRole = (typeof ADVISING_ROLES)[number];

/** Returns a planner's or coach's organisation; undefined without such a role, or if the account is closed. */
export async function findAdviser(
  store: DatabaseOrTransaction,
  userId: number,
  roles: readonly AdvisingRole[] = ADVISING_ROLES,
): Promise<{ organisationId: number | null } | undefined> {
  const [row] = await store
    .select({ organisationId: users.organisationId })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.isActive, true), matchHolders(store, roles)));
  return row;
}

/**
 * The same, locked so that the role stays until the transaction ends. Read in a separate statement after the
 * wait, because a transaction that removes a role holds the same lock, and the statement that waited still
 * sees the role.
 */
export async function lockAdviser(
  tx: Transaction,
  userId: number,
  roles: readonly AdvisingRole[] = ADVISING_ROLES,
): Promise<{ organisationId: number | null } | undefined> {
  await lockPeople(tx, { kept: [userId] });
  return findAdviser(tx, userId, roles);
}

/** Counts a person's clients, including closed accounts. */
export async function countClientsOf(store: DatabaseOrTransaction, userId: number): Promise<number> {
  return store.$count(users, eq(users.adviserId, userId));
}

const ADVISORY_LOCK = 4_120_267;

/** Whether no other administrator is left. Serialised by a lock, so that two cannot remove each other. */
export async function isLastAdministrator(tx: Transaction, userId: number): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isActive, true), matchHolders(tx, ["administrator"])));
  return rows.length > 0 && rows.every(({ id }) => id === userId);
}

/**
 * Ends an adviser's ties to people who are not their clients: the landing page, requests to advise, and
 * access to plans that guests made from that page.
 */
export async function closeDesk(tx: Transaction, userId: number): Promise<void> {
  await tx.update(users).set({ hasLandingPage: false }).where(eq(users.id, userId));
  await tx.delete(adviserRequests).where(eq(adviserRequests.adviserId, userId));
  // A trigger fires for each plan, so thousands at once would exceed the statement's timeout.
  await inBatches(async (most) => {
    const some = await tx.select({ id: plans.id }).from(plans).where(eq(plans.adviserId, userId)).limit(most);
    const ids = some.map(({ id }) => id);
    await tx
      .update(plans)
      .set({ adviserId: null })
      .where(and(inArray(plans.id, ids), eq(plans.adviserId, userId)));
    return ids.length;
  });
}

/** Whether a person has a role besides that of an investor. */
export async function isStaff(store: DatabaseOrTransaction, userId: number): Promise<boolean> {
  return (await store.$count(users, and(eq(users.id, userId), matchHolders(store, STAFF_ROLES)))) > 0;
}
