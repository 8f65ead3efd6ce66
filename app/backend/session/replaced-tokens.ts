import { and, eq, lt } from "drizzle-orm";
import type { Audience } from "~/contract/wire/operation";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { guests, sessions } from "../store/schema";
import { type Bearer, isRenewable, isValid } from "./bearer-token";
import type { Guest } from "./person";

/** How long a token stays valid after the first use of its successor, or after its late renewal. */
const GRACE_MILLISECONDS = 60_000;

/** Tables that record the use of tokens: of guests who have a plan, and of everyone who is logged in. */
const RECORDS = { guest: guests, session: sessions };

/** The record of a holder's tokens. */
type TokenRecord = Pick<typeof guests.$inferSelect, "newestTokenIssuedAt" | "tokenInUse" | "tokenInUseSince">;

/** The time of a token's use, and the audience of the operation. */
export type Presented = { who: Audience; now: Date };

/**
 * Starts to record which of a guest's tokens is in use, with their first plan, because then there is one to
 * protect. The guest's row stays locked until the transaction ends, so that concurrent plans are counted one
 * by one.
 */
export async function guardGuest(tx: Transaction, { id, tokenNumber }: Guest, now: Date): Promise<void> {
  const inUse = { tokenInUse: tokenNumber, tokenInUseSince: now };
  await tx
    .insert(guests)
    .values({ id, newestTokenIssuedAt: now, ...inUse })
    .onConflictDoUpdate({ target: guests.id, set: { id } });
}

/**
 * Records the issue of a token's successor; nothing is stored for a guest without a plan. The token is not
 * replaced yet, because the response may get lost and the holder asks again.
 */
export async function noteRenewal(
  store: DatabaseOrTransaction,
  { kind, id }: Pick<Bearer, "kind" | "id">,
  now: Date,
): Promise<void> {
  const record = RECORDS[kind];
  await store.update(record).set({ newestTokenIssuedAt: now }).where(eq(record.id, id));
}

/**
 * Decides whether a token may be used, and records the first use of a successor.
 * @param record the record of the holder's tokens; undefined for a guest without a plan, who has nothing that
 *   an old token could open
 */
export async function acceptToken(
  store: DatabaseOrTransaction,
  { bearer, record }: { bearer: Bearer; record: TokenRecord | undefined },
  when: Presented,
): Promise<boolean> {
  if (!record) return isRenewable(bearer, { issuedAt: bearer.issuedAt, now: when.now });
  if (isReplaced(bearer, record, when.now) || !isInTime(bearer, record, when)) return false;
  if (bearer.number > record.tokenInUse) await noteUse(store, bearer, when.now);
  return true;
}

/** Of concurrent uses only the first is recorded. */
async function noteUse(store: DatabaseOrTransaction, { kind, id, number }: Bearer, now: Date): Promise<void> {
  const record = RECORDS[kind];
  await store
    .update(record)
    .set({ tokenInUse: number, tokenInUseSince: now })
    .where(and(eq(record.id, id), lt(record.tokenInUse, number)));
}

/** A token is replaced once its successor is used; its direct predecessor then stays valid for 60 seconds. */
function isReplaced({ number }: Bearer, { tokenInUse, tokenInUseSince }: TokenRecord, now: Date): boolean {
  if (number >= tokenInUse) return false;
  return number < tokenInUse - 1 || !isWithinGrace(tokenInUseSince, now);
}

/**
 * Each renewal restarts the period for renewal, even if its response was lost. An expired token stays valid
 * for a moment after its renewal, because the holder may not have received the new one yet.
 */
function isInTime(bearer: Bearer, { newestTokenIssuedAt }: TokenRecord, { who, now }: Presented): boolean {
  const isRenewed = newestTokenIssuedAt > bearer.issuedAt;
  const issuedAt = isRenewed ? newestTokenIssuedAt : bearer.issuedAt;
  if (who === "renewable bearer") return isRenewable(bearer, { issuedAt, now });
  return isValid(bearer, now) || (isRenewed && isWithinGrace(newestTokenIssuedAt, now));
}

function isWithinGrace(since: Date | null, now: Date): boolean {
  return since !== null && now.getTime() <= since.getTime() + GRACE_MILLISECONDS;
}
