import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { LIMITS } from "../limits/limits";
import { reportError } from "../log/report-error";
import { getEnvironment } from "../process/environment";
import { onShutdown } from "../process/shutdown";
import { singleton } from "../process/singleton";
import { StartRefusal } from "../process/start-refusal.mjs";
import { JOB_OPTIONS, listQueues } from "../store/queue";
import { beginTime, count, setLevels, startMetrics, writeMetrics } from "../log/metrics";
import { setTimeout as sleep } from "node:timers/promises";
import { getDatabase, getPool, LARGEST_POOL } from "../store/connection";
import { sql } from "drizzle-orm";

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

const THIS_MACHINE = "127.0.0.1";
const METHODS = ["GET", "HEAD"];

const getSlot = () => singleton("metrics server", () => ({ server: undefined as Server | undefined }));

/** Whether a server is the metrics server, whose requests are not the site's. */
export function isMetricsServer(server: Server): boolean {
  return server === getSlot().server;
}

/**
 * Serves this process's metrics at `/metrics` on a separate port, if one is configured, because visitors of
 * the site must not reach them.
 */
export async function serveMetrics(): Promise<void> {
  const { METRICS_PORT, METRICS_HOST = THIS_MACHINE } = getEnvironment();
  if (!METRICS_PORT) return;
  await startMetrics();
  beginAtZero();
  const server = createServer(({ method = "", url = "/" }, response) => {
    void answer(method, url).then(({ status, type = "text/plain", text, allow }) => {
      if (allow) response.setHeader("Allow", allow);
      response.writeHead(status, { "Content-Type": type }).end(text);
    });
  });
  getSlot().server = server;
  server.listen(METRICS_PORT, METRICS_HOST);
  await once(server, "listening").catch(({ code }: NodeJS.ErrnoException) => {
    throw new StartRefusal(
      `Metrics cannot be served on port ${METRICS_PORT} (METRICS_PORT) of ${METRICS_HOST} (METRICS_HOST): ${code}.`,
    );
  });
  onShutdown("metrics", async () => {
    server.close();
    server.closeAllConnections();
  });
}

type Answer = { status: number; type?: string; text: string; allow?: string };

async function answer(method: string, url: string): Promise<Answer> {
  if (url.split("?")[0] !== "/metrics") return { status: 404, text: "See /metrics\n" };
  if (!METHODS.includes(method)) return { status: 405, text: "Only to be read\n", allow: METHODS.join(", ") };
  try {
    await measureLevels();
    return { status: 200, ...(await writeMetrics()) };
  } catch (error) {
    reportError(error, { during: "metrics" });
    return { status: 500, text: "The figures could not be read; see the log\n" };
  }
}

/** Creates the series of rare events, because Prometheus sees no rise in a series that starts with one. */
function beginAtZero(): void {
  for (const queue of listQueues())
    for (const outcome of ["done", "failed"]) count("jobs", { queue, outcome }, 0);
  for (const outcome of ["done", "failed"]) beginTime("generations", { outcome });
  for (const kind of ["code", "mail", "warning"])
    for (const outcome of ["accepted", "refused", "failed"]) count("messages", { kind, outcome }, 0);
  for (const [limit, allowances] of Object.entries(LIMITS))
    for (const subject of Object.keys(allowances)) count("limitsHit", { limit, subject }, 0);
}

type Waiting = { queue: string; jobs: number; oldestSeconds: number };

/**
 * Counts the jobs of each kind that are due and not started, with the age of the oldest in seconds. A failed
 * job counts from when it was first due: an attempt moves `start_after`, but not `keep_until`.
 */
async function countWaitingJobs(): Promise<Waiting[]> {
  const { retentionDays } = JOB_OPTIONS;
  const { rows } = await getDatabase().execute<Waiting>(
    sql`select name as queue, count(*)::int as jobs,
        extract(epoch from now() - min(keep_until - make_interval(days => ${retentionDays})))::float as "oldestSeconds"
      from pgboss.job where state < 'active' and (state = 'retry' or start_after <= now()) group by name`,
  );
  return listQueues().map(
    (queue) => rows.find((row) => row.queue === queue) ?? { queue, jobs: 0, oldestSeconds: 0 },
  );
}
