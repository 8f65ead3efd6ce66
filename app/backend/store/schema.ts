import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { LinkTick } from "~/contract/records/link-terms";
import type { FeeOverrides } from "~/engine";
import { createdAt, instant, tokenInUse, updatedAt } from "./columns";

export * from "./check-tables";
export * from "./client-tables";
export * from "./passkey-tables";
export * from "./people-tables";

/** A survey's answers in the wire's form; those that `plans/stored-survey.ts` seals hold encrypted text. */
export type StoredSurvey = Record<string, string | number>;

/** Plans. The specification's sample plan is 1497, so real ones start at 1500. */
export const plans = pgTable(
  "plans",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1500 }),
    /** The guest who made it, or the account that made or claimed it. */
    ownerId: text("owner_id").notNull(),
    rsaidEncrypted: text("rsaid_encrypted").notNull(),
    rsaidHash: text("rsaid_hash").notNull(),
    /** The adviser who may see it: its owner's, or the one from whose landing page a guest came. */
    adviserId: integer("adviser_id"),
    /** The adviser who made it for its owner; null if the owner did. */
    madeById: integer("made_by_id"),
    /** The day on which the owner agreed to that, as stated by the adviser. */
    agreedOn: date("agreed_on", { mode: "string" }),
    survey: jsonb().$type<StoredSurvey>().notNull(),
    selectedPlanType: text("selected_plan_type", { enum: ["base", "edit"] })
      .notNull()
      .default("base"),
    /** Whether the owner has completed the walk-through of the recommendation. */
    finishedRecommendation: boolean("finished_recommendation").notNull().default(false),
    /** When the selected recommendation was selected; null until then. */
    selectedAt: instant("selected_at"),
    /** When its owner's account was deleted; it stays only for the retention period of its records of advice. */
    restrictedAt: instant("restricted_at"),
    /** Set by the operator while a complaint about the advice is open, so that its records stay. */
    hasOpenComplaint: boolean("has_open_complaint").notNull().default(false),
    createdAt,
    updatedAt,
  },
  (table) => [
    index("plans_owner_id").on(table.ownerId, table.id),
    index("plans_rsaid_hash").on(table.rsaidHash),
    index("plans_adviser_id").on(table.adviserId, table.id),
    index("plans_adviser_id_created_at").on(table.adviserId, table.createdAt),
    index("plans_adviser_id_selected_at").on(table.adviserId, table.selectedAt),
    index("plans_created_at").on(table.createdAt),
    index("plans_selected_at").on(table.selectedAt),
    index("plans_restricted_at")
      .on(table.restrictedAt)
      .where(sql`restricted_at is not null`),
  ],
);

/** Guests who have a plan. */
export const guests = pgTable(
  "guests",
  {
    id: uuid().primaryKey(),
    /** When their last token was issued, or their first plan made: their last visit. */
    newestTokenIssuedAt: instant("newest_token_issued_at").notNull(),
    ...tokenInUse,
    createdAt,
  },
  (table) => [index("guests_newest_token_issued_at").on(table.newestTokenIssuedAt)],
);

/** The engine's results for a plan, one of each type. */
export const recommendations = pgTable(
  "recommendations",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    planId: integer("plan_id")
      .notNull()
      .references(() => plans.id, { onDelete: "cascade" }),
    planType: text("plan_type", { enum: ["base", "edit"] }).notNull(),
    status: text({ enum: ["pending", "ready", "failed"] }).notNull(),
    /** Progress, 0 to 5. */
    stage: smallint().notNull().default(0),
    /** Counts the requests; a job of an earlier one must not overwrite the result of a later one. */
    generation: integer().notNull().default(1),
    /** The whole recommendation, encrypted; null until ready. */
    payloadEncrypted: text("payload_encrypted"),
    /** The summary for lists of plans, encrypted; null until ready, and in rows of earlier releases. */
    summaryEncrypted: text("summary_encrypted"),
    /** The attributes of an amended plan, encrypted whole. */
    attributesEncrypted: text("attributes_encrypted"),
    /** The day of the advice, in South Africa. */
    adviceDate: date("advice_date", { mode: "string" }).notNull(),
    basisVersion: text("basis_version"),
    /**
     * A planner's own fees; where there are none, those of the basis apply. With the basis's version, and whether
     * a living annuity plus was offered, these are the plan's assumptions.
     */
    fees: jsonb().$type<FeeOverrides>().notNull().default({}),
    offersPlus: boolean("offers_plus").notNull().default(true),
    engineVersion: text("engine_version"),
    seed: bigint({ mode: "number" }).notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [unique("recommendations_plan_id_plan_type").on(table.planId, table.planType)],
);

const ofAdvisedPlan = {
  /** Protects the plan from deletion while a row refers to it. */
  planId: integer("plan_id")
    .notNull()
    .references(() => plans.id),
  planType: text("plan_type", { enum: ["base", "edit"] }).notNull(),
  /** Keyed hash of the recommendation. */
  version: text().notNull(),
};

/** Records of advice, one for each selection by a person. A trigger refuses every change of a row. */
export const adviceRecords = pgTable(
  "advice_records",
  {
    id: uuid().primaryKey(),
    ...ofAdvisedPlan,
    /** Of the record's canonical JSON in UTF-8, in hexadecimal. */
    sha256: text().notNull(),
    contentEncrypted: text("content_encrypted").notNull(),
    createdAt,
  },
  (table) => [
    index("advice_records_plan_id").on(table.planId),
    index("advice_records_created_at").on(table.createdAt, table.id),
  ],
);

