import { and, eq, inArray, isNull, ne, not, sql } from "drizzle-orm";
import type { Receiver } from "~/contract/people-operations";
import { nameUser, ROLE_NAMES } from "~/contract/user";
import { nameAccount } from "../session/person";
import type { LoggedIn } from "../session/person";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { revokeLinksBy } from "../sharing/shares";
import { adviserRequests, feeProposals, organisations, plans, users } from "../store/schema";
import { insertActs } from "./acts";
import { announceHandOver } from "./mail-hand-over";
import { lockPeople, lockPlansOf } from "./lock-people";
import { ADVISING_ROLES, findAdviser, matchHolders, STAFF_ROLES } from "./staff";
import { openDetails } from "./users";

type HandOver = { fromId: number; toId: number; clientId?: number; by: LoggedIn; now: Date };

/** So many accounts are named in one statement. */
const AT_ONCE = 1_000;

/**
 * Gives one client of an adviser, or all of them, to another, with their plans; fees that wait for a yes go, and so do the links
 * that the former adviser made. Both advisers and
 * the clients hear of it.
 * @returns how many clients; or that nobody can receive them, or could until a moment ago
 */
export async function handOver(
  tx: Transaction,
  { fromId, toId, clientId, by, now }: HandOver,
): Promise<number | "notReceiver" | "adviserLeft"> {
  if (toId === fromId || !(await mayReceive(tx, { by, toId }))) return "notReceiver";
  // Nobody advises themselves.
  const isTheirs = and(
    eq(users.adviserId, fromId),
    ne(users.id, toId),
    clientId === undefined ? sql`true` : eq(users.id, clientId),
  )!;
  await lockPlansOf(tx, isTheirs);
  const locked = await lockPeople(tx, { changed: isTheirs, kept: [toId] });
  const to = await findAdviser(tx, toId);
  if (!to) return "adviserLeft";
  // Before their plans are looked for: one that was being made held its owner's row, and moves too now that it is there.
  const moved = await tx
    .update(users)
    .set({ adviserId: toId })
    .where(inArray(users.id, locked))
    .returning({ id: users.id, subjectId: users.subjectId });
  const withdrawn: number[] = [];
  for (let from = 0; from < moved.length; from += AT_ONCE) {
    const some = moved.slice(from, from + AT_ONCE);
    const ids = some.map(({ id }) => id);
    withdrawn.push(...(await moveWhatIsTheirs(tx, { ids, toId, ...to })));
    await revokeLinksBy(tx, { makerId: fromId, owners: ids, now });
    await insertActs(
      tx,
      some.map(({ subjectId }) => ({ subjectId, actorId: by.userId, verb: "handed over" as const, at: now })),
    );
  }
  await announceHandOver(tx, { clientIds: moved.map(({ id }) => id), withdrawn, fromId, toId });
  return moved.length;
}

/** A planner hands over within their organisation. */
async function mayReceive(tx: Transaction, { by, toId }: { by: LoggedIn; toId: number }): Promise<boolean> {
  const to = await findAdviser(tx, toId);
  if (!to || by.role === "administrator") return to !== undefined;
  const [own] = await tx.select().from(users).where(eq(users.id, by.userId));
  return own?.organisationId === to.organisationId;
}

type Moved = { ids: number[]; toId: number; organisationId: number | null };

/** @returns the clients for whom a change of fees waited */
async function moveWhatIsTheirs(tx: Transaction, { ids, toId, organisationId }: Moved): Promise<number[]> {
  await tx
    .update(plans)
    .set({ adviserId: toId })
    .where(inArray(plans.ownerId, ids.map(nameAccount)));
  // A colleague who is a client works where they worked.
  const isInvestor = not(matchHolders(tx, STAFF_ROLES));
  await tx
    .update(users)
    .set({ organisationId })
    .where(and(inArray(users.id, ids), isInvestor));
  const isAsked = and(inArray(adviserRequests.userId, ids), eq(adviserRequests.adviserId, toId));
  await tx.delete(adviserRequests).where(isAsked);
  const withdrawn = await tx
    .delete(feeProposals)
    .where(inArray(feeProposals.userId, ids))
    .returning({ userId: feeProposals.userId });
  return withdrawn.map(({ userId }) => userId);
}

/** Whom somebody may hand clients over to, by name. */
export async function listReceivers(store: DatabaseOrTransaction, by: LoggedIn): Promise<Receiver[]> {
  const [own] = await store.select().from(users).where(eq(users.id, by.userId));
  const isColleague =
    by.role === "administrator"
      ? undefined
      : own?.organisationId
        ? eq(users.organisationId, own.organisationId)
        : isNull(users.organisationId);
  const isPlanner = matchHolders(store, ["planner"]);
  const rows = await store
    .select({ user: users, organisation: organisations.name, isPlanner: sql<boolean>`${isPlanner}` })
    .from(users)
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .where(and(eq(users.isActive, true), matchHolders(store, ADVISING_ROLES), isColleague));
  const receivers = rows.map(({ user, organisation, isPlanner: plans }) => {
    const role = ROLE_NAMES[plans ? "planner" : "coach"];
    return {
      userId: user.id,
      name: nameUser(openDetails(user)) ?? `${role} ${user.id}`,
      role,
      photo: user.photo ?? undefined,
      organizationName: organisation ?? undefined,
    };
  });
  const { compare } = new Intl.Collator("en-ZA", { sensitivity: "base" });
  return receivers.sort((one, other) => compare(one.name, other.name) || one.userId - other.userId);
}
