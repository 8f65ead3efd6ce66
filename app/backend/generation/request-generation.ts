import { and, eq, ne, sql } from "drizzle-orm";
import { chooseRound } from "../limits/choose-round";
import { hashCurrentNetwork } from "../limits/count-call";
import { matchOwnPlans } from "../plans/rights";
import type { Transaction } from "../store/connection";
import { isJobLive, listWaitingJobs, replaceWaitingJob, sendInTransaction } from "../store/queue";
import { plans, recommendations } from "../store/schema";
import { type Asked, askForRecommendation } from "../recommendation/recommendations";

export const GENERATION_QUEUE = "generate-recommendation";

/** A job's turn in the queue and the hash of its caller's address, by which later jobs are placed. */
type Standing = { turn: number; network?: string };

export type GenerationJob = { planId: number; generation: number; standing?: Standing };

/** The most jobs that may wait ahead of a new one: half a minute's work of one thread. */
const MOST_WAITING = 100;

/** When to retry after that; some jobs are done by then. */
export const RETRY_WHEN_QUEUE_SHRINKS = { retryAfterSeconds: 10 };

/**
 * Requests a plan's recommendation and queues its job in the same transaction, so that neither exists without
 * the other. A plan that changes while it waits keeps its place.
 * @returns false if too many jobs are ahead: the caller must then roll the transaction back
 */
export async function requestGeneration(tx: Transaction, planId: number, asked: Asked): Promise<boolean> {
  const generation = await askForRecommendation(tx, planId, asked);
  const data: GenerationJob = { planId, generation };
  if (await replaceWaitingJob(tx, { name: GENERATION_QUEUE, data }, { planId })) return true;
  const others = await listOthersOfOwner(tx, planId);
  const jobs = await listWaitingJobs<GenerationJob>(tx, GENERATION_QUEUE);
  const network = hashCurrentNetwork();
  const waiting = jobs.flatMap(({ data: { planId: other, standing }, priority }) => {
    if (!standing) return [];
    const isOfAddress = network !== undefined && standing.network === network;
    return [{ turn: standing.turn, round: -priority, isOwn: others.includes(other), isOfAddress }];
  });
  const { round, turn } = chooseRound(waiting, others.length > 0);
  if (jobs.filter(({ priority }) => priority >= -round).length >= MOST_WAITING) return false;
  await sendInTransaction(tx, {
    name: GENERATION_QUEUE,
    data: { ...data, standing: { turn, network } } satisfies GenerationJob,
    priority: -round,
  });
  return true;
}

/** True if a job for a plan's newest request is waiting or running. */
export function isBeingGenerated(tx: Transaction, job: GenerationJob): Promise<boolean> {
  return isJobLive(tx, { name: GENERATION_QUEUE, data: job });
}

/** Lists the owner's other plans that are not ready. */
async function listOthersOfOwner(tx: Transaction, planId: number): Promise<number[]> {
  const [plan] = await tx.select({ ownerId: plans.ownerId }).from(plans).where(eq(plans.id, planId));
  if (!plan) throw new Error("a plan that a recommendation is asked for is gone");
  // Serialised per owner, so that each of their plans finds those before it.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${plan.ownerId}, 0))`);
  const others = await tx
    .select({ id: plans.id })
    .from(recommendations)
    .innerJoin(plans, eq(plans.id, recommendations.planId))
    .where(and(matchOwnPlans(plan.ownerId), ne(plans.id, planId), eq(recommendations.status, "pending")));
  return others.map(({ id }) => id);
}
