import { timestamp } from "drizzle-orm/pg-core";

export const instant = (name: string) => timestamp(name, { withTimezone: true });

/** When a row was written, and when it was last changed. */
export const createdAt = instant("created_at").notNull().defaultNow();
export const updatedAt = instant("updated_at")
  .notNull()
  .defaultNow()
  .$onUpdate(() => new Date());
