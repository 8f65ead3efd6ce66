import type { IsoDate } from "~/base/date";
import { writePlanAddress } from "~/base/plan-address";
import type { LinkTick } from "~/contract/records/link-terms";
import { nameSharer, nameTicked } from "~/words/paper/describe-sharing";
import { writeDayOf, writeIsoDate } from "~/words/plan/write-figures";
import { hasMailServer } from "../sending/mail-server";
import { queueMail } from "../sending/outgoing-mails";
import { findDetails } from "../people/users";
import type { Plan } from "../plans/plans";
import { getEnvironment } from "../process/environment";
import { writeNotMe } from "./mail-effects";
import type { Transaction } from "../store/connection";
import type { Sharer } from "../sharing/links";

type Sent = {
  shareId: string;
  to: string;
  sharer: Sharer;
  message: string | undefined;
  hasCode: boolean;
  now: Date;
  expiresAt: Date;
  /** The account of the person who shares it; a queued mail is deleted with it. */
  userId: number;
};

/** Queues the mail with a link, which is appended when it is sent. */
export async function mailLink(
  tx: Transaction,
  { shareId, to, sharer, message, hasCode, now, expiresAt, userId }: Sent,
): Promise<void> {
  const lines = [
    `${nameSharer(sharer)} is sharing a retirement plan with you.`,
    ...(message ? [`They write:\n${quote(message)}`] : []),
    `You see the plan as it was on ${writeDayOf(now.toISOString())}, until ${writeDayOf(expiresAt.toISOString())}. You need no account.`,
    ...(hasCode ? ["We send a code to the cell number that they gave us for you."] : []),
    `You do not know them? Then delete this email.`,
    "Open the plan here:\n",
  ];
  const mail = {
    to,
    subject: `${sharer.name ?? "Somebody"} is sharing a retirement plan with you`,
    text: lines.join("\n\n"),
  };
  await queueMail(tx, { ...mail, shareId }, userId);
}

/** Quotes a person's message, so that it cannot pass as ours. */
const quote = (message: string) => message.replace(/^/gm, "> ");

type Told = {
  plan: Plan;
  owner: number;
  sharer: Sharer;
  label: string;
  include: readonly LinkTick[];
  agreedOn: IsoDate | null;
  expiresAt: Date;
};

/** Mails a person that their adviser shares a plan of theirs, and how to revoke the link. */
export async function mailLinkToClient(
  tx: Transaction,
  { plan, owner, sharer, label, include, agreedOn, expiresAt }: Told,
): Promise<void> {
  const to = hasMailServer() ? ((await findDetails(tx, owner))?.email ?? plan.record.email) : undefined;
  if (!to) return;
  const address = writePlanAddress("/en/recommended-plan/share", { plan: plan.id, client: undefined });
  const lines = [
    `${nameSharer(sharer)} made a link to your plan ${plan.id}. Whoever has it sees the plan until ${writeDayOf(expiresAt.toISOString())}.`,
    `They called it “${label}”.`,
    include.length > 0
      ? `It also shows ${nameTicked(include, "your")}.`
      : "It does not show your surname, your numbers, your email address or your health answers.",
    ...(agreedOn ? [`They say that you agreed to this on ${writeIsoDate(agreedOn)}.`] : []),
    `Log in and take it back here: ${new URL(address, getEnvironment().PUBLIC_URL).href}`,
    writeNotMe(),
  ];
  const mail = { to, subject: `Your adviser shared plan ${plan.id}`, text: `${lines.join("\n\n")}\n` };
  await queueMail(tx, mail, owner);
}
