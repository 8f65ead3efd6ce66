import { and, desc, eq, sql } from "drizzle-orm";
import type { SurveyRecord } from "~/contract/survey-record";
import type { Guest } from "../session/guest-token";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { decryptField, encryptField, keyedHash } from "../store/encryption";
import { plans } from "../store/schema";
import { openSurvey, sealSurvey } from "./stored-survey";

const RSAID = "plans.rsaid";

/** A plan as its owner sees it. */
export type Plan = {
  id: number;
  rsaid: string;
  selectedPlanType: "base" | "edit";
  record: SurveyRecord;
  updatedAt: Date;
};

type Row = typeof plans.$inferSelect;

function readRow(row: Row): Plan {
  return {
    id: row.id,
    rsaid: decryptField(row.rsaidEncrypted, { column: RSAID, row: row.id }),
    selectedPlanType: row.selectedPlanType,
    record: openSurvey(row.survey, row.id),
    updatedAt: row.updatedAt,
  };
}

function hashRsaid(rsaid: string): string {
  return keyedHash(rsaid, RSAID);
}

/** Keeps a new plan and answers its number. */
export async function insertPlan(
  tx: Transaction,
  { guest, rsaid, record }: { guest: Guest; rsaid: string; record: SurveyRecord },
): Promise<number> {
  const id = await drawNumber(tx);
  await tx
    .insert(plans)
    .overridingSystemValue()
    .values({ id, ownerId: guest.id, rsaidHash: hashRsaid(rsaid), ...seal(id, rsaid, record) });
  return id;
}

/** Drawn before the row is written, because what is sealed is bound to it. */
async function drawNumber(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('plans', 'id'))::int as id`,
  );
  return rows[0]!.id;
}

function seal(id: number, rsaid: string, record: SurveyRecord) {
  return {
    rsaidEncrypted: encryptField(rsaid, { column: RSAID, row: id }),
    survey: sealSurvey(record, id),
  };
}

/** Which plan is meant: its number and, when the caller names one, the ID number it goes by. */
export type PlanReference = { id: number; rsaid?: string };

function matchPlan(guest: Guest, { id, rsaid }: PlanReference) {
  return and(
    eq(plans.id, id),
    eq(plans.ownerId, guest.id),
    rsaid ? eq(plans.rsaidHash, hashRsaid(rsaid)) : undefined,
  );
}

/** Finds a guest's own plan. Somebody else's plan is not found either, so that nobody learns which plans exist. */
export async function findPlan(
  store: DatabaseOrTransaction,
  guest: Guest,
  reference: PlanReference,
): Promise<Plan | undefined> {
  const [row] = await store.select().from(plans).where(matchPlan(guest, reference));
  return row && readRow(row);
}

/** Finds a guest's own plan and keeps others from changing it until the transaction ends. */
export async function lockPlan(
  tx: Transaction,
  guest: Guest,
  reference: PlanReference,
): Promise<Plan | undefined> {
  const [row] = await tx.select().from(plans).where(matchPlan(guest, reference)).for("update");
  return row && readRow(row);
}

/** The guest's plans, the newest number first. */
export async function listPlans(
  store: DatabaseOrTransaction,
  guest: Guest,
  rsaid: string | undefined,
): Promise<Plan[]> {
  const byRsaid = rsaid ? eq(plans.rsaidHash, hashRsaid(rsaid)) : undefined;
  const rows = await store
    .select()
    .from(plans)
    .where(and(eq(plans.ownerId, guest.id), byRsaid))
    .orderBy(desc(plans.id));
  return rows.map(readRow);
}

/** A plan's answers, for our own work on it. */
export async function findAnswers(store: DatabaseOrTransaction, planId: number): Promise<SurveyRecord> {
  const [row] = await store.select({ survey: plans.survey }).from(plans).where(eq(plans.id, planId));
  if (!row) throw new Error("a plan that was asked for is gone");
  return openSurvey(row.survey, planId);
}

/** Replaces a plan's answers; what is sealed in it is sealed anew, under the current key. */
export async function replaceAnswers(
  tx: Transaction,
  { id, rsaid }: Pick<Plan, "id" | "rsaid">,
  record: SurveyRecord,
): Promise<void> {
  await tx
    .update(plans)
    .set({ ...seal(id, rsaid, record), selectedPlanType: "base" })
    .where(eq(plans.id, id));
}

/** Says which of a plan's recommendations counts. */
export async function selectPlanType(
  tx: Transaction,
  planId: number,
  selectedPlanType: "base" | "edit",
): Promise<void> {
  await tx.update(plans).set({ selectedPlanType }).where(eq(plans.id, planId));
}
