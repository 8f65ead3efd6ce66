import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { NO_RETIREMENT } from "~/contract/desk/retirement-day";
import { instant, latest } from "./columns";

/**
 * Guests who let an adviser see plans of theirs: one row per guest and adviser. Triggers on plans and
 * recommendations maintain the rows, so that a row exists exactly as long as such a plan.
 */
export const guestClients = pgTable(
  "guest_clients",
  {
    /** From the sequence of accounts, so that an id names one client of either kind. */
    id: integer()
      .primaryKey()
      .default(sql`nextval('users_id_seq')`),
    /** The owner, as in `plans`. */
    guestId: text("guest_id").notNull(),
    adviserId: integer("adviser_id").notNull(),
    /** The newest of these plans. */
    planId: integer("plan_id").notNull(),
    /** Identifies this guest in the audit log; deleted with the row. */
    subjectId: uuid("subject_id").notNull().unique().defaultRandom(),
    /** As in `users`. */
    clientState: smallint("client_state").notNull(),
    clientSavings: bigint("client_savings", { mode: "number" }).notNull(),
    clientRetires: integer("client_retires").notNull().default(NO_RETIREMENT),
    clientChangedAt: instant("client_changed_at").notNull(),
  },
  (table) => [
    unique("guest_clients_guest_id_adviser_id").on(table.guestId, table.adviserId),
    index("guest_clients_plan_id").on(table.planId),
    index("guest_clients_by_date").on(table.adviserId, table.clientChangedAt, table.id),
    index("guest_clients_by_savings").on(table.adviserId, table.clientSavings, table.id),
    index("guest_clients_by_retirement").on(table.adviserId, table.clientRetires, table.id),
    index("guest_clients_by_latest_retirement").on(table.adviserId, latest(table.clientRetires), table.id),
    index("guest_clients_by_state").on(table.adviserId, table.clientState, table.clientChangedAt, table.id),
  ],
);

/** Keyed hashes of the beginnings of these guests' names, as in `name_beginnings`. */
export const guestNameBeginnings = pgTable(
  "guest_name_beginnings",
  {
    clientId: integer("client_id")
      .notNull()
      .references(() => guestClients.id, { onDelete: "cascade" }),
    hash: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hash, table.clientId] }),
    index("guest_name_beginnings_client_id").on(table.clientId),
  ],
);

/**
 * All possible clients of advisers: people with an account, and such guests, who have `guestId` and `planId`
 * instead of an ID number and details. A migration creates the view; both halves have the indexes that lists
 * of clients use.
 */
export const clients = pgView("clients", {
  id: integer().notNull(),
  adviserId: integer("adviser_id"),
  guestId: text("guest_id"),
  planId: integer("plan_id"),
  subjectId: uuid("subject_id").notNull(),
  clientState: smallint("client_state").notNull(),
  clientSavings: bigint("client_savings", { mode: "number" }).notNull(),
  clientChangedAt: instant("client_changed_at").notNull(),
  isActive: boolean("is_active").notNull(),
  rsaidHash: text("rsaid_hash"),
  rsaidEncrypted: text("rsaid_encrypted"),
  detailsEncrypted: text("details_encrypted"),
  lastLoginAt: instant("last_login_at"),
  clientRetires: integer("client_retires").notNull(),
}).existing();

const counts = {
  /** Numbers of plans that count, of chosen ones, and of requests for them. */
  plans: integer().notNull(),
  chosen: integer().notNull(),
  quotes: integer().notNull(),
  investments: integer().notNull(),
};

/** The South African day of the last such event, which is the one that counts. */
const lastDay = (name: string) => date(name, { mode: "string" });

/**
 * Each client's contribution to `day_totals`, so that it can be subtracted: one row per person with an active
 * account, and per guest who lets an adviser see plans. The database function `count_client` returns the
 * current values.
 */
export const countedClients = pgTable("counted_clients", {
  /** From `users` or `guest_clients`. */
  clientId: integer("client_id").primaryKey(),
  /** 0 for none. */
  adviserId: integer("adviser_id").notNull(),
  organisationId: integer("organisation_id").notNull(),
  isGuest: boolean("is_guest").notNull(),
  accountOpenedOn: lastDay("account_opened_on"),
  lastLoginOn: lastDay("last_login_on"),
  planMadeOn: lastDay("plan_made_on"),
  planChosenOn: lastDay("plan_chosen_on"),
  /** The same for plans that their adviser sees, which for most people are all. */
  seenPlanMadeOn: lastDay("seen_plan_made_on"),
  seenPlanChosenOn: lastDay("seen_plan_chosen_on"),
  ...counts,
});

/**
 * Clients whose `day_totals` may be out of date: triggers add a row in the transaction that changes a plan, a
 * request, an account or a guest's row. Rows are only added, so that no transaction waits for another.
 */
export const changedClients = pgTable(
  "changed_clients",
  { clientId: integer("client_id").notNull() },
  (table) => [index("changed_clients_client_id").on(table.clientId)],
);

/** The number of people whose last event was on a day, and the counts of their plans. */
export const dayTotals = pgTable(
  "day_totals",
  {
    /** All accounts; the same by adviser and organisation; counting only plans that the adviser sees; or guests. */
    circle: text({ enum: ["everybody", "people", "clients", "guests"] }).notNull(),
    adviserId: integer("adviser_id").notNull(),
    organisationId: integer("organisation_id").notNull(),
    event: text({ enum: ["accountOpened", "lastLogin", "planMade", "planChosen"] }).notNull(),
    day: date({ mode: "string" }).notNull(),
    people: integer().notNull(),
    /** People who have chosen a plan. */
    choosers: integer().notNull(),
    ...counts,
  },
  (table) => [
    primaryKey({
      columns: [table.circle, table.event, table.adviserId, table.organisationId, table.day],
    }),
    index("day_totals_organisation").on(table.circle, table.event, table.organisationId, table.day),
    // Finds empty rows, which are deleted.
    index("day_totals_empty")
      .on(table.day)
      .where(sql`${table.people} = 0`),
  ],
);
