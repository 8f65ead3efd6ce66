import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { identifyProcess, isListed } from "../../process/process-identity.mjs";
import { StartRefusal } from "../../process/start-refusal.mjs";
import { findFreePort, isFree } from "./free-port";
import type { Place } from "./place";
import { lastLine, lastLines, runTool } from "./run-tool";

/** A server that accepts connections: its port, and the identity of its first process, the postmaster. */
type RunningServer = { port: number; identity: string };

const READY_WAIT_MILLISECONDS = 30_000;
const START_ATTEMPTS = 4;
const RETRY_MILLISECONDS = 400;

/** The folder of the database's files. */
export function clusterOf({ home }: Place): string {
  return path.join(home, "cluster");
}

function processFileOf(place: Place): string {
  return path.join(clusterOf(place), "postmaster.pid");
}

/**
 * Finds the server that already runs on these files, once it accepts connections.
 * @returns undefined when none runs
 */
export async function findRunningServer(place: Place): Promise<RunningServer | undefined> {
  const cluster = clusterOf(place);
  for (const deadline = Date.now() + READY_WAIT_MILLISECONDS; Date.now() < deadline; await sleep(50)) {
    const text = await readFile(processFileOf(place), "utf8").catch(() => "");
    const lines = text.split("\n").map((line) => line.trim());
    if (lines.length < 4) return undefined;
    const processId = Number(lines[0]);
    // The file stays: a new server uses it to detect children of a killed one that still work on the files.
    if (!isListed(processId)) return undefined;
    const identity = identifyProcess(processId);
    if (!identity || !(await isPostgresOf(cluster, processId))) {
      // The process id belongs to a zombie (in a container, process 1 may not reap) or, after a reboot, to another
      // program. A new server would take it for a running server, and refuse to start.
      await rm(processFileOf(place), { force: true });
      return undefined;
    }
    const status = await runTool(place, "pg_ctl", ["status", "-D", cluster]);
    if (status.exitCode !== 0) return undefined;
    if (lines[7] === "ready") return { port: Number(lines[3]), identity };
  }
  return undefined;
}

/** Without /proc the process id in the file is trusted, as by `pg_ctl status`. */
async function isPostgresOf(cluster: string, processId: number): Promise<boolean> {
  try {
    await readFile("/proc/self/cmdline");
  } catch {
    return true;
  }
  const commandLine = await readFile(`/proc/${processId}/cmdline`, "utf8").catch(() => "");
  return commandLine.includes(cluster);
}

/**
 * Starts the server, on its previous port if that is free.
 * @param only a required port, because one of our processes has connections to it
 */
export async function startServer(place: Place, settings: string[], only?: number): Promise<RunningServer> {
  const log = path.join(place.home, "server.log");
  const portFile = path.join(place.home, "port");
  for (let attempt = 1; ; attempt += 1) {
    const port = only ?? (await choosePort(portFile));
    const all = [
      "listen_addresses=127.0.0.1",
      "unix_socket_directories=''",
      "max_connections=200",
      // As for an SSD: random reads cost little more than sequential ones.
      "random_page_cost=1.1",
      ...settings,
    ];
    const flags = [`-p ${port}`, ...all.map((setting) => `-c ${setting}`)].join(" ");
    const args = ["start", "-w", "-D", clusterOf(place), "-l", log, "-o", flags];
    const { exitCode, output } = await runTool(place, "pg_ctl", args);
    const started = exitCode === 0 ? await findRunningServer(place) : undefined;
    if (started) {
      await writeFile(portFile, String(port));
      return started;
    }
    // Another program may have taken the port, and processes of a killed server need a moment to end.
    if (attempt === START_ATTEMPTS) {
      const reason = await readFile(log, "utf8").catch(() => output);
      throw new StartRefusal(`The database could not be started (see ${log}): ${lastLine(reason)}.`, {
        cause: new Error(`${output}\n${lastLines(reason)}`),
      });
    }
    await sleep(RETRY_MILLISECONDS);
  }
}

async function choosePort(portFile: string): Promise<number> {
  const kept = Number(await readFile(portFile, "utf8").catch(() => ""));
  return kept > 0 && (await isFree(kept)) ? kept : findFreePort();
}

/** Stops the server if it runs. */
export async function stopServer(place: Place): Promise<void> {
  if (!existsSync(processFileOf(place))) return;
  await runTool(place, "pg_ctl", ["stop", "-D", clusterOf(place), "-m", "fast", "-w"]);
}
