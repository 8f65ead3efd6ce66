import { and, asc, desc, eq, gt, isNull, lte, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { addMonths, todayInSouthAfrica } from "~/base/date";
import { findNextYear, isGoodFor } from "../living-annuity/mail-day";
import { sealNoMailToken } from "../living-annuity/no-mail-token";
import { findDetails } from "../people/users";
import { getEnvironment } from "../process/environment";
import { onShutdown } from "../process/shutdown";
import { hasMailServer } from "../sending/mail-server";
import { queueMail } from "../sending/outgoing-mails";
import type { Transaction } from "../store/connection";
import { keptChecks, users } from "../store/schema";
import { transact } from "../store/transact";

const HOUR_MILLISECONDS = 3_600_000;
const ASKED_AT_ONCE = 100;

/** A reminder that could not be sent for this long is useless, because the year has begun. */
const DUE_MONTHS = 1;

/**
 * Sends the reminders that are due, once for each check and only for a person's newest. It may run at any
 * time and in several processes at once.
 */
export async function sendYearlyReminders(now: Date): Promise<void> {
  if (!hasMailServer()) return;
  let last: string | undefined;
  do last = await transact((tx) => sendReminders(tx, now, last));
  while (last !== undefined);
}

/** @returns the id of the last check in the batch, if there may be more */
async function sendReminders(
  tx: Transaction,
  now: Date,
  after: string | undefined,
): Promise<string | undefined> {
  const rows = await tx
    .select({ id: keptChecks.id, userId: keptChecks.userId })
    .from(keptChecks)
    .innerJoin(users, eq(users.id, keptChecks.userId))
    .where(and(matchDue(tx, now), after === undefined ? undefined : gt(keptChecks.id, after)))
    .orderBy(asc(keptChecks.id))
    .limit(ASKED_AT_ONCE)
    .for("no key update", { skipLocked: true });
  for (const { id, userId } of rows) {
    const to = (await findDetails(tx, userId))?.email;
    if (!to) continue;
    await tx.update(keptChecks).set({ mailedAt: now }).where(eq(keptChecks.id, id));
    await queueMail(tx, writeMail(to, userId, DUE), userId);
  }
  return rows.length < ASKED_AT_ONCE ? undefined : rows.at(-1)?.id;
}

/**
 * Sends a person at once the reminder that they agreed to with their newest check, if that is too old. It
 * replaces the later one. The caller must lock the person's account.
 */
export async function remind(
  tx: Transaction,
  userId: number,
  now: Date,
): Promise<"sent" | "unavailable" | undefined> {
  const [row] = await tx
    .select()
    .from(keptChecks)
    .where(eq(keptChecks.userId, userId))
    .orderBy(desc(keptChecks.checkedOn))
    .limit(1)
    .for("no key update");
  const to = (await findDetails(tx, userId))?.email;
  if (!row?.wantsMail || row.mailedAt || !to) return undefined;
  const today = todayInSouthAfrica(now);
  if (isGoodFor(row.checkedOn, findNextYear(row.anniversaryMonth, today))) return undefined;
  if (!hasMailServer()) return "unavailable";
  await tx.update(keptChecks).set({ mailedAt: now }).where(eq(keptChecks.id, row.id));
  await queueMail(tx, writeMail(to, userId, REMINDED), userId);
  return "sent";
}

function matchDue(tx: Transaction, now: Date) {
  const today = todayInSouthAfrica(now);
  const newer = alias(keptChecks, "newer");
  const isNewer = and(eq(newer.userId, keptChecks.userId), gt(newer.checkedOn, keptChecks.checkedOn));
  return and(
    keptChecks.wantsMail,
    isNull(keptChecks.mailedAt),
    lte(keptChecks.mailOn, today),
    gt(keptChecks.mailOn, addMonths(today, -DUE_MONTHS)),
    notExists(
      tx
        .select({ one: sql`1` })
        .from(newer)
        .where(isNewer),
    ),
    eq(users.isActive, true),
  );
}

/** The reason for the mail: its date, or the person's adviser, who is not named. */
const DUE = "Its next year begins in about a month. Before that day you choose what it pays.";
const REMINDED =
  "Your adviser here reminds you. Before its next year begins you choose what it pays, and your adviser can go through it with you.";

/** Contains no figures, so that nobody who glances at it learns what the person has. */
function writeMail(to: string, userId: number, why: string) {
  const write = (address: string) => new URL(address, getEnvironment().PUBLIC_URL).href;
  const stopLink = write(`/en/living-annuity/no-mail?token=${sealNoMailToken(userId)}`);
  const lines = [
    "When you last checked your living annuity here, you asked us to tell you when it is time again.",
    why,
    `See how it went, and what would last now: ${write("/en/living-annuity")}`,
    "It takes about five minutes. Have the newest statement of your provider with you.",
    `You do not want this email? Stop it here, without logging in: ${stopLink}`,
  ];
  const subject = "Time to check your living annuity again";
  return { to, subject, text: `${lines.join("\n\n")}\n`, stopLink };
}

/** Sends due reminders at once and then every hour until the process ends. */
export function sendYearlyRemindersRegularly(reportError: (error: Error) => void): void {
  const work = () => void sendYearlyReminders(new Date()).catch(reportError);
  work();
  const timer = setInterval(work, HOUR_MILLISECONDS).unref();
  onShutdown("mails that ask back", async () => clearInterval(timer));
}
