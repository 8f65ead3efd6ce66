import { sql, type SQLWrapper } from "drizzle-orm";
import { integer, timestamp } from "drizzle-orm/pg-core";
import { NO_RETIREMENT } from "~/contract/desk/retirement-day";

export const instant = (name: string) => timestamp(name, { withTimezone: true });

export const createdAt = instant("created_at").notNull().defaultNow();
export const updatedAt = instant("updated_at")
  .notNull()
  .defaultNow()
  .$onUpdate(() => new Date());

/** The number of the bearer in use, counted by exchanges, and since when. Earlier bearers have been replaced. */
export const tokenInUse = {
  tokenInUse: integer("token_in_use").notNull().default(0),
  tokenInUseSince: instant("token_in_use_since"),
};

/** A sort key that puts the latest day of retirement first and, as 0, an unknown one last. */
export const latest = (retires: SQLWrapper) => sql`(${retires} % ${sql.raw(String(NO_RETIREMENT))})`;
