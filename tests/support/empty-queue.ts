import { sql } from "drizzle-orm";
import { GENERATION_QUEUE } from "../../app/backend/generation/request-generation";
import { getDatabase } from "../../app/backend/store/connection";

/** Takes the plans out of the queue that wait for a worker: a hundred may wait, and these tests have none working. */
export async function emptyQueue(): Promise<void> {
  await getDatabase().execute(sql`delete from pgboss.job where name = ${GENERATION_QUEUE}`);
}
