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
  type SQL,
  sql,
} from "drizzle-orm";
import { findAdviceType } from "~/contract/plan/advice-type";
import { READING_MINUTES } from "~/contract/records/link-terms";
import { type SharedPlan, sharedPlanOf } from "~/contract/records/shared-plan";
import { type Access, matchPlansOf } from "../plans/rights";
import { accountKey, type Person } from "../session/person";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { decryptField, encryptField, keyedHash, type SealedPlace } from "../store/encryption";
import { inBatches } from "../store/in-batches";
import { plans, shares, linkTokens, users } from "../store/schema";
import { transact } from "../store/transact";
import { deriveLinkToken, hashLinkToken, listLinkTokens } from "./link-token";

type Row = typeof shares.$inferSelect;

/** The person who shares a plan, as on its cover: a name if one is known, and an adviser's role. */
export type Sharer = { name?: string; role?: string };

const placeOf = (column: "label" | "sharer" | "cell" | "snapshot", row: string): SealedPlace => ({
  column: `shares.${column}`,
  row,
});

/** Leaves out the snapshot, which most calls do not need. */
const { snapshotEncrypted, ...columns } = getTableColumns(shares);

/** A link without its snapshot. */
export type StoredLink = Omit<Row, "snapshotEncrypted">;

type NewLink = Pick<
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

/** A snapshot as stored: with the field name of earlier releases, and without a type. */
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
export async function insertLink(
  tx: Transaction,
  { label, sharer, cell, snapshot, ...share }: NewLink,
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
  const tokenHash = hashLinkToken(deriveLinkToken(id));
  await tx.insert(linkTokens).values({ tokenHash, shareId: id, expiresAt });
}

/** Derives the token of a link again; undefined if its session secret is not listed any more. */
export async function findTokenOf(
  store: DatabaseOrTransaction,
  { id }: StoredLink,
): Promise<string | undefined> {
  const tokens = listLinkTokens(id);
  const ofLink = inArray(linkTokens.tokenHash, tokens.map(hashLinkToken));
  const [kept] = await store.select().from(linkTokens).where(ofLink);
  return tokens.find((token) => hashLinkToken(token) === kept?.tokenHash);
}

export function readLabel({ id, labelEncrypted }: StoredLink): string {
  return decryptField(labelEncrypted, placeOf("label", id));
}

export function readSharer({ id, sharerEncrypted }: StoredLink): Sharer {
  return JSON.parse(decryptField(sharerEncrypted, placeOf("sharer", id))) as Sharer;
}

/** Returns the cell number that receives codes; undefined if the link opens without one. */
export function readCell({ id, cellEncrypted }: StoredLink): string | undefined {
  return cellEncrypted === null ? undefined : decryptField(cellEncrypted, placeOf("cell", id));
}

export function findLinkState(
  { revokedAt, expiresAt }: StoredLink,
  now: Date,
): "open" | "expired" | "revoked" {
  if (revokedAt) return "revoked";
  return now >= expiresAt ? "expired" : "open";
}

/** Matches plans that may be shown: neither restricted, nor of a closed account. */
const isPlanOpen = sql<boolean>`(${plans.restrictedAt} is null and not exists (
  select from ${users} where not ${users.isActive}
    and ${users.id} = case when ${plans.ownerId} like 'user:%' then substr(${plans.ownerId}, 6)::integer end))`;

/** Finds the link of a token, by the same query for an unknown token, a revoked link and a deleted plan. */
export async function findByToken(
  store: DatabaseOrTransaction,
  token: string,
  now: Date,
): Promise<StoredLink | "unknown" | "gone"> {
  const [found] = await store
    .select({ share: columns, isPlanOpen })
    .from(linkTokens)
    .leftJoin(shares, eq(shares.id, linkTokens.shareId))
    .leftJoin(plans, eq(plans.id, shares.planId))
    .where(eq(linkTokens.tokenHash, hashLinkToken(token)));
  if (!found) return "unknown";
  const { share } = found;
  return share && found.isPlanOpen && findLinkState(share, now) === "open" ? share : "gone";
}

