import { todayInSouthAfrica } from "~/base/date";
import { chooseAssumptions } from "~/engine";
import { isShuttingDown, onShutdown } from "../process/shutdown";
import { registerJob } from "../store/queue";
import { ADVICE_THREADS, closeAdvicePool, warmAdvicePool } from "../calculation/advice-pool";
import { generateRecommendation } from "./generate-recommendation";
import { GENERATION_QUEUE } from "./request-generation";
import { hearNotices } from "./result-notices";

/**
 * Registers the handler of recommendations, before the queue starts, so that at the end the threads stay until the
 * queue has stopped.
 */
export function registerGeneration(): void {
  onShutdown("advice pool", closeAdvicePool);
  registerJob(GENERATION_QUEUE, generateRecommendation, ADVICE_THREADS);
}

/** The first pages after a start come before markets that nobody has asked for yet. */
const WARM_UP_AFTER_MILLISECONDS = 20_000;

/**
 * Prepares a process for recommendations: it subscribes to results and, a little later, warms a thread, for jobs and for
 * calculations. No one waits for the warm-up: an earlier caller waits only for their own answer.
 */
export async function startRecommendations({
  reportError,
}: {
  reportError: (error: Error) => void;
}): Promise<void> {
  await hearNotices(reportError);
  const warmUp = () => warmAdvicePool(chooseAssumptions(todayInSouthAfrica(new Date()), {}));
  setTimeout(() => {
    if (isShuttingDown()) return;
    warmUp().catch((error: Error) => isShuttingDown() || reportError(error));
  }, WARM_UP_AFTER_MILLISECONDS).unref();
}
