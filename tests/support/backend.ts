import { registerJobs } from "../../app/backend/jobs";
import { startRecommendations } from "../../app/backend/recommendation/start-recommendations";
import { shutDown } from "../../app/backend/process/shutdown";
import { startQueue, stopQueue } from "../../app/backend/store/queue";
import { loadStartingData } from "../../app/backend/store/starting-data";
import { openTestDatabase } from "./database";

/**
 * Brings the whole backend up in this process on a database of its own: queue, workers, notices. Called in `beforeAll`;
 * what it returns takes everything down again, in `afterAll`.
 */
export async function startTestBackend({ isWorking = true } = {}): Promise<() => Promise<void>> {
  process.env.LOG_LEVEL ??= "silent";
  // Tests of anything else call as often as they like.
  process.env.LIMIT_FACTOR ??= "1000";
  const closeDatabase = await openTestDatabase();
  registerJobs();
  await loadStartingData();
  await startQueue({ isWorking, reportError: fail });
  await startRecommendations({ reportError: fail });
  return async () => {
    await stopQueue();
    await shutDown(fail);
    await closeDatabase();
  };
}

function fail(...failure: unknown[]): never {
  throw new Error("the test's backend failed beside a request", { cause: failure });
}
