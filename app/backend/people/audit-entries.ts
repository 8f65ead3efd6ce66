import { and, desc, eq, gt, max, ne, notInArray, sql } from "drizzle-orm";
import type { Act } from "~/contract/wire/act";
import type { OwnHistory } from "~/contract/records/own-data-operations";
import { nameUser, ROLE_NAMES } from "~/contract/account/user";
import { type LoggedIn, type Person, readAccount } from "../session/person";
import type { DatabaseOrTransaction } from "../store/connection";
import { auditLog, clients, users } from "../store/schema";
import { findGuestClient } from "./guest-clients";
import { findRole, openDetails } from "./users";

/**
 * Within this time the same act of the same person is logged once, unless they act for somebody else in
 * between: a page calls for an account several times.
 */
const NOTED_ONCE_IN_MILLISECONDS = 3_600_000;

/** The name in My data for an actor whose account is deleted or who has no staff role. */
const FORMER = "Former adviser";

/** Acts that only look at a person's data. */
export const LOOKING_ACTS: readonly Act[] = ["opened client", "saw details", "saw answers", "saw a plan"];

type Noted = { act: Act; userId: number; planId?: number; by: Person; now: Date };

/**
 * Logs a person's act on another person's account or plan: numbers only. Acts on their own are not logged,
 * except for changes of how they log in.
 */
export async function auditAct(
  store: DatabaseOrTransaction,
  { act, userId, planId, by, now }: Noted,
): Promise<void> {
  if (by.role === "guest" || by.userId === userId) return;
  const [subject] = await store
    .select({ subjectId: clients.subjectId })
    .from(clients)
    .where(eq(clients.id, userId));
  if (!subject) return;
  const since = new Date(now.getTime() - NOTED_ONCE_IN_MILLISECONDS);
  const isSame = and(
    eq(auditLog.subjectId, subject.subjectId),
    eq(auditLog.actorId, by.userId),
    eq(auditLog.verb, act),
    planId === undefined ? undefined : eq(auditLog.planId, planId),
  );
  const others = store
    .select({ at: max(auditLog.at) })
    .from(auditLog)
    .where(
      and(eq(auditLog.actorId, by.userId), gt(auditLog.at, since), ne(auditLog.subjectId, subject.subjectId)),
    );
  const isSince = and(gt(auditLog.at, since), gt(auditLog.at, sql`coalesce((${others}), '-infinity')`));
  if ((await store.$count(auditLog, and(isSame, isSince))) > 0) return;
  await insertActs(store, [{ ...subject, planId, actorId: by.userId, verb: act, at: now }]);
}

/** The same for an act on a plan whose owner has an account or is a client of the actor. */
export async function auditPlanAct(
  store: DatabaseOrTransaction,
  { plan, ...noted }: Pick<Noted, "act" | "by" | "now"> & { plan: { id: number; ownerId: string } },
): Promise<void> {
  const { by } = noted;
  if (by.role === "guest") return;
  const guest = { guestId: plan.ownerId, adviserId: by.userId };
  const userId = readAccount(plan.ownerId) ?? (await findGuestClient(store, guest));
  if (userId !== undefined) await auditAct(store, { ...noted, userId, planId: plan.id });
}

/** Logs every act on a person's passkeys, by themselves unless another actor is given. */
export async function auditPasskeyAct(
  store: DatabaseOrTransaction,
  { act, userId, actorId = userId, now }: { act: Act; userId: number; actorId?: number; now: Date },
): Promise<void> {
  const [row] = await store.select({ subjectId: users.subjectId }).from(users).where(eq(users.id, userId));
  await insertActs(store, [{ ...row, actorId, verb: act, at: now }]);
}

/** Logs an act at a desk that concerns nobody in particular. */
export async function auditDeskAct(
  store: DatabaseOrTransaction,
  { act, by, now }: { act: Act; by: LoggedIn; now: Date },
): Promise<void> {
  await insertActs(store, [{ actorId: by.userId, verb: act, at: now }]);
}

/** Logs the reading of a list: one row, however many of its pages are read. */
export async function auditListRead(
  store: DatabaseOrTransaction,
  { isTurned, ...noted }: { act: Act; by: LoggedIn; now: Date; isTurned: boolean },
): Promise<void> {
  const { act, by, now } = noted;
  const since = new Date(now.getTime() - NOTED_ONCE_IN_MILLISECONDS);
  const isSame = and(eq(auditLog.actorId, by.userId), eq(auditLog.verb, act), gt(auditLog.at, since));
  if (isTurned && (await store.$count(auditLog, isSame)) > 0) return;
  await auditDeskAct(store, noted);
}

type Row = typeof auditLog.$inferInsert;

/** Rows per statement. */
const AT_ONCE = 1_000;

/** Writes rows and creates the log's month if it is missing, as when the clock is wrong. */
export async function insertActs(store: DatabaseOrTransaction, rows: Row[]): Promise<void> {
  const days = new Set(rows.map(({ at = new Date() }) => at.toISOString().slice(0, 10)));
  for (const day of days) await store.execute(sql`select add_audit_month(${day}::date)`);
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await store.insert(auditLog).values(rows.slice(from, from + AT_ONCE));
}

/**
 * Lists who acted for a person and when, newest first.
 * @param options the limit, and acts to leave out
 */
export async function listActs(
  store: DatabaseOrTransaction,
  userId: number,
  { most, without = [] }: { most?: number; without?: readonly Act[] } = {},
): Promise<OwnHistory["acts"]> {
  const isShown = without.length > 0 ? notInArray(auditLog.verb, [...without]) : undefined;
  // A subquery, so that the log is read by its index: PostgreSQL has poor statistics of a partitioned table.
  const subject = store.select({ id: clients.subjectId }).from(clients).where(eq(clients.id, userId));
  const listed = store
    .select({ verb: auditLog.verb, planId: auditLog.planId, actorId: auditLog.actorId, at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, sql`(${subject})`), ne(auditLog.actorId, userId), isShown))
    .orderBy(desc(auditLog.at));
  const rows = await (most === undefined ? listed : listed.limit(most));
  const actors = new Map<number, { name: string; role: string }>();
  for (const id of new Set(rows.map(({ actorId }) => actorId)))
    actors.set(id, await describeActor(store, id));
  return rows.map(({ verb, planId, actorId, at }) => ({
    act: verb,
    ...(planId !== null && { plan_id: planId }),
    ...actors.get(actorId)!,
    at: at.toISOString(),
  }));
}

/** Returns the name and role of an adviser or administrator who acted for somebody. */
export async function describeActor(
  store: DatabaseOrTransaction,
  actorId: number,
): Promise<{ name: string; role: string }> {
  const [row] = await store.select().from(users).where(eq(users.id, actorId));
  const held = row && (await findRole(store, actorId, "adviser"));
  const role = held ? ROLE_NAMES[held] : FORMER;
  return { name: (row && nameUser(openDetails(row))) ?? role, role };
}
