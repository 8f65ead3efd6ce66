/**
 * Measures the plan's page, and that of a shared plan, beside a bare page as large; the first time that a chart is drawn
 * beside the times after it; and what its scripts weigh before a chart is touched and once one is.
 */
import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { todayInSouthAfrica } from "../../app/base/date";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import { people } from "../../fixtures/people";
import { thandi, walkTo } from "../support/answers";
import { take } from "../support/call";
import { TEST_SECRETS } from "../support/database";
import { readBearer } from "../support/read-bearer";
import { createVisitor } from "../support/visitor";
import type { Visitor } from "../support/visitor";
import { serveSite, stopSite } from "./served-site";
import { median, spread } from "./statistics";
import { compareThroughput } from "./throughput";

const print = (line: string) => process.stdout.write(`${line}\n`);

const QUERIES = ["", "&market=poor", "&market=strong", "&view=savings", "&view=inheritance"];
const LATER_ROUNDS = 5;
const POLL_MILLISECONDS = 100;

type Opened = { origin: string; cookie: string };

async function timeOne({ origin, cookie }: Opened, address: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(origin + address, { headers: { cookie } });
  await answer.arrayBuffer();
  if (!answer.ok || answer.redirected) throw new Error(`${address}: ${answer.status} ${answer.url}`);
  return performance.now() - start;
}

/** Opens each chart of each plan for the first time, and then again. */
async function timeDrawings(site: Opened, plans: readonly number[]) {
  const [first, later]: [number[], number[]] = [[], []];
  for (const plan of plans)
    for (const query of QUERIES) {
      const address = `/en/recommended-plan?plan=${plan}${query}`;
      first.push(await timeOne(site, address));
      for (let round = 0; round < LATER_ROUNDS; round += 1) later.push(await timeOne(site, address));
    }
  // The first plans also warm the server up.
  const warm = first.slice(first.length / 2);
  print(`\nA plan's page, milliseconds, medians (goal: drawing costs at most 10 ms of what is opened again)`);
  print(`  a chart for the first time: ${median(warm).toFixed(1)} (${spread(warm)})`);
  print(`  the same again: ${median(later).toFixed(1)} (${spread(later)})`);
}

/** The gzip bytes of a script and of all that it imports before it runs. */
async function weighScript(name: string, seen = new Set<string>()): Promise<number> {
  if (seen.has(name)) return 0;
  seen.add(name);
  const text = await readFile(path.join("public", name), "utf8");
  let bytes = gzipSync(text).length;
  for (const [, imported = ""] of text.matchAll(/(?:\bfrom|\bimport)"(\/build\/[^"]+)"/g))
    bytes += await weighScript(imported, seen);
  return bytes;
}

async function weighTouch() {
  const find = async (folder: string, start: string) => {
    const name = (await readdir(`public/build${folder}`)).find((one) => one.startsWith(start));
    if (!name) throw new Error(`there is no ${start}`);
    return `/build${folder}/${name}`;
  };
  const seen = new Set<string>();
  const before = await weighScript(await find("", "entry.client"), seen);
  const waiting = await weighScript(await find("/_shared", "wait-for-touch"), seen);
  const touched = await weighScript(await find("/_shared", "touched-chart"), seen);
  const write = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  print(`\nScripts of a plan's page, gzip: ${write(before)}, with its chart's ${write(before + waiting)};`);
  print(`  React, recharts and the drawing, once it is touched: ${write(touched)}`);
}

/** Gives a guest a plan of each of the invented people, and leaves out their explanations. */
async function makePlans(origin: string, browser: Visitor): Promise<number[]> {
  await walkTo(browser, 7);
  await browser.press("save", thandi[7]);
  const bearer = await readBearer(browser);
  const transport = reachOver(origin);
  const plans: number[] = [];
  for (const { record } of people(todayInSouthAfrica(new Date()))) {
    const { id } = take(await callOver(transport, "createDemoPlan", { body: record }, { bearer }));
    const ask = () => callOver(transport, "getRecommendations", { query: { id } }, { bearer });
    while ((await ask()).response_code === "R01") await sleep(POLL_MILLISECONDS);
    await browser.open(`/en/recommendation-experience/1?plan=${id}`);
    await browser.press("plan");
    plans.push(id);
  }
  return plans;
}

/** Shares a plan, and opens it as somebody else. */
async function openShared(origin: string, owner: Visitor, plan: number) {
  const body = { id: plan, plan_type: "base" as const, label: "Bench" };
  const bearer = await readBearer(owner);
  const { token } = take(await callOver(reachOver(origin), "sharePlan", { body }, { bearer }));
  const reader = createVisitor(origin);
  await reader.open(`/en/shared/${token}`);
  const { html } = await reader.press("open");
  return { html, url: `${origin}/en/shared/${token}`, cookie: writeCookie(reader) };
}

const writeCookie = ({ cookies }: Visitor) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

async function main() {
  const [processor] = os.cpus();
  print(`Machine: ${processor?.model}, ${os.cpus().length} cores, Node ${process.version}`);
  await weighTouch();
  const bareFolder = path.resolve("tests/perf/bare");
  execFileSync(path.resolve("node_modules/.bin/remix"), ["build"], { cwd: bareFolder, stdio: "ignore" });
  Object.assign(process.env, TEST_SECRETS);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "baobab-bench-plan-"));
  const bare = await serveSite({
    folder: bareFolder,
    command: path.resolve("node_modules/.bin/remix-serve"),
    args: ["build/index.js"],
    firstPage: "/",
  });
  const baobab = await serveSite({
    folder: process.cwd(),
    command: process.execPath,
    args: [".ci/start.mjs"],
    firstPage: "/en",
    variables: { DATA_DIR: dataDir, LIMIT_FACTOR: "1000" },
  });
  try {
    const browser = createVisitor(baobab.origin);
    const plans = await makePlans(baobab.origin, browser);
    const { html } = browser.page();
    const cookie = writeCookie(browser);
    await timeDrawings({ origin: baobab.origin, cookie }, plans);
    const asLarge = (html: string) => {
      const elements = html.match(/<[a-z]/g)?.length ?? 0;
      const size = new URLSearchParams({ elements: String(elements), bytes: String(html.length) });
      const name = `bare page as large (${elements} elements), without scripts`;
      return { name, url: `${bare.origin}/as-large?${size}&plain=1` };
    };
    const own = {
      name: "a plan's page",
      url: `${baobab.origin}/en/recommended-plan?plan=${plans[0]}`,
      cookie,
    };
    await compareThroughput([asLarge(html), own], print, "of a plan's page: at least 0.4");
    const shared = await openShared(baobab.origin, browser, plans[0]!);
    await compareThroughput(
      [asLarge(shared.html), { ...shared, name: "a shared plan's page" }],
      print,
      "of a shared plan's page: at least 0.4",
    );
  } finally {
    await Promise.all([stopSite(bare), stopSite(baobab)]);
    await rm(dataDir, { recursive: true, force: true });
  }
}

await main();
