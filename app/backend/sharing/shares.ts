import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  or,
  sql,
} from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { findAdviceType } from "~/contract/plan/advice-type";
import { READING_MINUTES } from "~/contract/records/share-terms";
import { sharedPlanOf } from "~/contract/records/shared-plan";
import type { SharedPlan } from "~/contract/records/shared-plan";
import { matchPlansOf } from "../plans/rights";
import type { Access } from "../plans/rights";
import { nameAccount } from "../session/person";
import type { Person } from "../session/person";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { decryptField, encryptField, keyedHash } from "../store/encryption";
import type { SealedPlace } from "../store/encryption";
import { inBatches } from "../store/in-batches";
import { plans, shares, shareTokens, users } from "../store/schema";
import { transact } from "../store/transact";
import { deriveShareToken, hashShareToken, listShareTokens } from "./share-token";

type Row = typeof shares.$inferSelect;

/** Whoever shares a plan, as its cover says: a name if one is known, and an adviser's role. */
export type Sharer = { name?: string; role?: string };

const placeOf = (column: "label" | "sharer" | "cell" | "snapshot", row: string): SealedPlace => ({
  column: `shares.${column}`,
  row,
});

/** Most calls do not need the plan behind a link. */
const { snapshotEncrypted, ...columns } = getTableColumns(shares);

/** A link without the plan behind it. */
export type KeptShare = Omit<Row, "snapshotEncrypted">;

type NewShare = Pick<
  Row,
  | "id"
  | "planId"
  | "planType"
  | "version"
  | "makerRole"
  | "makerSubjectId"
  | "include"
  | "isMailed"
  | "agreedOn"
  | "expiresAt"
> & { label: string; sharer: Sharer; cell: string | undefined; snapshot: SharedPlan };

/** A snapshot as it is stored: under the name that links of earlier releases have, and say no type with. */
type StoredSnapshot = { recommended: StoredAdvice; customised?: StoredAdvice };
type StoredAdvice = { recommendation: Omit<SharedPlan["recommended"]["recommendation"], "type"> };

function toStored({ recommended, customized }: SharedPlan): StoredSnapshot {
  return { recommended, customised: customized };
}

function fromStored({ recommended, customised }: StoredSnapshot) {
  const withType = ({ recommendation, ...rest }: StoredAdvice) => {
    return { ...rest, recommendation: { ...recommendation, type: findAdviceType(recommendation.plan_type) } };
  };
  return { recommended: withType(recommended), customized: customised && withType(customised) };
}

/** Stores a link, and the hash of its token. */
export async function insertShare(
  tx: Transaction,
  { label, sharer, cell, snapshot, ...share }: NewShare,
  now: Date,
): Promise<void> {
  const { id, expiresAt } = share;
  await tx.insert(shares).values({
    ...share,
    labelEncrypted: encryptField(label, placeOf("label", id)),
    sharerEncrypted: encryptField(JSON.stringify(sharer), placeOf("sharer", id)),
    cellEncrypted: cell && encryptField(cell, placeOf("cell", id)),
    snapshotEncrypted: encryptField(JSON.stringify(toStored(snapshot)), placeOf("snapshot", id)),
    createdAt: now,
  });
  const tokenHash = hashShareToken(deriveShareToken(id));
  await tx.insert(shareTokens).values({ tokenHash, shareId: id, expiresAt });
}

/** The token of a link, derived again; undefined if the session secret that it was made with is no longer listed. */
export async function findTokenOf(
  store: DatabaseOrTransaction,
  { id }: KeptShare,
): Promise<string | undefined> {
  const tokens = listShareTokens(id);
  const ofLink = inArray(shareTokens.tokenHash, tokens.map(hashShareToken));
  const [kept] = await store.select().from(shareTokens).where(ofLink);
  return tokens.find((token) => hashShareToken(token) === kept?.tokenHash);
}

export function readLabel({ id, labelEncrypted }: KeptShare): string {
  return decryptField(labelEncrypted, placeOf("label", id));
}

export function readSharer({ id, sharerEncrypted }: KeptShare): Sharer {
  return JSON.parse(decryptField(sharerEncrypted, placeOf("sharer", id))) as Sharer;
}

/** The number to which codes are sent; undefined if the link opens without one. */
export function readCell({ id, cellEncrypted }: KeptShare): string | undefined {
  return cellEncrypted === null ? undefined : decryptField(cellEncrypted, placeOf("cell", id));
}

/** The state of a link at an instant. */
export function findLinkState(
  { revokedAt, expiresAt }: KeptShare,
  now: Date,
): "open" | "expired" | "revoked" {
  if (revokedAt) return "revoked";
  return now >= expiresAt ? "expired" : "open";
}

/** Whether a plan may be shown to anybody: neither it is locked away nor its owner's account closed. */
const isPlanOpen = sql<boolean>`(${plans.restrictedAt} is null and not exists (
  select from ${users} where not ${users.isActive}
    and ${users.id} = case when ${plans.ownerId} like 'user:%' then substr(${plans.ownerId}, 6)::integer end))`;

/**
 * Finds the link of a token. The same one statement runs for a token that was never made, one that was taken back and one
 * whose plan is gone.
 */
export async function findByToken(
  store: DatabaseOrTransaction,
  token: string,
  now: Date,
): Promise<KeptShare | "unknown" | "gone"> {
  const [found] = await store
    .select({ share: columns, isPlanOpen })
    .from(shareTokens)
    .leftJoin(shares, eq(shares.id, shareTokens.shareId))
    .leftJoin(plans, eq(plans.id, shares.planId))
    .where(eq(shareTokens.tokenHash, hashShareToken(token)));
  if (!found) return "unknown";
  const { share } = found;
  return share && found.isPlanOpen && findLinkState(share, now) === "open" ? share : "gone";
}

