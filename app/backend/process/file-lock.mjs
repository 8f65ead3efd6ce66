// Plain JavaScript, because `.ci/prepare.mjs` needs it before anything is installed or built.
import { randomBytes } from "node:crypto";
import { link, readFile, rm, unlink, writeFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { identifyProcess, isRunning } from "./process-identity.mjs";
import { StartRefusal } from "./start-refusal.mjs";

const RETRY_MILLISECONDS = 20;

/**
 * Runs work while holding a lock file. The file names its holder, so that a lock left behind by a killed
 * process can be taken over.
 * @template Value
 * @param {string} file
 * @param {() => Promise<Value>} work
 * @param {(holder: string) => void} [whileWaiting] called each time the lock is still held by another process
 * @returns {Promise<Value>}
 * @throws {StartRefusal} if the lock file can be neither read nor created
 */
export async function withFileLock(file, work, whileWaiting = () => undefined) {
  const me = `${identifyProcess(process.pid)}-${randomBytes(4).toString("hex")}`;
  const draft = `${file}.${me}`;
  await writeFile(draft, me).catch(async (error) => {
    await rm(draft, { force: true }).catch(() => undefined);
    throw refuse(file, error);
  });
  try {
    while (!(await tryLink(draft, file))) {
      if (await removeAbandonedLock(draft, file)) continue;
      whileWaiting((await readHolder(file)) ?? "");
      await sleep(RETRY_MILLISECONDS);
    }
  } finally {
    await unlink(draft);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function tryLink(draft, file) {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw refuse(file, error);
  }
}

/**
 * Removes the lock of a dead process. Only the holder of a second lock may do so, after reading the first one
 * again: otherwise a process with stale information could remove a lock that another process has taken since.
 */
async function removeAbandonedLock(draft, file) {
  const holder = await readHolder(file);
  if (holder === undefined) return true;
  if (isRunning(withoutNonce(holder))) return false;
  const removal = `${file}.removal`;
  if (!(await tryLink(draft, removal))) {
    const remover = await readHolder(removal);
    if (remover && !isRunning(withoutNonce(remover))) await rm(removal, { force: true });
    return false;
  }
  try {
    if ((await readHolder(file)) === holder) await unlink(file);
  } finally {
    await unlink(removal);
  }
  return true;
}

function withoutNonce(holder) {
  return holder.split("-").slice(0, 2).join("-");
}

/** Returns the process that a lock file names; undefined if there is no such file (any more). */
async function readHolder(file) {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw refuse(file, error);
  }
}

function refuse(file, cause) {
  const sentence = `The lock file ${file} cannot be used (${cause.code}): check whose it is, or remove it.`;
  return new StartRefusal(sentence, { cause });
}
