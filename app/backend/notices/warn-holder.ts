/** Warns account holders at once that there is another way to log in, because they may not have added it. */
import { randomUUID } from "node:crypto";
import { sayPhoneNumber } from "~/base/operator";
import { writeInstant } from "~/words/plan/write-figures";
import { findDetails, lockDetails, storeDetails } from "../people/users";
import { findOperator } from "../process/operator";
import { deliver } from "../sending/delivery";
import { hasMailServer } from "../sending/mail-server";
import { queueMail } from "../sending/outgoing-mails";
import { sendSms } from "../sending/sms-gateway";
import { getDatabase, type Transaction } from "../store/connection";
import { type Job, SENDING_JOB, sendInTransaction } from "../store/queue";
import { transact } from "../store/transact";

const WARNINGS = {
  passkeyAdded: {
    subject: "A passkey was added",
    sentence: "A passkey was added to your Baobab account: whoever holds it can log in as you.",
  },
  passkeyRemoved: {
    subject: "A passkey was removed",
    sentence: "A passkey was removed from your Baobab account: nobody can log in with it any more.",
  },
  passkeysReset: {
    subject: "Your passkeys were removed",
    sentence:
      "All passkeys of your Baobab account were removed, because somebody asked for it in your name. You are logged out everywhere.",
  },
  numberChanged: {
    subject: "Your cell number was changed",
    sentence:
      "Another cell number was given for your Baobab account, and codes go to it now. For a day nothing can be done with them that cannot be undone.",
  },
} as const;
type Warning = keyof typeof WARNINGS;

/** The job that sends the message. Its payload contains no number. */
export const WARN_HOLDER = "warn-holder";
type WarnHolder = { userId: number; warning: Warning; messageId: string };

/**
 * Queues an SMS to the number on file, or the former one after a change, and an email if an address is on
 * file.
 */
export async function warnHolder(
  tx: Transaction,
  { messageId = randomUUID(), ...about }: Pick<WarnHolder, "userId" | "warning"> & { messageId?: string },
): Promise<void> {
  const { userId, warning } = about;
  const data: WarnHolder = { ...about, messageId };
  await sendInTransaction(tx, { name: WARN_HOLDER, data, options: SENDING_JOB });
  const email = (await findDetails(tx, userId))?.email;
  if (!email || !hasMailServer()) return;
  const { subject } = WARNINGS[warning];
  await queueMail(tx, { to: email, subject, text: `${writeWarning(warning)}\n` }, userId);
}

/** Mails an address that an account has replaced or removed, because its holder may not have done that. */
export async function mailFormerAddress(
  tx: Transaction,
  { userId, to, now }: { userId: number; to: string; now: Date },
): Promise<void> {
  if (!hasMailServer()) return;
  const when = writeInstant(now.toISOString());
  const text = `On ${when} this email address was replaced or removed in your Baobab account. We no longer write to it.\n\n${writeCall("You did not change it")}\n`;
  await queueMail(tx, { to, subject: "Your email address was changed", text }, userId);
}

/** Sends the message, and deletes the former number. Nothing is sent if the account was deleted meanwhile. */
export async function warnByMessage({ data, complete }: Job<WarnHolder>): Promise<void> {
  const { userId, warning, messageId } = data;
  const { cellNr, formerNumber } = (await findDetails(getDatabase(), userId)) ?? {};
  const former = formerNumber?.id === messageId ? formerNumber.cellNr : undefined;
  const to = warning === "numberChanged" ? former : cellNr;
  if (to) {
    const sms = { to, text: writeWarning(warning), requestId: messageId, send: 1 };
    await deliver("warning the holder of an account", () => sendSms(sms));
  }
  await transact(async (tx) => {
    const details = await lockDetails(tx, userId);
    if (details?.formerNumber?.id === messageId)
      await storeDetails(tx, userId, { ...details, formerNumber: undefined });
    await complete(tx);
  });
}

function writeWarning(warning: Warning): string {
  return `${WARNINGS[warning].sentence} ${writeCall("This was not you")}`;
}

function writeCall(doubt: string): string {
  return `${doubt}? Call us on ${sayPhoneNumber(findOperator())}.`;
}