/** A link that can be opened, by its id. */
export async function findOpenShare(
  store: DatabaseOrTransaction,
  id: string,
  now: Date,
): Promise<KeptShare | undefined> {
  const [row] = await listLinks(store, and(eq(shares.id, id), isPlanOpen));
  return row && findLinkState(row, now) === "open" ? row : undefined;
}

/** The plan behind a link; undefined if the link was taken back a moment ago. */
export async function findSnapshot(
  store: DatabaseOrTransaction,
  { id, include }: KeptShare,
): Promise<SharedPlan | undefined> {
  const [row] = await store.select({ snapshotEncrypted }).from(shares).where(eq(shares.id, id));
  const sealed = row?.snapshotEncrypted;
  return sealed
    ? sharedPlanOf(include).parse(fromStored(JSON.parse(decryptField(sealed, placeOf("snapshot", id)))))
    : undefined;
}

/** The links that match a condition on them and their plans, the newest first. */
export async function listLinks(
  store: DatabaseOrTransaction,
  condition: SQL | undefined,
): Promise<KeptShare[]> {
  return store
    .select(columns)
    .from(shares)
    .innerJoin(plans, eq(plans.id, shares.planId))
    .where(condition)
    .orderBy(desc(shares.createdAt), desc(shares.id));
}

/** A link to a plan that somebody may see or change. */
export async function findShareOf(
  store: DatabaseOrTransaction,
  person: Person,
  { id, access }: { id: string; access: Access },
): Promise<KeptShare | undefined> {
  const [share] = await listLinks(store, and(matchPlansOf(person, access), eq(shares.id, id)));
  return share;
}

/** The links to a plan. */
export function listSharesOfPlan(store: DatabaseOrTransaction, planId: number): Promise<KeptShare[]> {
  return listLinks(store, eq(shares.planId, planId));
}

/** How many links to a plan can be opened. */
export async function countOpenShares(tx: Transaction, planId: number, now: Date): Promise<number> {
  const isOpen = and(isNull(shares.revokedAt), gt(shares.expiresAt, now));
  return tx.$count(shares, and(eq(shares.planId, planId), isOpen));
}

/** How many links somebody has had mailed since an instant. */
export async function countMailed(tx: Transaction, subjectId: string, since: Date): Promise<number> {
  const isRecent = and(eq(shares.isMailed, true), gt(shares.createdAt, since));
  const [found] = await tx
    .select({ mailed: count() })
    .from(shares)
    .where(and(eq(shares.makerSubjectId, subjectId), isRecent));
  return found?.mailed ?? 0;
}

/** Counts an opening: a reader who goes on reading has opened it once, also where they ask for two pages at once. */
export async function countOpening(
  store: DatabaseOrTransaction,
  { id, lastReaderHash, lastOpenedAt }: KeptShare,
  { reader, now }: { reader: string; now: Date },
): Promise<void> {
  const readerHash = keyedHash(`${id} ${reader}`, "shares.reader");
  const since = new Date(now.getTime() - READING_MINUTES * 60_000);
  if (lastReaderHash === readerHash && lastOpenedAt && lastOpenedAt > since) return;
  const isOther = sql`${shares.lastReaderHash} is distinct from ${readerHash}`;
  await store
    .update(shares)
    .set({
      timesOpened: sql`${shares.timesOpened} + 1`,
      lastOpenedAt: now,
      lastReaderHash: readerHash,
    })
    .where(and(eq(shares.id, id), or(isOther, lte(shares.lastOpenedAt, since))));
}

/** What is left out of a link that nobody can open any more. */
const EMPTIED = { snapshotEncrypted: null, cellEncrypted: null, lastReaderHash: null };

/** Takes back those links that still stand, and drops their snapshots. */
async function revoke(tx: Transaction, links: SQL | undefined, now: Date): Promise<void> {
  await tx
    .update(shares)
    .set({ revokedAt: now, ...EMPTIED })
    .where(and(links, isNull(shares.revokedAt)));
}

/** Takes a link back, once. */
export async function revokeLink(tx: Transaction, { id }: KeptShare, now: Date): Promise<void> {
  await revoke(tx, eq(shares.id, id), now);
}

/** Takes back all links to plans. */
export async function revokeLinksTo(tx: Transaction, planIds: readonly number[], now: Date): Promise<void> {
  await revoke(tx, inArray(shares.planId, [...planIds]), now);
}

/** Takes back the links that advisers made to the plans of people who have another adviser now. */
export async function revokeAdvisersLinks(tx: Transaction, owners: number[], now: Date): Promise<void> {
  const theirs = tx
    .select({ id: plans.id })
    .from(plans)
    .where(inArray(plans.ownerId, owners.map(nameAccount)));
  const isByAdviser = inArray(shares.makerRole, ["planner", "coach"]);
  await revoke(tx, and(isByAdviser, inArray(shares.planId, theirs)), now);
}

/** Deletes the plans behind links that are over. */
export async function dropOverdueSnapshots(now: Date): Promise<void> {
  const isOver = and(isNotNull(snapshotEncrypted), lte(shares.expiresAt, now));
  await inBatches((most) =>
    transact(async (tx) => {
      const over = await tx
        .select({ id: shares.id })
        .from(shares)
        .where(isOver)
        .limit(most)
        .for("update", { skipLocked: true });
      const ids = over.map(({ id }) => id);
      await tx.update(shares).set(EMPTIED).where(inArray(shares.id, ids));
      return ids.length;
    }),
  );
}
