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
import type { ShareTick } from "~/contract/records/share-terms";
import type { FeeOverrides } from "~/engine";
import { createdAt, instant, tokenInUse, updatedAt } from "./columns";

export * from "./check-tables";
export * from "./client-tables";
export * from "./passkey-tables";
export * from "./people-tables";

/** A survey's answers as they travel on the wire; those that `plan/stored-survey.ts` seals hold encrypted text. */
export type StoredSurvey = Record<string, string | number>;

/** A person's answers. The spec's sample plan is 1497, so real ones start at 1500. */
export const plans = pgTable(
  "plans",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1500 }),
    /** The guest who made it, or the person with an account who made or keeps it; no one else may see it. */
    ownerId: text("owner_id").notNull(),
    rsaidEncrypted: text("rsaid_encrypted").notNull(),
    rsaidHash: text("rsaid_hash").notNull(),
    /** The adviser who may see it: its owner's, or the one from whose landing page a guest came. */
    adviserId: integer("adviser_id"),
    /** The adviser who made it for its owner; none if the owner did. */
    madeById: integer("made_by_id"),
    /** The day on which the owner agreed to it, as the adviser who made it says. */
    agreedOn: date("agreed_on", { mode: "string" }),
    survey: jsonb().$type<StoredSurvey>().notNull(),
    selectedPlanType: text("selected_plan_type", { enum: ["base", "edit"] })
      .notNull()
      .default("base"),
    /** Whether its owner has gone through the walk-through of the recommendation. */
    finishedRecommendation: boolean("finished_recommendation").notNull().default(false),
    /** When the one that counts was selected; empty until then. */
    selectedAt: instant("selected_at"),
    /** When its owner's account was deleted; it stays only as long as its records of advice have to. */
    restrictedAt: instant("restricted_at"),
    /** Set by the operator while a complaint about the advice is open, so that the records of it stay. */
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
    /** When a token was last issued to them, or their first plan made: their last visit. */
    newestTokenIssuedAt: instant("newest_token_issued_at").notNull(),
    ...tokenInUse,
    createdAt,
  },
  (table) => [index("guests_newest_token_issued_at").on(table.newestTokenIssuedAt)],
);

/** The engine's result for a plan, one of each type. */
export const recommendations = pgTable(
  "recommendations",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    planId: integer("plan_id")
      .notNull()
      .references(() => plans.id, { onDelete: "cascade" }),
    planType: text("plan_type", { enum: ["base", "edit"] }).notNull(),
    status: text({ enum: ["pending", "ready", "failed"] }).notNull(),
    /** The progress of the work, 0 to 5. */
    stage: smallint().notNull().default(0),
    /** Counts the requests; a job of an older one must not overwrite the result of a newer one. */
    generation: integer().notNull().default(1),
    /** The whole recommendation, encrypted; absent until ready. */
    payloadEncrypted: text("payload_encrypted"),
    /** What a list of plans says of it, encrypted; absent until ready, and in rows of earlier releases. */
    summaryEncrypted: text("summary_encrypted"),
    /** What was changed in an amended plan, encrypted whole. */
    attributesEncrypted: text("attributes_encrypted"),
    /** The day for which the advice is given, in South Africa. */
    adviceDate: date("advice_date", { mode: "string" }).notNull(),
    basisVersion: text("basis_version"),
    /**
     * A planner's own fees; if there are none, those of the basis apply. Together with the basis's version and whether a
     * living annuity plus was offered these are the plan's assumptions.
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
  /** No plan is deleted while something here is about it. */
  planId: integer("plan_id")
    .notNull()
    .references(() => plans.id),
  planType: text("plan_type", { enum: ["base", "edit"] }).notNull(),
  /** Keyed hash of the recommendation. */
  version: text().notNull(),
};

/** Records of advice, one for each time that a person selected a plan. A trigger refuses every change of a row. */
export const adviceRecords = pgTable(
  "advice_records",
  {
    id: uuid().primaryKey(),
    ...ofAdvisedPlan,
    /** Of the record's canonical JSON in UTF-8, hexadecimal. */
    sha256: text().notNull(),
    contentEncrypted: text("content_encrypted").notNull(),
    createdAt,
  },
  (table) => [
    index("advice_records_plan_id").on(table.planId),
    index("advice_records_created_at").on(table.createdAt, table.id),
  ],
);

