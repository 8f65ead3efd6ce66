import { pipeline } from "node:stream/promises";
import { escapeIdentifier as quote, type Client } from "pg";
import { from, to } from "pg-copy-streams";
import { StartRefusal } from "../process/start-refusal.mjs";
import { listTables, type CopiedTable } from "./copied-tables";
import { withoutTriggers } from "./without-triggers";

type Both = { source: Client; target: Client };

/** Called for each table that was copied and compared. */
type Told = (table: string, rows: number) => void;

/** Settings on which the text of a value depends, so that both databases write the same. */
const SAME_TEXT = `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
  set bytea_output = 'hex'; set extra_float_digits = 1; set client_encoding = 'UTF8'`;

/**
 * Copies every row of one snapshot into a database with the same tables, but empty, and compares both; all or
 * nothing.
 */
export async function copyDatabase({ source, target }: Both, told: Told): Promise<number> {
  for (const client of [source, target]) await client.query(SAME_TEXT);
  await source.query("begin isolation level repeatable read read only");
  await target.query("begin");
  try {
    await refuseOtherTables({ source, target });
    await addAuditMonths({ source, target });
    let rows = 0;
    for (const table of await listTables(source)) {
      await withoutTriggers(target, { table: table.name, on: "insert", columns: [] }, () =>
        copyTable({ source, target }, table),
      );
      const copied = await compare({ source, target }, table);
      told(table.name, copied);
      rows += copied;
    }
    await setSequences({ source, target });
    await target.query("commit");
    await target.query("analyze");
    return rows;
  } finally {
    // After the commit there is nothing to roll back.
    await Promise.allSettled([source.query("rollback"), target.query("rollback")]);
  }
}

/** Refuses a target with other tables, as of another release. */
async function refuseOtherTables({ source, target }: Both): Promise<void> {
  const describe = async (client: Client) => {
    const { rows } = await client.query<{ state: string }>(
      `select (select string_agg(hash, ' ' order by id) from drizzle.__drizzle_migrations)
         || ' ' || (select string_agg(version::text, ' ') from pgboss.version) as state`,
    );
    return rows[0]?.state;
  };
  if ((await describe(source)) !== (await describe(target)))
    throw new StartRefusal(
      "The embedded database is of another release: start Baobab on it once with this one, stop it, and run this again.",
    );
}

/** The audit log has a partition for each month, which the database's own function creates. */
async function addAuditMonths({ source, target }: Both): Promise<void> {
  const { rows } = await source.query<{ month: string }>(
    `select month::date::text as month
     from (select min(at) as first, max(at) as last from audit_log) as span,
       generate_series(date_trunc('month', first), last, interval '1 month') as month`,
  );
  for (const { month } of rows) await target.query("select add_audit_month($1)", [month]);
}

async function copyTable({ source, target }: Both, { name, columns, where }: CopiedTable): Promise<void> {
  const list = columns.map(quote).join(", ");
  await pipeline(
    source.query(to(`copy (select ${list} from ${name} where ${where}) to stdout`)),
    target.query(from(`copy ${name} (${list}) from stdin`)),
  );
}

/**
 * Compares the rows of a table by their number and the sum of their hashes, which does not depend on their
 * order.
 * @returns the number of rows
 */
async function compare({ source, target }: Both, { name, columns, where }: CopiedTable): Promise<number> {
  const query = `select count(*)::int as rows,
    sum(('x' || left(encode(sha256(convert_to(row(${columns.map(quote).join(", ")})::text, 'UTF8')), 'hex'), 16))::bit(64)::bigint)::text as sum
    from ${name} where ${where}`;
  type Sum = { rows: number; sum: string | null };
  const [there, here] = await Promise.all([source.query<Sum>(query), target.query<Sum>(query)]);
  if (JSON.stringify(there.rows) !== JSON.stringify(here.rows))
    throw new StartRefusal(
      `The table ${name} did not arrive as it was: nothing was kept, so run this again.`,
    );
  return here.rows[0]?.rows ?? 0;
}

async function setSequences({ source, target }: Both): Promise<void> {
  const { rows } = await source.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
     from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
  for (const { name, last } of rows) await target.query("select setval($1, $2)", [name, last]);
}
