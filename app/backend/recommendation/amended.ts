import { and, eq } from "drizzle-orm";
import type { WireAmendment } from "~/contract/plan/adjust-needs";
import type { DatabaseOrTransaction, Transaction } from "../store/connection";
import { decryptField, encryptField } from "../store/encryption";
import type { SealedPlace } from "../store/encryption";
import { plans, recommendations } from "../store/schema";
import { readProgress, sealRecommendation } from "./recommendations";
import { sealSummary } from "./sealed-summary";
import type { ComputedRecommendation, Given, Progress } from "./recommendations";

type Row = typeof recommendations.$inferSelect;

const placeOf = (planId: number): SealedPlace => ({ column: "recommendations.attributes", row: planId });

/** An amended recommendation: what was changed, and the result under the assumptions of ours. */
export type Amended = Omit<ComputedRecommendation, "basisVersion"> & { attributes: WireAmendment };

/** Stores an amended recommendation in place of an earlier one, with what is needed to compute it again. */
export async function keepAmended(
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

/** Lets an amended recommendation wait until ours is worked out again, and then what was changed is applied to that. */
export async function holdAmended(tx: Transaction, planId: number): Promise<void> {
  await tx.update(recommendations).set({ status: "pending", stage: 0 }).where(ofPlan(planId));
}

const ofPlan = (planId: number) =>
  and(eq(recommendations.planId, planId), eq(recommendations.planType, "edit"));

/** What was changed in a plan, and when; undefined if it was not amended. */
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

/** A recommendation with what it was worked out with and what was changed for it. */
export type Source = Row & { progress: Progress; attributes: WireAmendment | undefined };

/** All recommendations of an owner's plans; ours before the amended one of a plan. */
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

/** Deletes an amended recommendation, which belongs to answers that the plan no longer has. */
export async function discardAmended(tx: Transaction, planId: number): Promise<void> {
  await tx.delete(recommendations).where(ofPlan(planId));
}