/** Finds a link by its id, if it can be opened. */
export async function findOpenLink(
  store: DatabaseOrTransaction,
  id: string,
  now: Date,
): Promise<StoredLink | undefined> {
  const [row] = await listLinks(store, and(eq(shares.id, id), isPlanOpen));
  return row && findLinkState(row, now) === "open" ? row : undefined;
}

/** Returns the snapshot of a link; undefined if the link has just been revoked. */
export async function findSnapshot(
  store: DatabaseOrTransaction,
  { id, include }: StoredLink,
): Promise<SharedPlan | undefined> {
  const [row] = await store.select({ snapshotEncrypted }).from(shares).where(eq(shares.id, id));
  const sealed = row?.snapshotEncrypted;
  return sealed
    ? sharedPlanOf(include).parse(fromStored(JSON.parse(decryptField(sealed, placeOf("snapshot", id)))))
    : undefined;
}

/** Lists the links that match a condition on them and their plans, newest first. */
export async function listLinks(
  store: DatabaseOrTransaction,
  condition: SQL | undefined,
): Promise<StoredLink[]> {
  return store
    .select(columns)
    .from(shares)
    .innerJoin(plans, eq(plans.id, shares.planId))
    .where(condition)
    .orderBy(desc(shares.createdAt), desc(shares.id));
}

/** Finds a link to a plan that a person may see or change. */
export async function findLinkOf(
  store: DatabaseOrTransaction,
  person: Person,
  { id, access }: { id: string; access: Access },
): Promise<StoredLink | undefined> {
  const [share] = await listLinks(store, and(matchPlansOf(person, access), eq(shares.id, id)));
  return share;
}

export function listLinksOfPlan(store: DatabaseOrTransaction, planId: number): Promise<StoredLink[]> {
  return listLinks(store, eq(shares.planId, planId));
}

/** Counts the links to a plan that can be opened. */
export async function countOpenLinks(tx: Transaction, planId: number, now: Date): Promise<number> {
  const isOpen = and(isNull(shares.revokedAt), gt(shares.expiresAt, now));
  return tx.$count(shares, and(eq(shares.planId, planId), isOpen));
}

/** Counts the links that a person has had mailed since a time. */
export async function countMailed(tx: Transaction, subjectId: string, since: Date): Promise<number> {
  const isRecent = and(eq(shares.isMailed, true), gt(shares.createdAt, since));
  const [found] = await tx
    .select({ mailed: count() })
    .from(shares)
    .where(and(eq(shares.makerSubjectId, subjectId), isRecent));
  return found?.mailed ?? 0;
}

/** Counts an opening. A reader who reads on counts once, even with two concurrent requests. */
export async function countOpening(
  store: DatabaseOrTransaction,
  { id, lastReaderHash, lastOpenedAt }: StoredLink,
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

/** Clears the content of a link that nobody can open. */
const EMPTIED = { snapshotEncrypted: null, cellEncrypted: null, lastReaderHash: null };

/** Revokes the links that are still valid, and deletes their snapshots. */
async function revoke(tx: Transaction, links: SQL | undefined, now: Date): Promise<void> {
  await tx
    .update(shares)
    .set({ revokedAt: now, ...EMPTIED })
    .where(and(links, isNull(shares.revokedAt)));
}

export async function revokeLink(tx: Transaction, { id }: StoredLink, now: Date): Promise<void> {
  await revoke(tx, eq(shares.id, id), now);
}

/** Revokes all links to plans. */
export async function revokeLinksTo(tx: Transaction, planIds: readonly number[], now: Date): Promise<void> {
  await revoke(tx, inArray(shares.planId, [...planIds]), now);
}

/** Revokes the links that former advisers made to people's plans. */
export async function revokeAdvisersLinks(tx: Transaction, owners: number[], now: Date): Promise<void> {
  const theirs = tx
    .select({ id: plans.id })
    .from(plans)
    .where(inArray(plans.ownerId, owners.map(accountKey)));
  const isByAdviser = inArray(shares.makerRole, ["planner", "coach"]);
  await revoke(tx, and(isByAdviser, inArray(shares.planId, theirs)), now);
}

/** Deletes the snapshots of expired links. */
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
