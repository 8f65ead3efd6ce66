import type { IsoDate } from "~/base/date";
import type { Transaction } from "../store/connection";
import { sendInTransaction } from "../store/queue";
import { askForRecommendation } from "./recommendations";

export const GENERATION_QUEUE = "generate-recommendation";

/** What a generation job carries. */
export type GenerationJob = { planId: number; generation: number };

/** Asks for a plan's recommendation and queues the work in the same transaction, so that neither is without the other. */
export async function requestGeneration(
  tx: Transaction,
  planId: number,
  { seed, adviceDate }: { seed: number; adviceDate: IsoDate },
): Promise<void> {
  const generation = await askForRecommendation(tx, planId, { seed, adviceDate });
  await sendInTransaction(tx, GENERATION_QUEUE, { planId, generation } satisfies GenerationJob);
}
