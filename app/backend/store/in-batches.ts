import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { transact } from "./transact";

const AT_ONCE = 500;

/**
 * Deletes the rows that are due, in batches small enough that no query takes long. Returns how many rows went. Rows that
 * somebody else has locked stay for the next time.
 *
 * The rows of a batch are locked first and then deleted by where they stand. One statement, `id in (select … limit …)`,
 * compares each row with each when PostgreSQL has old statistics: 12 000 rows took more than five seconds.
 *
 * @param table not one in parts, whose rows can stand at the same place of two of them
 */
export function deleteInBatches(table: PgTable, isDue: SQL | undefined): Promise<number> {
  return inBatches((most) =>
    transact(async (tx) => {
      const { rows } = await tx.execute<{ ctid: string }>(
        sql`select ctid from ${table} where ${isDue} limit ${most} for update skip locked`,
      );
      const places = sql.param(rows.map(({ ctid }) => ctid));
      const { rowCount } = await tx.delete(table).where(sql`ctid = any(${places}::tid[])`);
      return rowCount ?? 0;
    }),
  );
}

/** Changes at most so many rows at a time, until a change finds fewer. Returns how many it changed in all. */
export async function inBatches(changeSome: (most: number) => Promise<number>): Promise<number> {
  let all = 0;
  for (let changed = AT_ONCE; changed === AT_ONCE; all += changed) changed = await changeSome(AT_ONCE);
  return all;
}
