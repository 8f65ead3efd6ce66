import { todayInSouthAfrica } from "~/base/date";
import { chooseAssumptions } from "~/engine";
import { isShuttingDown, onShutdown } from "../process/shutdown";
import { registerJob } from "../store/queue";
import { ADVICE_THREADS, closeAdvicePool, warmAdvicePool } from "./advice-pool";
import { generateRecommendation } from "./generate-recommendation";
import { GENERATION_QUEUE } from "./request-generation";
import { hearNotices } from "./result-notices";

/**
 * Says who generates recommendations; done before the queue starts, so that at the end the threads are there until the
 * queue has stopped.
 */
export function registerGeneration(): void {
  onShutdown("advice pool", closeAdvicePool);
  registerJob(GENERATION_QUEUE, generateRecommendation, ADVICE_THREADS);
}

/**
 * Readies a process for recommendations: it hears of results and gets a thread ready, for jobs and for whoever adjusts a
 * plan. Nobody waits for that thread to be warm: who comes before then waits for their own answer only.
 */
export async function startRecommendations({
  reportError,
}: {
  reportError: (error: Error) => void;
}): Promise<void> {
  await hearNotices(reportError);
  warmAdvicePool(chooseAssumptions(todayInSouthAfrica(new Date()), {})).catch(
    (error: Error) => isShuttingDown() || reportError(error),
  );
}
