import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { findBinaries } from "../../../app/backend/store/postgres/binaries";
import { claimPort } from "../../support/claim-port";
import { TEST_SECRETS } from "../../support/database";
import { startOwnPostgres } from "../../support/own-postgres";

/** A process of the product. */
export type Member = { kind: "web" | "worker"; child: ChildProcess; origin: string };

/** An external server, and the id of its first process. */
export type Postgres = Awaited<ReturnType<typeof startOwnPostgres>> & { processId: number };

const START_WAIT_MILLISECONDS = 60_000;
const TICKS_A_SECOND = 100;

const running = new Set<Member>();
let starting: ReturnType<typeof startOwnPostgres> | undefined;

/**
 * Starts the embedded binaries as an external server: a folder and a port of its own, for as long as the
 * bench runs.
 */
export async function startPostgres(): Promise<Postgres> {
  for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143 }))
    process.once(signal, () => void endAll().finally(() => process.exit(code)));
  const { folder } = await findBinaries();
  starting = startOwnPostgres(folder);
  const own = await starting;
  const processId = await ask(await own.create("scale"), async (client) => {
    const { rows } = await client.query<{ file: string }>("select pg_read_file('postmaster.pid') as file");
    return Number(rows[0]!.file.split("\n")[0]);
  });
  return { ...own, processId };
}

/** Ends all running processes, PostgreSQL last. */
export async function endAll(): Promise<void> {
  await Promise.all([...running].map(end));
  const server = await starting;
  starting = undefined;
  await server?.stop();
}

export async function ask<Value>(url: string, work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Starts a web process or a worker and waits until it is up. */
export async function start(
  kind: Member["kind"],
  databaseUrl: string,
  variables: Record<string, string> = {},
): Promise<Member> {
  const port = await claimPort();
  const folder = await mkdtemp(path.join(os.tmpdir(), "baobab-bench-scale-"));
  const member: Member = {
    kind,
    origin: `http://localhost:${port}`,
    child: spawn(process.execPath, [`.ci/${kind === "web" ? "start" : "worker"}.mjs`], {
      env: {
        NODE_ENV: "production",
        PATH: process.env.PATH,
        ...TEST_SECRETS,
        ...{ DATABASE_URL: databaseUrl, DATA_DIR: folder, PORT: String(port), LIMIT_FACTOR: "100000" },
        ...variables,
      },
      stdio: ["ignore", "pipe", "inherit"],
    }),
  };
  running.add(member);
  member.child.once("exit", () => void rm(folder, { recursive: true, force: true }));
  let output = "";
  member.child
    .stdout!.setEncoding("utf8")
    .on("data", (text: string) => (output = (output + text).slice(-2_000)));
  for (const deadline = Date.now() + START_WAIT_MILLISECONDS; !(await isUp(member, output)); await sleep(50))
    if (member.child.exitCode !== null || Date.now() > deadline)
      throw new Error(`a ${kind} did not start: ${output}`);
  return member;
}

async function isUp({ kind, origin }: Member, output: string): Promise<boolean> {
  if (kind === "worker") return output.includes('"msg":"started"');
  const answer = await fetch(`${origin}/api/health/ready`).catch(() => undefined);
  return answer?.status === 200;
}

export async function end(member: Member): Promise<void> {
  running.delete(member);
  const { child } = member;
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

/**
 * Processor time so far in seconds, user and system: by kind of process, of PostgreSQL, and of the bench
 * itself.
 */
export type Processor = Record<Member["kind"] | "postgres" | "bench", number>;

export async function readProcessor(members: readonly Member[], { processId }: Postgres): Promise<Processor> {
  const used: Processor = { web: 0, worker: 0, postgres: await readServer(processId), bench: 0 };
  for (const { kind, child } of members) used[kind] += readTimes(child.pid!).own;
  const { user, system } = process.cpuUsage();
  used.bench = (user + system) / 1e6;
  return used;
}

/** The first process of a server accounts for its children that have ended. */
async function readServer(processId: number): Promise<number> {
  const { own, ended } = readTimes(processId);
  let sum = own + ended;
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const status = await readFile(`/proc/${name}/stat`, "utf8").catch(() => "");
    if (Number(splitStatus(status)[1]) === processId) sum += addTimes(status, 11, 12);
  }
  return sum;
}

function readTimes(processId: number) {
  const status = readFileSync(`/proc/${processId}/stat`, "utf8");
  return { own: addTimes(status, 11, 12), ended: addTimes(status, 13, 14) };
}

/** The fields after the name, which may contain spaces. */
const splitStatus = (status: string) => status.slice(status.lastIndexOf(")") + 2).split(" ");

function addTimes(status: string, ...places: number[]): number {
  const fields = splitStatus(status);
  return places.reduce((sum, place) => sum + Number(fields[place]), 0) / TICKS_A_SECOND;
}
