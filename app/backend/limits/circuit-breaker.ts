import { getLogger } from "../log/logger";
import { reportError } from "../log/report-error";

const LONGEST_WAIT_MILLISECONDS = 1_000;
const PAUSE_MILLISECONDS = 5_000;

/** Runs work that may fail or hang; rejects within a second then, and at once while the circuit is open. */
type CircuitBreaker = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * Makes a circuit breaker. After a failure it stays open for some seconds; then one caller tries for all. An
 * outage is reported once, when it begins, and its end is logged.
 * @param during the activity that the work belongs to, for the log
 */
export function makeCircuitBreaker(during: string): CircuitBreaker {
  /** The time of the next attempt; undefined while the work succeeds. */
  let retryAt: number | undefined;

  function pause(): void {
    retryAt = performance.now() + PAUSE_MILLISECONDS;
  }

  return async (work) => {
    const isRetry = retryAt !== undefined;
    if (performance.now() < (retryAt ?? 0)) throw new Error("not tried: it failed a moment ago");
    if (isRetry) pause();
    try {
      const value = await waitFor(work());
      if (isRetry) {
        retryAt = undefined;
        getLogger().info({ during }, "the outage is over");
      }
      return value;
    } catch (error) {
      if (retryAt === undefined) reportError(error, { during });
      pause();
      throw error;
    }
  };
}

function waitFor<Value>(answer: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer within a second")), LONGEST_WAIT_MILLISECONDS);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
