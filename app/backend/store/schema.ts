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
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { FeeOverrides } from "~/engine";

const createdAt = timestamp("created_at", { withTimezone: true }).notNull().defaultNow();
const updatedAt = timestamp("updated_at", { withTimezone: true })
  .notNull()
  .defaultNow()
  .$onUpdate(() => new Date());

/** A survey's answers as they travel on the wire; those that `plan/stored-survey.ts` calls sensitive hold encrypted text. */
export type StoredSurvey = Record<string, string | number>;

/** A person's answers. The spec's sample plan is 1497, so real ones start at 1500. */
export const plans = pgTable(
  "plans",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 1500 }),
    /** The guest who made it; nobody else may see it. */
    ownerId: text("owner_id").notNull(),
    rsaidEncrypted: text("rsaid_encrypted").notNull(),
    rsaidHash: text("rsaid_hash").notNull(),
    survey: jsonb().$type<StoredSurvey>().notNull(),
    selectedPlanType: text("selected_plan_type", { enum: ["base", "edit"] })
      .notNull()
      .default("base"),
    createdAt,
    updatedAt,
  },
  (table) => [index("plans_owner_id").on(table.ownerId), index("plans_rsaid_hash").on(table.rsaidHash)],
);

/** Guests who have a plan, and when the newest of their tokens was issued; older ones stop working. */
export const guests = pgTable("guests", {
  id: uuid().primaryKey(),
  newestTokenIssuedAt: timestamp("newest_token_issued_at", { withTimezone: true }).notNull(),
  createdAt,
});

/** What the engine made of a plan, one of each type. */
export const recommendations = pgTable(
  "recommendations",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    planId: integer("plan_id")
      .notNull()
      .references(() => plans.id, { onDelete: "cascade" }),
    planType: text("plan_type", { enum: ["base", "edit"] }).notNull(),
    status: text({ enum: ["pending", "ready", "failed"] }).notNull(),
    /** How far the work is, 0 to 5. */
    stage: smallint().notNull().default(0),
    /** Counts the requests; a job of an older one must not overwrite a newer one's result. */
    generation: integer().notNull().default(1),
    /** The whole recommendation, encrypted; absent until ready. */
    payloadEncrypted: text("payload_encrypted"),
    /** What was changed, of a customised one, encrypted whole. */
    attributesEncrypted: text("attributes_encrypted"),
    /** The day for which the advice is given, in South Africa. */
    adviceDate: date("advice_date", { mode: "string" }).notNull(),
    basisVersion: text("basis_version"),
    /** A planner's own fees; without any, those of the basis. Stands beside its version for the plan's assumptions. */
    fees: jsonb().$type<FeeOverrides>().notNull().default({}),
    engineVersion: text("engine_version"),
    seed: bigint({ mode: "number" }).notNull(),
    createdAt,
    updatedAt,
  },
  (table) => [unique("recommendations_plan_id_plan_type").on(table.planId, table.planType)],
);

/** First answers of calls that keep something, so that a repeat gets the same one and changes nothing. */
export const rememberedAnswers = pgTable(
  "remembered_answers",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Keyed hash of who called. */
    subjectHash: text("subject_hash").notNull(),
    method: text().notNull(),
    path: text().notNull(),
    /** The call's Processcontextid. */
    key: uuid().notNull(),
    bodyHash: text("body_hash").notNull(),
    /** Empty only inside the transaction that works the answer out. */
    answerEncrypted: text("answer_encrypted").notNull().default(""),
    createdAt,
  },
  (table) => [
    unique("remembered_answers_call").on(table.subjectHash, table.method, table.path, table.key),
    index("remembered_answers_created_at").on(table.createdAt),
  ],
);

/**
 * How often something was asked lately, by keyed hashes of bearers and addresses; rate-limiter-flexible writes it, by the
 * order of the columns. Its migration makes it unlogged: counts need not outlive a crash, and a call waits for no disk.
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

/** Switches that a system administrator turns. */
export const features = pgTable("features", {
  name: text().primaryKey(),
  enabled: boolean().notNull(),
  updatedAt,
});
