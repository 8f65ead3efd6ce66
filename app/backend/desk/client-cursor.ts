import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "zod";
import type { ClientSort } from "~/contract/plan/plan-summary";
import { isTypedInstant } from "~/contract/wire/written-query";
import type { ClientRow } from "./summarise-clients";

/** The values by which a page ends, the account's number last. */
type Cursor = (number | string)[];

const instant = z.string().datetime().refine(isTypedInstant);
const number = z.number().int().safe();
const SHAPES = {
  date: z.tuple([instant, number]),
  savings: z.tuple([number, number]),
  retirement: z.tuple([number, number]),
  state: z.tuple([number, instant, number]),
  name: z.tuple([number]),
} satisfies Record<ClientSort, z.ZodTypeAny>;

/** Names the last row of a page, so that the next page begins behind it whatever was added meanwhile. */
export function writeClientCursor(sort: ClientSort, row: ClientRow): string {
  const date = row.clientChangedAt.toISOString();
  const values = {
    date: [date, row.id],
    savings: [row.clientSavings, row.id],
    retirement: [row.clientRetires, row.id],
    state: [row.clientState, date, row.id],
    name: [row.id],
  } satisfies Record<ClientSort, Cursor>;
  return Buffer.from(JSON.stringify(values[sort])).toString("base64url");
}

/** Reads such a name; undefined, which is the first page, if it is none of this sort. */
export function readClientCursor(sort: ClientSort, text: string): Cursor | undefined {
  try {
    return SHAPES[sort].parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch {
    return undefined;
  }
}

/** The rows behind a cursor. Instants are compared as they were written, to the millisecond. */
export function cutAfter(columns: readonly PgColumn[], cursor: Cursor, order: "asc" | "desc"): SQL {
  const names = sql.join(
    columns.map((column) => sql`${column}`),
    sql`, `,
  );
  const values = sql.join(
    cursor.map((value) => (typeof value === "string" ? sql`${value}::timestamptz` : sql`${value}::bigint`)),
    sql`, `,
  );
  return order === "asc" ? sql`(${names}) > (${values})` : sql`(${names}) < (${values})`;
}