/** Records of advice as PDFs, which can be deleted because they can be rendered again. */
export const recordPapers = pgTable("record_papers", {
  recordId: uuid("record_id")
    .primaryKey()
    .references(() => adviceRecords.id, { onDelete: "cascade" }),
  /** The PDF, base64. */
  contentEncrypted: text("content_encrypted").notNull(),
  createdAt,
});

/** Reasons for which the operator's staff read or exported a record of advice. Deleted with the record. */
export const recordReadings = pgTable(
  "record_readings",
  {
    id: uuid().primaryKey(),
    recordId: uuid("record_id")
      .notNull()
      .references(() => adviceRecords.id, { onDelete: "cascade" }),
    /** The account of the reader. */
    actorId: integer("actor_id").notNull(),
    reasonEncrypted: text("reason_encrypted").notNull(),
    createdAt,
  },
  (table) => [index("record_readings_record_id").on(table.recordId)],
);

/** Requests for a quote or to invest, which the operator answers. */
export const planRequests = pgTable(
  "plan_requests",
  {
    reference: text().primaryKey(),
    kind: text({ enum: ["quote", "invest"] }).notNull(),
    ...ofAdvisedPlan,
    /** The adviser who asked on behalf of the owner; null if the owner asked. */
    askedById: integer("asked_by_id"),
    /** When the owner confirmed an adviser's request; an owner's own needs no confirmation. */
    confirmedAt: instant("confirmed_at"),
    createdAt,
  },
  (table) => [unique("plan_requests_once").on(table.planId, table.planType, table.version, table.kind)],
);

/** Share links, by which people without an account see a plan as it was. A revoked link has no snapshot. */
export const shares = pgTable(
  "shares",
  {
    id: uuid().primaryKey(),
    planId: integer("plan_id")
      .notNull()
      .references(() => plans.id, { onDelete: "cascade" }),
    planType: text("plan_type", { enum: ["base", "edit"] }).notNull(),
    /** Keyed hashes of the plan's recommendations at the time. */
    version: text().notNull(),
    makerRole: text("maker_role", { enum: ["guest", "investor", "planner", "coach"] }).notNull(),
    /** Identifies its maker in the audit log; null for a guest. */
    makerSubjectId: uuid("maker_subject_id"),
    labelEncrypted: text("label_encrypted").notNull(),
    /** The name and role of the person who shares it, as on its cover. */
    sharerEncrypted: text("sharer_encrypted").notNull(),
    /** The ticked extras. */
    include: jsonb().$type<LinkTick[]>().notNull(),
    /** The cell number that receives codes. */
    cellEncrypted: text("cell_encrypted"),
    isMailed: boolean("is_mailed").notNull().default(false),
    /** When the owner agreed to what is shown, as stated by the adviser. */
    agreedOn: date("agreed_on", { mode: "string" }),
    /** The snapshot (`SharedPlan`), encrypted whole; deleted once the link cannot be opened. */
    snapshotEncrypted: text("snapshot_encrypted"),
    timesOpened: integer("times_opened").notNull().default(0),
    lastOpenedAt: instant("last_opened_at"),
    /** Keyed hash of the last reader's bearer. */
    lastReaderHash: text("last_reader_hash"),
    expiresAt: instant("expires_at").notNull(),
    revokedAt: instant("revoked_at"),
    createdAt,
  },
  (table) => [
    index("shares_plan_id").on(table.planId),
    index("shares_maker").on(table.makerSubjectId, table.createdAt),
    index("shares_expires_at").on(table.expiresAt),
  ],
);

/**
 * The tokens of links. They outlive their links, so that the holder of a link to a deleted plan learns that
 * it is gone, and contain no personal data.
 */
export const linkTokens = pgTable(
  "share_tokens",
  {
    /** Keyed hash of the token. */
    tokenHash: text("token_hash").primaryKey(),
    shareId: uuid("share_id").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("share_tokens_expires_at").on(table.expiresAt)],
);

/** First answers of storing calls, so that a retry gets the same answer and changes nothing. */
export const idempotentAnswers = pgTable(
  "remembered_answers",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Keyed hash of the caller. */
    subjectHash: text("subject_hash").notNull(),
    method: text().notNull(),
    path: text().notNull(),
    /** The call's Processcontextid. */
    key: uuid().notNull(),
    bodyHash: text("body_hash").notNull(),
    /** Empty only inside the transaction that computes the answer. */
    answerEncrypted: text("answer_encrypted").notNull().default(""),
    createdAt,
  },
  (table) => [
    unique("remembered_answers_call").on(table.subjectHash, table.method, table.path, table.key),
    index("remembered_answers_created_at").on(table.createdAt),
  ],
);

/**
 * Counts of recent calls, by keyed hashes of bearers and addresses. rate-limiter-flexible writes them,
 * relying on the order of the columns. The table is unlogged: counts need not survive a crash, and no call
 * waits for the disk.
 */
export const callCounts = pgTable(
  "call_counts",
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    /** Milliseconds since 1970. */
    expire: bigint({ mode: "number" }),
  },
  (table) => [index("call_counts_expire").on(table.expire)],
);

/** Feature switches, set by a system administrator. */
export const features = pgTable("features", {
  name: text().primaryKey(),
  enabled: boolean().notNull(),
  updatedAt,
});
