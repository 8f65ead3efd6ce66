import { randomUUID } from "node:crypto";
import { and, desc, eq, getTableColumns, inArray, type SQL } from "drizzle-orm";
import type { IsoDate } from "~/base/date";
import type { Act } from "~/contract/wire/act";
import { insertActs } from "../people/audit-entries";
import { matchRsaidOfPlans } from "../plans/plans";
import { type LoggedIn, readAccount } from "../session/person";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { encryptField } from "../store/encryption";
import { cutPage, isAfter, isWithin, writeRowPlace } from "../store/pages";
import { adviceRecords, plans, recordReadings, users } from "../store/schema";
import { type KeptRecord, openRecord } from "./advice-records";

type Asked = {
  startDate?: IsoDate;
  endDate?: IsoDate;
  rsaid?: string;
  planIds?: number[];
  after?: string;
};

type FullRecord = KeptRecord & { content: string; place: string };

function selectRecords(store: DatabaseOrTransaction, condition: SQL | undefined, limit: number) {
  const { createdAt, id } = adviceRecords;
  return store
    .select({ ...getTableColumns(adviceRecords), place: writeRowPlace(createdAt) })
    .from(adviceRecords)
    .innerJoin(plans, eq(plans.id, adviceRecords.planId))
    .where(condition)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

function matchAsked({ startDate, endDate, rsaid, planIds, after }: Asked): SQL | undefined {
  const { createdAt: at, id: row } = adviceRecords;
  return and(
    isWithin(at, startDate, endDate),
    rsaid === undefined ? undefined : matchRsaidOfPlans(rsaid),
    planIds && inArray(adviceRecords.planId, planIds),
    isAfter(after, { at, row, type: "uuid" }),
  );
}

/** Finds records, including those of deleted accounts, newest first. None is decrypted. */
export async function searchAllRecords(
  store: DatabaseOrTransaction,
  asked: Asked,
  limit: number,
): Promise<{ records: KeptRecord[]; next?: string }> {
  const rows = await selectRecords(store, matchAsked(asked), limit + 1);
  const { page, next } = cutPage(rows, limit, ({ id }) => id);
  return { records: page, next };
}

type Reading = {
  act: Extract<Act, "read record" | "exported record">;
  reason: string;
  by: LoggedIn;
  now: Date;
};

/** Decrypts one record and logs the reader and the reason. */
export async function readRecordFor(
  tx: Transaction,
  recordId: string,
  reading: Reading,
): Promise<FullRecord | undefined> {
  const [row] = await selectRecords(tx, eq(adviceRecords.id, recordId), 1);
  if (!row) return undefined;
  await noteReadings(tx, [row], reading);
  return { ...openRecord(row), place: row.place };
}

/** Decrypts a page of records and logs for each the reader and the reason. */
export async function exportPage(
  tx: Transaction,
  { limit, ...asked }: Asked & { limit: number },
  reading: Reading,
): Promise<{ records: FullRecord[]; next?: string }> {
  const rows = await selectRecords(tx, matchAsked(asked), limit + 1);
  const { page, next } = cutPage(rows, limit, ({ id }) => id);
  await noteReadings(tx, page, reading);
  return { records: page.map((row) => ({ ...openRecord(row), place: row.place })), next };
}

/** Logs readings in the audit log. The reason is free text, stored with the record and deleted with it. */
async function noteReadings(
  tx: Transaction,
  records: readonly { id: string; planId: number }[],
  { act, reason, by, now }: Reading,
): Promise<void> {
  if (records.length === 0) return;
  const subjects = await findSubjects(tx, records);
  await tx.insert(recordReadings).values(
    records.map((record) => {
      const id = randomUUID();
      const reasonEncrypted = encryptField(reason, { column: "record_readings.reason", row: id });
      return { id, recordId: record.id, actorId: by.userId, reasonEncrypted, createdAt: now };
    }),
  );
  await insertActs(
    tx,
    records.map(({ planId }) => ({
      actorId: by.userId,
      subjectId: subjects.get(planId),
      planId,
      verb: act,
      at: now,
    })),
  );
}

/** Maps plans to their owners' accounts, where those still exist. */
async function findSubjects(tx: Transaction, records: readonly { planId: number }[]) {
  const ids = records.map(({ planId }) => planId);
  const owned = await tx
    .select({ planId: plans.id, ownerId: plans.ownerId })
    .from(plans)
    .where(inArray(plans.id, ids));
  const owners = owned.map(({ planId, ownerId }) => ({ planId, userId: readAccount(ownerId) }));
  const accounts = owners.flatMap(({ userId }) => userId ?? []);
  const people = await tx
    .select({ id: users.id, subjectId: users.subjectId })
    .from(users)
    .where(inArray(users.id, accounts));
  return new Map(
    owners.map(({ planId, userId }) => [planId, people.find(({ id }) => id === userId)?.subjectId]),
  );
}
