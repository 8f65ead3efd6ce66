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
 * Guests who let an adviser see plans of theirs: one row for each guest and adviser. Triggers on plans and recommendations
 * add, change and delete them, so that a row is there exactly as long as there is such a plan.
 */
export const guestClients = pgTable(
  "guest_clients",
  {
    /** From the numbers of accounts, so that a number names one client, of whichever kind. */
    id: integer()
      .primaryKey()
      .default(sql`nextval('users_id_seq')`),
    /** Whose plans they are, as plans name their owner. */
    guestId: text("guest_id").notNull(),
    adviserId: integer("adviser_id").notNull(),
    /** The newest of these plans. */
    planId: integer("plan_id").notNull(),
    /** By which the audit log knows this guest; it goes with the row. */
    subjectId: uuid("subject_id").notNull().unique().defaultRandom(),
    /** As accounts have them. */
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

/** Keyed hashes of the beginnings of these guests' names, as `name_beginnings` has those of people with an account. */
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
 * Everybody whom an adviser can have as a client: people with an account, and such guests, who have `guestId` and `planId` in the
 * place of an ID number and details. A migration makes it; both halves have the indexes by which lists are turned.
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
  /** Plans that count, those of them that were chosen, and what was asked for them. */
  plans: integer().notNull(),
  chosen: integer().notNull(),
  quotes: integer().notNull(),
  investments: integer().notNull(),
};

/** The South African day of the last such event, which is the one that counts. */
const lastDay = (name: string) => date(name, { mode: "string" });

/**
 * What `day_totals` has of a client, so that it can be taken out again: one row for each person with an active account, and
 * for each guest who lets an adviser see plans. The database's `count_client` says what it should be now.
 */
export const countedClients = pgTable("counted_clients", {
  /** Of the account or of `guest_clients`. */
  clientId: integer("client_id").primaryKey(),
  /** 0 if there is none. */
  adviserId: integer("adviser_id").notNull(),
  organisationId: integer("organisation_id").notNull(),
  isGuest: boolean("is_guest").notNull(),
  accountOpenedOn: lastDay("account_opened_on"),
  lastLoginOn: lastDay("last_login_on"),
  planMadeOn: lastDay("plan_made_on"),
  planChosenOn: lastDay("plan_chosen_on"),
  /** The same of plans that their adviser sees, which are all for most people. */
  seenPlanMadeOn: lastDay("seen_plan_made_on"),
  seenPlanChosenOn: lastDay("seen_plan_chosen_on"),
  ...counts,
});

/**
 * Clients of whom a report may say something else than `day_totals`: triggers add a row in the transaction that changes a plan,
 * a request, an account or a guest's row. Rows are only added, so that nobody waits for anybody.
 */
export const changedClients = pgTable(
  "changed_clients",
  { clientId: integer("client_id").notNull() },
  (table) => [index("changed_clients_client_id").on(table.clientId)],
);

/** How many people's last event was on a day, and what became of their plans. */
export const dayTotals = pgTable(
  "day_totals",
  {
    /** Everybody with an account; the same by adviser and organisation; only by plans that the adviser sees; or guests. */
    circle: text({ enum: ["everybody", "people", "clients", "guests"] }).notNull(),
    adviserId: integer("adviser_id").notNull(),
    organisationId: integer("organisation_id").notNull(),
    event: text({ enum: ["accountOpened", "lastLogin", "planMade", "planChosen"] }).notNull(),
    day: date({ mode: "string" }).notNull(),
    people: integer().notNull(),
    /** Those of them who have chosen a plan. */
    choosers: integer().notNull(),
    ...counts,
  },
  (table) => [
    primaryKey({
      columns: [table.circle, table.event, table.adviserId, table.organisationId, table.day],
    }),
    index("day_totals_organisation").on(table.circle, table.event, table.organisationId, table.day),
    // Those that nobody is left in are found by it, and deleted.
    index("day_totals_empty")
      .on(table.day)
      .where(sql`${table.people} = 0`),
  ],
);
