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

/** Earlier releases let somebody ask themselves. That waits for nobody, and is shown to nobody. */
const isOfAnother = ne(adviserRequests.userId, adviserRequests.adviserId);

const isRequest = ({ userId, adviserId }: Request) =>
  and(eq(adviserRequests.userId, userId), eq(adviserRequests.adviserId, adviserId));

/** Notes that an adviser typed the ID number of somebody with an account, once. */
export async function askToAdvise(tx: Transaction, request: Request, now: Date): Promise<void> {
  await tx
    .insert(adviserRequests)
    .values({ ...request, createdAt: now })
    .onConflictDoNothing();
}

/** The ID numbers whose holders have not answered an adviser, masked; the newest first. */
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

/** The advisers who wait for somebody's yes; those whose account is closed do not. */
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
 * Answers a request. With a yes the person and their plans are that adviser's, and nobody else's.
 * @returns why it cannot be answered: there is no such request, or its adviser has stopped advising a moment ago; undefined once it is
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
 * Takes back that an adviser advises somebody, who has none from then on.
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
