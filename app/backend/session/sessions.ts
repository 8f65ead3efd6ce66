import { randomUUID } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { sessions, users } from "../store/schema";
import { sealBearer } from "./bearer-token";
import type { Bearer, Token } from "./bearer-token";
import { findHold } from "./hold";
import type { LoggedIn } from "./person";
import { acceptToken } from "./replaced-tokens";
import type { Presented } from "./replaced-tokens";

/** However active a person is, they log in again after this long. */
const LONGEST_HOURS = 12;

/**
 * Starts a session and hands out its first bearer.
 * @param opened who is let in, and when the passkey was added with which they came
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

/** The next bearer of a session, never valid beyond the session's end. */
export function continueSession(
  { sessionId, loggedInAt, tokenNumber }: LoggedIn,
  issuedAt: Date,
): Promise<Token> {
  const next = { kind: "session", id: sessionId, number: tokenNumber + 1, issuedAt } as const;
  return sealBearer(next, findEnd(loggedInAt));
}

/** Finds the person whose session a bearer continues; undefined if it was ended, is over or the account is closed. */
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

/** Whether a session is one of an account that was closed while it lasted. */
export async function isSessionOfClosed(store: DatabaseOrTransaction, sessionId: string): Promise<boolean> {
  const [found] = await store
    .select({ isActive: users.isActive })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sessionId));
  return found?.isActive === false;
}

/** Whether a session is still there: asked once its account is locked, for it may have been ended while that was waited for. */
export async function isSessionOpen(store: DatabaseOrTransaction, sessionId: string): Promise<boolean> {
  return (await store.$count(sessions, eq(sessions.id, sessionId))) > 0;
}

/** Notes that a session's holder has added a passkey in it, and so has one. */
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

/** Ends all sessions of a person but one. */
export async function endOtherSessions(
  tx: Transaction,
  { userId, sessionId }: { userId: number; sessionId: string },
): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
}

function findEnd(loggedInAt: Date): Date {
  return new Date(loggedInAt.getTime() + LONGEST_HOURS * 3_600_000);
}
