import { randomUUID } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { sessions, users } from "../store/schema";
import { sealBearer, toWholeSeconds } from "./bearer-token";
import type { Bearer, Token } from "./bearer-token";
import type { LoggedIn } from "./person";
import { isReplaced } from "./replaced-tokens";

/** However active a person is, they log in again after this long. */
const LONGEST_HOURS = 12;

/** Starts a session and hands out its first bearer. */
export async function startSession(
  tx: Transaction,
  { userId, role }: Pick<LoggedIn, "userId" | "role">,
  now: Date,
): Promise<Token> {
  const id = randomUUID();
  const issuedAt = toWholeSeconds(now);
  await tx.insert(sessions).values({ id, userId, role, newestTokenIssuedAt: issuedAt, createdAt: now });
  return sealBearer({ kind: "session", id, issuedAt }, findEnd(now));
}

/** A new bearer of a session, never valid beyond the session's end. */
export function continueSession({ sessionId, loggedInAt }: LoggedIn, issuedAt: Date): Promise<Token> {
  return sealBearer({ kind: "session", id: sessionId, issuedAt }, findEnd(loggedInAt));
}

/** Finds the person whose session a bearer continues; undefined if it was ended, is over or the account is closed. */
export async function findUserOfSession(
  store: DatabaseOrTransaction,
  { id, issuedAt }: Bearer,
  now: Date,
): Promise<LoggedIn | undefined> {
  const [found] = await store
    .select({ session: sessions, isActive: users.isActive })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, id));
  if (!found?.isActive) return undefined;
  const { role, userId, createdAt: loggedInAt, newestTokenIssuedAt } = found.session;
  if (now >= findEnd(loggedInAt) || isReplaced(issuedAt, newestTokenIssuedAt, now)) return undefined;
  return { role, userId, sessionId: id, loggedInAt, tokenIssuedAt: issuedAt };
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
