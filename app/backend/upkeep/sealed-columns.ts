import { getTableName, is } from "drizzle-orm";
import { PgJsonb, PgTable, getTableConfig } from "drizzle-orm/pg-core";
import type { SealedColumn } from "../store/encryption";
import * as schema from "../store/schema";

const SUFFIX = "_encrypted";

/** The pattern of an encrypted text, to find it among the values of an object. */
export const SEALED_VALUE = /^[A-Za-z0-9_-]{1,32}[.](r[.])?[A-Za-z0-9_-]{120,}$/;

/** The columns that bind a text to its row where those are not the primary key. */
const BOUND_TO: Partial<Record<SealedColumn, readonly string[]>> = {
  "recommendations.payload": ["plan_id", "plan_type"],
  "recommendations.summary": ["plan_id", "plan_type"],
  "recommendations.attributes": ["plan_id"],
  "remembered_answers.answer": ["subject_hash", "method", "path", "key"],
};

/** A table that may contain encrypted text. */
export type SealedTable = {
  name: string;
  primaryKey: string;
  /** Columns with one encrypted text each. */
  texts: { column: string; place: SealedColumn; boundTo: readonly string[] }[];
  /** JSON columns, any value of which may be an encrypted text bound to the primary key. */
  objects: string[];
};

/** Lists the tables that may contain encrypted text, from their definitions. */
export function listSealedTables(): SealedTable[] {
  return Object.values(schema).flatMap((table) => (is(table, PgTable) ? describeTable(table) : []));
}

function describeTable(table: PgTable): SealedTable[] {
  const name = getTableName(table);
  const { columns } = getTableConfig(table);
  const sealed = columns.filter((column) => column.name.endsWith(SUFFIX));
  const objects = columns.filter((column) => is(column, PgJsonb)).map((column) => column.name);
  if (sealed.length + objects.length === 0) return [];
  const primaryKey = columns.find((column) => column.primary)?.name;
  if (!primaryKey)
    throw new Error(`the table ${name} holds encrypted text and has no primary key of one column`);
  const texts = sealed.map(({ name: column }) => {
    const place = `${name}.${column.slice(0, -SUFFIX.length)}` as SealedColumn;
    return { column, place, boundTo: BOUND_TO[place] ?? [primaryKey] };
  });
  return [{ name, primaryKey, texts, objects }];
}
