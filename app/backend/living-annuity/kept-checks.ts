import { randomUUID } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import { formatDayMonthYear, type IsoDate } from "~/base/date";
import {
  type KeptCheck,
  type KeptFigures,
  MOST_CHECKS_LISTED,
  type ToldAnnuity,
} from "~/contract/living-annuity/kept-checks";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { decryptField, encryptField, type SealedPlace } from "../store/encryption";
import { keptChecks } from "../store/schema";
import { findMailDay } from "./mail-day";

/** The sealed content of a check. */
type KeptContent = { asked: ToldAnnuity; figures: KeptFigures };

type Row = typeof keptChecks.$inferSelect;

const placeOf = (id: string): SealedPlace => ({ column: "kept_checks.content", row: id });

/** A check with its owner, the adviser who made it for them, if any, and days in South Africa. */
type NewCheck = KeptContent & {
  userId: number;
  checkedOn: IsoDate;
  yearBegins: IsoDate;
  wantsMail: boolean;
  madeById?: number;
  agreedOn?: IsoDate;
  planId?: number;
};

/** Stores a check, replacing any other of that person and day. The caller must lock the person's account. */
export async function insertCheck(
  tx: Transaction,
  { asked, figures, ...about }: NewCheck,
): Promise<KeptCheck> {
  const { userId, checkedOn } = about;
  await tx.delete(keptChecks).where(and(ofPerson(userId), eq(keptChecks.checkedOn, checkedOn)));
  const id = randomUUID();
  const content: KeptContent = { asked, figures };
  const [row] = await tx
    .insert(keptChecks)
    .values({
      id,
      ...about,
      anniversaryMonth: asked.anniversary_month,
      contentEncrypted: encryptField(JSON.stringify(content), placeOf(id)),
      mailOn: findMailDay(about),
    })
    .returning();
  return readCheck(row!);
}

const ofPerson = (userId: number) => eq(keptChecks.userId, userId);

/** Lists a person's kept checks, newest first. */
export async function listChecksOf(store: DatabaseOrTransaction, userId: number): Promise<KeptCheck[]> {
  const rows = await selectNewestFirst(store, userId).limit(MOST_CHECKS_LISTED);
  return rows.map(readCheck);
}

/** The same without a limit. */
export async function listAllChecksOf(store: DatabaseOrTransaction, userId: number): Promise<KeptCheck[]> {
  return (await selectNewestFirst(store, userId)).map(readCheck);
}

function selectNewestFirst(store: DatabaseOrTransaction, userId: number) {
  return store.select().from(keptChecks).where(ofPerson(userId)).orderBy(desc(keptChecks.checkedOn));
}

/**
 * Deletes a person's check.
 * @returns whether there was one
 */
export async function deleteCheckOf(
  tx: Transaction,
  { userId, id }: { userId: number; id: string },
): Promise<boolean> {
  const { rowCount } = await tx.delete(keptChecks).where(and(ofPerson(userId), eq(keptChecks.id, id)));
  return (rowCount ?? 0) > 0;
}

/** Stops all reminders of a person, whichever check they agreed to them with. */
export async function stopMailOf(tx: Transaction, userId: number): Promise<void> {
  await tx.update(keptChecks).set({ wantsMail: false }).where(ofPerson(userId));
}

/** Reads a row in the wire's form. */
export function readCheck(row: Row): KeptCheck {
  const { asked, figures } = JSON.parse(decryptField(row.contentEncrypted, placeOf(row.id))) as KeptContent;
  return {
    id: row.id,
    checked_on: formatDayMonthYear(row.checkedOn),
    year_begins: formatDayMonthYear(row.yearBegins),
    asked,
    figures,
    ...(row.planId !== null && { plan_id: row.planId }),
    made_by_adviser: row.madeById !== null,
    ...(row.agreedOn !== null && { agreed_on: row.agreedOn }),
    wants_mail: row.wantsMail,
    mail_on: formatDayMonthYear(row.mailOn),
    ...(row.mailedAt && { mailed_at: row.mailedAt.toISOString() }),
  };
}
