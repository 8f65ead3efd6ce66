import { escapeIdentifier as quote, type Client } from "pg";
import { listSealedTables, SEALED_VALUE, type SealedTable } from "./sealed-columns";

/** The number of a table's rows with a text of a key; a row with texts of two keys counts for both. */
export type KeyCount = { table: string; key: string; rows: number };

/** Counts the rows with encrypted text. Only the beginning of long texts is read. */
export async function countKeys(client: Client): Promise<KeyCount[]> {
  const counted: KeyCount[] = [];
  for (const table of listSealedTables()) {
    const { rows } = await client.query<Omit<KeyCount, "table">>(
      `select key, count(distinct id)::int as rows from (${writeKeys(table)}) as named
       where key <> '' group by key order by key`,
    );
    counted.push(...rows.map((row) => ({ table: table.name, ...row })));
  }
  return counted;
}

/** Writes the query for a table's rows with the ids of their texts' keys. */
function writeKeys({ name, primaryKey, texts, objects }: SealedTable): string {
  const select = (text: string) => `select ${quote(primaryKey)} as id, split_part(${text}, '.', 1) as key`;
  return [
    ...texts.map(({ column }) => `${select(`substr(${quote(column)}, 1, 40)`)} from ${quote(name)}`),
    ...objects.map(
      (column) => `${select("value #>> '{}'")} from ${quote(name)},
        jsonb_path_query(${quote(column)}, '$.* ? (@ like_regex "${SEALED_VALUE.source}")') as value`,
    ),
  ].join(" union all ");
}
