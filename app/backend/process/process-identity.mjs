import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The state of a process that has ended while its parent has not yet noticed (a zombie). */
const ENDED_BUT_LISTED = "Z";

/**
 * Names a process so that a later one with the same number is not taken for it: its number and when it started.
 * @param {number} processId
 * @returns {string | undefined} undefined when no such process runs
 */
export function identifyProcess(processId) {
  if (!isListed(processId)) return undefined;
  const { state, start } = readStatus(processId) ?? askForStatus(processId);
  return state.startsWith(ENDED_BUT_LISTED) ? undefined : `${processId}-${start}`;
}

/**
 * Tells whether the process that `identifyProcess` named still runs.
 * @param {string} identity
 */
export function isRunning(identity) {
  const processId = Number(identity.split("-")[0]);
  return Number.isInteger(processId) && processId > 0 && identifyProcess(processId) === identity;
}

/**
 * Tells whether a process with this number exists, running or ended but not yet noticed by its parent.
 * @param {number} processId
 */
export function isListed(processId) {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Linux reports the tick at which a process started. */
function readStatus(processId) {
  try {
    const line = readFileSync(`/proc/${processId}/stat`, "utf8");
    // The program's name stands in brackets and may hold spaces; the words after it begin with the state.
    const words = line.slice(line.lastIndexOf(")") + 2).split(" ");
    return { state: words[0], start: words[19] };
  } catch {
    return undefined;
  }
}

const ASK_AGAIN_MILLISECONDS = 10_000;

/** What `ps` said of a process number, and when. It is a program that we wait for, while some callers ask every second. */
const statuses = new Map();

/** Where there is no /proc, as on macOS, `ps` is asked, and believed for ten seconds. */
function askForStatus(processId) {
  const known = statuses.get(processId);
  if (known && performance.now() - known.at < ASK_AGAIN_MILLISECONDS) return known.status;
  const status = runPs(processId);
  statuses.set(processId, { status, at: performance.now() });
  return status;
}

/** `ps` reports the second of the start. Where there is no `ps` either, the number alone counts. */
function runPs(processId) {
  try {
    // Asked for in a fixed language and time zone, because another process may run in others.
    const args = ["LC_ALL=C", "TZ=UTC", "ps", "-o", "stat=,lstart=", "-p", String(processId)];
    const line = execFileSync("/usr/bin/env", args, {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    const [state = "", ...start] = line.trim().split(/\s+/);
    return { state, start: String(Date.parse(`${start.join(" ")} UTC`) / 1000) };
  } catch {
    return { state: "", start: "0" };
  }
}
