import type { Pool, PoolClient } from "pg";
import { traceStep } from "./traces";

type Asked = string | { text: string };

/**
 * The same connection or pool, whose queries are spans: what is asked, with `$1` in the place of every value.
 */
export function traceQueries<Asking extends Pool | PoolClient>(asking: Asking): Asking {
  const query = (asked: Asked, values: unknown[]) =>
    traceStep("database query", { "db.query.text": typeof asked === "string" ? asked : asked.text }, () =>
      asking.query(asked, values),
    );
  return Object.create(asking, { query: { value: query } }) as Asking;
}
