import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { identifyProcess, isRunning } from "../../process/process-identity.mjs";

/** Records that a process uses the server. */
export async function enter(home: string, processId: number): Promise<void> {
  const folder = path.join(home, "processes");
  await mkdir(folder, { recursive: true });
  const identity = identifyProcess(processId);
  if (identity) await writeFile(path.join(folder, identity), "");
}

/**
 * Removes a process from the list, and processes that were killed.
 * @returns the number of other live processes that use the server
 */
export async function leave(home: string, processId: number): Promise<number> {
  const folder = path.join(home, "processes");
  const mine = identifyProcess(processId);
  let others = 0;
  for (const identity of await readdir(folder).catch(() => [])) {
    if (identity !== mine && isRunning(identity)) others += 1;
    else await rm(path.join(folder, identity), { force: true });
  }
  return others;
}
