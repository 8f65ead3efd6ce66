import { and, eq } from "drizzle-orm";
import type { WireAmendment } from "~/contract/plan/adjust-needs";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { decryptField, encryptField, type SealedPlace } from "../store/encryption";
import { plans, recommendations } from "../store/schema";
import {
  type ComputedRecommendation,
  type Given,
  type Progress,
  readProgress,
  sealRecommendation,
} from "./recommendations";
import { sealSummary } from "./sealed-summary";

type Row = typeof recommendations.$inferSelect;

const placeOf = (planId: number): SealedPlace => ({ column: "recommendations.attributes", row: planId });

/** An amended recommendation: its attributes, and the result under the assumptions of ours. */
export type Amended = Omit<ComputedRecommendation, "basisVersion"> & { attributes: WireAmendment };

/** Stores an amended recommendation in place of an earlier one, with the input to reproduce it. */
export async function storeAmended(
  tx: Transaction,
  planId: number,
  { given, amended }: { given: Pick<Given, "adviceDate" | "seed" | "assumptions">; amended: Amended },
): Promise<void> {
  const { recommendation, attributes, engineVersion } = amended;
  const values = {
    status: "ready" as const,
    stage: 5,
    payloadEncrypted: sealRecommendation(recommendation, { planId, planType: "edit" }),
    summaryEncrypted: sealSummary(recommendation, { planId, planType: "edit" }),
    attributesEncrypted: encryptField(JSON.stringify(attributes), placeOf(planId)),
    adviceDate: given.adviceDate,
    seed: given.seed,
    ...given.assumptions,
    engineVersion,
  };
  await tx
    .insert(recommendations)
    .values({ planId, planType: "edit", ...values })
    .onConflictDoUpdate({
      target: [recommendations.planId, recommendations.planType],
      set: { ...values, updatedAt: new Date() },
    });
}

/** Marks an amended recommendation as pending until ours is recomputed; its attributes are then reapplied. */
export async function holdAmended(tx: Transaction, planId: number): Promise<void> {
  await tx.update(recommendations).set({ status: "pending", stage: 0 }).where(ofPlan(planId));
}

const ofPlan = (planId: number) =>
  and(eq(recommendations.planId, planId), eq(recommendations.planType, "edit"));

/** Returns a plan's attributes and when they were set; undefined if it was not amended. */
export async function findAttributes(
  store: DatabaseOrTransaction,
  planId: number,
): Promise<{ attributes: WireAmendment; updatedAt: Date } | undefined> {
  const { attributesEncrypted, updatedAt } = recommendations;
  const [row] = await store
    .select({ attributesEncrypted, updatedAt })
    .from(recommendations)
    .where(ofPlan(planId));
  const attributes = row && readAttributes({ ...row, planId });
  return attributes && { attributes, updatedAt: row.updatedAt };
}

function readAttributes({
  planId,
  attributesEncrypted,
}: Pick<Row, "planId" | "attributesEncrypted">): WireAmendment | undefined {
  if (!attributesEncrypted) return undefined;
  return JSON.parse(decryptField(attributesEncrypted, placeOf(planId))) as WireAmendment;
}

/** A recommendation with its input and, if amended, its attributes. */
export type Source = Row & { progress: Progress; attributes: WireAmendment | undefined };

/** Lists all recommendations of an owner's plans; ours before a plan's amended one. */
export async function listSourcesOf(store: DatabaseOrTransaction, ownerId: string): Promise<Source[]> {
  const rows = await store
    .select({ recommendation: recommendations })
    .from(recommendations)
    .innerJoin(plans, eq(plans.id, recommendations.planId))
    .where(eq(plans.ownerId, ownerId))
    .orderBy(recommendations.planType);
  return rows.map(({ recommendation: row }) => ({
    ...row,
    progress: readProgress(row),
    attributes: readAttributes(row),
  }));
}

/** Deletes an amended recommendation whose answers the plan has replaced. */
export async function discardAmended(tx: Transaction, planId: number): Promise<void> {
  await tx.delete(recommendations).where(ofPlan(planId));
}
