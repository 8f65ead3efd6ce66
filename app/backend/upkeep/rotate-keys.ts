import { setTimeout as sleep } from "node:timers/promises";
import { escapeIdentifier as quote, type Client } from "pg";
import { getEnvironment } from "../process/environment";
import { StartRefusal } from "../process/start-refusal.mjs";
import { decryptField, encryptField, type SealedColumn, type SealedPlace } from "../store/encryption";
import { listSealedTables, SEALED_VALUE, type SealedTable } from "./sealed-columns";
import { withoutTriggers } from "./without-triggers";

/** Hears how many rows of a table are done. */
type Told = (table: string, rows: number) => void;

type Row = Record<string, unknown>;

/** How many rows are locked together. */
const BATCH_ROWS = 100;

/** How often rows are looked for again that a call was changing. */
const PASSES = 20;
const PAUSE_MILLISECONDS = 250;
const LOCK_NOT_AVAILABLE = "55P03";

/**
 * Encrypts anew, with the current key, every text of an older one, while others read and write. It may be killed at any
 * moment and begun again: what is of the current key is not touched.
 * @returns how many rows were changed
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

/** Goes through a table once, batch by batch, in the order of its primary key. */
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
 * Does one batch in a transaction of its own. What a trigger concludes from a change must not follow from this one, which
 * changes no meaning; and a record of advice, which is never changed, is encrypted anew all the same.
 * @returns its rows; none at the end of the table, or if the table is not to be had just now
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
 * Rows that a call holds are passed over, so that neither waits for the other for long; the others are locked before they
 * are read, so that no change is lost.
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

/** The condition that a row holds a text of another key than that of the first parameter. */
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

/** A text of an older key, under the current one; undefined for any other. */
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
