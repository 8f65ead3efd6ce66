import type { Counter, Gauge, Histogram, Registry } from "prom-client";
import { keepOne } from "../process/singleton";

/** What a page takes: from a cached one to what a visitor takes for broken. */
const OF_REQUESTS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What work in the background takes or waits: from at once to what nobody waits for any more. */
const OF_WORK = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 3_600];

/**
 * Every figure of ours, with its labels. A label's values come from a list of the code (routes by their pattern, queues,
 * limits, outcomes), so that none names a person and their number is bounded.
 */
const COUNTERS = {
  requests: {
    name: "baobab_requests_total",
    help: "Requests that were answered, or left by their caller",
    labels: ["route", "method", "status"],
  },
  errors: { name: "baobab_errors_total", help: "Errors that were logged", labels: [] },
  jobs: {
    name: "baobab_jobs_total",
    help: "Jobs that this process has done, or failed to do this time",
    labels: ["queue", "outcome"],
  },
  messages: {
    name: "baobab_messages_total",
    help: "Codes, mails and warnings that were accepted, refused for good, or have to be sent again",
    labels: ["kind", "outcome"],
  },
  limitsHit: {
    name: "baobab_limits_hit_total",
    help: "Calls that a limit refused, by what it counts for",
    labels: ["limit", "subject"],
  },
} as const;

const TIMES = {
  requests: {
    name: "baobab_request_duration_seconds",
    help: "From a request to the end of its answer",
    labels: ["route", "method"],
    buckets: OF_REQUESTS,
  },
  jobs: {
    name: "baobab_job_duration_seconds",
    help: "How long a job is done for",
    labels: ["queue"],
    buckets: OF_WORK,
  },
  waits: {
    name: "baobab_job_wait_seconds",
    help: "How long a job was due before it was begun for the first time",
    labels: ["queue"],
    buckets: OF_WORK,
  },
  generations: {
    name: "baobab_generation_duration_seconds",
    help: "How long a recommendation is worked out for",
    labels: ["outcome"],
    buckets: OF_WORK,
  },
} as const;

const LEVELS = {
  waitingJobs: {
    name: "baobab_jobs_waiting",
    help: "Jobs that are due and that nobody has begun, in the whole database",
    labels: ["queue"],
  },
  oldestJob: {
    name: "baobab_oldest_job_waiting_seconds",
    help: "Since when the longest waiting one of them is due",
    labels: ["queue"],
  },
  connections: {
    name: "baobab_database_connections",
    help: "Open connections of this process to the database",
    labels: ["state"],
  },
  mostConnections: {
    name: "baobab_database_connections_max",
    help: "How many connections this process may open",
    labels: [],
  },
  waitingForConnection: {
    name: "baobab_database_waiting",
    help: "Queries and transactions of this process that wait for a connection",
    labels: [],
  },
} as const;

type LabelsOf<Metric extends { labels: readonly string[] }> = Record<
  Metric["labels"][number],
  string | number
>;

/** A value of a level, with the labels it belongs to. */
type Level<Name extends keyof typeof LEVELS = keyof typeof LEVELS> = {
  labels: LabelsOf<(typeof LEVELS)[Name]>;
  value: number;
};

type Running = {
  registry: Registry;
  counters: Record<keyof typeof COUNTERS, Counter>;
  times: Record<keyof typeof TIMES, Histogram>;
  levels: Record<keyof typeof LEVELS, Gauge>;
};

const getSlot = () => keepOne("metrics", () => ({ running: undefined as Running | undefined }));

/** Counts something that happened; with 0 it is shown before it does, so that its first time is seen as a rise. */
export function count<Name extends keyof typeof COUNTERS>(
  name: Name,
  labels: LabelsOf<(typeof COUNTERS)[Name]>,
  times = 1,
): void {
  getSlot().running?.counters[name].inc(labels, times);
}

/** Notes how long something took. */
export function noteTime<Name extends keyof typeof TIMES>(
  name: Name,
  labels: LabelsOf<(typeof TIMES)[Name]>,
  milliseconds: number,
): void {
  getSlot().running?.times[name].observe(labels, milliseconds / 1_000);
}

/** Shows how long something took before it was ever done, so that its first time is seen as a rise. */
export function beginTime<Name extends keyof typeof TIMES>(
  name: Name,
  labels: LabelsOf<(typeof TIMES)[Name]>,
): void {
  getSlot().running?.times[name].zero(labels);
}

/** Says how much of something there is now; what is left out is unknown. */
export function setLevels<Name extends keyof typeof LEVELS>(
  name: Name,
  levels: readonly Level<Name>[],
): void {
  const level = getSlot().running?.levels[name];
  level?.reset();
  for (const { labels, value } of levels) level?.set(labels, value);
}

/** Loads what keeps the figures, and begins to keep them. Until then nothing is counted, and counting costs nothing. */
export async function startMetrics(): Promise<void> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import("prom-client");
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  getSlot().running = {
    registry,
    counters: mapValues(COUNTERS, ({ labels, ...told }) => {
      return new Counter({ ...told, labelNames: [...labels], registers });
    }),
    times: mapValues(TIMES, ({ labels, buckets, ...told }) => {
      return new Histogram({ ...told, labelNames: [...labels], buckets: [...buckets], registers });
    }),
    levels: mapValues(LEVELS, ({ labels, ...told }) => {
      return new Gauge({ ...told, labelNames: [...labels], registers });
    }),
  };
}

function mapValues<Name extends string, Given, Made>(
  table: Record<Name, Given>,
  make: (given: Given) => Made,
): Record<Name, Made> {
  const made = Object.entries<Given>(table).map(([name, given]) => [name, make(given)] as const);
  return Object.fromEntries(made) as Record<Name, Made>;
}

/** All figures as Prometheus reads them. */
export async function writeMetrics(): Promise<{ type: string; text: string }> {
  const { running } = getSlot();
  if (!running) throw new Error("no figures are kept");
  return { type: running.registry.contentType, text: await running.registry.metrics() };
}
