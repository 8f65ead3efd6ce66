import { eq } from "drizzle-orm";
import { singleton } from "../process/singleton";
import { deliver, DeliveryError } from "../sending/delivery";
import { type Mail, sendByMailServer } from "../sending/mail-server";
import { openMail, type SendMail, type WaitingMail } from "../sending/outgoing-mails";
import { findOpenLink, findTokenOf } from "../sharing/links";
import { writeLinkAddressOf } from "../sharing/link-token";
import { getDatabase } from "../store/connection";
import type { Job } from "../store/queue";
import { outgoingMails } from "../store/schema";
import { transact } from "../store/transact";

const LONGEST_WAIT_MILLISECONDS = 48 * 3_600_000;

/** Mails that this process has sent, or given up, but could not yet delete from the database. */
const getOver = () => singleton("emails that are over", () => new Set<string>());

/** Sends an email. One that the server refuses, or that has waited two days, is given up and deleted as well. */
export async function sendMail({ data: { mailId }, complete }: Job<SendMail>): Promise<void> {
  const ofMail = eq(outgoingMails.id, mailId);
  const over = getOver();
  const [row] = await getDatabase().select().from(outgoingMails).where(ofMail);
  if (row && !over.has(mailId)) await deliver("sending an email", () => handOver(row));
  over.add(mailId);
  // Deleted at once in its own statement: if the process dies before it, the email is sent again.
  await getDatabase().delete(outgoingMails).where(ofMail);
  over.delete(mailId);
  await transact(complete);
}

async function handOver(row: typeof outgoingMails.$inferSelect): Promise<void> {
  const { id, createdAt } = row;
  if (Date.now() - createdAt.getTime() > LONGEST_WAIT_MILLISECONDS)
    throw new DeliveryError("an email could not be sent for two days", true);
  const mail = await addLink(openMail(row));
  if (mail) await sendByMailServer({ id, ...mail });
}

/** Returns undefined for a revoked share link, so that nothing is sent. */
async function addLink({ shareId, ...mail }: WaitingMail): Promise<Mail | undefined> {
  if (shareId === undefined) return mail;
  const share = await findOpenLink(getDatabase(), shareId, new Date());
  if (!share) return undefined;
  const token = await findTokenOf(getDatabase(), share);
  if (!token)
    throw new DeliveryError("the session secret that a link was made with is no longer listed", true);
  return { ...mail, text: `${mail.text}${writeLinkAddressOf(token)}\n` };
}
