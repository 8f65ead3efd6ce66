import { sql } from "drizzle-orm";
import type { ClientConfig } from "pg";
import PgBoss from "pg-boss";
import { singleton } from "../process/singleton";
import { count, noteTime } from "../log/metrics";
import { answersInTime } from "./answers-in-time";
import { describeConnection, type Transaction } from "./connection";
import { openListener } from "./listener";
import { transact } from "./transact";

/** A job for its handler. */
export type Job<Data> = {
  id: string;
  data: Data;
  /** The number of earlier attempts that did not finish. */
  failedAttempts: number;
  /**
   * Marks the job as done in the transaction that stores its result, so that both happen or neither. A finished
   * job stays in the table for some days: `without` names the part of its data to delete at once.
   */
  complete: (tx: Transaction, without?: string) => Promise<void>;
};

/**
 * Handles a job. It must call `job.complete(tx)` in the transaction that stores the result. If it throws, or
 * the process dies, the job is retried; a failure that would recur is a result like any other.
 */
type JobHandler<Data> = (job: Job<Data>) => Promise<void>;

type Later = { name: string; ready: Promise<void> };
type Options = {
  /** Whether this process also works on jobs, or only queues them. */
  isWorking: boolean;
  /** A kind of job that this process takes only once it is ready for it. */
  later?: Later;
  reportError: (error: Error) => void;
};
type Registration = { handler: JobHandler<object>; parallel: number };
type Running = {
  boss: PgBoss;
  workers: { name: string; id: string }[];
  closeListener: (() => Promise<void>) | undefined;
};

const CHANNEL = "baobab_jobs";
const ADVISORY_LOCK = 4_120_264;
/** The polling interval for jobs without a notice: those to retry or to start later. */
const POLL_SECONDS = 2;

/**
 * The timeout of the queue's queries. Without it a silently broken connection would block a worker until the
 * system notices, a quarter of an hour later. The queue's maintenance of a full database takes seconds.
 */
const PATIENCE = { query_timeout: 30_000 } satisfies ClientConfig;
export const JOB_OPTIONS = { expireInSeconds: 5, retryLimit: 1_000, retryDelay: 0, retentionDays: 30 };

/** For jobs that call another service: a longer timeout, and exponential backoff. */
export const SENDING_JOB = { expireInSeconds: 30, retryDelay: 1, retryBackoff: true };

function getState() {
  return singleton("queue", () => ({
    registrations: new Map<string, Registration>(),
    starting: undefined as Promise<void> | undefined,
    running: undefined as Running | undefined,
    isStopping: false,
    reportError: undefined as ((error: Error) => void) | undefined,
  }));
}

type SentJob = { name: string; data: object };

/** Registers a kind of job and its handler, before `startQueue`; a later call replaces the handler. */
export function registerJob<Data extends object>(
  name: string,
  handler: JobHandler<Data>,
  parallel = 1,
): void {
  getState().registrations.set(name, { handler: handler as JobHandler<object>, parallel });
}

/**
 * Queues a job in the caller's transaction: it exists only if that commits, and starts at the commit, or at
 * `startAfter`. Jobs with a higher priority go first; among equals, the oldest.
 */
