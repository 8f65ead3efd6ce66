import type { Counter, Gauge, Histogram, Registry } from "prom-client";
import { singleton } from "../process/singleton";

/** Request buckets in seconds: from a cached page to one that a visitor takes for broken. */
const OF_REQUESTS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Buckets for background work and its waiting time, in seconds: from immediate to long abandoned. */
const OF_WORK = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 3_600];

/**
 * All of our metrics and their labels. Label values come from fixed lists (routes by pattern, queues, limits,
 * outcomes), so that none names a person and their number is bounded.
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

/** A gauge's value with its labels. */
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

const getSlot = () => singleton("metrics", () => ({ running: undefined as Running | undefined }));

/** Increments a counter; `times` 0 creates the series, so that Prometheus sees the first event as a rise. */
export function count<Name extends keyof typeof COUNTERS>(
  name: Name,
  labels: LabelsOf<(typeof COUNTERS)[Name]>,
  times = 1,
): void {
  getSlot().running?.counters[name].inc(labels, times);
}

/** Records a duration. */
export function noteTime<Name extends keyof typeof TIMES>(
  name: Name,
  labels: LabelsOf<(typeof TIMES)[Name]>,
  milliseconds: number,
): void {
  getSlot().running?.times[name].observe(labels, milliseconds / 1_000);
}

/** Creates a duration's empty series, so that Prometheus sees the first event as a rise. */
export function beginTime<Name extends keyof typeof TIMES>(
  name: Name,
  labels: LabelsOf<(typeof TIMES)[Name]>,
): void {
  getSlot().running?.times[name].zero(labels);
}

/** Replaces all values of a gauge; labels that are left out count as unknown. */
export function setLevels<Name extends keyof typeof LEVELS>(
  name: Name,
  levels: readonly Level<Name>[],
): void {
  const level = getSlot().running?.levels[name];
  level?.reset();
  for (const { labels, value } of levels) level?.set(labels, value);
}

/** Loads the metrics library and begins to record. Before that nothing is recorded, at no cost. */
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

/** Formats all metrics for Prometheus. */
export async function writeMetrics(): Promise<{ type: string; text: string }> {
  const { running } = getSlot();
  if (!running) throw new Error("no figures are kept");
  return { type: running.registry.contentType, text: await running.registry.metrics() };
}
