import { and, desc, eq, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import { LARGEST_PAGE, MOST_PLANS } from "~/contract/wire/plan-reference";
import type { SurveyRecord } from "~/contract/survey/survey-record";
import { getCurrentRequestId } from "../http/current-request";
import { reportError } from "../log/report-error";
import { ownerKey, type Person } from "../session/person";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { decryptField, encryptField, keyedHash } from "../store/encryption";
import { adviceRecords, plans, recordPapers, shares } from "../store/schema";
import { type Access, matchOwnPlans, matchPlansOf, matchPlansOfClient } from "./rights";
import { unsealSurvey, sealSurvey } from "./stored-survey";

const RSAID = "plans.rsaid";

/**
 * A plan as its owner sees it. Sealed values are decrypted on request only: most calls just check that it
 * exists.
 */
export type Plan = {
  id: number;
  /** The guest or account that owns it. */
  ownerId: string;
  /** The adviser who may see it. */
  adviserId: number | null;
  /** The adviser who made it for its owner, and the day on which the owner agreed to that. */
  madeById: number | null;
  agreedOn: string | null;
  readonly rsaid: string;
  selectedPlanType: "base" | "edit";
  /** Whether the owner has completed the walk-through of the recommendation. */
  finishedRecommendation: boolean;
  selectedAt: Date | null;
  readonly record: SurveyRecord;
  createdAt: Date;
  updatedAt: Date;
};

type Row = typeof plans.$inferSelect;

function readRow(row: Row): Plan {
  let record: SurveyRecord | undefined;
  return {
    id: row.id,
    ownerId: row.ownerId,
    adviserId: row.adviserId,
    madeById: row.madeById,
    agreedOn: row.agreedOn,
    get rsaid() {
      return decryptField(row.rsaidEncrypted, { column: RSAID, row: row.id });
    },
    selectedPlanType: row.selectedPlanType,
    finishedRecommendation: row.finishedRecommendation,
    selectedAt: row.selectedAt,
    get record() {
      return (record ??= unsealSurvey(row.survey, row.id));
    },
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

function hashRsaid(rsaid: string): string {
  return keyedHash(rsaid, RSAID);
}

/** A plan's owner, the adviser who may see it, and the one who made it for them, if any. */
export type Belonging = { ownerId: string } & Partial<Pick<Row, "adviserId" | "madeById" | "agreedOn">>;

/** Matches plans by ID number, including those that exist only for their records of advice. */
export function matchRsaidOfPlans(rsaid: string): SQL {
  return eq(plans.rsaidHash, hashRsaid(rsaid));
}

/** Stores a new plan and returns its number. */
export async function insertPlan(
  tx: Transaction,
  { rsaid, record, ...belonging }: Belonging & { rsaid: string; record: SurveyRecord },
): Promise<number> {
  const id = await drawNumber(tx);
  await tx
    .insert(plans)
    .overridingSystemValue()
    .values({ id, ...belonging, ...sealRsaid(id, rsaid), survey: sealSurvey(record, id) });
  return id;
}

/** Draws the number before the row is written, because sealed values are bound to it. */
async function drawNumber(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('plans', 'id'))::int as id`,
  );
  return rows[0]!.id;
}

/** Seals a plan's ID number for its row: encrypted, bound to that row, and hashed for look-ups. */
export function sealRsaid(id: number, rsaid: string) {
  return { rsaidEncrypted: encryptField(rsaid, { column: RSAID, row: id }), rsaidHash: hashRsaid(rsaid) };
}

/** The plan that a call is about: its number and, if the caller names them, its ID number or client. */
export type PlanReference = { id: number; rsaid?: string; client?: number };

function matchPlan(
  store: DatabaseOrTransaction,
  { person, access, id, ...owner }: PlanReference & { person: Person; access: Access },
) {
  return and(matchPlansOf(person, access), eq(plans.id, id), ...matchOwner(store, owner));
}

/** Matches the owner if the caller names one: by ID number, or by the number of a client. */
function matchOwner(store: DatabaseOrTransaction, { rsaid, client }: { rsaid?: string; client?: number }) {
  return [
    rsaid ? eq(plans.rsaidHash, hashRsaid(rsaid)) : undefined,
    client === undefined ? undefined : matchPlansOfClient(store, client),
  ];
}

/** Returns an owner's newest plan without a selection, locked until the transaction ends. */
export async function lockNewestUnselected(tx: Transaction, ownerId: string): Promise<Plan | undefined> {
  const [row] = await tx
    .select()
    .from(plans)
    .where(and(matchOwnPlans(ownerId), isNull(plans.selectedAt)))
    .orderBy(desc(plans.id))
    .limit(1)
    .for("update");
  return row && readRow(row);
}

/** Lists the numbers of an owner's plans, newest first, and whether each has a selection. */
export async function listPlanNumbers(
  store: DatabaseOrTransaction,
  ownerId: string,
): Promise<{ id: number; isSelected: boolean }[]> {
  const rows = await store
    .select({ id: plans.id, selectedAt: plans.selectedAt })
    .from(plans)
    .where(matchOwnPlans(ownerId))
    .orderBy(desc(plans.id))
    .limit(LARGEST_PAGE);
  return rows.map(({ id, selectedAt }) => ({ id, isSelected: selectedAt !== null }));
}

/** Finds a plan that a person may see. Any other counts as not found, so that nobody learns which plans exist. */
export async function findPlan(
  store: DatabaseOrTransaction,
  person: Person,
  reference: PlanReference,
): Promise<Plan | undefined> {
  const [row] = await store
    .select()
    .from(plans)
    .where(matchPlan(store, { person, access: "see", ...reference }));
  return row && readRow(row);
}

/** Finds a plan that a person may change, and locks it until the transaction ends. */
export async function lockPlan(
  tx: Transaction,
  person: Person,
  reference: PlanReference,
): Promise<Plan | undefined> {
  const [row] = await tx
    .select()
    .from(plans)
    .where(matchPlan(tx, { person, access: "change", ...reference }))
    .for("update");
  return row && readRow(row);
}

/**
 * A filter on the plans that a person may see: by an ID number or a client, or only their own; with a lower
 * number than `before`, at most `limit`.
 */
type PlanList = { rsaid?: string; client?: number; owner?: "self"; before?: number; limit?: number };

/**
 * Lists the plans that a person may see, highest number first, at most one page. One that cannot be decrypted
 * is reported and the next takes its place, so that it neither hides the others nor ends the list early.
 */
export async function listPlans(
  store: DatabaseOrTransaction,
  person: Person,
  { before, limit = LARGEST_PAGE, owner, ...of }: PlanList,
): Promise<Plan[]> {
  const isSeen = owner === "self" ? matchOwnPlans(ownerKey(person)) : matchPlansOf(person, "see");
  const isTheirs = and(isSeen, ...matchOwner(store, of));
  const found: Plan[] = [];
  for (let last = before; ;) {
    const wanted = limit - found.length;
    const rows = await store
      .select()
      .from(plans)
      .where(and(isTheirs, last === undefined ? undefined : lt(plans.id, last)))
      .orderBy(desc(plans.id))
      .limit(wanted);
    found.push(...rows.map(readRow).filter(canBeOpened));
    last = rows.at(-1)?.id;
    if (rows.length < wanted || found.length === limit) return found;
  }
}

function canBeOpened(plan: Plan): boolean {
  try {
    return Boolean(plan.record && plan.rsaid);
  } catch (error) {
    reportError(error, { requestId: getCurrentRequestId(), during: "listing plans" });
    return false;
  }
}

async function countPlans(store: DatabaseOrTransaction, ownerId: string): Promise<number> {
  return store.$count(plans, matchOwnPlans(ownerId));
}

/** Whether an owner may have another plan. The caller must lock the owner, so that concurrent plans both count. */
export async function hasRoom(
  store: DatabaseOrTransaction,
  ownerId: string,
  kind: keyof typeof MOST_PLANS,
): Promise<boolean> {
  return (await countPlans(store, ownerId)) < MOST_PLANS[kind];
}

/** Lists an owner's plans, newest first. One that cannot be decrypted is reported and left out. */
export async function listOwnPlans(store: DatabaseOrTransaction, owner: Person): Promise<Plan[]> {
  const rows = await store
    .select()
    .from(plans)
    .where(matchOwnPlans(ownerKey(owner)))
    .orderBy(desc(plans.id));
  return rows.map(readRow).filter(canBeOpened);
}

/** Lists an owner's plans, oldest first, locked until the transaction ends; throws if one cannot be decrypted. */
export async function lockOwnPlans(tx: Transaction, owner: Person): Promise<Plan[]> {
  const rows = await tx
    .select()
    .from(plans)
    .where(matchOwnPlans(ownerKey(owner)))
    .orderBy(plans.id)
    .for("update");
  return rows.map(readRow);
}

/**
 * Deletes an owner's plans with their recommendations. Those with a record of advice are restricted instead,
 * and stay for the record's retention period; their PDF, which can be made again, and their share links are
 * deleted.
 */
export async function deleteOwnPlans(tx: Transaction, owner: Person, now: Date): Promise<void> {
  const own = matchOwnPlans(ownerKey(owner));
  const theirRecords = tx
    .select({ id: adviceRecords.id })
    .from(adviceRecords)
    .innerJoin(plans, eq(plans.id, adviceRecords.planId))
    .where(own);
  await tx.delete(recordPapers).where(inArray(recordPapers.recordId, theirRecords));
  await tx.delete(shares).where(inArray(shares.planId, tx.select({ id: plans.id }).from(plans).where(own)));
  const hasRecord = inArray(plans.id, tx.select({ planId: adviceRecords.planId }).from(adviceRecords));
  await tx.update(plans).set({ restrictedAt: now }).where(and(own, hasRecord));
  await tx.delete(plans).where(own);
}

/** Returns a plan's answers without checking access. */
export async function findAnswers(store: DatabaseOrTransaction, planId: number): Promise<SurveyRecord> {
  const [row] = await store.select({ survey: plans.survey }).from(plans).where(eq(plans.id, planId));
  if (!row) throw new Error("a plan that was asked for is gone");
  return unsealSurvey(row.survey, planId);
}

/** Replaces a plan's answers; sealed values are re-encrypted under the current key. */
export async function replaceAnswers(
  tx: Transaction,
  { id, rsaid }: Pick<Plan, "id" | "rsaid">,
  record: SurveyRecord,
): Promise<void> {
  await tx
    .update(plans)
    .set({ ...sealRsaid(id, rsaid), survey: sealSurvey(record, id) })
    .where(eq(plans.id, id));
}

/** Resets the choices about a recommendation that is about to be replaced. */
export async function resetChoices(tx: Transaction, planId: number): Promise<void> {
  await tx
    .update(plans)
    .set({ selectedPlanType: "base", selectedAt: null, finishedRecommendation: false })
    .where(eq(plans.id, planId));
}

/** Stores whether the owner has completed the walk-through. */
export async function noteWalkThrough(
  tx: Transaction,
  planId: number,
  finishedRecommendation: boolean,
): Promise<void> {
  await tx.update(plans).set({ finishedRecommendation }).where(eq(plans.id, planId));
}

/**
 * Selects one of a plan's recommendations.
 * @param at the time of selection; null if nobody has selected this version of it
 */
export async function selectPlanType(
  tx: Transaction,
  planId: number,
  { planType, at }: { planType: "base" | "edit"; at: Date | null },
): Promise<void> {
  await tx.update(plans).set({ selectedPlanType: planType, selectedAt: at }).where(eq(plans.id, planId));
}
