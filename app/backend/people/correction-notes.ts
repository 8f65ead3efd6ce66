import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import type { OwnHistory } from "~/contract/own-data-operations";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { decryptField, encryptField } from "../store/encryption";
import { correctionNotes } from "../store/schema";

const MOST_NOTES = 50;

const placeOf = (id: string) => ({ column: "correction_notes.note", row: id });

/**
 * Adds a dated note to a person's records.
 * @returns whether there was room for it
 */
export async function addCorrectionNote(
  tx: Transaction,
  { userId, note, now }: { userId: number; note: string; now: Date },
): Promise<boolean> {
  if ((await tx.$count(correctionNotes, eq(correctionNotes.userId, userId))) >= MOST_NOTES) return false;
  const id = randomUUID();
  await tx
    .insert(correctionNotes)
    .values({ id, userId, noteEncrypted: encryptField(note, placeOf(id)), createdAt: now });
  return true;
}

/** The notes in a person's records, the newest first. */
export async function listCorrectionNotes(
  store: DatabaseOrTransaction,
  userId: number,
): Promise<OwnHistory["corrections"]> {
  const rows = await store
    .select()
    .from(correctionNotes)
    .where(eq(correctionNotes.userId, userId))
    .orderBy(desc(correctionNotes.createdAt));
  return rows.map(({ id, noteEncrypted, createdAt }) => ({
    note: decryptField(noteEncrypted, placeOf(id)),
    at: createdAt.toISOString(),
  }));
}
