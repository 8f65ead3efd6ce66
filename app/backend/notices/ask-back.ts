import { and, asc, eq, gt, isNull, lte, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { addMonths, todayInSouthAfrica } from "~/base/date";
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

/** A mail that could not be sent for so long is of no use: the year has begun. */
const DUE_MONTHS = 1;

/**
 * Mails everybody who agreed to it that it is time to do the check again, once for each check and only for the newest of theirs. It
 * may be done at any time and by several processes at once.
 */
export async function askBackWhoIsDue(now: Date): Promise<void> {
  if (!hasMailServer()) return;
  let last: string | undefined;
  do last = await transact((tx) => askSome(tx, now, last));
  while (last !== undefined);
}

/** @returns the number of the last check that was looked at, if there may be more */
async function askSome(tx: Transaction, now: Date, after: string | undefined): Promise<string | undefined> {
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
    await queueMail(tx, writeMail(to, userId), userId);
  }
  return rows.length < ASKED_AT_ONCE ? undefined : rows.at(-1)?.id;
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

/** It says nothing of what somebody has: whoever reads it over their shoulder learns no figure. */
function writeMail(to: string, userId: number) {
  const write = (address: string) => new URL(address, getEnvironment().PUBLIC_URL).href;
  const stopLink = write(`/en/living-annuity/no-mail?token=${sealNoMailToken(userId)}`);
  const lines = [
    "When you last checked your living annuity here, you asked us to tell you when it is time again.",
    "Its next year begins in about a month. Before that day you choose what it pays.",
    `See how it went, and what would last now: ${write("/en/living-annuity")}`,
    "It takes about five minutes. Have the newest statement of your provider with you.",
    `You do not want this e-mail? Stop it here, without logging in: ${stopLink}`,
  ];
  const subject = "Time to check your living annuity again";
  return { to, subject, text: `${lines.join("\n\n")}\n`, stopLink };
}

/** Asks back who is due now and every hour until the process ends. */
export function askBackRegularly(reportError: (error: Error) => void): void {
  const work = () => void askBackWhoIsDue(new Date()).catch(reportError);
  work();
  const timer = setInterval(work, HOUR_MILLISECONDS).unref();
  onShutdown("mails that ask back", async () => clearInterval(timer));
}
