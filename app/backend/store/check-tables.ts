import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "./columns";
import { users } from "./people-tables";

/** Checks of a living annuity that people with an account keep, at most one a day of each. */
export const keptChecks = pgTable(
  "kept_checks",
  {
    id: uuid().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The adviser who kept it for its owner; none if the owner did. */
    madeById: integer("made_by_id"),
    /** The day on which the owner agreed to that, as the adviser says. */
    agreedOn: date("agreed_on", { mode: "string" }),
    /** The plan that has started with it, one of the owner's. */
    planId: integer("plan_id"),
    /** The day for which it was worked out, in South Africa. */
    checkedOn: date("checked_on", { mode: "string" }).notNull(),
    /** When the income was or is chosen next after that day. */
    yearBegins: date("year_begins", { mode: "string" }).notNull(),
    /** The month in which that happens each year, 1 to 12. */
    anniversaryMonth: smallint("anniversary_month").notNull(),
    /** What was told and the figures of that day (`KeptContent`), encrypted as one value. */
    contentEncrypted: text("content_encrypted").notNull(),
    /** Whether its owner agreed to a mail that asks them back, on which day it is due, and when it was sent. */
    wantsMail: boolean("wants_mail").notNull(),
    mailOn: date("mail_on", { mode: "string" }).notNull(),
    mailedAt: instant("mailed_at"),
    createdAt,
  },
  (table) => [
    unique("kept_checks_user_id_checked_on").on(table.userId, table.checkedOn),
    index("kept_checks_anniversary_month").on(table.anniversaryMonth, table.userId),
    index("kept_checks_mail_on")
      .on(table.mailOn)
      .where(sql`${table.wantsMail} and ${table.mailedAt} is null`),
  ],
);
