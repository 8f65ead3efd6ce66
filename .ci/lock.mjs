import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const LONGEST_WAIT_MILLISECONDS = 10 * 60_000;
const RETRY_MILLISECONDS = 200;

/**
 * Works while no other process of this clone does. The file names its holder by number and start, as
 * `app/backend/process/file-lock.ts` does (which is not built yet when this runs), so one that was killed counts for
 * nothing, even when its number belongs to another process by now.
 */
export async function withLock(file, work) {
  const me = `${process.pid}-${readStart(process.pid)}-${randomBytes(4).toString("hex")}`;
  const draft = `${file}.${me}`;
  writeFileSync(draft, me);
  try {
    await takeLock(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  const giveBack = () => rmSync(file, { force: true });
  process.on("exit", giveBack);
  await work();
  giveBack();
  process.off("exit", giveBack);
}

async function takeLock(draft, file) {
  let isSaid = false;
  const deadline = Date.now() + LONGEST_WAIT_MILLISECONDS;
  while (!tryLink(draft, file)) {
    if (removeAbandonedLock(draft, file)) continue;
    if (!isSaid) process.stderr.write("Another start is preparing this folder; waiting for it …\n");
    isSaid = true;
    if (Date.now() > deadline) {
      process.stderr.write(
        `Another start (${readHolder(file)}) has been preparing this folder for ten minutes.\n`,
      );
      process.exit(1);
    }
    await sleep(RETRY_MILLISECONDS);
  }
}

function tryLink(draft, file) {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    return false;
  }
}

/** Removes the lock of a dead holder, under a second lock and after a second look, as `file-lock.ts` explains. */
function removeAbandonedLock(draft, file) {
  const holder = readHolder(file);
  if (holder === undefined) return true;
  if (isHeld(holder)) return false;
  const removal = `${file}.removal`;
  if (!tryLink(draft, removal)) {
    const remover = readHolder(removal);
    if (remover && !isHeld(remover)) rmSync(removal, { force: true });
    return false;
  }
  if (readHolder(file) === holder) rmSync(file, { force: true });
  rmSync(removal, { force: true });
  return true;
}

function readHolder(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** Our own number in a lock that we have not taken is that of an earlier process, as in a container started again. */
function isHeld(holder) {
  const [number, start] = holder.split("-");
  const processId = Number(number);
  if (!(processId > 0) || processId === process.pid || !isAlive(processId)) return false;
  return start === readStart(processId);
}

function isAlive(processId) {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** The tick at which a process started, where the system tells (Linux). */
function readStart(processId) {
  try {
    const line = readFileSync(`/proc/${processId}/stat`, "utf8");
    // The program's name stands in brackets and may hold spaces.
    return line.slice(line.lastIndexOf(")") + 2).split(" ")[19];
  } catch {
    return "0";
  }
}
