import { formatDayMonthYear, todayInSouthAfrica } from "~/base/date";
import { writePlanAddress } from "~/base/plan-address";
import type { ShareTick } from "~/contract/shared-plan";
import { joinWords, writeDate } from "~/words/write-figures";
import { hasMailServer } from "../messages/mail-server";
import { queueMail } from "../messages/outgoing-mails";
import { findDetails } from "../people/users";
import type { Plan } from "../plan/plans";
import { getEnvironment } from "../process/environment";
import { writeNotMe } from "../records/mail-effects";
import type { Transaction } from "../store/connection";
import type { Sharer } from "./shares";

const writeDay = (at: Date) => writeDate(formatDayMonthYear(todayInSouthAfrica(at)));

type Sent = {
  shareId: string;
  to: string;
  sharer: Sharer;
  message: string | undefined;
  hasCode: boolean;
  now: Date;
  expiresAt: Date;
  /** The account of whoever shares it, with which the mail goes if it still waits. */
  userId: number;
};

/** Mails a link, which is written into the mail when it is sent. */
export async function mailLink(
  tx: Transaction,
  { shareId, to, sharer, message, hasCode, now, expiresAt, userId }: Sent,
): Promise<void> {
  const name = sharer.name ?? "Somebody";
  const lines = [
    `${[name, sharer.role?.toLowerCase()].filter(Boolean).join(", ")}, shares a retirement plan with you.`,
    ...(message ? [`They write:\n${quote(message)}`] : []),
    `You see the plan as it was on ${writeDay(now)}, until ${writeDay(expiresAt)}. You need no account.`,
    ...(hasCode ? ["We send a code to the cell number that they gave us for you."] : []),
    `You do not know them? Then delete this e-mail.`,
    "Open the plan here:\n",
  ];
  const mail = { to, subject: `${name} shares a retirement plan with you`, text: lines.join("\n\n") };
  await queueMail(tx, { ...mail, shareId }, userId);
}

/** Marks a message of somebody as theirs, so that it cannot pass as ours. */
const quote = (message: string) => message.replace(/^/gm, "> ");

const SHOWN: Record<ShareTick, string> = {
  surname: "your surname",
  contact: "your e-mail address and phone number",
  id_number: "your ID number",
  health: "your health answers",
};

type Told = { plan: Plan; owner: number; label: string; include: readonly ShareTick[]; expiresAt: Date };

/** Tells a person that their adviser shares a plan of theirs, and how to take the link back. */
export async function mailShared(
  tx: Transaction,
  { plan, owner, label, include, expiresAt }: Told,
): Promise<void> {
  const to = hasMailServer() ? ((await findDetails(tx, owner))?.email ?? plan.record.email) : undefined;
  if (!to) return;
  const address = writePlanAddress("/en/recommended-plan/share", plan.id, { client: undefined });
  const lines = [
    `Your adviser made a link to plan ${plan.id}. Whoever has it sees the plan until ${writeDay(expiresAt)}.`,
    `They called it “${label}”.`,
    include.length > 0
      ? `It also shows ${joinWords(include.map((tick) => SHOWN[tick]))}.`
      : "It does not show your surname, your numbers, your e-mail address or your health answers.",
    `Log in and take it back here: ${new URL(address, getEnvironment().PUBLIC_URL).href}`,
    writeNotMe(),
  ];
  const mail = { to, subject: `Your adviser shared plan ${plan.id}`, text: `${lines.join("\n\n")}\n` };
  await queueMail(tx, mail, owner);
}
