import { sql } from "drizzle-orm";
import type { ClientConfig } from "pg";
import PgBoss from "pg-boss";
import { keepOne } from "../process/singleton";
import { count, noteTime } from "../log/metrics";
import { answersInTime } from "./answers-in-time";
import { describeConnection, type Transaction } from "./connection";
import { openListener } from "./listener";
import { transact } from "./transact";

/** A job as its handler sees it. */
export type Job<Data> = {
  id: string;
  data: Data;
  /** How often it was started before without finishing. */
  failedAttempts: number;
  /**
   * Marks the job as done in the transaction that stores its result, so that both happen or neither. A job that is
   * done stays in the table for some days: `without` names the part of its data to delete at once.
   */
  complete: (tx: Transaction, without?: string) => Promise<void>;
};

/**
 * Does a job. It must call `job.complete(tx)` in the transaction that writes the result. If it throws, or the process
 * dies, the job is done again; a failure that would only repeat is a result like any other.
 */
type JobHandler<Data> = (job: Job<Data>) => Promise<void>;

type Later = { name: string; ready: Promise<void> };
type Options = {
  /** Whether this process also does the jobs, or only queues them. */
  isWorking: boolean;
  /** A kind of job that this process does only when it is ready for it. */
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
/** How often a worker asks whether a job is due that nobody told it of: one to be tried again or to be begun later. */
const POLL_SECONDS = 2;

/**
 * How long a query of the queue may go unanswered. Without it a connection that broke silently would hold up a worker until
 * the system notices, a quarter of an hour later. The queue's maintenance of a full database takes seconds.
 */
const PATIENCE = { query_timeout: 30_000 } satisfies ClientConfig;
export const JOB_OPTIONS = { expireInSeconds: 5, retryLimit: 1_000, retryDelay: 0, retentionDays: 30 };

/** For a job that hands something over to another service: that may take a while, and each pause is twice the last. */
export const SENDING_JOB = { expireInSeconds: 30, retryDelay: 1, retryBackoff: true };

function getState() {
  return keepOne("queue", () => ({
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
 * Queues a job in the caller's transaction: it exists exactly when the transaction does, and starts at the commit, or after an instant.
 * Jobs with a higher priority go first; among equals, the oldest.
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
 * Gives a job that was not started yet other content, as far as that goes; it keeps its place and the rest.
 * @param was part of the content of the job to replace
 * @returns whether there was one
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

/** Tells whether a job with this content waits or is being done; the queue repeats one whose process died. */
export async function isJobLive(tx: Transaction, { name, data }: SentJob): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`select 1 from pgboss.job where name = ${name} and state <= 'active' and data @> ${data}`,
  );
  return Boolean(rowCount);
}

type WaitingJob<Data> = { data: Data; priority: number };

/** The jobs of a kind that wait. */
export async function listWaitingJobs<Data>(tx: Transaction, name: string): Promise<WaitingJob<Data>[]> {
  const { rows } = await tx.execute<WaitingJob<Data>>(
    sql`select data, priority from pgboss.job where name = ${name} and state < 'active'`,
  );
  return rows;
}

/** The kinds of jobs that this process knows. */
export function listQueues(): string[] {
  return [...getState().registrations.keys()];
}

/** Starts the queue on the open database. */
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
  // Connections that break during a shutdown are expected to.
  boss.on("error", (error) => !state.isStopping && state.reportError?.(error));
  await boss.start();
  const running: Running = { boss, workers: [], closeListener: undefined };
  state.running = running;
  await makeQueues(running);
  if (isWorking) await startWorking(running, later);
}

/**
 * A queue is a table. If processes make the same one at once, the database ends one as deadlocked, so they take
 * turns.
 */
async function makeQueues({ boss }: Running): Promise<void> {
  await transact(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    for (const name of getState().registrations.keys()) await boss.createQueue(name);
  });
}

/** Lets running jobs finish and stops; a queue that is still starting finishes that first. */
export async function stopQueue(): Promise<void> {
  const state = getState();
  // The caller of `startQueue` is told why it could not start.
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
    // Polling continues beside it, so a lost notice only costs time.
    hear: (name) => wake(running, name),
    reportError: (error) => state.reportError?.(error),
  });
}

/** Does jobs of a kind, as many at once as were asked for. */
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
  // pg-boss considers a job done when this returns.
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
  // More may be waiting. After a failure the worker waits until it looks again.
  wake(running, name);
}

async function dropFromData(tx: Transaction, { name, id }: PgBoss.Job<object>, key: string): Promise<void> {
  await tx.execute(sql`update pgboss.job set data = data - ${key}::text where name = ${name} and id = ${id}`);
}

/** Since when a job was due when it was begun, in milliseconds; all three are the database's time. */
function findWait({ createdOn, startAfter, startedOn }: PgBoss.JobWithMetadata<object>): number {
  return Math.max(0, startedOn.getTime() - Math.max(createdOn.getTime(), new Date(startAfter).getTime()));
}

/** Does a job, and counts how it ended. */
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

/** pg-boss writes SQL with `$1` in it; drizzle needs the parts and the values. */
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

/** Tells whether jobs can be queued now. */
export async function isQueueAnswering(): Promise<boolean> {
  const { running } = getState();
  if (!running) return false;
  return answersInTime(running.boss.getQueues());
}
