import { and, desc, eq, ne } from "drizzle-orm";
import { maskIdentityNumber } from "~/base/identity-number";
import type { AdviserRequest } from "~/contract/desk/client-operations";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { adviserRequests, users } from "../store/schema";
import { changeAdviser } from "./change-adviser";
import { describeAdviser } from "../people/describe-person";
import { lockPeopleAndPlans } from "../people/lock-people";
import { findAdviser } from "../people/staff";
import { readRsaidOfUser } from "../people/users";

type Request = { userId: number; adviserId: number };

/** Excludes requests to oneself, which earlier releases allowed. */
const isOfAnother = ne(adviserRequests.userId, adviserRequests.adviserId);

const isRequest = ({ userId, adviserId }: Request) =>
  and(eq(adviserRequests.userId, userId), eq(adviserRequests.adviserId, adviserId));

/** Stores, once, that an adviser typed the ID number of an existing account. */
export async function askToAdvise(tx: Transaction, request: Request, now: Date): Promise<void> {
  await tx
    .insert(adviserRequests)
    .values({ ...request, createdAt: now })
    .onConflictDoNothing();
}

/** Lists an adviser's unanswered requests by masked ID number, newest first. */
export async function listWaitingClients(store: DatabaseOrTransaction, adviserId: number) {
  const rows = await store
    .select({ user: users, createdAt: adviserRequests.createdAt })
    .from(adviserRequests)
    .innerJoin(users, eq(users.id, adviserRequests.userId))
    .where(and(eq(adviserRequests.adviserId, adviserId), isOfAnother))
    .orderBy(desc(adviserRequests.createdAt));
  return rows.map(({ user, createdAt }) => ({
    idNumber: maskIdentityNumber(readRsaidOfUser(user)),
    asked_at: createdAt.toISOString(),
  }));
}

/** Lists the advisers who wait for a person's answer, except those whose account is closed. */
export async function listAdviserRequests(
  store: DatabaseOrTransaction,
  userId: number,
): Promise<AdviserRequest[]> {
  const rows = await store
    .select()
    .from(adviserRequests)
    .where(and(eq(adviserRequests.userId, userId), isOfAnother))
    .orderBy(desc(adviserRequests.createdAt));
  const described = await Promise.all(rows.map(({ adviserId }) => describeAdviser(store, adviserId)));
  return rows.flatMap(({ createdAt }, index) => {
    const adviser = described[index];
    return adviser ? [{ adviser, asked_at: createdAt.toISOString() }] : [];
  });
}

/**
 * Answers a request. If the person agrees, they and their plans become this adviser's only.
 * @returns the reason why it cannot be answered: no such request, or its adviser has just stopped advising;
 *   undefined if it was answered
 */
export async function answerAdviser(
  tx: Transaction,
  { isAgreed, now, ...request }: Request & { isAgreed: boolean; now: Date },
): Promise<"notFound" | "adviserLeft" | undefined> {
  const { userId, adviserId } = request;
  const isThere = async () => (await tx.$count(adviserRequests, isRequest(request))) > 0;
  if (!(await isThere())) return "notFound";
  if (!isAgreed) {
    await tx.delete(adviserRequests).where(isRequest(request));
    return undefined;
  }
  if (userId === adviserId) return "notFound";
  const people = await lockPeopleAndPlans(tx, { changed: eq(users.id, userId), kept: [adviserId] });
  if (!(await findAdviser(tx, adviserId))) return "adviserLeft";
  // It may have been answered meanwhile.
  if (!(await isThere())) return "notFound";
  await changeAdviser(tx, { people, toId: adviserId, withPlans: true, now });
  return undefined;
}

/**
 * Ends an adviser's advice to a person, who then has no adviser.
 * @returns whether that one was their adviser
 */
export async function endAdvice(
  tx: Transaction,
  { userId, adviserId, now }: Request & { now: Date },
): Promise<boolean> {
  const self = and(eq(users.id, userId), eq(users.adviserId, adviserId))!;
  const people = await lockPeopleAndPlans(tx, { changed: self, kept: [] });
  if (people.length > 0) await changeAdviser(tx, { people, toId: null, withPlans: true, now });
  return people.length > 0;
}
