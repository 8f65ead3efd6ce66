import { and, eq, lt } from "drizzle-orm";
import type { Audience } from "~/contract/wire/operation";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { guests, sessions } from "../store/schema";
import { isRenewable, isValid } from "./bearer-token";
import type { Bearer } from "./bearer-token";
import type { Guest } from "./person";

/** How long a token still works once its successor was seen in use, or one that ran out once it was renewed. */
const GRACE_MILLISECONDS = 60_000;

/** Where the use of tokens is recorded: of guests who have a plan, and of everyone who is logged in. */
const RECORDS = { guest: guests, session: sessions };

/** What is recorded of somebody's tokens. */
type TokenRecord = Pick<typeof guests.$inferSelect, "newestTokenIssuedAt" | "tokenInUse" | "tokenInUseSince">;

/** When a token is presented, and by whom the operation may be called. */
export type Presented = { who: Audience; now: Date };

/**
 * Starts to record which of a guest's tokens are in use. This happens with the first plan, because then there is
 * one to protect. The guest's row stays locked until the transaction ends, so that plans made at the same time are
 * counted one by one.
 */
export async function guardGuest(tx: Transaction, { id, tokenNumber }: Guest, now: Date): Promise<void> {
  const inUse = { tokenInUse: tokenNumber, tokenInUseSince: now };
  await tx
    .insert(guests)
    .values({ id, newestTokenIssuedAt: now, ...inUse })
    .onConflictDoUpdate({ target: guests.id, set: { id } });
}

/**
 * Records that a token's successor is handed out; nothing is stored for a guest without a plan. It replaces nothing yet:
 * its carrier may never get it, and asks again.
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
 * Tells whether a token may be used, and records the first use of one that replaces another.
 * @param record what is known of the carrier's tokens; undefined for a guest without a plan, who has nothing that an
 *   old token could open
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

/** Two uses at the same moment record the first. */
async function noteUse(store: DatabaseOrTransaction, { kind, id, number }: Bearer, now: Date): Promise<void> {
  const record = RECORDS[kind];
  await store
    .update(record)
    .set({ tokenInUse: number, tokenInUseSince: now })
    .where(and(eq(record.id, id), lt(record.tokenInUse, number)));
}

/** A token is replaced once its successor was seen in use. The last one replaced works 60 seconds more. */
function isReplaced({ number }: Bearer, { tokenInUse, tokenInUseSince }: TokenRecord, now: Date): boolean {
  if (number >= tokenInUse) return false;
  return number < tokenInUse - 1 || !isWithinGrace(tokenInUseSince, now);
}

/**
 * The term in which a token can be renewed begins anew with each renewal, even if its answer was lost. One that ran out
 * works on for a moment when it is renewed: who renews it may not know yet whether the new one arrives.
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
