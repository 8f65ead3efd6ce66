/**
 * Fifty visitors at once walk the whole journey for ten minutes: no page fails, ninety-nine of a hundred are there within a second, and
 * the site's memory stays what it was.
 */
import { readFileSync } from "node:fs";
import os from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { median, percentile } from "../perf/statistics";
import { thandi } from "../support/answers";
import { register } from "../support/logged-in";
import { logRun } from "../support/log-run";
import { readOutput, startServer, type TestServer } from "../support/server";
import { createVisitor, type Page, type Visitor } from "../support/visitor";

const VISITORS = 50;
const MINUTES = 10;
const MINUTE = 60_000;
/** How long somebody looks at a page: a person takes longer, and so asks less of the site. */
const LOOKS_MILLISECONDS = [1_000, 3_000] as const;
const SLOWEST_MILLISECONDS = 1_000;
/** A page that left 10 kB behind would add more than this in ten minutes; what the engine frees late adds less. */
const MOST_MEMORY_ADDED = 1.15;

const PLAN = "/en/recommended-plan";
const PLAN_PAGES = ["assumed", "charts", "compare", "fees", "edit", "share"].map((page) => `${PLAN}/${page}`);

let site: TestServer;
beforeAll(async () => {
  site = await startServer({ environment: { LIMIT_FACTOR: "1000" } });
});
afterAll(() => site.stop());

const pageTimes: number[] = [];
const journeys = { begun: 0, done: 0 };
const memory: { minute: number; megabytes: number }[] = [];
let begun: number;
const isOver = () => performance.now() - begun > MINUTES * MINUTE;

/** Waits for a page as its visitor does, with all that leads to it, and looks at it. */
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

/** From the first page to the plan and all its pages, then registers to keep it, looks at what is kept, and leaves. */
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
  // They come one after another, as people do.
  await sleep((place * LOOKS_MILLISECONDS[1]) / VISITORS);
  while (!isOver()) await walk(createVisitor(site.origin));
}

/** Resident memory of the site's process with its threads. */
const readMegabytes = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.processId}/status`, "utf8"))?.[1]) / 1_024;

async function watchMemory(): Promise<void> {
  for (let minute = 0; !isOver(); minute = Math.floor((performance.now() - begun) / MINUTE)) {
    if (minute > (memory.at(-1)?.minute ?? 0))
      logRun("visitors", {
        minute,
        ...journeys,
        pages: pageTimes.length,
        megabytes: memory.at(-1)?.megabytes,
      });
    memory.push({ minute, megabytes: Math.round(readMegabytes()) });
    await sleep(5_000);
  }
}

it(`serves ${VISITORS} visitors for ${MINUTES} minutes`, async () => {
  begun = performance.now();
  await Promise.all([watchMemory(), ...Array.from({ length: VISITORS }, (_, place) => keepWalking(place))]);
  const inMinute = (wanted: number) =>
    median(memory.filter(({ minute }) => minute === wanted).map(({ megabytes }) => megabytes));
  const [early, late] = [inMinute(2), inMinute(MINUTES - 1)];
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
    early,
    late,
    load,
  });
  expect(readOutput(site)).not.toMatch(/"level":[56]0/);
  expect(late).toBeLessThanOrEqual(early * MOST_MEMORY_ADDED);
  expect(most).toBeLessThanOrEqual(SLOWEST_MILLISECONDS);
});
