import { randomUUID } from "node:crypto";
import { desc, eq, inArray } from "drizzle-orm";
import type { OwnHistory } from "~/contract/records/own-data-operations";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { decryptField, encryptField, type SealedPlace } from "../store/encryption";
import { correctionNotes } from "../store/schema";

/** The limit for the person's own notes, and another for ours. */
const MOST_NOTES = 50;

/** Details that people can correct themselves, with a note. */
const CORRECTABLE = ["preferred name", "first names", "surname", "email address", "cell number"] as const;
export type Corrected = (typeof CORRECTABLE)[number];

const CORRECTED = "Corrected: ";

/** True if we wrote a note about a correction, rather than the person about an error. */
function isOurs(note: string): boolean {
  if (!note.startsWith(CORRECTED)) return false;
  const corrected = note.slice(CORRECTED.length).split(", ");
  return corrected.every((one) => CORRECTABLE.some((known) => known === one));
}

const placeOf = (id: string): SealedPlace => ({ column: "correction_notes.note", row: id });

type NewNote = { userId: number; note: string; now: Date };

/**
 * Adds a person's note about an error to their records, with its date.
 * @returns false if the limit is reached
 */
export async function addCorrectionNote(tx: Transaction, added: NewNote): Promise<boolean> {
  const own = (await openNotes(tx, added.userId)).filter(({ note }) => !isOurs(note));
  if (own.length >= MOST_NOTES) return false;
  await insertNote(tx, added);
  return true;
}

/** Notes a person's corrections. Only the newest of these stay, and they do not count towards the person's own. */
export async function noteCorrected(
  tx: Transaction,
  { corrected, ...about }: { userId: number; corrected: readonly Corrected[]; now: Date },
): Promise<void> {
  await insertNote(tx, { ...about, note: `${CORRECTED}${corrected.join(", ")}` });
  const ours = (await openNotes(tx, about.userId)).filter(({ note }) => isOurs(note));
  const tooOld = ours.slice(MOST_NOTES).map(({ id }) => id);
  if (tooOld.length > 0) await tx.delete(correctionNotes).where(inArray(correctionNotes.id, tooOld));
}

async function insertNote(tx: Transaction, { userId, note, now }: NewNote): Promise<void> {
  const id = randomUUID();
  await tx
    .insert(correctionNotes)
    .values({ id, userId, noteEncrypted: encryptField(note, placeOf(id)), createdAt: now });
}

/** Lists the notes in a person's records, newest first. */
export async function listCorrectionNotes(
  store: DatabaseOrTransaction,
  userId: number,
): Promise<OwnHistory["corrections"]> {
  const notes = await openNotes(store, userId);
  return notes.map(({ note, createdAt }) => ({ note, at: createdAt.toISOString() }));
}

async function openNotes(store: DatabaseOrTransaction, userId: number) {
  const rows = await store
    .select()
    .from(correctionNotes)
    .where(eq(correctionNotes.userId, userId))
    .orderBy(desc(correctionNotes.createdAt));
  return rows.map(({ id, noteEncrypted, createdAt }) => ({
    id,
    note: decryptField(noteEncrypted, placeOf(id)),
    createdAt,
  }));
}
