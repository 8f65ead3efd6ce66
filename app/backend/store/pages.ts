import { and, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { addDays, type IsoDate } from "~/base/date";
import { readCursor } from "~/contract/wire/written-query";

/** The start of a day in South Africa, as SQL. */
export function beginningOf(day: IsoDate): SQL {
  return sql`${`${day}T00:00:00+02:00`}::timestamptz`;
}

/** Matches times in a period of South African days; a missing first or last day leaves it open there. */
export function isWithin(
  at: SQLWrapper,
  from: IsoDate | undefined,
  to: IsoDate | undefined,
): SQL | undefined {
  return and(
    from ? sql`${at} >= ${beginningOf(from)}` : undefined,
    to ? sql`${at} < ${beginningOf(addDays(to, 1))}` : undefined,
  );
}

/** Formats a time to the microsecond, as cursors contain it. */
export function writeRowPlace(at: SQLWrapper): SQL<string> {
  return sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** Matches rows after a cursor, in a list sorted by time and row, newest first. */
export function isAfter(
  cursor: string | undefined,
  { at, row, type }: { at: SQLWrapper; row: SQLWrapper; type: "uuid" | "integer" },
): SQL | undefined {
  if (!cursor) return undefined;
  const place = readCursor(cursor);
  return sql`(${at}, ${row}) < (${place.at}::timestamptz, ${place.row}::${sql.raw(type)})`;
}

/** Cuts a page from its rows plus one more, and returns a cursor if there are more. */
export function cutPage<Row extends { place: string }>(
  rows: readonly Row[],
  size: number,
  nameRow: (row: Row) => string | number,
): { page: Row[]; next?: string } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: rows.length > size && last ? `${last.place}~${nameRow(last)}` : undefined };
}
