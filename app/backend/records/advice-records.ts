import { and, count, desc, eq, getTableColumns, gt } from "drizzle-orm";
import { writeCanonicalJson } from "~/base/canonical-json";
import type { AdviceRecord } from "~/contract/records/advice-record";
import { matchOwnPlans, matchPlansOf } from "../plans/rights";
import { ownerKey, type Person } from "../session/person";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { decryptField, encryptField, type SealedPlace } from "../store/encryption";
import { adviceRecords, plans } from "../store/schema";
import { hashRecord } from "./hash-record";

type Row = typeof adviceRecords.$inferSelect;

/** A record as lists show it. */
export type KeptRecord = Pick<Row, "id" | "planId" | "planType" | "version" | "sha256" | "createdAt">;

const placeOf = (id: string): SealedPlace => ({ column: "advice_records.content", row: id });

/** Stores a record permanently, encrypted. */
export async function insertRecord(
  tx: Transaction,
  { record, version, now }: { record: AdviceRecord; version: string; now: Date },
): Promise<KeptRecord> {
  const { record_id: id, plan_id: planId, plan_type: planType } = record;
  const content = writeCanonicalJson(record);
  const kept = { id, planId, planType, version, sha256: hashRecord(content), createdAt: now };
  const contentEncrypted = encryptField(content, placeOf(id));
  await tx.insert(adviceRecords).values({ ...kept, contentEncrypted });
  return kept;
}

/** Returns the newest record of one version of a plan. */
export async function findNewestRecord(
  store: DatabaseOrTransaction,
  { planId, planType, version }: Pick<Row, "planId" | "planType" | "version">,
): Promise<KeptRecord | undefined> {
  const isSame = and(eq(adviceRecords.planType, planType), eq(adviceRecords.version, version));
  const [row] = await store
    .select()
    .from(adviceRecords)
    .where(and(eq(adviceRecords.planId, planId), isSame))
    .orderBy(desc(adviceRecords.createdAt))
    .limit(1);
  return row;
}

/** Lists the records about a plan, newest first. */
export async function listRecords(store: DatabaseOrTransaction, planId: number): Promise<KeptRecord[]> {
  return store
    .select()
    .from(adviceRecords)
    .where(eq(adviceRecords.planId, planId))
    .orderBy(desc(adviceRecords.createdAt));
}

/** Returns a record of a plan that the person may see, with its text as hashed. */
export async function findRecordOf(
  store: DatabaseOrTransaction,
  person: Person,
  id: string,
): Promise<(KeptRecord & { content: string }) | undefined> {
  const [row] = await store
    .select(getTableColumns(adviceRecords))
    .from(adviceRecords)
    .innerJoin(plans, eq(plans.id, adviceRecords.planId))
    .where(and(matchPlansOf(person, "see"), eq(adviceRecords.id, id)));
  return row && openRecord(row);
}

/** Counts the records made about an owner's plans since a time. */
export async function countRecordsSince(tx: Transaction, ownerId: string, since: Date): Promise<number> {
  const [found] = await tx
    .select({ records: count() })
    .from(adviceRecords)
    .innerJoin(plans, eq(plans.id, adviceRecords.planId))
    .where(and(matchOwnPlans(ownerId), gt(adviceRecords.createdAt, since)));
  return found?.records ?? 0;
}

/** Lists all records about an owner's plans, newest first. */
export async function listRecordsOf(
  store: DatabaseOrTransaction,
  owner: Person,
): Promise<(KeptRecord & { content: string })[]> {
  const rows = await store
    .select(getTableColumns(adviceRecords))
    .from(adviceRecords)
    .innerJoin(plans, eq(plans.id, adviceRecords.planId))
    .where(matchOwnPlans(ownerKey(owner)))
    .orderBy(desc(adviceRecords.createdAt));
  return rows.map(openRecord);
}

/** Decrypts a record, with its text as hashed. */
export function openRecord(row: Row): KeptRecord & { content: string } {
  return { ...row, content: decryptField(row.contentEncrypted, placeOf(row.id)) };
}
