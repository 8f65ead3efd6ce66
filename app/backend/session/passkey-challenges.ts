import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { passkeyChallenges } from "../store/schema";

/** The time in which a person must touch their authenticator. */
export const CHALLENGE_MILLISECONDS = 5 * 60_000;

/** A challenge's holder (the guest or the session) and purpose. */
type Asked = Pick<typeof passkeyChallenges.$inferSelect, "holderId" | "purpose">;

/** Makes a challenge, which replaces the holder's last one. */
export async function makeChallenge(tx: Transaction, asked: Asked, now: Date): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  const fresh = { challenge, expiresAt: new Date(now.getTime() + CHALLENGE_MILLISECONDS) };
  await tx
    .insert(passkeyChallenges)
    .values({ ...asked, ...fresh })
    .onConflictDoUpdate({ target: [passkeyChallenges.holderId, passkeyChallenges.purpose], set: fresh });
  return challenge;
}

/**
 * Takes a holder's challenge, which cannot be used again, whatever the outcome.
 * @returns undefined if there is none, or it has expired
 */
export async function takeChallenge(
  store: DatabaseOrTransaction,
  { holderId, purpose }: Asked,
  now: Date,
): Promise<string | undefined> {
  const [taken] = await store
    .delete(passkeyChallenges)
    .where(and(eq(passkeyChallenges.holderId, holderId), eq(passkeyChallenges.purpose, purpose)))
    .returning();
  return taken && now < taken.expiresAt ? taken.challenge : undefined;
}
