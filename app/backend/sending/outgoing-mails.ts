import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { decryptField, encryptField, type SealedPlace } from "../store/encryption";
import { sendInTransaction, SENDING_JOB } from "../store/queue";
import { outgoingMails } from "../store/schema";
import type { Mail } from "./mail-server";

/** The job that sends an email. Its payload is only the number of the mail's row. */
export const SEND_MAIL = "send-mail";
export type SendMail = { mailId: string };

const placeOf = (mailId: string): SealedPlace => ({ column: "outgoing_mails.content", row: mailId });

/** A queued email. The share link is appended when it is sent, because it is stored nowhere. */
export type WaitingMail = Mail & { shareId?: string };

/**
 * Queues an email in the caller's transaction. Its content is deleted once the mail server has accepted it,
 * or with the writer's account.
 * @param writerId the writer's user number; undefined for a guest
 */
export async function queueMail(tx: Transaction, mail: WaitingMail, writerId?: number): Promise<void> {
  const id = randomUUID();
  const contentEncrypted = encryptField(JSON.stringify(mail), placeOf(id));
  await tx.insert(outgoingMails).values({ id, userId: writerId, contentEncrypted, createdAt: new Date() });
  const data: SendMail = { mailId: id };
  await sendInTransaction(tx, { name: SEND_MAIL, data, options: SENDING_JOB });
}

/** Lists a person's own mails that no server has accepted yet. */
export async function listMailsOf(
  store: DatabaseOrTransaction,
  writerId: number,
): Promise<(Mail & { createdAt: Date })[]> {
  const rows = await store.select().from(outgoingMails).where(eq(outgoingMails.userId, writerId));
  return rows.map((row) => ({ ...openMail(row), createdAt: row.createdAt }));
}

type Row = typeof outgoingMails.$inferSelect;

/** Decrypts the email in a row. */
export function openMail({ id, contentEncrypted }: Row): WaitingMail {
  return JSON.parse(decryptField(contentEncrypted, placeOf(id))) as WaitingMail;
}
