import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The state of a zombie: a process that has ended but that its parent has not yet reaped. */
const ENDED_BUT_LISTED = "Z";

/**
 * Identifies a process by its number and start time, so that a later one with the same number is not mistaken
 * for it.
 * @param {number} processId
 * @returns {string | undefined} undefined when no such process runs
 */
export function identifyProcess(processId) {
  if (!isListed(processId)) return undefined;
  const { state, start } = readStatus(processId) ?? askForStatus(processId);
  return state.startsWith(ENDED_BUT_LISTED) ? undefined : `${processId}-${start}`;
}

/**
 * True if the process that `identifyProcess` identified still runs.
 * @param {string} identity
 */
export function isRunning(identity) {
  const processId = Number(identity.split("-")[0]);
  return Number.isInteger(processId) && processId > 0 && identifyProcess(processId) === identity;
}

/**
 * True if a process with this number exists, running or a zombie.
 * @param {number} processId
 */
export function isListed(processId) {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Linux gives the start time in clock ticks. */
function readStatus(processId) {
  try {
    const line = readFileSync(`/proc/${processId}/stat`, "utf8");
    // The program's name is in brackets and may contain spaces; the state is the first word after it.
    const words = line.slice(line.lastIndexOf(")") + 2).split(" ");
    return { state: words[0], start: words[19] };
  } catch {
    return undefined;
  }
}

const ASK_AGAIN_MILLISECONDS = 10_000;

/** A cache of `ps` results with their times: `ps` blocks us, and some callers ask every second. */
const statuses = new Map();

/** Without /proc, as on macOS, runs `ps` and caches its result for ten seconds. */
function askForStatus(processId) {
  const known = statuses.get(processId);
  if (known && performance.now() - known.at < ASK_AGAIN_MILLISECONDS) return known.status;
  const status = runPs(processId);
  statuses.set(processId, { status, at: performance.now() });
  return status;
}

/** `ps` gives the start time in seconds. Without `ps` either, the number alone identifies a process. */
function runPs(processId) {
  try {
    // In a fixed language and time zone, because another process may run in others.
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
