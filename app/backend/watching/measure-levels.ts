import { setTimeout as sleep } from "node:timers/promises";
import { getEnvironment } from "../process/environment";
import { getPool, LARGEST_POOL } from "../store/connection";
import { setLevels } from "../log/metrics";
import { countWaitingJobs } from "./waiting-jobs";

/** Prometheus gives up after ten seconds, and would then have none of the other figures either. */
const PATIENCE_MILLISECONDS = 2_000;

/** Measures what is there right now: connections, and jobs that wait. Samples have neither. */
export async function measureLevels(): Promise<void> {
  if (getEnvironment().BACKEND === "mock") return;
  const { totalCount, idleCount, waitingCount } = getPool();
  setLevels("connections", [
    { labels: { state: "busy" }, value: totalCount - idleCount },
    { labels: { state: "idle" }, value: idleCount },
  ]);
  setLevels("mostConnections", [{ labels: {}, value: LARGEST_POOL }]);
  setLevels("waitingForConnection", [{ labels: {}, value: waitingCount }]);
  const waiting = await findWaitingJobs();
  setLevels(
    "waitingJobs",
    waiting.map(({ queue, jobs }) => ({ labels: { queue }, value: jobs })),
  );
  setLevels(
    "oldestJob",
    waiting.map(({ queue, oldestSeconds }) => ({ labels: { queue }, value: oldestSeconds })),
  );
}

/** Nothing is known of them while the database does not answer; the readiness says so. */
async function findWaitingJobs() {
  const late = sleep(PATIENCE_MILLISECONDS, [], { ref: false });
  return Promise.race([countWaitingJobs().catch(() => []), late]);
}
