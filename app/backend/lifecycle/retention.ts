import { and, eq, gte, inArray, isNotNull, lt, notExists, sql } from "drizzle-orm";
import { getLogger } from "../log/logger";
import { onShutdown } from "../process/shutdown";
import { dropOverdueSnapshots } from "../sharing/links";
import { getDatabase } from "../store/connection";
import { deleteInBatches, inBatches } from "../store/in-batches";
import {
  adviceRecords,
  callCounts,
  codeRequests,
  guests,
  outgoingMails,
  passkeyChallenges,
  planRequests,
  plans,
  sessions,
  shares,
  linkTokens,
} from "../store/schema";
import { transact } from "../store/transact";

const HOUR_MILLISECONDS = 3_600_000;
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;

/** Retention periods, as the privacy page states them. */
export const KEPT_DAYS = {
  /** A guest's plans, after their last visit. */
  guestPlans: 30,
  /** Requests for codes, which are valid for a quarter of an hour. */
  codeRequests: 1,
  /** Sessions, which last twelve hours. */
  sessions: 1,
  /** Share links that are over; their snapshots are deleted at once. */
  shares: 30,
  /** Emails that no server has accepted, and whose delivery has been given up. */
  mails: 2,
  /** Records of advice after a deletion: five years of at most 366 days. */
  adviceRecords: 5 * 366,
} as const;

/**
 * Deletes data whose retention period is over. It may run at any time and in several processes at once: each
 * row is deleted once. A part that fails does not stop the others.
 * @throws AggregateError at the end, with the error of each part that failed
 */
export async function deleteWhatIsDue(now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (const part of listParts(now)) await part().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, "not all that is due was deleted");
}

function listParts(now: Date): (() => Promise<unknown>)[] {
  const dueSince = (days: number) => new Date(now.getTime() - days * DAY_MILLISECONDS);
  return [
    () => deleteGuestPlans(dueSince(KEPT_DAYS.guestPlans)),
    () => deleteInBatches(codeRequests, lt(codeRequests.expiresAt, dueSince(KEPT_DAYS.codeRequests))),
    () => deleteInBatches(passkeyChallenges, lt(passkeyChallenges.expiresAt, now)),
    () => deleteInBatches(sessions, lt(sessions.createdAt, dueSince(KEPT_DAYS.sessions))),
    () => dropOverdueSnapshots(now),
    () => deleteInBatches(shares, lt(shares.expiresAt, dueSince(KEPT_DAYS.shares))),
    () => deleteInBatches(linkTokens, lt(linkTokens.expiresAt, dueSince(KEPT_DAYS.shares))),
    () => deleteRestrictedPlans(dueSince(KEPT_DAYS.adviceRecords)),
    () => deleteInBatches(callCounts, lt(callCounts.expire, now.getTime())),
    () => keepAuditMonths(now),
    () => deleteUnsentMails(dueSince(KEPT_DAYS.mails)),
  ];
}

/** Their sending jobs then find nothing and end quietly. */
async function deleteUnsentMails(latest: Date): Promise<void> {
  const mails = await deleteInBatches(outgoingMails, lt(outgoingMails.createdAt, latest));
  if (mails > 0) getLogger().warn({ mails }, "emails that no server took in time were deleted unsent");
}

/** A guest's last visit is the last renewal of their token. Plans of accounts have an owner `user:…` and stay. */
async function deleteGuestPlans(lastVisit: Date): Promise<void> {
  const owner = eq(sql`${guests.id}::text`, plans.ownerId);
  const isGone = lt(guests.newestTokenIssuedAt, lastVisit);
  const gone = getDatabase()
    .select({ ownerId: sql`${guests.id}::text` })
    .from(guests)
    .where(isGone);
  await deleteInBatches(plans, inArray(plans.ownerId, gone));
  const hasPlan = getDatabase()
    .select({ one: sql`1` })
    .from(plans)
    .where(owner);
  await deleteInBatches(guests, and(isGone, notExists(hasPlan)));
}

/**
 * Deletes the plans that stayed for their records of advice when an account was deleted, with the records and
 * requests. The newest of those counts, and none is deleted while a complaint is open.
 */
async function deleteRestrictedPlans(latest: Date): Promise<void> {
  const isAbout = (table: typeof adviceRecords | typeof planRequests) =>
    and(eq(table.planId, plans.id), gte(table.createdAt, latest));
  const one = { one: sql`1` };
  const isDue = and(
    isNotNull(plans.restrictedAt),
    eq(plans.hasOpenComplaint, false),
    notExists(getDatabase().select(one).from(adviceRecords).where(isAbout(adviceRecords))),
    notExists(getDatabase().select(one).from(planRequests).where(isAbout(planRequests))),
  );
  await inBatches((most) =>
    transact(async (tx) => {
      const due = await tx
        .select({ id: plans.id })
        .from(plans)
        .where(isDue)
        .limit(most)
        .for("update", { skipLocked: true });
      const ids = due.map(({ id }) => id);
      await tx.delete(planRequests).where(inArray(planRequests.planId, ids));
      await tx.delete(adviceRecords).where(inArray(adviceRecords.planId, ids));
      await tx.delete(plans).where(inArray(plans.id, ids));
      return ids.length;
    }),
  );
}

/** The audit log's retention period, and how many months are created in advance. */
const AUDIT_MONTHS = { kept: 60, ahead: 2 } as const;

/**
 * Creates the audit log's coming months, and drops those that ended five years ago. While something else
 * reads the log, such as a backup, it gives up until the next time, because its waiting lock would block all
 * writers.
 */
async function keepAuditMonths(now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const months = sql`generate_series(${day}::date, ${day}::date + make_interval(months => ${AUDIT_MONTHS.ahead}), interval '1 month')`;
  const first = sql`(date_trunc('month', ${day}::date) - make_interval(months => ${AUDIT_MONTHS.kept}))::date`;
  await transact(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '1s'`);
    await tx.execute(sql`select add_audit_month(month::date) from ${months} as month`);
    await tx.execute(sql`select drop_audit_months(${first})`);
  });
}

/** Deletes due data at once and then hourly until the process ends, so that none outlasts its period by much. */
export function deleteRegularly(reportError: (error: Error) => void): void {
  const work = () =>
    void deleteWhatIsDue(new Date()).catch(({ errors }: AggregateError) => errors.forEach(reportError));
  work();
  const timer = setInterval(work, HOUR_MILLISECONDS).unref();
  onShutdown("deletion of what is due", async () => clearInterval(timer));
}
