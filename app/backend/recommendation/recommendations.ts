import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { IsoDate } from "~/base/date";
import { findAdviceType } from "~/contract/plan/advice-type";
import type { Recommendation } from "~/contract/plan/recommendation";
import { computesAlike } from "~/engine";
import type { Assumptions, FeeOverrides } from "~/engine";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { decryptField, encryptField } from "../store/encryption";
import type { SealedPlace } from "../store/encryption";
import { plans, recommendations } from "../store/schema";
import { isPlusOffered } from "../process/operator";
import { sealSummary } from "./sealed-summary";

type RecommendationType = "base" | "edit";

/** The state of the work on a recommendation. */
export type Progress =
  | { planType: RecommendationType; status: "pending"; stagesDone: number }
  | { planType: RecommendationType; status: "failed" }
  | { planType: RecommendationType; status: "ready"; recommendation: Recommendation };

/** What a job needs to know about its work. */
export type Task = {
  generation: number;
  seed: number;
  adviceDate: IsoDate;
  fees: FeeOverrides;
  /** Whether a living annuity plus was offered when it was asked for. */
  offersPlus: boolean;
};

/** A recommendation, encrypted whole, with what is needed to compute it again. */
export type ComputedRecommendation = {
  recommendation: Recommendation;
  basisVersion: string;
  engineVersion: string;
};

type Kept = { planId: number; planType: RecommendationType };

/** A recommendation as stored. */
export function sealRecommendation(recommendation: Recommendation, kept: Kept): string {
  return encryptField(JSON.stringify(recommendation), placeOf(kept));
}

/** A stored recommendation, opened. */
export function openRecommendation(sealed: string, kept: Kept): Recommendation {
  return JSON.parse(decryptField(sealed, placeOf(kept))) as Recommendation;
}

const placeOf = ({ planId, planType }: Kept): SealedPlace => ({
  column: "recommendations.payload",
  row: `${planId} ${planType}`,
});

type Row = typeof recommendations.$inferSelect;

const ofType = (planId: number, planType: RecommendationType) =>
  and(eq(recommendations.planId, planId), eq(recommendations.planType, planType));

/** The input of a request for a recommendation: the plan's seed, the date of the advice, and the plan's own fees. */
export type Asked = Pick<Task, "seed" | "adviceDate" | "fees">;

/**
 * Requests our recommendation, again if there is one already; the plan's seed stays.
 * @returns the number of this request, which tells its job whether it is still the newest
 */
export async function askForRecommendation(
  tx: Transaction,
  planId: number,
  { seed, adviceDate, fees }: Asked,
): Promise<number> {
  const offersPlus = isPlusOffered();
  const [row] = await tx
    .insert(recommendations)
    .values({ planId, planType: "base", status: "pending", seed, adviceDate, fees, offersPlus })
    .onConflictDoUpdate({
      target: [recommendations.planId, recommendations.planType],
      set: {
        status: "pending",
        stage: 0,
        generation: sql`${recommendations.generation} + 1`,
        adviceDate,
        fees,
        offersPlus,
        payloadEncrypted: null,
        summaryEncrypted: null,
      },
    })
    .returning({ generation: recommendations.generation });
  return row!.generation;
}

/**
 * Tells whether there is a recommendation that this release's engine would work out differently, or that rests on a living
 * annuity plus which is no longer offered.
 */
function isOutdated({
  status,
  engineVersion,
  offersPlus,
}: Pick<Row, "status" | "engineVersion" | "offersPlus">): boolean {
  const isLikeNow = computesAlike(engineVersion ?? "") && (isPlusOffered() || !offersPlus);
  return status === "ready" && !isLikeNow;
}

export type State = { status: Progress["status"]; isOutdated: boolean } & Pick<
  Task,
  "generation" | "seed" | "fees"
>;

/**
 * The state of a recommendation, the number of its newest request, and the seed and fees it is worked out with;
 * undefined if it was never requested.
 */
export async function findState(
  store: DatabaseOrTransaction,
  planId: number,
  planType: RecommendationType = "base",
): Promise<State | undefined> {
  const { status, engineVersion, offersPlus, generation, seed, fees } = recommendations;
  const [row] = await store
    .select({ status, engineVersion, offersPlus, generation, seed, fees })
    .from(recommendations)
    .where(ofType(planId, planType));
  return row && { ...row, isOutdated: isOutdated(row) };
}

/** The work that is requested and not done; undefined if it is done or a newer request replaced it. */
export async function findTask(
  store: DatabaseOrTransaction,
  planId: number,
  generation: number,
): Promise<Task | undefined> {
  const [row] = await store.select().from(recommendations).where(ofType(planId, "base"));
  if (!row || row.generation !== generation || row.status !== "pending") return undefined;
  const { seed, adviceDate, fees, offersPlus } = row;
  return { generation, seed, adviceDate, fees, offersPlus };
}

const isStillAsked = (planId: number, generation: number) =>
  and(
    ofType(planId, "base"),
    eq(recommendations.generation, generation),
    eq(recommendations.status, "pending"),
  );

/** Records how many of the named stages are done, for callers who wait. */
export async function noteStage(
  store: DatabaseOrTransaction,
  planId: number,
  { generation, stagesDone }: { generation: number; stagesDone: number },
): Promise<void> {
  await store.update(recommendations).set({ stage: stagesDone }).where(isStillAsked(planId, generation));
}

