import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { getDatabase } from "../store/connection";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { decryptField, encryptField } from "../store/encryption";
import { findOpenShare } from "../sharing/shares";
import { deriveShareToken, writeShareLink } from "../sharing/share-token";
import { sendInTransaction, SENDING_JOB } from "../store/queue";
import type { Job } from "../store/queue";
import { outgoingMails } from "../store/schema";
import { transact } from "../store/transact";
import { deliver, DeliveryError } from "./delivery";
import { sendByMailServer } from "./mail-server";
import type { Mail } from "./mail-server";

/** The job that sends an e-mail. It carries the number of the mail's row and nothing else. */
export const SEND_MAIL = "send-mail";
type SendMail = { mailId: string };

const LONGEST_WAIT_MILLISECONDS = 48 * 3_600_000;

const placeOf = (mailId: string) => ({ column: "outgoing_mails.content", row: mailId });

/** An e-mail that waits. The link to a shared plan is written below it when it is sent, for nobody keeps the link. */
type WaitingMail = Mail & { shareId?: string };

/**
 * Queues an e-mail in the caller's transaction. Its content is deleted once the mail server has taken it, or with the account
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

/** Sends an e-mail. One that the server refuses, or that waited two days, is given up and deleted as well. */
export async function sendMail({ data: { mailId }, complete }: Job<SendMail>): Promise<void> {
  const ofMail = eq(outgoingMails.id, mailId);
  const [row] = await getDatabase().select().from(outgoingMails).where(ofMail);
  if (row) await deliver("sending an e-mail", () => handOver(row));
  await transact(async (tx) => {
    await tx.delete(outgoingMails).where(ofMail);
    await complete(tx);
  });
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

function openMail({ id, contentEncrypted }: Row): WaitingMail {
  return JSON.parse(decryptField(contentEncrypted, placeOf(id))) as WaitingMail;
}

async function handOver(row: Row): Promise<void> {
  const { id, createdAt } = row;
  if (Date.now() - createdAt.getTime() > LONGEST_WAIT_MILLISECONDS)
    throw new DeliveryError("an e-mail could not be sent for two days", true);
  const mail = await addLink(openMail(row));
  if (mail) await sendByMailServer({ id, ...mail });
}

/** Nothing is sent of a link that was taken back meanwhile. */
async function addLink({ shareId, ...mail }: WaitingMail): Promise<Mail | undefined> {
  if (shareId === undefined) return mail;
  const share = await findOpenShare(getDatabase(), shareId, new Date());
  return share && { ...mail, text: `${mail.text}${writeShareLink(deriveShareToken(share.id))}\n` };
}
