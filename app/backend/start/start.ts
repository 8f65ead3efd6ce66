import { createRequire } from "node:module";
import path from "node:path";
import { checkReleasedBases } from "~/engine";
import { loadDemonstration } from "../demonstration/load-demonstration";
import { refuseDemoPeople } from "../demonstration/remove-demonstration";
import { deleteOldAnswersRegularly } from "../calls/idempotency";
import { registerJobs } from "./register-jobs";
import { deleteMessageFilesRegularly } from "../sending/message-files";
import { storeDayTotalsRegularly } from "../desk/store-day-totals";
import { deleteRegularly } from "../lifecycle/retention";
import { GENERATION_QUEUE } from "../generation/request-generation";
import { hearNotices } from "../generation/result-notices";
import { warmThread, warmThreadLater } from "../generation/warm-up";
import { openStore } from "../store/open-store";
import { sendYearlyRemindersRegularly } from "../notices/yearly-reminders";
import { startQueue, stopQueue } from "../store/queue";
import { warnOfOldPrices } from "./warn-of-old-prices";
import { DISK_FULL, isDiskFull } from "../process/disk-full.mjs";
import { describeListenError } from "../process/describe-listen-error.mjs";
import { type Environment, getEnvironment } from "../process/environment";
import { writeConsoleAsLog } from "../log/console-as-log";
import { getLogger } from "../log/logger";
import { reportError } from "../log/report-error";
import { waitUntilIdle } from "../http/current-request";
import type { FindRoute } from "../http/route-finder";
import { serveMetrics } from "../watching/serve-metrics";
import { watchRequests } from "../watching/watch-requests";
import { isShuttingDown, listenForSignals, onShutdown, shutDown } from "../process/shutdown";
import { singleton } from "../process/singleton";
import { StartRefusal } from "../process/start-refusal.mjs";
import { FEATURE_DEFAULTS } from "~/contract/desk/feature-flags";
import { getDatabase } from "../store/connection";
import { features } from "../store/schema";

const LONGEST_DRAIN_MILLISECONDS = 5_000;

/**
 * Starts the backend once per process, before the first request. If it cannot start, the process ends with
 * one sentence. After a reload by the development server it is already running.
 */
export function startBackend(findRoute: FindRoute): Promise<void> {
  registerJobs();
  return singleton("start", () => start(findRoute).catch(refuseToStart));
}

async function start(findRoute: FindRoute): Promise<void> {
  const { BACKEND, WORKER, DRAIN_SECONDS, isDevelopment } = getEnvironment();
  listenForSignals((step, error) => reportError(error, { during: `shutdown: ${step}` }), DRAIN_SECONDS);
  if (!isDevelopment) writeConsoleAsLog();
  refuseWrongBases();
  silenceAccessLog();
  catchBugs();
  if (BACKEND !== "mock") await openStore({ say, reportError: reportWhileUp("embedded database") });
  // Started early and so stopped late, so that operators can observe a shutdown.
  await serveMetrics();
  if (BACKEND !== "mock") await startServices(WORKER);
  watchRequests(findRoute);
  onShutdown("requests under way", () => waitUntilIdle(LONGEST_DRAIN_MILLISECONDS));
  getLogger().info({ backend: BACKEND, worker: WORKER }, "started");
}

/** Starts all that uses the database, and the operator's warnings; samples need neither. */
async function startServices(worker: Environment["WORKER"]): Promise<void> {
  await refuseDemoPeople();
  await loadStartingData();
  // Registered before the queue starts: a signal in between must not close the database under it.
  onShutdown("job queue", stopQueue);
  await startQueue({
    isWorking: worker !== "off",
    later: worker === "only" ? prepareGeneration() : undefined,
    reportError: reportWhileUp("job queue"),
  });
  await loadDemonstration(new Date());
  await hearNotices(reportWhileUp("recommendations"));
  warmThreadLater(reportWhileUp("recommendations"));
  deleteOldAnswersRegularly(reportWhileUp("remembered answers"));
  deleteRegularly(reportWhileUp("deletion of what is due"));
  storeDayTotalsRegularly(reportWhileUp("totals by day"));
  sendYearlyRemindersRegularly(reportWhileUp("mails that ask back"));
  deleteMessageFilesRegularly(reportWhileUp("message files"));
  warnOfOldPrices(new Date());
}

/** A worker takes no recommendation before its markets are ready: another running worker finishes sooner. */
function prepareGeneration() {
  return { name: GENERATION_QUEUE, ready: warmThread(reportWhileUp("recommendations")) };
}

/** Reports errors except during shutdown, when threads and connections end. */
function reportWhileUp(during: string): (error: Error) => void {
  return (error) => isShuttingDown() || reportError(error, { during });
}

/** Stops the start if released assumptions are implausible, so that no figure is computed from them. */
function refuseWrongBases(): void {
  try {
    checkReleasedBases();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new StartRefusal(`The assumptions that advice is computed with cannot be right: ${error.message}.`);
  }
}

/** Writes to the terminal rather than the log, for the person who starts the process. */
function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

async function refuseToStart(error: unknown): Promise<void> {
  // Stopped while starting: the signal handler ends the process, and the start must not continue meanwhile.
  if (isShuttingDown()) await new Promise(() => undefined);
  if (isDiskFull(error)) say(DISK_FULL);
  else if (error instanceof StartRefusal) say(error.message);
  else reportError(error, { during: "start" });
  await shutDown(() => undefined);
  process.exit(1);
}

/** remix-serve logs each address with its query string through morgan; our own lines replace those. */
function silenceAccessLog(): void {
  const ofProject = createRequire(path.resolve("package.json"));
  const ofServer = createRequire(ofProject.resolve("@remix-run/serve/package.json"));
  const morgan = ofServer("morgan") as { format: (name: string, write: () => undefined) => void };
  morgan.format("tiny", () => undefined);
}

/** Reports uncaught errors, except during shutdown, when connections break under the code that uses them. */
function catchBugs(): void {
  process.on("unhandledRejection", (error) => {
    if (!isShuttingDown()) reportError(error, { during: "background work" });
  });
  process.on("uncaughtException", (error) => {
    if (isShuttingDown()) return;
    const refusal = describeListenError(error);
    if (refusal) say(refusal);
    else reportError(error, { during: "background work" });
    void shutDown(() => undefined).then(() => process.exit(1));
  });
}

/** Writes the initial rows of a new database. Existing rows stay, because an operator may have changed them. */
export async function loadStartingData(): Promise<void> {
  const shipped = Object.entries(FEATURE_DEFAULTS).map(([name, enabled]) => ({ name, enabled }));
  await getDatabase().insert(features).values(shipped).onConflictDoNothing();
}
