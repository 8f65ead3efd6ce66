import { escapeIdentifier as quote, type Client } from "pg";

type Change = {
  /** As written in SQL. */
  table: string;
  on: "insert" | "update";
  columns: string[];
};

/** The bits of `pg_trigger.tgtype`. */
const EVENTS = { insert: 4, update: 16 } as const;

/**
 * Runs work in the current transaction without the product's triggers on new rows, or on changes of these
 * columns. Other transactions cannot write to the table until it ends, which also restores the triggers, even
 * after a failure.
 */
export async function withoutTriggers<Value>(
  client: Client,
  { table, on, columns }: Change,
  work: () => Promise<Value>,
): Promise<Value> {
  const { rows } = await client.query<{ tgname: string }>(
    `select tgname from pg_trigger
     where tgrelid = to_regclass($1) and not tgisinternal and tgenabled = 'O' and tgtype & $3 > 0 and ($3 <> ${EVENTS.update} or tgattr = ''
       or exists (select from pg_attribute where attrelid = tgrelid and attnum = any (tgattr) and attname = any ($2)))`,
    [table, columns, EVENTS[on]],
  );
  // While we wait for the lock, all writers wait behind us.
  if (rows.length > 0) await client.query("set local lock_timeout = '3s'");
  for (const { tgname } of rows) await client.query(`alter table ${table} disable trigger ${quote(tgname)}`);
  const value = await work();
  for (const { tgname } of rows) await client.query(`alter table ${table} enable trigger ${quote(tgname)}`);
  return value;
}
