import { sql } from "drizzle-orm";
import { getDatabase } from "../store/connection";
import { JOB_OPTIONS, listQueues } from "../store/queue";

type Waiting = { queue: string; jobs: number; oldestSeconds: number };

/**
 * Counts the jobs of each kind that are due and not started, with the age of the oldest in seconds. A failed
 * job counts from when it was first due: an attempt moves `start_after`, but not `keep_until`.
 */
export async function countWaitingJobs(): Promise<Waiting[]> {
  const { retentionDays } = JOB_OPTIONS;
  const { rows } = await getDatabase().execute<Waiting>(
    sql`select name as queue, count(*)::int as jobs,
        extract(epoch from now() - min(keep_until - make_interval(days => ${retentionDays})))::float as "oldestSeconds"
      from pgboss.job where state < 'active' and (state = 'retry' or start_after <= now()) group by name`,
  );
  return listQueues().map(
    (queue) => rows.find((row) => row.queue === queue) ?? { queue, jobs: 0, oldestSeconds: 0 },
  );
}
