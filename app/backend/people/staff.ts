import { and, eq, exists, inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Role } from "~/contract/wire/role";
import { ROLE_IDS, ROLE_NAMES } from "~/contract/account/user";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { inBatches } from "../store/in-batches";
import { adviserRequests, plans, userRoles, users } from "../store/schema";
import { lockPeople } from "./lock-people";

/** The roles of people who work here, the one with the most rights first. */
export const STAFF_ROLES = ["administrator", "planner", "coach"] as const satisfies readonly Role[];

/** The roles of people who have clients. */
export const ADVISING_ROLES = ["planner", "coach"] as const satisfies readonly Role[];

export type HeldRole = Exclude<Role, "guest">;

/** Whoever holds one of these roles, as a condition for queries of accounts. */
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

/** The roles that a person holds, the one with the most rights first; everyone is an investor. */
export function listRolesOf(roleIds: readonly number[]) {
  return ([...STAFF_ROLES, "investor"] as const)
    .filter((role) => role === "investor" || roleIds.includes(ROLE_IDS[role]))
    .map((role) => ({ roleId: ROLE_IDS[role], roleName: ROLE_NAMES[role] }));
}

type AdvisingRole = (typeof ADVISING_ROLES)[number];

/** A planner's or coach's organisation; undefined if somebody has no such role, or their account is closed. */
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
 * The same of somebody who stays that until the transaction ends. It is read in a statement of its own after the wait:
 * whoever takes a role away holds the same lock, and the statement that waited still sees the role.
 */
export async function lockAdviser(
  tx: Transaction,
  userId: number,
  roles: readonly AdvisingRole[] = ADVISING_ROLES,
): Promise<{ organisationId: number | null } | undefined> {
  await lockPeople(tx, { kept: [userId] });
  return findAdviser(tx, userId, roles);
}

/** How many people have somebody as their adviser, closed accounts too. */
export async function countClientsOf(store: DatabaseOrTransaction, userId: number): Promise<number> {
  return store.$count(users, eq(users.adviserId, userId));
}

const ADVISORY_LOCK = 4_120_267;

/** Whether somebody gives roles, and nobody else could. Whoever asks takes turns, so that two administrators cannot remove each other. */
export async function isLastAdministrator(tx: Transaction, userId: number): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isActive, true), matchHolders(tx, ["administrator"])));
  return rows.length > 0 && rows.every(({ id }) => id === userId);
}

/**
 * Ends what somebody is to people who are not their clients: their landing page, what they asked of others, and plans that guests made
 * from that page.
 */
export async function closeDesk(tx: Transaction, userId: number): Promise<void> {
  await tx.update(users).set({ hasLandingPage: false }).where(eq(users.id, userId));
  await tx.delete(adviserRequests).where(eq(adviserRequests.adviserId, userId));
  // Each plan changes what its owner's adviser sees, so thousands at once would take longer than a statement may.
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

/** Whether somebody has a role beside that of an investor. */
export async function worksHere(store: DatabaseOrTransaction, userId: number): Promise<boolean> {
  return (await store.$count(users, and(eq(users.id, userId), matchHolders(store, STAFF_ROLES)))) > 0;
}
