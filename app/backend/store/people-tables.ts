import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { ACTS } from "~/contract/wire/act";
import { NEW_CLIENT } from "~/contract/plan/client-state";
import { NO_RETIREMENT } from "~/contract/desk/retirement-day";
import { CONFIRMED_ACTIONS } from "~/contract/account/confirmed-action";
import type { FeeTable } from "~/contract/fees/fee-table";
import type { FeeOverrides } from "~/engine";
import { createdAt, instant, latest, tokenInUse, updatedAt } from "./columns";

/** Firms whose planners and coaches advise here. The facts that they publish are not encrypted. */
export const organisations = pgTable(
  "organisations",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    regName: text("reg_name"),
    regNr: text("reg_nr"),
    website: text(),
    /** The logo's name in `images`. */
    logo: text(),
    faisLicenseNr: text("fais_license_nr"),
    faisRegisteredEntity: text("fais_registered_entity"),
    silicaFPBCode: text("silica_fpb_code"),
    /** Name, email address and cell number of the contact person, encrypted as one value. */
    contactEncrypted: text("contact_encrypted"),
    parentOrganisationId: integer("parent_organisation_id").references((): AnyPgColumn => organisations.id),
    allowsInitialFees: boolean("allows_initial_fees").notNull().default(false),
    createdById: integer("created_by_id"),
    modifiedById: integer("modified_by_id"),
    createdAt,
    updatedAt,
  },
  (table) => [index("organisations_parent_organisation_id").on(table.parentOrganisationId)],
);

/** People with an account: an ID number together with a cell number verified by a code. */
export const users = pgTable(
  "users",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 800 }),
    rsaidEncrypted: text("rsaid_encrypted").notNull(),
    rsaidHash: text("rsaid_hash").notNull().unique(),
    /** Names, numbers and addresses (`UserDetails`), encrypted as one value. */
    detailsEncrypted: text("details_encrypted").notNull(),
    /** The photo's name in `images`. */
    photo: text(),
    /** Determines the maximum fees. */
    segment: text({ enum: ["NFPGEN", "NFPSTFF"] })
      .notNull()
      .default("NFPGEN"),
    /** Fees agreed with this person; where there are none, those of the basis apply. */
    fees: jsonb().$type<FeeOverrides>().notNull().default({}),
    /** The full fee table that a planner agreed with this client, from which `fees` follow. */
    agreedFees: jsonb("agreed_fees").$type<FeeTable>(),
    /** A planner's own fee table, the template for new clients. */
    ownFees: jsonb("own_fees").$type<FeeTable>(),
    /** The planner or coach whose client this person is. */
    adviserId: integer("adviser_id"),
    /** The adviser or administrator who opened the account; null if its holder did. */
    openedById: integer("opened_by_id"),
    /** Identifies this person in the audit log; deleted with them. */
    subjectId: uuid("subject_id").notNull().unique().defaultRandom(),
    /** Whether an adviser has published their landing page. */
    hasLandingPage: boolean("has_landing_page").notNull().default(false),
    /** Invented for a demonstration. */
    isDemo: boolean("is_demo").notNull().default(false),
    organisationId: integer("organisation_id").references(() => organisations.id),
    isActive: boolean("is_active").notNull().default(true),
    /**
     * Sort keys of client lists: the state (its index in `CLIENT_STATES`), the savings in rand, 0 if unknown, the
     * day of retirement, and the time of the newest plan, else of the saved answers, else of the account's
     * opening. Triggers on plans, recommendations and drafts maintain them, in the transactions that change
     * those.
     */
    clientState: smallint("client_state").notNull().default(NEW_CLIENT),
    clientSavings: bigint("client_savings", { mode: "number" }).notNull().default(0),
    clientRetires: integer("client_retires").notNull().default(NO_RETIREMENT),
    clientChangedAt: instant("client_changed_at")
      .notNull()
      .default(sql`date_trunc('milliseconds', now())`),
    /** When the cell number on file replaced another one; null if it is the first. */
    numberChangedAt: instant("number_changed_at"),
    /** When somebody else deleted their passkeys; null once they have added another. */
    passkeysResetAt: instant("passkeys_reset_at"),
    /** The hash of the pass that they were given for adding another. */
    passHash: text("pass_hash"),
    lastLoginAt: instant("last_login_at"),
    /** The time of the login before the current one, which pages show as the last. */
    loginBeforeAt: instant("login_before_at"),
    createdAt,
    updatedAt,
  },
  (table) => [
    index("users_created_at").on(table.createdAt),
    index("users_last_login_at").on(table.lastLoginAt),
    index("users_organisation_id").on(table.organisationId),
    index("users_clients_by_date").on(table.adviserId, table.clientChangedAt, table.id),
    index("users_clients_by_savings").on(table.adviserId, table.clientSavings, table.id),
    index("users_clients_by_retirement").on(table.adviserId, table.clientRetires, table.id),
    index("users_clients_by_latest_retirement").on(table.adviserId, latest(table.clientRetires), table.id),
    index("users_clients_by_state").on(table.adviserId, table.clientState, table.clientChangedAt, table.id),
  ],
);

const userId = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** A person's roles besides that of an investor, which everyone has. */
export const userRoles = pgTable(
  "user_roles",
  { userId: userId(), roleId: smallint("role_id").notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.roleId] })],
);

/** Sessions of logged-in people; deleting a row ends the session. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey(),
    userId: userId(),
    role: text({ enum: ["investor", "planner", "coach", "administrator"] }).notNull(),
    /** When its last bearer was issued. */
    newestTokenIssuedAt: instant("newest_token_issued_at").notNull(),
    ...tokenInUse,
    /** When the passkey was added that opened it, or that staff added in it; null if a code opened it. */
    passkeyAddedAt: instant("passkey_added_at"),
    createdAt,
  },
  (table) => [index("sessions_user_id").on(table.userId)],
);

