import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Place } from "./place";
import { runTool } from "./run-tool";

const READY_WAIT_MILLISECONDS = 30_000;

/**
 * The port of the server that already runs on these files, once it takes connections.
 * @returns undefined when none runs
 */
export async function readRunningServer(place: Place): Promise<number | undefined> {
  const cluster = path.join(place.home, "cluster");
  const file = path.join(cluster, "postmaster.pid");
  for (const deadline = Date.now() + READY_WAIT_MILLISECONDS; Date.now() < deadline; await sleep(50)) {
    const lines = (await readFile(file, "utf8").catch(() => "")).split("\n").map((line) => line.trim());
    if (lines.length < 4) return undefined;
    if (!(await isPostgresOf(cluster, Number(lines[0])))) {
      // After a restart of the machine the number may belong to another program, and the server would refuse to start.
      await rm(file, { force: true });
      return undefined;
    }
    const status = await runTool(place, "pg_ctl", ["status", "-D", cluster]);
    if (status.exitCode !== 0) return undefined;
    if (lines[7] === "ready") return Number(lines[3]);
  }
  return undefined;
}

/** On systems without /proc the number in the file is believed, as `pg_ctl status` does. */
async function isPostgresOf(cluster: string, processId: number): Promise<boolean> {
  try {
    await readFile("/proc/self/cmdline");
  } catch {
    return true;
  }
  const commandLine = await readFile(`/proc/${processId}/cmdline`, "utf8").catch(() => "");
  return commandLine.includes(cluster);
}
