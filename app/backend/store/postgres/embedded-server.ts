import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chown, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { StartRefusal } from "../../process/start-refusal";
import { withFileLock } from "../../process/file-lock.mjs";
import { findFreePort } from "./free-port";
import { choosePlace, type Place } from "./place";
import { readRunningServer } from "./postmaster";
import { runTool } from "./run-tool";
import { enter, leave } from "./visitors";

/** The PostgreSQL that this project runs itself, as one process sees it. */
export type EmbeddedServer = {
  /** Address of a database on the server. */
  urlOf: (database: string) => string;
  /** Where it was placed, when that is not the data folder. */
  notice: string | undefined;
  /** Says that this process needs the server no longer; the last to leave stops it. */
  leave: () => Promise<void>;
};

type Options = {
  /** Absolute path of the data folder. */
  dataDir: string;
  /** The process on whose behalf the server is used; this one when absent. */
  processId?: number;
  /** Extra settings of the server, as `name=value`. */
  settings?: string[];
};

const START_ATTEMPTS = 3;

/**
 * Starts the server or joins the one that already runs. Several processes may call this at once: what changes files is
 * done under a lock, and a server left running by a killed process is adopted.
 */
export async function joinEmbeddedServer(options: Options): Promise<EmbeddedServer> {
  const place = await choosePlace(options.dataDir, "pg");
  const processId = options.processId ?? process.pid;
  const { port, password } = await withFileLock(lockOf(place), async () => {
    await enter(place.home, processId);
    const secret = await ensureCluster(place);
    const running = await readRunningServer(place);
    return { port: running ?? (await startServer(place, options.settings ?? [])), password: secret };
  });
  return {
    urlOf: (database) => `postgres://baobab:${password}@127.0.0.1:${port}/${database}`,
    notice: place.notice,
    leave: () => leavePlace(place, processId),
  };
}

/** Leaves without having joined, on behalf of a process that others joined for. */
export async function leaveEmbeddedServer({ dataDir, processId }: Options): Promise<void> {
  await leavePlace(await choosePlace(dataDir, "pg"), processId ?? process.pid);
}

async function leavePlace(place: Place, processId: number): Promise<void> {
  await withFileLock(lockOf(place), async () => {
    const others = await leave(place.home, processId);
    const isRunning = existsSync(path.join(clusterOf(place), "postmaster.pid"));
    if (others > 0 || !isRunning) return;
    await runTool(place, "pg_ctl", ["stop", "-D", clusterOf(place), "-m", "fast", "-w"]);
  });
}

function lockOf(place: Place): string {
  return path.join(place.home, "start.lock");
}

function clusterOf(place: Place): string {
  return path.join(place.home, "cluster");
}

/** Makes the cluster under another name first: a start that is killed half-way leaves nothing that looks finished. */
async function ensureCluster(place: Place): Promise<string> {
  const passwordFile = path.join(place.home, "password");
  if (existsSync(clusterOf(place))) return (await readFile(passwordFile, "utf8")).trim();
  const password = randomBytes(24).toString("base64url");
  const draft = path.join(place.home, "cluster.draft");
  await rm(draft, { recursive: true, force: true });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (place.user) await chown(passwordFile, place.user.uid, place.user.gid);
  const made = await runTool(place, "initdb", [
    `--pgdata=${draft}`,
    "--username=baobab",
    "--auth=scram-sha-256",
    `--pwfile=${passwordFile}`,
    "--encoding=UTF8",
    "--locale=C",
  ]);
  if (made.exitCode !== 0)
    throw new StartRefusal(`The database could not be created: ${lastLine(made.output)}.`);
  await rename(draft, clusterOf(place));
  return password;
}

async function startServer(place: Place, settings: string[]): Promise<number> {
  const log = path.join(place.home, "server.log");
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    const all = [
      "listen_addresses=127.0.0.1",
      "unix_socket_directories=''",
      "max_connections=200",
      ...settings,
    ];
    const flags = [`-p ${port}`, ...all.map((setting) => `-c ${setting}`)].join(" ");
    const started = await runTool(place, "pg_ctl", [
      "start",
      "-w",
      "-D",
      clusterOf(place),
      "-l",
      log,
      "-o",
      flags,
    ]);
    if (started.exitCode === 0) return port;
    // Another program may have taken the free port in the meantime; anything else fails again and is said.
    if (attempt === START_ATTEMPTS) {
      const reason = await readFile(log, "utf8").catch(() => started.output);
      throw new StartRefusal(`The database could not be started (see ${log}): ${lastLine(reason)}.`);
    }
  }
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1)?.replace(/\.$/, "") ?? "no reason given";
}
