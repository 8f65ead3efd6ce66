import { and, count, eq, ne, sql } from "drizzle-orm";
import { countOfAddress } from "../limits/count-call";
import { PEOPLE_AT_ONE_ADDRESS } from "../limits/limits";
import { matchOwnPlans } from "../plans/rights";
import type { Transaction } from "../store/connection";
import { countJobsBefore, isJobLive, replaceWaitingJob, sendInTransaction } from "../store/queue";
import { plans, recommendations } from "../store/schema";
import { askForRecommendation } from "../recommendation/recommendations";
import type { Asked } from "../recommendation/recommendations";

export const GENERATION_QUEUE = "generate-recommendation";

/** The content of a generation job. */
export type GenerationJob = { planId: number; generation: number };

/** How many may wait ahead of a new one: half a minute's work of one thread. */
const MOST_WAITING = 100;

/** When to try again after that: by then some of them are done. */
export const AFTER_THE_RUSH = { retryAfterSeconds: 10 };

/**
 * Requests a plan's recommendation and queues the work in the same transaction, so that neither exists without the
 * other. A plan that is changed while it waits keeps its place; a person's second waiting plan comes after everyone's
 * first.
 * @returns whether it was queued; if too many are ahead of it, the transaction has to be rolled back
 */
export async function requestGeneration(tx: Transaction, planId: number, asked: Asked): Promise<boolean> {
  const generation = await askForRecommendation(tx, planId, asked);
  const job = { name: GENERATION_QUEUE, data: { planId, generation } satisfies GenerationJob };
  if (await replaceWaitingJob(tx, job, { planId })) return true;
  const priority = 0 - (await findRank(tx, planId));
  if ((await countJobsBefore(tx, { ...job, priority })) >= MOST_WAITING) return false;
  await sendInTransaction(tx, { ...job, priority });
  return true;
}

/** Tells whether a job is going to do a plan's newest request, or is doing it. */
export function isBeingGenerated(tx: Transaction, job: GenerationJob): Promise<boolean> {
  return isJobLive(tx, { name: GENERATION_QUEUE, data: job });
}

/**
 * How far behind others a plan has to wait: as many places as its owner has other plans that are not ready. Making
 * guests by the dozen gains nothing: an address gives way once more people than a library holds have sent plans from
 * it lately.
 */
async function findRank(tx: Transaction, planId: number): Promise<number> {
  const [plan] = await tx.select({ ownerId: plans.ownerId }).from(plans).where(eq(plans.id, planId));
  if (!plan) throw new Error("a plan that a recommendation is asked for is gone");
  // One after another, so that each of a person's plans counts those before it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${plan.ownerId}, 0))`);
  const [own] = await tx
    .select({ pending: count() })
    .from(recommendations)
    .innerJoin(plans, eq(plans.id, recommendations.planId))
    .where(and(matchOwnPlans(plan.ownerId), ne(plans.id, planId), eq(recommendations.status, "pending")));
  const sentByAddress = await countOfAddress(tx, "store");
  return Math.max(own?.pending ?? 0, Math.ceil(sentByAddress / PEOPLE_AT_ONE_ADDRESS) - 1, 0);
}
