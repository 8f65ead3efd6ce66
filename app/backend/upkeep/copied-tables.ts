import type { Client } from "pg";
import { StartRefusal } from "../process/start-refusal.mjs";
import { databaseLabel } from "../store/migrate";

/** A table with its schema, as written in SQL, and the condition for rows to copy. */
export type CopiedTable = { name: string; columns: string[]; where: string };

type Described = CopiedTable & { needs: string[] };

/** The product's tables and the queue's unfinished jobs, since finished ones are history. Without partitions. */
const TABLES = `
  select c.oid::regclass::text as name,
    case when n.nspname = 'pgboss' then 'state < ''completed''' else 'true' end as "where",
    (select array_agg(attname::text order by attnum) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    (select coalesce(array_agg(distinct confrelid::regclass::text), '{}') from pg_constraint
      where contype = 'f' and conrelid = c.oid and confrelid <> c.oid) as needs
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and (n.nspname = 'public' or n.nspname = 'pgboss' and c.relname = 'job')
  order by 1`;

/** Lists the tables to copy, each after those that it references. */
export async function listTables(client: Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<Described>(TABLES);
  const ordered = new Map<string, CopiedTable>();
  while (ordered.size < rows.length) {
    const free = rows.filter(
      ({ name, needs }) => !ordered.has(name) && needs.every((need) => ordered.has(need)),
    );
    if (free.length === 0) throw new Error("the tables refer to each other in a circle");
    for (const table of free) ordered.set(table.name, table);
  }
  return [...ordered.values()];
}

/**
 * Refuses a database that is not empty. Empty tables of ours are allowed, because an interrupted copy leaves
 * them.
 * @param ours the tables that will be filled
 */
export async function refuseFull(target: Client, url: string, ours: readonly CopiedTable[]): Promise<void> {
  const { rows } = await target.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition
       and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'drizzle')
       and (n.nspname <> 'pgboss' or c.relname = 'job')
     order by 1`,
  );
  for (const { name } of rows) {
    const isOurs = ours.some((table) => table.name === name);
    const { rowCount } = isOurs ? await target.query(`select from ${name} limit 1`) : { rowCount: 1 };
    if (rowCount)
      throw new StartRefusal(
        `${databaseLabel(url)} is not empty: it has ${isOurs ? "rows in" : "another program's table,"} ${name}. Create a new one and set DATABASE_URL to it.`,
      );
  }
}
