import { sql } from "drizzle-orm";
import type { SQL, SQLWrapper } from "drizzle-orm";
import { z } from "zod";
import { NO_RETIREMENT } from "~/contract/desk/retirement-day";
import type { ClientSort } from "~/contract/plan/plan-summary";
import { isTypedInstant } from "~/contract/wire/written-query";
import { latest } from "../store/columns";
import { clients } from "../store/schema";
import type { ClientRow } from "./summarise-clients";

type Order = "asc" | "desc";

/** What each sort goes by; the number of the account settles what is equal. */
const KEYS = {
  date: [clients.clientChangedAt, clients.id],
  savings: [clients.clientSavings, clients.id],
  retirement: [clients.clientRetires, clients.id],
  state: [clients.clientState, clients.clientChangedAt, clients.id],
} as const;

/** Where the latest day of retirement comes first. */
const LATEST_RETIREMENT = [latest(clients.clientRetires), clients.id] as const;

/** What a list goes by in a sort and an order. */
export function listKeys(sort: Exclude<ClientSort, "name">, order: Order): readonly SQLWrapper[] {
  return sort === "retirement" && order === "desc" ? LATEST_RETIREMENT : KEYS[sort];
}

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

/** Reads such a name; undefined, which is the first page, if it is none of this sort. */
export function readClientCursor(sort: ClientSort, text: string): Cursor | undefined {
  try {
    return SHAPES[sort].parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch {
    return undefined;
  }
}

/** The rows behind a cursor. Instants are compared as they were written, to the millisecond. */
export function cutAfter(keys: readonly SQLWrapper[], cursor: Cursor, order: Order): SQL {
  const names = sql.join([...keys], sql`, `);
  const values = sql.join(
    cursor.map((value) => (typeof value === "string" ? sql`${value}::timestamptz` : sql`${value}::bigint`)),
    sql`, `,
  );
  return order === "asc" ? sql`(${names}) > (${values})` : sql`(${names}) < (${values})`;
}
