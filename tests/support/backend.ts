import { registerJobs } from "../../app/backend/start/register-jobs";
import { hearNotices } from "../../app/backend/generation/result-notices";
import { onShutdown, shutDown } from "../../app/backend/process/shutdown";
import { startQueue, stopQueue } from "../../app/backend/store/queue";
import { loadStartingData } from "../../app/backend/start/start";
import { openTestDatabase } from "./database";

/**
 * Starts the whole backend in this process on its own database: queue, workers, notices. A `beforeAll` that
 * returns it stops it after the tests, except for the threads that advise and draw.
 */
export async function startTestBackend({ isWorking = true } = {}): Promise<() => Promise<void>> {
  process.env.LOG_LEVEL ??= "silent";
  // Only the tests of rate limits need low ones.
  process.env.LIMIT_FACTOR ??= "1000";
  const closeDatabase = await openTestDatabase();
  registerJobs();
  // The threads stay for the next file (`fresh-process.ts`): a new one needs a second to warm up.
  for (const pool of ["advice pool", "paper pool"]) onShutdown(pool, async () => undefined);
  await loadStartingData();
  await startQueue({ isWorking, reportError: fail });
  // No thread is warmed up: most files do not use them, and a warm-up would end after the file.
  await hearNotices(fail);
  return async () => {
    await stopQueue();
    await shutDown(fail);
    await closeDatabase();
  };
}

function fail(...failure: unknown[]): never {
  throw new Error("the test's backend failed beside a request", { cause: failure[0] });
}
