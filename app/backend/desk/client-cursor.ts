import { type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { z } from "zod";
import { NO_RETIREMENT } from "~/contract/desk/retirement-day";
import type { ClientSort } from "~/contract/plan/plan-summary";
import { isTypedInstant } from "~/contract/wire/written-query";
import { latest } from "../store/columns";
import { clients } from "../store/schema";
import type { ClientRow } from "./summarise-clients";

type Order = "asc" | "desc";

/** The keys of each sort order; the account number breaks ties. */
const KEYS = {
  date: [clients.clientChangedAt, clients.id],
  savings: [clients.clientSavings, clients.id],
  retirement: [clients.clientRetires, clients.id],
  state: [clients.clientState, clients.clientChangedAt, clients.id],
} as const;

/** Keys by which the latest day of retirement comes first. */
const LATEST_RETIREMENT = [latest(clients.clientRetires), clients.id] as const;

/** Returns a list's sort keys. */
export function listKeys(sort: Exclude<ClientSort, "name">, order: Order): readonly SQLWrapper[] {
  return sort === "retirement" && order === "desc" ? LATEST_RETIREMENT : KEYS[sort];
}

/** The sort keys of a page's last row, the account number last. */
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

/** Writes a cursor for a page's last row, so that the next page continues there even if rows are added. */
export function writeClientCursor(sort: ClientSort, row: ClientRow, order: Order): string {
  const date = row.clientChangedAt.toISOString();
  const values = {
    date: [date, row.id],
    savings: [row.clientSavings, row.id],
    retirement: [order === "asc" ? row.clientRetires : row.clientRetires % NO_RETIREMENT, row.id],
    state: [row.clientState, date, row.id],
    name: [row.id],
  } satisfies Record<ClientSort, Cursor>;
  return Buffer.from(JSON.stringify(values[sort])).toString("base64url");
}

/** Reads a cursor; undefined, which means the first page, if it does not belong to this sort. */
export function readClientCursor(sort: ClientSort, text: string): Cursor | undefined {
  try {
    return SHAPES[sort].parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch {
    return undefined;
  }
}

/** Matches the rows after a cursor. Instants are compared in milliseconds, the precision of cursors. */
export function cutAfter(keys: readonly SQLWrapper[], cursor: Cursor, order: Order): SQL {
  const names = sql.join([...keys], sql`, `);
  const values = sql.join(
    cursor.map((value) => (typeof value === "string" ? sql`${value}::timestamptz` : sql`${value}::bigint`)),
    sql`, `,
  );
  return order === "asc" ? sql`(${names}) > (${values})` : sql`(${names}) < (${values})`;
}