/** Registrations and logins that wait for a code, and codes for irreversible actions and shared plans. */
export const codeRequests = pgTable(
  "code_requests",
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ["register", "login", ...CONFIRMED_ACTIONS, "cell", "share"] }).notNull(),
    /** The guest who made it, or the session of a logged-in person; it answers no one else. */
    guestId: uuid("guest_id").notNull(),
    /** The account with the ID number; null if the number is unknown, which the caller does not learn. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** Null for the reader of a shared plan. */
    rsaidEncrypted: text("rsaid_encrypted"),
    /** Lets a deletion find others' requests about the ID number; null in rows of earlier releases. */
    rsaidHash: text("rsaid_hash"),
    /** The number typed for a registration or a change of number. Other codes go to the number on file. */
    cellEncrypted: text("cell_encrypted"),
    /** The link whose reader gets the code. Such a request has neither an ID number nor an account. */
    shareId: uuid("share_id"),
    /** Hash of the token that continues a login. */
    tokenHash: text("token_hash").unique(),
    /** The kind of a login, known once its code is requested. */
    loginType: text("login_type", { enum: ["investor", "adviser"] }),
    /** The number of codes requested; the last one is derived from it. */
    sends: smallint().notNull().default(0),
    /** The number of the last code that the gateway accepted. */
    acceptedSend: smallint("accepted_send").notNull().default(0),
    attempts: smallint().notNull().default(0),
    verifiedAt: instant("verified_at"),
    /** When it was exchanged for a session. */
    spentAt: instant("spent_at"),
    expiresAt: instant("expires_at").notNull(),
    createdAt,
  },
  (table) => [
    index("code_requests_guest_id").on(table.guestId),
    index("code_requests_expires_at").on(table.expiresAt),
    index("code_requests_user_id").on(table.userId),
    index("code_requests_rsaid_hash").on(table.rsaidHash),
  ],
);

/** Keyed hashes of the beginnings of people's names, for searches. */
export const nameBeginnings = pgTable(
  "name_beginnings",
  { userId: userId(), hash: text().notNull() },
  (table) => [
    primaryKey({ columns: [table.hash, table.userId] }),
    index("name_beginnings_user_id").on(table.userId),
  ],
);

/** Advisers' requests to the holders of existing accounts whose ID numbers they entered. */
export const adviserRequests = pgTable(
  "adviser_requests",
  {
    userId: userId(),
    adviserId: integer("adviser_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.adviserId] }),
    index("adviser_requests_adviser_id").on(table.adviserId),
  ],
);

/** Higher fees than agreed, which wait for the client's consent. Deleted once answered. */
export const feeProposals = pgTable("fee_proposals", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  fees: jsonb().$type<FeeTable>().notNull(),
  proposedById: integer("proposed_by_id").notNull(),
  createdAt,
});

/**
 * Actions on people's data and plans: numbers only, no names and no values. Partitioned by month of `at`; a
 * trigger refuses every change of a row.
 */
export const auditLog = pgTable(
  "audit_log",
  {
    id: uuid().notNull().defaultRandom(),
    /** The account of the person who acted; 0 for the system. */
    actorId: integer("actor_id").notNull(),
    /** The `subjectId` of the person concerned; null if there is none. */
    subjectId: uuid("subject_id"),
    planId: integer("plan_id"),
    verb: text({ enum: ACTS }).notNull(),
    at: instant("at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.at, table.id] }),
    index("audit_log_subject_id").on(table.subjectId, table.at),
    index("audit_log_actor_id").on(table.actorId, table.at),
  ],
);

/** Unfinished answers of logged-in people. */
export const surveyDrafts = pgTable("survey_drafts", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Counts the saves; a save based on another version is refused. */
  version: integer().notNull(),
  draftEncrypted: text("draft_encrypted").notNull(),
  /** The first unanswered step, 1 to 7; null in rows of earlier releases. */
  step: smallint(),
  /** The savings answered so far, in rand. */
  savings: bigint({ mode: "number" }),
  /** The day of retirement answered so far, as in `users`; null in rows of earlier releases. */
  retires: integer(),
  /** Whether the draft differs from the newest plan; a trigger resets it when a plan is given answers. */
  isAhead: boolean("is_ahead").notNull().default(false),
  updatedAt,
});

/** Acceptances of the terms and conditions, with page and browser. */
export const termsAcceptances = pgTable(
  "terms_acceptances",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    /** The path of the page. */
    url: text().notNull(),
    browser: text().notNull(),
    createdAt,
  },
  (table) => [index("terms_acceptances_user_id").on(table.userId)],
);

/** Pictures of people, re-encoded, each encrypted as one value. */
export const images = pgTable(
  "images",
  {
    name: uuid().primaryKey(),
    userId: userId(),
    contentEncrypted: text("content_encrypted").notNull(),
    createdAt,
  },
  (table) => [index("images_user_id").on(table.userId)],
);

/** Queued emails, encrypted whole; deleted once the mail server has accepted them. */
export const outgoingMails = pgTable(
  "outgoing_mails",
  {
    id: uuid().primaryKey(),
    /** The account of its writer; null for a guest. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    contentEncrypted: text("content_encrypted").notNull(),
    createdAt,
  },
  (table) => [index("outgoing_mails_user_id").on(table.userId)],
);

/** Errors that a person reports in their records, or has corrected. */
export const correctionNotes = pgTable(
  "correction_notes",
  {
    id: uuid().primaryKey(),
    userId: userId(),
    noteEncrypted: text("note_encrypted").notNull(),
    createdAt,
  },
  (table) => [index("correction_notes_user_id").on(table.userId)],
);
