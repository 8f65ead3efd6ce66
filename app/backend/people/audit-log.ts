import { and, desc, eq, getTableColumns, inArray, or } from "drizzle-orm";
import type { Act } from "~/contract/wire/act";
import type { AuditEntry } from "~/contract/desk/audit-operations";
import { nameUser } from "~/contract/account/user";
import { type IsoDate, todayInSouthAfrica } from "~/base/date";
import { findBirthDate } from "~/base/identity-number";
import type { DatabaseOrTransaction } from "../store/connection";
import { cutPage, isAfter, isWithin, writeRowPlace } from "../store/pages";
import { auditLog, users } from "../store/schema";
import { openDetails, readRsaidOfUser } from "./users";

type Asked = {
  startDate?: IsoDate;
  endDate?: IsoDate;
  /** The actor or the person concerned. */
  userId?: number;
  verb?: Act;
  after?: string;
  limit: number;
};

/** Lists a page of the audit log, newest first. Names come from the current accounts; the log itself has none. */
export async function listAuditLog(
  store: DatabaseOrTransaction,
  { startDate, endDate, userId, verb, after, limit }: Asked,
): Promise<{ entries: AuditEntry[]; next?: string }> {
  const { at, id } = auditLog;
  const subject = userId === undefined ? undefined : await findSubject(store, userId);
  const isOfPerson =
    userId === undefined
      ? undefined
      : or(eq(auditLog.actorId, userId), subject ? eq(auditLog.subjectId, subject) : undefined);
  const rows = await store
    .select({ ...getTableColumns(auditLog), place: writeRowPlace(at) })
    .from(auditLog)
    .where(
      and(
        isWithin(at, startDate, endDate),
        isOfPerson,
        verb && eq(auditLog.verb, verb),
        isAfter(after, { at, row: id, type: "uuid" }),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit + 1);
  const { page, next } = cutPage(rows, limit, (row) => row.id);
  const names = await findNames(store, page);
  const entries = page.map((row) => {
    const about = row.subjectId === null ? undefined : names.bySubject.get(row.subjectId);
    const actor = names.byNumber.get(row.actorId);
    return {
      at: row.at.toISOString(),
      verb: row.verb,
      actor_id: row.actorId,
      actor_name: actor?.name,
      actor_birth_date: actor?.birthDate,
      subject_id: row.subjectId ?? undefined,
      subject_user_id: about?.userId,
      subject_name: about?.name,
      subject_birth_date: about?.birthDate,
      plan_id: row.planId ?? undefined,
    };
  });
  return { entries, next };
}

async function findSubject(store: DatabaseOrTransaction, userId: number): Promise<string | undefined> {
  const [row] = await store.select({ subjectId: users.subjectId }).from(users).where(eq(users.id, userId));
  return row?.subjectId;
}

/** Finds the names in some rows, as far as their accounts still exist. */
async function findNames(
  store: DatabaseOrTransaction,
  rows: readonly { actorId: number; subjectId: string | null }[],
) {
  const subjects = [...new Set(rows.flatMap(({ subjectId }) => subjectId ?? []))];
  const actors = [...new Set(rows.map(({ actorId }) => actorId))];
  const found = await store
    .select()
    .from(users)
    .where(or(inArray(users.subjectId, subjects), inArray(users.id, actors)));
  const today = todayInSouthAfrica(new Date());
  const named = found.map((row) => ({
    userId: row.id,
    subjectId: row.subjectId,
    name: nameUser(openDetails(row)),
    birthDate: findBirthDate(readRsaidOfUser(row), today),
  }));
  return {
    byNumber: new Map(named.map((one) => [one.userId, one])),
    bySubject: new Map(named.map((one) => [one.subjectId, one])),
  };
}
