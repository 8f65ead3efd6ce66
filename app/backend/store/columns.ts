import { sql } from "drizzle-orm";
import type { SQLWrapper } from "drizzle-orm";
import { integer, timestamp } from "drizzle-orm/pg-core";
import { NO_RETIREMENT } from "~/contract/desk/retirement-day";

export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** When a row was written, and when it was last changed. */
export const createdAt = instant("created_at").notNull().defaultNow();
export const updatedAt = instant("updated_at")
  .notNull()
  .defaultNow()
  .$onUpdate(() => new Date());

/**
 * Which of its bearers was seen in use, counted by how often a bearer was exchanged for the next, and since when. Those
 * before it have been replaced.
 */
export const tokenInUse = {
  tokenInUse: integer("token_in_use").notNull().default(0),
  tokenInUseSince: instant("token_in_use_since"),
};

/** A day of retirement by which the latest come first: one that is not known counts as 0, so that it comes last. */
export const latest = (retires: SQLWrapper) => sql`(${retires} % ${sql.raw(String(NO_RETIREMENT))})`;
