import { setTimeout as sleep } from "node:timers/promises";
import { getEnvironment } from "../process/environment";
import { getPool, LARGEST_POOL } from "../store/connection";
import { setLevels } from "../log/metrics";
import { countWaitingJobs } from "./waiting-jobs";

/** Prometheus gives up after ten seconds, and would then lack all other metrics, too. */
const PATIENCE_MILLISECONDS = 2_000;

/** Measures current levels: connections, and waiting jobs. Samples have neither. */
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

/** Unknown while the database does not answer, which the readiness check reports. */
async function findWaitingJobs() {
  const late = sleep(PATIENCE_MILLISECONDS, [], { ref: false });
  return Promise.race([countWaitingJobs().catch(() => []), late]);
}
