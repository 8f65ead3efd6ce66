import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { Receiver } from "~/contract/desk/people-operations";
import { nameUser, ROLE_NAMES } from "~/contract/account/user";
import type { LoggedIn } from "../session/person";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { organisations, users } from "../store/schema";
import { insertActs } from "../people/audit-entries";
import { changeAdviser } from "./change-adviser";
import { announceHandOver } from "../notices/mail-hand-over";
import { lockPeopleAndPlans } from "../people/lock-people";
import { ADVISING_ROLES, findAdviser, matchHolders } from "../people/staff";
import { openDetails } from "../people/users";

type HandOver = { fromId: number; toId: number; clientId?: number; by: LoggedIn; now: Date };

/**
 * Moves one client of an adviser, or all of them, to another, with their plans. Both advisers and the clients
 * are notified.
 * @returns the number of clients; or that the other may not receive them, or has just stopped advising
 */
export async function handOver(
  tx: Transaction,
  { fromId, toId, clientId, by, now }: HandOver,
): Promise<number | "notReceiver" | "adviserLeft"> {
  // Nobody advises themselves.
  if (toId === fromId || toId === clientId) return "notReceiver";
  if ((await tx.$count(users, and(eq(users.id, toId), matchReceivers(tx, by)))) === 0) return "notReceiver";
  const isTheirs = and(
    eq(users.adviserId, fromId),
    ne(users.id, toId),
    clientId === undefined ? sql`true` : eq(users.id, clientId),
  )!;
  const people = await lockPeopleAndPlans(tx, { changed: isTheirs, kept: [toId] });
  if (!(await findAdviser(tx, toId))) return "adviserLeft";
  const withdrawn = await changeAdviser(tx, { people, toId, withPlans: true, now });
  const moved = await tx.select({ subjectId: users.subjectId }).from(users).where(inArray(users.id, people));
  const acts = moved.map((about) => ({
    ...about,
    actorId: by.userId,
    verb: "handed over" as const,
    at: now,
  }));
  await insertActs(tx, acts);
  await announceHandOver(tx, { clientIds: people, withdrawn, fromId, toId });
  return people.length;
}

/**
 * Matches the advisers to whom a person may hand clients over: all for an administrator, those of the same
 * organisation for a planner, and none for a planner without one.
 */
function matchReceivers(store: DatabaseOrTransaction, by: LoggedIn): SQL | undefined {
  const own = sql`(select one.organisation_id from users as one where one.id = ${by.userId})`;
  const isColleague = by.role === "administrator" ? undefined : sql`${users.organisationId} = ${own}`;
  return and(eq(users.isActive, true), matchHolders(store, ADVISING_ROLES), isColleague);
}

/** Lists the advisers to whom a person may hand clients over, by name. */
export async function listReceivers(store: DatabaseOrTransaction, by: LoggedIn): Promise<Receiver[]> {
  const isPlanner = matchHolders(store, ["planner"]);
  const rows = await store
    .select({ user: users, organisation: organisations.name, isPlanner: sql<boolean>`${isPlanner}` })
    .from(users)
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .where(matchReceivers(store, by));
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