export async function sendInTransaction(
  tx: Transaction,
  {
    name,
    data,
    priority = 0,
    startAfter,
    options,
  }: SentJob & { priority?: number; startAfter?: Date; options?: typeof SENDING_JOB },
): Promise<void> {
  await getBoss().send(name, data, { ...JOB_OPTIONS, ...options, startAfter, priority, db: runOn(tx) });
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${name})`);
}

/**
 * Merges new content into a job that has not started; its place in the queue and other fields stay.
 * @param was part of the content of the job to replace
 * @returns whether there was such a job
 */
export async function replaceWaitingJob(
  tx: Transaction,
  { name, data }: SentJob,
  was: object,
): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`update pgboss.job set data = data || ${data}::jsonb
      where name = ${name} and state = 'created' and data @> ${was}`,
  );
  return Boolean(rowCount);
}

/** True if a job with this content is waiting or running; the queue retries one whose process died. */
export async function isJobLive(tx: Transaction, { name, data }: SentJob): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`select 1 from pgboss.job where name = ${name} and state <= 'active' and data @> ${data}`,
  );
  return Boolean(rowCount);
}

type WaitingJob<Data> = { data: Data; priority: number };

/** Lists the waiting jobs of a kind. */
export async function listWaitingJobs<Data>(tx: Transaction, name: string): Promise<WaitingJob<Data>[]> {
  const { rows } = await tx.execute<WaitingJob<Data>>(
    sql`select data, priority from pgboss.job where name = ${name} and state < 'active'`,
  );
  return rows;
}

/** Lists the registered kinds of jobs. */
export function listQueues(): string[] {
  return [...getState().registrations.keys()];
}

export function startQueue(options: Options): Promise<void> {
  const state = getState();
  state.starting ??= start(options);
  return state.starting;
}

async function start({ isWorking, later, reportError }: Options): Promise<void> {
  const state = getState();
  state.reportError = reportError;
  state.isStopping = false;
  const boss = new PgBoss({
    ...describeConnection("baobab queue"),
    ...PATIENCE,
    max: 3,
    schedule: false,
    maintenanceIntervalSeconds: 1,
  });
  // Connections may break during a shutdown.
  boss.on("error", (error) => !state.isStopping && state.reportError?.(error));
  await boss.start();
  const running: Running = { boss, workers: [], closeListener: undefined };
  state.running = running;
  await makeQueues(running);
  if (isWorking) await startWorking(running, later);
}

/** Creates the queues in turn: each is a table, and concurrent creations of the same one end in a deadlock. */
async function makeQueues({ boss }: Running): Promise<void> {
  await transact(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    for (const name of getState().registrations.keys()) await boss.createQueue(name);
  });
}

/** Waits for running jobs and stops; a queue that is still starting finishes that first. */
export async function stopQueue(): Promise<void> {
  const state = getState();
  // The caller of `startQueue` gets the reason for a failed start.
  await state.starting?.catch(() => undefined);
  const { running } = state;
  state.starting = undefined;
  state.running = undefined;
  state.isStopping = true;
  if (!running) return;
  await running.closeListener?.();
  await running.boss.stop({ graceful: true, wait: true, timeout: 6_000 });
}

function getBoss(): PgBoss {
  const { running } = getState();
  if (!running) throw new Error("the queue is not started yet");
  return running.boss;
}

async function startWorking(running: Running, later: Later | undefined): Promise<void> {
  const state = getState();
  for (const name of state.registrations.keys()) if (name !== later?.name) await workOn(running, name);
  if (later) workLater(running, later).catch((error: Error) => state.reportError?.(error));
  running.closeListener = await openListener({
    channel: CHANNEL,
    name: "baobab listener",
    // Polling continues as well, so a lost notice only costs time.
    hear: (name) => wake(running, name),
    reportError: (error) => state.reportError?.(error),
  });
}

/** Works on jobs of a kind, as many in parallel as registered. */
async function workOn(running: Running, name: string): Promise<void> {
  const { boss, workers } = running;
  const options = { pollingIntervalSeconds: POLL_SECONDS, batchSize: 1, includeMetadata: true } as const;
  const parallel = getState().registrations.get(name)?.parallel ?? 0;
  for (let count = 0; count < parallel; count += 1) {
    const id = await boss.work<object>(name, options, (jobs) => doJobs(running, name, jobs));
    workers.push({ name, id });
  }
}

async function workLater(running: Running, { name, ready }: Later): Promise<void> {
  await ready;
  if (!getState().isStopping) await workOn(running, name);
}

function wake({ boss, workers }: Running, name: string): void {
  for (const worker of workers) if (worker.name === name) boss.notifyWorker(worker.id);
}

async function doJobs(running: Running, name: string, jobs: PgBoss.JobWithMetadata<object>[]): Promise<void> {
  const { boss } = running;
  const registration = getState().registrations.get(name);
  // pg-boss considers a job done when this function returns.
  if (!registration) throw new Error(`no handler is registered for jobs of the kind ${name}`);
  for (const job of jobs) {
    const { id, data, retryCount } = job;
    if (retryCount === 0) noteTime("waits", { queue: name }, findWait(job));
    const complete = async (tx: Transaction, without?: string) => {
      await boss.complete(name, id, {}, { db: runOn(tx) });
      if (without) await dropFromData(tx, job, without);
    };
    await watchJob(name, () => registration.handler({ id, data, failedAttempts: retryCount, complete }));
  }
  // More may be waiting. After a failure the worker waits for the next poll.
  wake(running, name);
}

async function dropFromData(tx: Transaction, { name, id }: PgBoss.Job<object>, key: string): Promise<void> {
  await tx.execute(sql`update pgboss.job set data = data - ${key}::text where name = ${name} and id = ${id}`);
}

/** Milliseconds from when a job was due until it started, all by the database's clock. */
function findWait({ createdOn, startAfter, startedOn }: PgBoss.JobWithMetadata<object>): number {
  return Math.max(0, startedOn.getTime() - Math.max(createdOn.getTime(), new Date(startAfter).getTime()));
}

/** Runs a job, and counts its outcome. */
async function watchJob(queue: string, work: () => Promise<void>): Promise<void> {
  const began = performance.now();
  let outcome = "failed";
  try {
    await work();
    outcome = "done";
  } finally {
    count("jobs", { queue, outcome });
    noteTime("jobs", { queue }, performance.now() - began);
  }
}

/** Converts pg-boss's SQL with `$1` to drizzle's parts and values. */
function runOn(tx: Transaction): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      const pieces = text
        .split(/\$(\d+)/)
        .map((piece, index) =>
          index % 2 === 0 ? sql.raw(piece) : sql`${sql.param(values[Number(piece) - 1])}`,
        );
      const { rows } = await tx.execute(sql.join(pieces));
      return { rows };
    },
  };
}

/** True if jobs can be queued. */
export async function isQueueAnswering(): Promise<boolean> {
  const { running } = getState();
  if (!running) return false;
  return answersInTime(running.boss.getQueues());
}
