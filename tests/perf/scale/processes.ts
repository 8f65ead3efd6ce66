import os from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { callOver } from "../../../app/backend/transports/call-backend";
import { reachOver } from "../../../app/backend/transports/remote";
import { todayInSouthAfrica } from "../../../app/base/date";
import { people } from "../../../fixtures/people";
import { take } from "../../support/call";
import { openLoadBalancer } from "../../support/load-balancer";
import { visit } from "../../support/logged-in-visitor";
import { median } from "../statistics";
import { ask, end, readProcessor, start, type Member, type Postgres, type Processor } from "./fleet";

const ROUNDS = 3;
const WARM_UP_SECONDS = 2;
const PAGE_SECONDS = 5;
const PLAN_SECONDS = 10;
const VISITORS = 10;
const POLL_MILLISECONDS = 250;
const [someone] = people(todayInSouthAfrica(new Date()));

type Amount = { seconds: number; done: number; used: Processor };
type Round = { pages: Amount; plans: Amount };
type Writes = { walBytes: number; rows: Map<string, number> };

/**
 * Serves pages and finishes plans with one web process and one worker, and with two of each, in turn, each
 * time with new processes.
 */
export async function compareProcesses(postgres: Postgres, print: (line: string) => void): Promise<void> {
  const url = await postgres.create("processes");
  const sizes = [1, 2];
  const rounds = new Map(sizes.map((size) => [size, [] as Round[]]));
  const writes: Writes[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const size of sizes) {
      const measured = await measure(postgres, url, size);
      rounds.get(size)!.push(measured.round);
      writes.push(measured.writes);
    }
  print(
    `\nOne web process and one worker (1+1) and two of each (2+2) behind a balancer, medians of ${ROUNDS} rounds in turn`,
  );
  if (os.cpus().length < 4)
    print(
      `  This machine has ${os.cpus().length} cores, which PostgreSQL, the balancer and the load share: more processes cannot do more here, and processor time says what each page and plan costs.`,
    );
  for (const name of ["pages", "plans"] as const) {
    const rates = sizes.map((size) => rounds.get(size)!.map((one) => one[name].done / one[name].seconds));
    const costs = sizes.map((size) => rounds.get(size)!.map((one) => costOf(one[name])));
    const ratio = (values: number[][]) => (median(values[1]!) / median(values[0]!)).toFixed(2);
    print(
      `  ${name} a second: 1+1 ${writeSpread(rates[0]!)}, 2+2 ${writeSpread(rates[1]!)}, ratio ${ratio(rates)} (goal: at least 1.8 where there are cores for it)`,
    );
    print(
      `  processor milliseconds each, product and PostgreSQL: 1+1 ${writeSpread(costs[0]!)}, 2+2 ${writeSpread(costs[1]!)}, ratio ${ratio(costs)} (goal: near 1)`,
    );
    for (const [place, size] of sizes.entries()) {
      const parts = (["web", "worker", "postgres", "bench"] as const).map((kind) => {
        const each = rounds.get(size)!.map(({ [name]: one }) => (one.used[kind] / one.done) * 1000);
        return `${kind === "bench" ? "balancer and load" : kind} ${median(each).toFixed(1)}`;
      });
      print(`    ${place + 1}+${place + 1}: ${parts.join(", ")}`);
    }
  }
  tellWrites(writes, print);
}

const costOf = ({ used, done }: Amount) => ((used.web + used.worker + used.postgres) / done) * 1000;
const writeSpread = (values: number[]) =>
  `${median(values).toFixed(1)} (${Math.min(...values).toFixed(1)} to ${Math.max(...values).toFixed(1)})`;

