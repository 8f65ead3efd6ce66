import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { sayPhoneNumber } from "~/base/operator";
import type { WaitingNumber } from "~/contract/desk/people-operations";
import { writeInstant } from "~/words/plan/write-figures";
import { deliver } from "../sending/delivery";
import { hasMailServer } from "../sending/mail-server";
import { queueMail } from "../sending/outgoing-mails";
import { sendSms } from "../sending/sms-gateway";
import { findOperator } from "../process/operator";
import { deletePasskeysOf } from "../session/passkeys";
import { endSessions } from "../session/sessions";
import { getDatabase, type Transaction } from "../store/connection";
import { type Job, SENDING_JOB, sendInTransaction } from "../store/queue";
import { users } from "../store/schema";
import { transact } from "../store/transact";
import { insertActs } from "./audit-entries";
import { findDetails, lockDetails, type NumberChange, replaceCellNumber, storeDetails } from "./users";

/** The jobs that warn the old number, and that replace it by the new one. Their payload is only ids. */
export const TELL_NUMBER = "tell-number-change";
export const APPLY_NUMBER = "apply-number-change";
type NumberJob = { userId: number; changeId: string };

/** The time in which the holder of the old number can object. */
const WAIT_MILLISECONDS = 24 * 3_600_000;

type Asked = { userId: number; cellNr: string; askedById: number; now: Date };

/**
 * Stores another cell number, which applies a day later, and has the old one warned at once.
 * @returns the change, or a refusal: the number is on file, or another change waits
 */
export async function beginNumberChange(
  tx: Transaction,
  { userId, cellNr, askedById, now }: Asked,
): Promise<NumberChange | "onFile" | "waits"> {
  const details = await lockDetails(tx, userId);
  if (details?.cellNr === cellNr) return "onFile";
  if (details?.numberChange) return "waits";
  const effectiveAt = new Date(now.getTime() + WAIT_MILLISECONDS);
  const numberChange: NumberChange = {
    id: randomUUID(),
    cellNr,
    askedById,
    askedAt: now.toISOString(),
    effectiveAt: effectiveAt.toISOString(),
  };
  await storeDetails(tx, userId, { ...details, numberChange });
  const data: NumberJob = { userId, changeId: numberChange.id };
  await sendInTransaction(tx, { name: TELL_NUMBER, data, options: SENDING_JOB });
  await sendInTransaction(tx, { name: APPLY_NUMBER, data, startAfter: effectiveAt });
  if (details?.email && hasMailServer()) {
    const text = `${writeWarning(numberChange)}\n`;
    await queueMail(tx, { to: details.email, subject: "Another cell number", text }, userId);
  }
  return numberChange;
}

/** Cancels a waiting change. Returns whether there was one. */
export async function stopNumberChange(tx: Transaction, userId: number): Promise<boolean> {
  const details = await lockDetails(tx, userId);
  if (!details?.numberChange) return false;
  await storeDetails(tx, userId, { ...details, numberChange: undefined });
  return true;
}

/** Describes a change for callers, with only the end of the number. */
export function describeNumberChange(change: NumberChange): WaitingNumber {
  const { askedAt, effectiveAt, cellNr } = change;
  return { asked_at: askedAt, effective_at: effectiveAt, number: cellNr.replace(/^.*(?=.{4})/, "…") };
}

function writeWarning({ effectiveAt }: NumberChange): string {
  const when = writeInstant(effectiveAt);
  return `Baobab was told that you lost your phone. From ${when} codes go to another cell number. You did not ask for that? Call us before then on ${sayPhoneNumber(findOperator())}.`;
}

/** Warns the old number, unless the change was cancelled meanwhile. */
export async function mailNumber({ data, complete }: Job<NumberJob>): Promise<void> {
  const details = await findDetails(getDatabase(), data.userId);
  const change = details?.numberChange;
  if (details?.cellNr && change?.id === data.changeId) {
    const sms = { to: details.cellNr, text: writeWarning(change), requestId: change.id, send: 1 };
    await deliver("telling of another cell number", () => sendSms(sms));
  }
  await transact(complete);
}

/** Replaces the old number by the new one, not before its time, and ends all sessions of its holder. */
export async function applyNumber({ data, complete }: Job<NumberJob>): Promise<void> {
  const now = new Date();
  await transact(async (tx) => {
    const { userId, changeId } = data;
    const change = (await lockDetails(tx, userId))?.numberChange;
    const effectiveAt = change?.id === changeId ? new Date(change.effectiveAt) : undefined;
    if (change && effectiveAt && now >= effectiveAt) await replaceNumber(tx, { userId, change, now });
    // The database's clock was ahead of ours.
    else if (effectiveAt) await sendInTransaction(tx, { name: APPLY_NUMBER, data, startAfter: effectiveAt });
    await complete(tx);
  });
}

async function replaceNumber(
  tx: Transaction,
  { userId, change, now }: { userId: number; change: NumberChange; now: Date },
): Promise<void> {
  await replaceCellNumber(tx, userId, { cellNr: change.cellNr, now });
  // They may be on the lost phone, or belong to an intruder from before the holder's identity was checked.
  await deletePasskeysOf(tx, userId, now);
  await endSessions(tx, { userId });
  const [row] = await tx.select({ subjectId: users.subjectId }).from(users).where(eq(users.id, userId));
  await insertActs(tx, [{ ...row, actorId: change.askedById, verb: "changed number", at: now }]);
}
