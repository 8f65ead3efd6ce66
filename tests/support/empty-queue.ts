import { sql } from "drizzle-orm";
import { GENERATION_QUEUE } from "../../app/backend/generation/request-generation";
import { getDatabase } from "../../app/backend/store/connection";

/** Removes waiting plans from the queue: at most a hundred may wait, and these tests run no worker. */
export async function emptyQueue(): Promise<void> {
  await getDatabase().execute(sql`delete from pgboss.job where name = ${GENERATION_QUEUE}`);
}
