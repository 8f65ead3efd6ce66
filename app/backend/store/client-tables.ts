import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
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
import { instant } from "./columns";

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
    clientChangedAt: instant("client_changed_at").notNull(),
  },
  (table) => [
    unique("guest_clients_guest_id_adviser_id").on(table.guestId, table.adviserId),
    index("guest_clients_plan_id").on(table.planId),
    index("guest_clients_by_date").on(table.adviserId, table.clientChangedAt, table.id),
    index("guest_clients_by_savings").on(table.adviserId, table.clientSavings, table.id),
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
}).existing();
