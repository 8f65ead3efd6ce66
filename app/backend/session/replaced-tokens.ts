import { eq, gt, sql } from "drizzle-orm";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { guests, sessions } from "../store/schema";
import { toWholeSeconds } from "./bearer-token";
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

/** Where the newest token is recorded: of guests who have a plan, and of everyone who is logged in. */
const RECORDS = { guest: guests, session: sessions };

/**
 * Records that a token is exchanged for a newer one; nothing is stored for a guest without a plan. Pages that load in
 * parallel renew in parallel, and the browser may keep any of the answers. So a token that was replaced a moment ago
 * is exchanged for one of the same age as its successor: none of them is older than the newest.
 * @returns when the new token counts as issued, in whole seconds as tokens say it
 */
export async function noteNewerToken(
  store: DatabaseOrTransaction,
  { kind, id, issuedAt }: { kind: keyof typeof RECORDS; id: string; issuedAt: Date },
  now: Date,
): Promise<Date> {
  const record = RECORDS[kind];
  const newest = toWholeSeconds(now);
  const { newestTokenIssuedAt } = record;
  const isReplacedToken = gt(newestTokenIssuedAt, issuedAt);
  const [row] = await store
    .update(record)
    .set({
      newestTokenIssuedAt: sql`case when ${isReplacedToken} then ${newestTokenIssuedAt} else ${newest.toISOString()}::timestamptz end`,
    })
    .where(eq(record.id, id))
    .returning({ newestTokenIssuedAt });
  return row?.newestTokenIssuedAt ?? newest;
}

/** Tells whether a token was replaced by a newer one more than 60 seconds ago. */
export function isReplaced(issuedAt: Date, newestTokenIssuedAt: Date, now: Date): boolean {
  if (issuedAt >= newestTokenIssuedAt) return false;
  return now.getTime() > newestTokenIssuedAt.getTime() + GRACE_MILLISECONDS;
}
