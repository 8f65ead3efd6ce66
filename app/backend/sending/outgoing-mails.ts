import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { decryptField, encryptField } from "../store/encryption";
import type { SealedPlace } from "../store/encryption";
import { sendInTransaction, SENDING_JOB } from "../store/queue";
import { outgoingMails } from "../store/schema";
import type { Mail } from "./mail-server";

/** The job that sends an email. It carries the number of the mail's row and nothing else. */
export const SEND_MAIL = "send-mail";
export type SendMail = { mailId: string };

const placeOf = (mailId: string): SealedPlace => ({ column: "outgoing_mails.content", row: mailId });

/** An email that waits. The link to a shared plan is written below it when it is sent, for nobody keeps the link. */
export type WaitingMail = Mail & { shareId?: string };

/**
 * Queues an email in the caller's transaction. Its content is deleted once the mail server has taken it, or with the account
 * of the person who wrote it.
 * @param writerId the number of that person; undefined for a guest
 */
export async function queueMail(tx: Transaction, mail: WaitingMail, writerId?: number): Promise<void> {
  const id = randomUUID();
  const contentEncrypted = encryptField(JSON.stringify(mail), placeOf(id));
  await tx.insert(outgoingMails).values({ id, userId: writerId, contentEncrypted, createdAt: new Date() });
  const data: SendMail = { mailId: id };
  await sendInTransaction(tx, { name: SEND_MAIL, data, options: SENDING_JOB });
}

/** What a person has written and no server has taken yet. */
export async function listMailsOf(
  store: DatabaseOrTransaction,
  writerId: number,
): Promise<(Mail & { createdAt: Date })[]> {
  const rows = await store.select().from(outgoingMails).where(eq(outgoingMails.userId, writerId));
  return rows.map((row) => ({ ...openMail(row), createdAt: row.createdAt }));
}

type Row = typeof outgoingMails.$inferSelect;

/** The email that a row holds. */
export function openMail({ id, contentEncrypted }: Row): WaitingMail {
  return JSON.parse(decryptField(contentEncrypted, placeOf(id))) as WaitingMail;
}
