import { sql } from "drizzle-orm";
import { getDatabase, type Transaction } from "../../app/backend/store/connection";
import { transact } from "../../app/backend/store/transact";

/**
 * Changes something in a transaction that stays open until every call waits for it, or has been answered. The
 * calls begin one after the other, each once the earlier ones wait.
 * @returns the answers of the calls, in their order
 */
export async function changeWhileWaiting<Answer>(
  change: (tx: Transaction) => Promise<unknown>,
  ...calls: (() => Promise<Answer>)[]
): Promise<Answer[]> {
  const under: Promise<Answer>[] = [];
  let answered = 0;
  await transact(async (tx) => {
    await change(tx);
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    for (const call of calls) {
      under.push(call().finally(() => (answered += 1)));
      while (answered + (await countWaiting(rows[0]!.pid)) < under.length);
    }
  });
  return Promise.all(under);
}

/** The number of transactions that wait for one, directly or indirectly. */
async function countWaiting(pid: number): Promise<number> {
  const { rows } = await getDatabase().execute<{ waiting: number }>(sql`
    with recursive waiting(pid) as (
      values (${pid}::int)
      union
      select activity.pid from pg_stat_activity activity
      join waiting on waiting.pid = any(pg_blocking_pids(activity.pid))
      where activity.datname = current_database()
    ) select count(*)::int - 1 as waiting from waiting`);
  return rows[0]!.waiting;
}
