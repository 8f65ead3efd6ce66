import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { IsoDate } from "~/base/date";
import { findAdviceType } from "~/contract/plan/advice-type";
import type { Recommendation } from "~/contract/plan/recommendation";
import { type Assumptions, computesAlike, type FeeOverrides } from "~/engine";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { decryptField, encryptField, type SealedPlace } from "../store/encryption";
import { plans, recommendations } from "../store/schema";
import { isPlusOffered } from "../process/operator";
import { sealSummary } from "./sealed-summary";

type RecommendationType = "base" | "edit";

/** The progress of a recommendation. */
export type Progress =
  | { planType: RecommendationType; status: "pending"; stagesDone: number }
  | { planType: RecommendationType; status: "failed" }
  | { planType: RecommendationType; status: "ready"; recommendation: Recommendation };

/** The input of a job. */
export type Task = {
  generation: number;
  seed: number;
  adviceDate: IsoDate;
  fees: FeeOverrides;
  /** Whether a living annuity plus was offered at the time of the request. */
  offersPlus: boolean;
};

/** A recommendation, with the versions needed to reproduce it. */
export type ComputedRecommendation = {
  recommendation: Recommendation;
  basisVersion: string;
  engineVersion: string;
};

type Kept = { planId: number; planType: RecommendationType };

/** Encrypts a recommendation for its row. */
export function sealRecommendation(recommendation: Recommendation, kept: Kept): string {
  return encryptField(JSON.stringify(recommendation), placeOf(kept));
}

/** Decrypts a stored recommendation. */
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

/** The input of a request for a recommendation: the plan's seed, the advice date, and the plan's own fees. */
export type Asked = Pick<Task, "seed" | "adviceDate" | "fees">;

/**
 * Requests our recommendation, again if there is one already; the plan's seed stays.
 * @returns the number of this request, by which its job knows whether it is the newest
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
 * True if this release's engine would compute a recommendation differently, or if it uses a living annuity
 * plus that is not offered any more.
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
 * Returns the state of a recommendation, the number of its newest request, and its seed and fees; undefined
 * if it was never requested.
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

/** Returns the task of a pending request; undefined if it is done or a newer request replaced it. */
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

/** Stores how many of the named stages are done, for callers who wait. */
export async function noteStage(
  store: DatabaseOrTransaction,
  planId: number,
  { generation, stagesDone }: { generation: number; stagesDone: number },
): Promise<void> {
  await store.update(recommendations).set({ stage: stagesDone }).where(isStillAsked(planId, generation));
}

/**
 * Stores a result or a failure, unless the request was answered or replaced by a newer one.
 * @returns whether it was stored
 */
export async function storeResult(
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
  // Locked first, as in every change of a plan and its owner's account.
  await tx.select({ id: plans.id }).from(plans).where(eq(plans.id, planId)).for("key share");
  const kept = await tx
    .update(recommendations)
    .set(values)
    .where(isStillAsked(planId, generation))
    .returning({ id: recommendations.id });
  return kept.length > 0;
}

/** Our recommendation as given, with the input to reproduce it and its amendments. */
export type Given = {
  generation: number;
  adviceDate: IsoDate;
  seed: number;
  assumptions: Assumptions;
  isOutdated: boolean;
  recommendation: Recommendation;
};

/** Finds our recommendation, if it is ready. */
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
 * Deletes our recommendation because its answers were deleted, and abandons a job in progress. It counts as
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

/** A sealed text begins with the key's id and the random nonce, which is new for each text. */
const SEAL_LETTERS = 100;

type Said = Pick<Row, "planType" | "status" | "engineVersion" | "offersPlus"> & { seal: string | null };

/**
 * The ETag of a plan's recommendations: it differs whenever one of them, or the selection, does. It is the
 * same for all that are not ready, so only finished ones may be cached under it.
 */
function versionLabel(selectedPlanType: RecommendationType, rows: Said[]): string {
  const said = rows.map((row) => [row.planType, row.status, row.seal, isOutdated(row)]);
  const hash = createHash("sha256").update(JSON.stringify([selectedPlanType, said]));
  return `"${hash.digest("base64url")}"`;
}

type PlanWithChoice = { id: number; selectedPlanType: RecommendationType };

/** Returns the version of a plan's recommendations without decrypting them. */
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
  return versionLabel(selectedPlanType, rows);
}

/** Lists a plan's recommendations, or their progress, with their version, all in one snapshot. */
export async function listVersioned(
  store: DatabaseOrTransaction,
  { id, selectedPlanType }: PlanWithChoice,
): Promise<{ version: string; all: Progress[] }> {
  const rows = await listRows(store, id);
  const said = rows.map((row) => ({ ...row, seal: row.payloadEncrypted?.slice(0, SEAL_LETTERS) ?? null }));
  return { version: versionLabel(selectedPlanType, said), all: rows.map(readProgress) };
}

/** Lists a plan's recommendations, or their progress; ours first. */
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

/** Reads a recommendation, or its progress, from its row. */
export function readProgress(row: Row): Progress {
  const { planType, status } = row;
  if (status === "pending") return { planType, status, stagesDone: row.stage };
  if (status === "failed") return { planType, status };
  const stored = openRecommendation(row.payloadEncrypted ?? "", row);
  // Rows of earlier releases have no type.
  const type = findAdviceType(planType);
  return { planType, status, recommendation: { ...stored, type, is_outdated: isOutdated(row) } };
}