/** Records of advice as they are set on paper. They are made from the records, so that they may go and be made again. */
export const recordPapers = pgTable("record_papers", {
  recordId: uuid("record_id")
    .primaryKey()
    .references(() => adviceRecords.id, { onDelete: "cascade" }),
  /** The PDF, base64. */
  contentEncrypted: text("content_encrypted").notNull(),
  createdAt,
});

/** Why somebody of the operator read or exported a record of advice. It goes with the record. */
export const recordReadings = pgTable(
  "record_readings",
  {
    id: uuid().primaryKey(),
    recordId: uuid("record_id")
      .notNull()
      .references(() => adviceRecords.id, { onDelete: "cascade" }),
    /** The account of whoever read it. */
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
    /** The adviser who asked for the plan's owner; none if the owner asked. */
    askedById: integer("asked_by_id"),
    /** When the owner confirmed what an adviser asked; what the owner asked needs none. */
    confirmedAt: instant("confirmed_at"),
    createdAt,
  },
  (table) => [unique("plan_requests_once").on(table.planId, table.planType, table.version, table.kind)],
);

/** Links by which people without an account see a plan as it was. A link that is taken back keeps no plan. */
export const shares = pgTable(
  "shares",
  {
    id: uuid().primaryKey(),
    planId: integer("plan_id")
      .notNull()
      .references(() => plans.id, { onDelete: "cascade" }),
    planType: text("plan_type", { enum: ["base", "edit"] }).notNull(),
    /** Keyed hashes of the plan's recommendations as they were. */
    version: text().notNull(),
    makerRole: text("maker_role", { enum: ["guest", "investor", "planner", "coach"] }).notNull(),
    /** By which the audit log knows whoever made it; none for a guest. */
    makerSubjectId: uuid("maker_subject_id"),
    labelEncrypted: text("label_encrypted").notNull(),
    /** The name and role of whoever shares it, as its cover says them. */
    sharerEncrypted: text("sharer_encrypted").notNull(),
    /** What is shown besides. */
    include: jsonb().$type<ShareTick[]>().notNull(),
    /** The cell number to which codes are sent. */
    cellEncrypted: text("cell_encrypted"),
    isMailed: boolean("is_mailed").notNull().default(false),
    /** When, as an adviser says, the plan's owner agreed to what is shown. */
    agreedOn: date("agreed_on", { mode: "string" }),
    /** The plan as it was (`SharedPlan`), encrypted whole; gone once nobody can open it any more. */
    snapshotEncrypted: text("snapshot_encrypted"),
    timesOpened: integer("times_opened").notNull().default(0),
    lastOpenedAt: instant("last_opened_at"),
    /** Keyed hash of the bearer that opened it last. */
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
 * The tokens of links. They outlive their links, so that whoever holds one of a plan that is deleted hears that it is gone;
 * they say nothing of anybody.
 */
export const shareTokens = pgTable(
  "share_tokens",
  {
    /** Keyed hash of the token. */
    tokenHash: text("token_hash").primaryKey(),
    shareId: uuid("share_id").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("share_tokens_expires_at").on(table.expiresAt)],
);

/** First answers of calls that store something, so that a repeat gets the same answer and changes nothing. */
export const rememberedAnswers = pgTable(
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
    /** Empty only inside the transaction that works out the answer. */
    answerEncrypted: text("answer_encrypted").notNull().default(""),
    createdAt,
  },
  (table) => [
    unique("remembered_answers_call").on(table.subjectHash, table.method, table.path, table.key),
    index("remembered_answers_created_at").on(table.createdAt),
  ],
);

/**
 * Counts of recent calls, by keyed hashes of bearers and addresses. rate-limiter-flexible writes them, relying on the
 * order of the columns. The table is unlogged: counts need not survive a crash, and no call waits for the disk.
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
