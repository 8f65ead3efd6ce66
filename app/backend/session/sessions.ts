import { randomUUID } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { sessions, users } from "../store/schema";
import { type Bearer, sealBearer, type Token } from "./bearer-token";
import { findHold } from "./hold";
import type { LoggedIn } from "./person";
import { acceptToken, type Presented } from "./replaced-tokens";

/** The longest duration of a session, even with activity. */
const LONGEST_HOURS = 12;

/**
 * Starts a session and issues its first bearer.
 * @param opened the user and role, and when the passkey of the login was added
 */
export async function startSession(
  tx: Transaction,
  { userId, role, passkeyAddedAt }: Pick<LoggedIn, "userId" | "role" | "passkeyAddedAt">,
  now: Date,
): Promise<Token> {
  const id = randomUUID();
  await tx
    .insert(sessions)
    .values({ id, userId, role, newestTokenIssuedAt: now, passkeyAddedAt, createdAt: now });
  return sealBearer({ kind: "session", id, number: 0, issuedAt: now }, findEnd(now));
}

/** Issues a session's next bearer, which never outlasts the session. */
export function continueSession(
  { sessionId, loggedInAt, tokenNumber }: LoggedIn,
  issuedAt: Date,
): Promise<Token> {
  const next = { kind: "session", id: sessionId, number: tokenNumber + 1, issuedAt } as const;
  return sealBearer(next, findEnd(loggedInAt));
}

/** Finds the person of a bearer's session; undefined if it was ended, has expired or the account is closed. */
export async function findUserOfSession(
  store: DatabaseOrTransaction,
  bearer: Bearer,
  when: Presented,
): Promise<LoggedIn | undefined> {
  const [found] = await store
    .select({ session: sessions, isActive: users.isActive, numberChangedAt: users.numberChangedAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, bearer.id));
  if (!found?.isActive) return undefined;
  const { session } = found;
  const { role, userId, id: sessionId, createdAt: loggedInAt } = session;
  const heldUntil = findHold({ ...found, ...session }, when.now);
  if (when.now >= findEnd(loggedInAt)) return undefined;
  const isUsable = await acceptToken(store, { bearer, record: session }, when);
  if (!isUsable) return undefined;
  const passkeyAddedAt = session.passkeyAddedAt ?? undefined;
  return { role, userId, sessionId, loggedInAt, tokenNumber: bearer.number, passkeyAddedAt, heldUntil };
}

/** Whether a session belongs to an account that was closed during it. */
export async function isSessionOfClosed(store: DatabaseOrTransaction, sessionId: string): Promise<boolean> {
  const [found] = await store
    .select({ isActive: users.isActive })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId));
  return found?.isActive === false;
}

/** Whether a session still exists. Checked once its account is locked: it may have ended during the wait. */
export async function isSessionOpen(store: DatabaseOrTransaction, sessionId: string): Promise<boolean> {
  return (await store.$count(sessions, eq(sessions.id, sessionId))) > 0;
}

/** Stores that a session's holder has added a passkey in it. */
export async function notePasskeyShown(tx: Transaction, sessionId: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ passkeyAddedAt: now }).where(eq(sessions.id, sessionId));
}

/** Ends one session of a person, or all of them. */
export async function endSessions(
  store: DatabaseOrTransaction,
  { userId, sessionId }: { userId: number; sessionId?: string },
): Promise<void> {
  await store
    .delete(sessions)
    .where(sessionId === undefined ? eq(sessions.userId, userId) : eq(sessions.id, sessionId));
}

/** Ends all sessions of a person except one. */
export async function endOtherSessions(
  tx: Transaction,
  { userId, sessionId }: { userId: number; sessionId: string },
): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
}

function findEnd(loggedInAt: Date): Date {
  return new Date(loggedInAt.getTime() + LONGEST_HOURS * 3_600_000);
}