async function measure(postgres: Postgres, url: string, size: number) {
  const members: Member[] = [];
  for (let place = 0; place < size; place += 1)
    members.push(
      await start("web", url, { WORKER: "off", TRUST_PROXY: "1", LOG_LEVEL: "error" }),
      await start("worker", url),
    );
  const site = await openLoadBalancer();
  for (const { kind, origin } of members) if (kind === "web") await site.add(origin);
  try {
    // Warms up: every worker simulates its markets, and every page is rendered once.
    const guests = await Promise.all(Array.from({ length: VISITORS }, () => becomeGuest(site.origin)));
    await Promise.all(guests.map((bearer) => finishPlan(site.origin, bearer)));
    const account = async (work: () => Promise<number>): Promise<Amount> => {
      const [began, before] = [performance.now(), await readProcessor(members, postgres)];
      const done = await work();
      const after = await readProcessor(members, postgres);
      const seconds = (performance.now() - began) / 1000;
      const used = Object.fromEntries(
        Object.entries(after).map(([kind, time]) => [kind, time - before[kind as keyof Processor]]),
      ) as Processor;
      return { seconds, done, used };
    };
    const page = await findPage(site.origin, guests[0]!);
    await loadPage(page, WARM_UP_SECONDS * size);
    const pages = await account(() => loadPage(page, PAGE_SECONDS));
    const before = await readWrites(url);
    const plans = await account(() => loadPlans(site.origin, guests));
    const after = await readWrites(url);
    return { round: { pages, plans }, writes: subtract(after, before, plans.done) };
  } finally {
    await site.close();
    await Promise.all(members.map(end));
  }
}

async function becomeGuest(origin: string): Promise<string> {
  return take(await callOver(reachOver(origin), "getGuestToken", {}, {})).bearer_token;
}

async function finishPlan(origin: string, bearer: string): Promise<number> {
  const site = reachOver(origin);
  const { id } = take(await callOver(site, "createDemoPlan", { body: someone!.record }, { bearer }));
  const query = { id, plan_type: "base" } as const;
  while ((await callOver(site, "getRecommendations", { query }, { bearer })).response_code === "R01")
    await sleep(POLL_MILLISECONDS);
  return id;
}

/** The page of a guest's plan after its walk-through. */
async function findPage(origin: string, bearer: string) {
  const visitor = await visit(origin, { guest: { bearer } });
  await visitor.open("/en/recommendation-experience/1");
  await visitor.press("plan");
  const { status, path } = await visitor.open("/en/recommended-plan");
  if (status !== 200 || !path.startsWith("/en/recommended-plan")) throw new Error(`${status} ${path}`);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return { url: origin + path, cookie };
}

async function loadPage({ url, cookie }: { url: string; cookie: string }, duration: number): Promise<number> {
  const result = await autocannon({ url, connections: VISITORS, duration, headers: { cookie } });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} answers were not 2xx`);
  return result["2xx"];
}

/** Each guest makes one plan after the other; plans in progress at the end are finished and counted. */
async function loadPlans(origin: string, guests: readonly string[]): Promise<number> {
  const last = Date.now() + PLAN_SECONDS * 1000;
  const work = async (bearer: string) => {
    let plans = 0;
    for (; Date.now() < last; plans += 1) await finishPlan(origin, bearer);
    return plans;
  };
  const all = await Promise.all(guests.map(work));
  return all.reduce((sum, plans) => sum + plans, 0);
}

async function readWrites(url: string): Promise<Writes> {
  return ask(url, async (client) => {
    const { rows } = await client.query<{ name: string; rows: string; wal: string }>(
      `select schemaname || '.' || relname as name, (n_tup_ins + n_tup_upd + n_tup_del)::text as rows,
         pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as wal from pg_stat_user_tables`,
    );
    return {
      walBytes: Number(rows[0]!.wal),
      rows: new Map(rows.map(({ name, rows: written }) => [name, Number(written)])),
    };
  });
}

function subtract(after: Writes, before: Writes, plans: number): Writes {
  const rows = new Map(
    [...after.rows].map(([name, count]) => [name, (count - (before.rows.get(name) ?? 0)) / plans]),
  );
  return { walBytes: (after.walBytes - before.walBytes) / plans, rows };
}

function tellWrites(writes: readonly Writes[], print: (line: string) => void): void {
  const names = [...writes[0]!.rows.keys()];
  const each = names
    .map((name) => ({ name, rows: median(writes.map(({ rows }) => rows.get(name) ?? 0)) }))
    .filter(({ rows }) => rows >= 0.05)
    .sort((one, other) => other.rows - one.rows);
  const all = each.reduce((sum, { rows }) => sum + rows, 0);
  const wal = median(writes.map(({ walBytes }) => walBytes)) / 1000;
  print(
    `  written for a plan that is made and read until it is there: ${wal.toFixed(0)} kB of WAL, ${all.toFixed(1)} rows`,
  );
  print(`    ${each.map(({ name, rows }) => `${name} ${rows.toFixed(1)}`).join(", ")}`);
}
