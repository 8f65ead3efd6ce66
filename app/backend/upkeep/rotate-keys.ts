import { setTimeout as sleep } from "node:timers/promises";
import { escapeIdentifier as quote, type Client } from "pg";
import { getEnvironment } from "../process/environment";
import { StartRefusal } from "../process/start-refusal.mjs";
import { decryptField, encryptField, type SealedColumn, type SealedPlace } from "../store/encryption";
import { listSealedTables, SEALED_VALUE, type SealedTable } from "./sealed-columns";
import { withoutTriggers } from "./without-triggers";

/** Called with the number of rows of a table that are done. */
type Told = (table: string, rows: number) => void;

type Row = Record<string, unknown>;

/** The number of rows that are locked together. */
const BATCH_ROWS = 100;

/** The most passes over a table, for rows that a call had locked. */
const PASSES = 20;
const PAUSE_MILLISECONDS = 250;
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Re-encrypts, with the current key, every text of an older one, while others read and write. It may be
 * killed at any moment and restarted, because texts of the current key are not touched.
 * @returns the number of changed rows
 */
export async function rotateKeys(client: Client, told: Told): Promise<number> {
  const changed = new Map<string, number>();
  let tables = listSealedTables();
  for (let pass = 0; tables.length > 0 && pass < PASSES; pass += 1) {
    if (pass > 0) await sleep(PAUSE_MILLISECONDS);
    const left: SealedTable[] = [];
    for (const table of tables) {
      await rotateTable(client, table, (rows) => {
        const sum = (changed.get(table.name) ?? 0) + rows;
        changed.set(table.name, sum);
        told(table.name, sum);
      });
      if (await hasOld(client, table)) left.push(table);
    }
    tables = left;
  }
  return [...changed.values()].reduce((sum, rows) => sum + rows, 0);
}

/** Makes one pass over a table, batch by batch, in the order of its primary key. */
async function rotateTable(client: Client, table: SealedTable, told: (rows: number) => void): Promise<void> {
  let last: unknown;
  do {
    const rows = await rotateBatch(client, table, last);
    last = rows.at(-1)?.[table.primaryKey];
    if (rows.length > 0) told(rows.length);
  } while (last !== undefined);
}

async function hasOld(client: Client, table: SealedTable): Promise<boolean> {
  const query = `select from ${quote(table.name)} where ${writeIsOld(table)} limit 1`;
  return Boolean((await client.query(query, [nameCurrentKey()])).rowCount);
}

/**
 * Handles one batch in its own transaction. Triggers are disabled, because the change alters no meaning;
 * records of advice, which a trigger otherwise protects from any change, are re-encrypted too.
 * @returns its rows; none at the end of the table, or if the table is locked at the moment
 */
async function rotateBatch(client: Client, table: SealedTable, last: unknown): Promise<Row[]> {
  const columns = [...table.texts.map(({ column }) => column), ...table.objects];
  await client.query("begin");
  try {
    const rows = await withoutTriggers(
      client,
      { table: quote(table.name), on: "update", columns },
      async () => {
        const locked = await lockRows(client, table, last);
        for (const row of locked) await rewrite(client, table, row);
        return locked;
      },
    );
    await client.query("commit");
    return rows;
  } catch (error) {
    await client.query("rollback");
    if ((error as { code?: unknown }).code === LOCK_NOT_AVAILABLE) return [];
    throw error;
  }
}

/**
 * Skips rows that a call has locked, so that neither waits long for the other. The others are locked before
 * they are read, so that no change is lost.
 */
async function lockRows(client: Client, table: SealedTable, last: unknown): Promise<Row[]> {
  const { name, primaryKey, texts, objects } = table;
  const needed = texts.flatMap(({ column, boundTo }) => [column, ...boundTo]);
  const columns = [...new Set([primaryKey, ...needed, ...objects])].map(quote).join(", ");
  const after = last === undefined ? "" : `and ${quote(primaryKey)} > $2`;
  const { rows } = await client.query<Row>(
    `select ${columns} from ${quote(name)} where ${writeIsOld(table)} ${after}
     order by ${quote(primaryKey)} limit ${BATCH_ROWS} for no key update skip locked`,
    [nameCurrentKey(), ...(last === undefined ? [] : [last])],
  );
  return rows;
}

/** Writes the condition that a row has a text of another key than that of the first parameter. */
function writeIsOld({ texts, objects }: SealedTable): string {
  const conditions = [
    ...texts.map(({ column }) => `split_part(substr(${quote(column)}, 1, 40), '.', 1) not in ($1, '')`),
    ...objects.map(
      (column) => `jsonb_path_exists(${quote(column)},
        '$.* ? (@ like_regex "${SEALED_VALUE.source}" && !(@ starts with $current))',
        jsonb_build_object('current', $1::text || '.'))`,
    ),
  ];
  return `(${conditions.join(" or ")})`;
}

async function rewrite(client: Client, table: SealedTable, row: Row): Promise<void> {
  const { name, primaryKey } = table;
  const key = row[primaryKey];
  const texts = table.texts.flatMap(({ column, place, boundTo }) => {
    const sealed = reseal(row[column], {
      column: place,
      row: boundTo.map((part) => String(row[part])).join(" "),
    });
    return sealed ? [{ set: (value: string) => `${quote(column)} = ${value}`, value: sealed }] : [];
  });
  const objects = table.objects.flatMap((column) => {
    const entries = Object.entries(row[column] ?? {}).flatMap(([field, value]) => {
      if (!isSealed(value)) return [];
      const place = { column: `${name}.${column}.${field}` as SealedColumn, row: String(key) };
      const sealed = reseal(value, place);
      return sealed ? [[field, sealed]] : [];
    });
    const set = (value: string) => `${quote(column)} = ${quote(column)} || ${value}::jsonb`;
    return entries.length > 0 ? [{ set, value: JSON.stringify(Object.fromEntries(entries)) }] : [];
  });
  const changes = [...texts, ...objects];
  const written = changes.map(({ set }, index) => set(`$${index + 2}`)).join(", ");
  await client.query(`update ${quote(name)} set ${written} where ${quote(primaryKey)} = $1`, [
    key,
    ...changes.map(({ value }) => value),
  ]);
}

function isSealed(value: unknown): boolean {
  return typeof value === "string" && SEALED_VALUE.test(value);
}

/** Re-encrypts a text of an older key under the current one; undefined for any other. */
function reseal(text: unknown, place: SealedPlace): string | undefined {
  if (typeof text !== "string" || text === "" || text.startsWith(`${nameCurrentKey()}.`)) return undefined;
  return encryptField(open(text, place), place);
}

function open(text: string, place: SealedPlace): string {
  try {
    return decryptField(text, place);
  } catch (cause) {
    throw new StartRefusal(
      `A text of ${place.column} does not open with the key ${text.split(".")[0]} of ENCRYPTION_KEYS: correct that key, and run this again.`,
      { cause },
    );
  }
}

function nameCurrentKey(): string {
  return getEnvironment().ENCRYPTION_KEYS[0]?.id ?? "";
}
