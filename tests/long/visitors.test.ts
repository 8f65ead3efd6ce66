/**
 * Fifty visitors at once walk the whole journey for ten minutes: no page fails, 99% of them load within a
 * second, and the site's memory does not grow.
 */
import os from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { median, percentile } from "../perf/statistics";
import { thandi } from "../support/answers";
import { register } from "../support/logged-in";
import { claimPort } from "../support/claim-port";
import { logRun } from "../support/log-run";
import { readOutput, startServer, type TestServer } from "../support/server";
import { createVisitor, type Page, type Visitor } from "../support/visitor";

const VISITORS = 50;
const MINUTES = 10;
const MINUTE = 60_000;
/** The time spent on a page: people take longer, and so load the site less. */
const LOOKS_MILLISECONDS = [1_000, 3_000] as const;
const SLOWEST_MILLISECONDS = 1_000;
/** The permitted growth in MB of used memory five minutes later: a leak of 8 kB a page would add more. */
const MOST_LEFT_ADDED = 1.5;
/** The permitted factor of resident memory, since V8 collects garbage less often the longer it runs. */
const MOST_RESIDENT_ADDED = 1.4;
const MEGABYTE = 1_000_000;

const PLAN = "/en/recommended-plan";
const PLAN_PAGES = ["assumed", "charts", "compare", "fees", "edit", "share"].map((page) => `${PLAN}/${page}`);

let site: TestServer;
let metricsPort: number;
beforeAll(async () => {
  metricsPort = await claimPort();
  const environment = { LIMIT_FACTOR: "1000", METRICS_PORT: String(metricsPort) };
  site = await startServer({ environment });
});
afterAll(() => site.stop());

const pageTimes: number[] = [];
const journeys = { begun: 0, done: 0 };
const memory: { minute: number; used: number; resident: number }[] = [];
let begun: number;
const isOver = () => performance.now() - begun > MINUTES * MINUTE;

/** Times a page including its redirects, and looks at it. */
async function see(turn: () => Promise<Page>): Promise<Page> {
  const from = performance.now();
  const page = await turn();
  pageTimes.push(performance.now() - from);
  expect(page.status, page.path).toBe(200);
  const [least, most] = LOOKS_MILLISECONDS;
  await sleep(least + Math.random() * (most - least));
  return page;
}

async function answerSurvey(visitor: Visitor): Promise<void> {
  await see(() => visitor.open("/en/1"));
  for (const step of [1, 2, 3, 4, 5, 6, 7] as const)
    if (visitor.page().path === `/en/${step}`)
      await see(() => visitor.press(step === 7 ? "save" : "next", thandi[step]));
}

/**
 * From the first page to the plan and all its pages; then registers to keep it, looks at the account, and
 * leaves.
 */
async function walk(visitor: Visitor): Promise<void> {
  journeys.begun += 1;
  await see(() => visitor.open("/en"));
  await answerSurvey(visitor);
  while (!visitor.page().path.includes("experience")) await see(() => visitor.open(PLAN));
  await see(() => visitor.press("plan"));
  for (const page of PLAN_PAGES) await see(() => visitor.open(page));
  await see(async () => (await register(visitor)).page);
  for (const page of ["/en/dashboard", "/en/my-data", "/en/contact"]) await see(() => visitor.open(page));
  journeys.done += 1;
}

async function keepWalking(place: number): Promise<void> {
  // Visitors arrive one after another.
  await sleep((place * LOOKS_MILLISECONDS[1]) / VISITORS);
  while (!isOver()) await walk(createVisitor(site.origin));
}

/** The memory used by the site's main thread, and the process's resident memory with all threads, in megabytes. */
async function readMemory() {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (.*)$`, "m").exec(metrics)?.[1]) / MEGABYTE;
  const used = read("nodejs_heap_size_used_bytes") + read("nodejs_external_memory_bytes");
  return { used: Math.round(used), resident: Math.round(read("process_resident_memory_bytes")) };
}

const inMinutes = (from: number, to: number) => memory.filter(({ minute }) => minute >= from && minute < to);

/** The least memory used in a period: what remains after garbage collection. */
const findLeastUsed = (from: number, to: number) => Math.min(...inMinutes(from, to).map(({ used }) => used));

const findResident = (minute: number) =>
  median(inMinutes(minute, minute + 1).map(({ resident }) => resident));

async function watchMemory(): Promise<void> {
  for (let minute = 0; !isOver(); minute = Math.floor((performance.now() - begun) / MINUTE)) {
    if (minute > (memory.at(-1)?.minute ?? 0))
      logRun("visitors", { ...memory.at(-1), ...journeys, pages: pageTimes.length });
    memory.push({ minute, ...(await readMemory()) });
    await sleep(2_000);
  }
}

it(`serves ${VISITORS} visitors for ${MINUTES} minutes`, async () => {
  begun = performance.now();
  await Promise.all([watchMemory(), ...Array.from({ length: VISITORS }, (_, place) => keepWalking(place))]);
  const [early, late] = [findLeastUsed(2, 5), findLeastUsed(MINUTES - 3, MINUTES)];
  const resident = { early: findResident(2), late: findResident(MINUTES - 1) };
  const [half, most, slowest] = [0.5, 0.99, 1].map((share) => Math.round(percentile(pageTimes, share)));
  const times = { median: half, p99: most, slowest };
  const seconds = Math.round((performance.now() - begun) / 1_000);
  const load = os.loadavg().map((one) => Math.round(one * 10) / 10);
  logRun("visitors", {
    visitors: VISITORS,
    seconds,
    ...journeys,
    pages: pageTimes.length,
    ...times,
    left: { early, late },
    resident,
    load,
  });
  expect(readOutput(site)).not.toMatch(/"level":[56]0/);
  expect(late).toBeLessThanOrEqual(early * MOST_LEFT_ADDED);
  expect(resident.late).toBeLessThanOrEqual(resident.early * MOST_RESIDENT_ADDED);
  expect(most).toBeLessThanOrEqual(SLOWEST_MILLISECONDS);
});