/**
 * Stores a result, or the lack of one, unless the request was answered or replaced by a newer one.
 * @returns whether it was stored
 */
export async function keepResult(
  tx: Transaction,
  planId: number,
  { generation, result }: { generation: number; result: ComputedRecommendation | "failed" },
): Promise<boolean> {
  const values =
    result === "failed"
      ? { status: "failed" as const }
      : {
          status: "ready" as const,
          stage: 5,
          payloadEncrypted: sealRecommendation(result.recommendation, { planId, planType: "base" }),
          summaryEncrypted: sealSummary(result.recommendation, { planId, planType: "base" }),
          basisVersion: result.basisVersion,
          engineVersion: result.engineVersion,
        };
  // Everybody who changes a plan and its owner's account locks the plan first.
  await tx.select({ id: plans.id }).from(plans).where(eq(plans.id, planId)).for("key share");
  const kept = await tx
    .update(recommendations)
    .set(values)
    .where(isStillAsked(planId, generation))
    .returning({ id: recommendations.id });
  return kept.length > 0;
}

/** Our recommendation as given, with what is needed to compute it, and changes to it, again. */
export type Given = {
  generation: number;
  adviceDate: IsoDate;
  seed: number;
  assumptions: Assumptions;
  isOutdated: boolean;
  recommendation: Recommendation;
};

/** Finds our recommendation, if there is one to start from. */
export async function findGiven(
  store: DatabaseOrTransaction,
  planId: number,
): Promise<Given | "pending" | "failed"> {
  const [row] = await store.select().from(recommendations).where(ofType(planId, "base"));
  const progress = row && readProgress(row);
  if (!progress) throw new Error("a plan without a recommendation asked for");
  if (progress.status !== "ready") return progress.status;
  const { generation, adviceDate, seed, basisVersion, fees, offersPlus } = row;
  if (!basisVersion) throw new Error("a recommendation without the version of its basis");
  const { recommendation } = progress;
  const assumptions = { basisVersion, fees, offersPlus };
  return { generation, adviceDate, seed, assumptions, isOutdated: isOutdated(row), recommendation };
}

/**
 * Deletes our recommendation because it rests on answers that are gone, and forgets the work that is under way. It has
 * failed until the answers are given again.
 */
export async function dropRecommendation(tx: Transaction, planId: number): Promise<void> {
  await tx
    .update(recommendations)
    .set({
      status: "failed",
      payloadEncrypted: null,
      summaryEncrypted: null,
      generation: sql`${recommendations.generation} + 1`,
    })
    .where(ofType(planId, "base"));
}

/** Begins with the number of the key and the random nonce, which is another whenever a text is sealed. */
const SEAL_LETTERS = 100;

type Said = Pick<Row, "planType" | "status" | "engineVersion" | "offersPlus"> & { seal: string | null };

/**
 * Names what a plan's recommendations say: another name whenever one of them, or which of them counts, is another. All
 * that are not ready have the same name, so only what is ready may be kept under it.
 */
function nameVersion(selectedPlanType: RecommendationType, rows: Said[]): string {
  const said = rows.map((row) => [row.planType, row.status, row.seal, isOutdated(row)]);
  const hash = createHash("sha256").update(JSON.stringify([selectedPlanType, said]));
  return `"${hash.digest("base64url")}"`;
}

type PlanWithChoice = { id: number; selectedPlanType: RecommendationType };

/** The version of a plan's recommendations, without opening them. */
export async function findVersion(
  store: DatabaseOrTransaction,
  { id, selectedPlanType }: PlanWithChoice,
): Promise<string> {
  const { planId, planType, status, engineVersion, offersPlus, payloadEncrypted } = recommendations;
  const seal = sql<string | null>`left(${payloadEncrypted}, ${SEAL_LETTERS})`;
  const rows = await store
    .select({ planType, status, engineVersion, offersPlus, seal })
    .from(recommendations)
    .where(eq(planId, id))
    .orderBy(planType);
  return nameVersion(selectedPlanType, rows);
}

/** A plan's recommendations, or their progress, with their version, all as of the same moment. */
export async function listVersioned(
  store: DatabaseOrTransaction,
  { id, selectedPlanType }: PlanWithChoice,
): Promise<{ version: string; all: Progress[] }> {
  const rows = await listRows(store, id);
  const said = rows.map((row) => ({ ...row, seal: row.payloadEncrypted?.slice(0, SEAL_LETTERS) ?? null }));
  return { version: nameVersion(selectedPlanType, said), all: rows.map(readProgress) };
}

/** A plan's recommendations, or their progress; ours first. */
export async function listProgress(store: DatabaseOrTransaction, planId: number): Promise<Progress[]> {
  return (await listRows(store, planId)).map(readProgress);
}

function listRows(store: DatabaseOrTransaction, planId: number): Promise<Row[]> {
  return store
    .select()
    .from(recommendations)
    .where(eq(recommendations.planId, planId))
    .orderBy(recommendations.planType);
}

/** A recommendation, or its progress, as its row says. */
export function readProgress(row: Row): Progress {
  const { planType, status } = row;
  if (status === "pending") return { planType, status, stagesDone: row.stage };
  if (status === "failed") return { planType, status };
  const stored = openRecommendation(row.payloadEncrypted ?? "", row);
  // Rows of earlier releases say no type.
  const type = findAdviceType(planType);
  return { planType, status, recommendation: { ...stored, type, is_outdated: isOutdated(row) } };
}
