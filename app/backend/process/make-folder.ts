import { chmodSync, existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { StartRefusal } from "./start-refusal.mjs";

const FOR_US = 0o700;
/** Others can pass through to a path they know, but cannot list the folder. */
const FOR_US_AND_THROUGH = 0o711;
const STICKY = 0o1000;

/**
 * Creates a folder and its missing parents one by one, because Node's recursive creation never returns below
 * `/proc`.
 * @param mode of the folder itself
 */
export function makeFolder(folder: string, mode = 0o777): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, mode);
  } catch (cause) {
    // Another process may have created it in the meantime.
    if ((cause as NodeJS.ErrnoException).code === "EEXIST") return;
    throw new StartRefusal(`The folder ${folder} cannot be made by this user.`, { cause });
  }
}

/** Creates a folder that only we may enter, or restricts one of ours. */
export function makePrivateFolder(folder: string, mode = FOR_US): void {
  makeFolder(folder, mode);
  const found = statSync(folder);
  // Another user's folder is theirs to restrict, and a sticky folder, such as /tmp, is shared by all.
  if (found.uid !== process.getuid?.() || found.mode & STICKY || (found.mode & 0o777) === mode) return;
  try {
    chmodSync(folder, mode);
  } catch (cause) {
    throw new StartRefusal(`The folder ${folder} cannot be closed to other users.`, { cause });
  }
}

/**
 * Creates the data folder, whose secrets only we may read. Under root, the database's user passes through it
 * to a folder of its own.
 */
export function makeDataFolder(folder: string): void {
  makePrivateFolder(folder, process.getuid?.() === 0 ? FOR_US_AND_THROUGH : FOR_US);
}
