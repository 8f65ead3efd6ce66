import { inArray, sql } from "drizzle-orm";
import { onShutdown } from "../process/shutdown";
import { getDatabase, type Transaction } from "../store/connection";
import { changedClients, countedClients, dayTotals } from "../store/schema";
import { transact } from "../store/transact";
import { KEY, listCounts, selectCorrections } from "./day-totals";

const KEPT_UP_MILLISECONDS = 30_000;
const CLIENTS_AT_ONCE = 1_000;
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Updates the totals with pending changes. It may run at any time, in several processes at once, and be
 * killed: one transaction on one snapshot corrects the totals and deletes the changes that it saw.
 */
export async function storeDayTotals(): Promise<void> {
  for (let clients = CLIENTS_AT_ONCE; clients === CLIENTS_AT_ONCE;) clients = await countSome();
}

/** @returns the number of clients that were recounted; 0 while another process holds the lock */
async function countSome(): Promise<number> {
  const [one] = await getDatabase().select().from(changedClients).limit(1);
  if (!one) return 0;
  return transact(correct).catch((error: Error) => {
    if ((error.cause as { code?: unknown } | undefined)?.code === LOCK_NOT_AVAILABLE) return 0;
    throw error;
  });
}

async function correct(tx: Transaction): Promise<number> {
  await tx.execute(sql`set transaction isolation level repeatable read`);
  // Longer than the second after which autovacuum, which also locks the table, yields to a waiting lock.
  await tx.execute(sql`set local lock_timeout = '2s'`);
  // Before the snapshot is taken, so that it includes the work of the lock's last holder.
  await tx.execute(sql`lock table ${countedClients} in share row exclusive mode`);
  await tx.execute(sql`set local lock_timeout to default`);
  const rows = await tx.selectDistinct().from(changedClients).limit(CLIENTS_AT_ONCE);
  const ids = rows.map(({ clientId }) => clientId);
  const clients = sql`select unnest(${sql.param(ids)}::integer[])`;
  await tx.execute(sql`insert into ${dayTotals} (${KEY}, ${listCounts(String)})
      select ${KEY}, ${listCounts((name) => `sum(${name})`)} from (${selectCorrections(clients)}) as correction
      group by ${KEY} having (${listCounts((name) => `sum(${name})`)}) <> (${listCounts(() => "0")})
      on conflict (${KEY}) do update set ${listCounts((name) => `${name} = day_totals.${name} + excluded.${name}`)}`);
  await tx.delete(dayTotals).where(sql`${dayTotals.people} = 0`);
  await tx.delete(countedClients).where(inArray(countedClients.clientId, ids));
  await tx.execute(sql`insert into ${countedClients}
      select client.* from (${clients}) as changed(id) cross join lateral count_client(changed.id) as client`);
  await tx.delete(changedClients).where(inArray(changedClients.clientId, ids));
  return ids.length;
}

/** Runs at once and every half minute until the process ends: pending changes slow reports down. */
export function storeDayTotalsRegularly(reportError: (error: Error) => void): void {
  const work = () => void storeDayTotals().catch(reportError);
  work();
  const timer = setInterval(work, KEPT_UP_MILLISECONDS).unref();
  onShutdown("totals by day", async () => clearInterval(timer));
}
