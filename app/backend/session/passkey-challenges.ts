import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { passkeyChallenges } from "../store/schema";

/** How long a person has to touch their authenticator. */
export const CHALLENGE_MILLISECONDS = 5 * 60_000;

/** Whose challenge it is (the guest or the session), and what for. */
type Asked = Pick<typeof passkeyChallenges.$inferSelect, "holderId" | "purpose">;

/** Makes a challenge, which takes the place of the one before. */
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
 * Takes the challenge that somebody has to answer, so that nobody can answer it again, whatever comes of it.
 * @returns undefined if there is none, or it is too old
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
