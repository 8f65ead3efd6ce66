import { sql } from "drizzle-orm";
import { getDatabase } from "../../app/backend/store/connection";

/** Every row of every table: the table's name, and the values by column. */
export async function listRows() {
  const { rows: tables } = await getDatabase().execute<{ name: string }>(
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const all: { name: string; row: Record<string, unknown> }[] = [];
  for (const { name } of tables) {
    const { rows } = await getDatabase().execute<{ row: Record<string, unknown> }>(
      sql.raw(`select to_jsonb(t) as row from ${name} t`),
    );
    all.push(...rows.map(({ row }) => ({ name, row })));
  }
  return all;
}

/** Every row of every table that contains one of these words. */
export async function findWords(words: readonly (string | RegExp)[]): Promise<string[]> {
  const rows = (await listRows()).map(({ name, row }) => `${name}: ${JSON.stringify(row)}`);
  return rows.filter((row) =>
    words.some((word) => (typeof word === "string" ? row.includes(word) : word.test(row))),
  );
}
