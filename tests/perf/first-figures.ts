/**
 * Measures what a first figure costs the services: an estimate that is new, one that is kept, and the check of a living annuity,
 * each in turn with a call that is refused before anything is worked out. Processor time of the site with its threads.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { TEST_SECRETS } from "../support/database";
import { becomeGuest, call } from "./recommendation-time";
import { serveSite, stopSite, type ServedSite } from "./served-site";
import { median, spread } from "./statistics";

const print = (line: string) => process.stdout.write(`${line}\n`);

const ROUNDS = 40;
/** A process's time is counted in hundredths of a second, so each round asks so many times. */
const CALLS = 20;
const MILLISECONDS_PER_TICK = 10;

const ESTIMATE = { age: 64, gender: "female", savings: 900_000, partner_age: 61 };
const ANNUITY = {
  dob: "14/03/1956",
  gender: "male",
  value: 1_300_000,
  monthly_income: 9_500,
  anniversary_month: 12,
  annual_cost_perct: 2.5,
  mix: "middle",
};

/** Processor time of a site's own process and its threads so far, milliseconds. */
async function readProcessorTime({ child }: ServedSite): Promise<number> {
  const stat = await readFile(`/proc/${child.pid}/stat`, "utf8");
  const [user, system] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return (Number(user) + Number(system)) * MILLISECONDS_PER_TICK;
}

async function main() {
  Object.assign(process.env, TEST_SECRETS);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "baobab-bench-figures-"));
  const site = await serveSite({
    folder: process.cwd(),
    command: process.execPath,
    args: [".ci/start.mjs"],
    firstPage: "/en",
    variables: { DATA_DIR: dataDir, LIMIT_FACTOR: "1000" },
  });
  const api = `${site.origin}/api`;
  try {
    const guest = await becomeGuest(api);
    let asked = 0;
    const post = async (url: string, body: object, code: number) => {
      const answer = await call(`${api}${url}`, guest, body);
      if (answer.http_code !== code) throw new Error(`${url}: ${answer.http_code} ${answer.message}`);
    };
    const works = {
      "an estimate, refused": () => post("/estimate", { ...ESTIMATE, savings: 1 }, 422),
      "an estimate, kept (goal: at most 2 ms)": () => post("/estimate", ESTIMATE, 200),
      "an estimate, new (goal: at most 15 ms)": () =>
        post("/estimate", { ...ESTIMATE, savings: ESTIMATE.savings + ++asked }, 200),
      "a living annuity's check, refused": () => post("/living-annuity/check", { ...ANNUITY, value: 1 }, 422),
      "a living annuity's check, new": () =>
        post("/living-annuity/check", { ...ANNUITY, value: ANNUITY.value + ++asked }, 200),
    };
    const times = new Map(Object.keys(works).map((name) => [name, [] as number[]]));
    for (let round = -2; round < ROUNDS; round += 1)
      for (const [name, work] of Object.entries(works)) {
        const before = await readProcessorTime(site);
        for (let one = 0; one < CALLS; one += 1) await work();
        if (round >= 0) times.get(name)!.push(((await readProcessorTime(site)) - before) / CALLS);
      }
    print(`Machine: ${os.cpus()[0]?.model}, ${os.cpus().length} cores, Node ${process.version}`);
    print(`\nA call, milliseconds of processor time, medians of ${ROUNDS} times ${CALLS}`);
    for (const [name, all] of times) print(`  ${name}: ${median(all).toFixed(1)} (${spread(all)})`);
  } finally {
    await stopSite(site);
    await rm(dataDir, { recursive: true, force: true });
  }
}

await main();
