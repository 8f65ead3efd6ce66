import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, smallint, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "./columns";
import { users } from "./people-tables";

/** Kept checks of living annuities, at most one a day per person with an account. */
export const keptChecks = pgTable(
  "kept_checks",
  {
    id: uuid().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The adviser who stored it for its owner; null if the owner did. */
    madeById: integer("made_by_id"),
    /** The day on which the owner agreed to that, as stated by the adviser. */
    agreedOn: date("agreed_on", { mode: "string" }),
    /** The owner's plan that began with it. */
    planId: integer("plan_id"),
    /** The day of its figures, in South Africa. */
    checkedOn: date("checked_on", { mode: "string" }).notNull(),
    /** The first anniversary on or after that day, on which the income is chosen. */
    yearBegins: date("year_begins", { mode: "string" }).notNull(),
    /** The month in which the income is chosen each year, 1 to 12. */
    anniversaryMonth: smallint("anniversary_month").notNull(),
    /** The answers and figures of that day (`KeptContent`), encrypted as one value. */
    contentEncrypted: text("content_encrypted").notNull(),
    /** Whether the owner agreed to a reminder, and then its due date and when it was sent. */
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
