import { eq, gt, sql } from "drizzle-orm";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { guests } from "../store/schema";
import type { Guest } from "./person";

/** How long a replaced token still works. */
const GRACE_MILLISECONDS = 60_000;

/**
 * Starts to record which of a guest's tokens is the newest. This happens with the first plan, because then there is
 * one to protect. The guest's row stays locked until the transaction ends, so that plans made at the same time are
 * counted one by one.
 */
export async function guardGuest(tx: Transaction, { id, tokenIssuedAt }: Guest): Promise<void> {
  await tx
    .insert(guests)
    .values({ id, newestTokenIssuedAt: tokenIssuedAt })
    .onConflictDoUpdate({ target: guests.id, set: { id } });
}

/**
 * Records that a token is exchanged for a newer one; nothing is stored for a guest without a plan. Pages that load in
 * parallel renew in parallel, and the browser may keep any of the answers. So a token that was replaced a moment ago
 * is exchanged for one of the same age as its successor: none of them is older than the newest.
 * @returns when the new token counts as issued, in whole seconds as tokens say it
 */
export async function noteNewerToken(store: DatabaseOrTransaction, guest: Guest, now: Date): Promise<Date> {
  const issuedAt = new Date(Math.floor(now.getTime() / 1000) * 1000);
  const { id, newestTokenIssuedAt } = guests;
  const isReplacedToken = gt(newestTokenIssuedAt, guest.tokenIssuedAt);
  const [row] = await store
    .update(guests)
    .set({
      newestTokenIssuedAt: sql`case when ${isReplacedToken} then ${newestTokenIssuedAt} else ${issuedAt.toISOString()}::timestamptz end`,
    })
    .where(eq(id, guest.id))
    .returning({ newestTokenIssuedAt });
  return row?.newestTokenIssuedAt ?? issuedAt;
}

/** Tells whether a token was replaced by a newer one more than 60 seconds ago. */
export async function isReplaced(store: DatabaseOrTransaction, guest: Guest, now: Date): Promise<boolean> {
  const [row] = await store.select().from(guests).where(eq(guests.id, guest.id));
  if (!row || guest.tokenIssuedAt >= row.newestTokenIssuedAt) return false;
  return now.getTime() > row.newestTokenIssuedAt.getTime() + GRACE_MILLISECONDS;
}
