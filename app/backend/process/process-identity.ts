import { readFileSync } from "node:fs";

/** A process that ended and whose parent has not looked yet still has its number. */
const ENDED_BUT_LISTED = "Z";

/**
 * Names a process so that a later one with the same number is not taken for it: its number and, where the system
 * tells (Linux), the tick at which it started.
 * @returns undefined when no such process runs
 */
export function identifyProcess(processId: number): string | undefined {
  if (!isAlive(processId)) return undefined;
  const { state, startTick } = readStatus(processId);
  return state === ENDED_BUT_LISTED ? undefined : `${processId}-${startTick}`;
}

/** Tells whether the process that `identifyProcess` named still runs. */
export function isRunning(identity: string): boolean {
  const processId = Number(identity.split("-")[0]);
  return Number.isInteger(processId) && processId > 0 && identifyProcess(processId) === identity;
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function readStatus(processId: number): { state: string; startTick: string } {
  try {
    const line = readFileSync(`/proc/${processId}/stat`, "utf8");
    // The program's name stands in brackets and may hold spaces; the words after it begin with the state.
    const words = line.slice(line.lastIndexOf(")") + 2).split(" ");
    return { state: words[0] ?? "", startTick: words[19] ?? "0" };
  } catch {
    return { state: "", startTick: "0" };
  }
}
