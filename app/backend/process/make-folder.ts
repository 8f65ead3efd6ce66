import { chmodSync, existsSync, mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { StartRefusal } from "./start-refusal.mjs";

const FOR_US = 0o700;
/** Gone through by those who know what is in it, and listed by nobody else. */
const FOR_US_AND_THROUGH = 0o711;
const STICKY = 0o1000;

/**
 * Makes a folder and its missing parents, one by one: asked to make them all at once below `/proc`, Node never
 * returns.
 * @param mode of the folder itself
 */
export function makeFolder(folder: string, mode = 0o777): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, mode);
  } catch (cause) {
    // Another start may have made it in the meantime.
    if ((cause as NodeJS.ErrnoException).code === "EEXIST") return;
    throw new StartRefusal(`The folder ${folder} cannot be made by this user.`, { cause });
  }
}

/** Makes a folder for us alone, and closes one of ours that others may look into. */
export function makePrivateFolder(folder: string, mode = FOR_US): void {
  makeFolder(folder, mode);
  const found = statSync(folder);
  // What belongs to another user is theirs to close, and a sticky folder, such as /tmp, is everybody's.
  if (found.uid !== process.getuid?.() || found.mode & STICKY || (found.mode & 0o777) === mode) return;
  try {
    chmodSync(folder, mode);
  } catch (cause) {
    throw new StartRefusal(`The folder ${folder} cannot be closed to other users.`, { cause });
  }
}

/**
 * The same for the data folder, which holds secrets, each readable by us alone. Started by root, the database's user goes
 * through it to a folder of its own.
 */
export function makeDataFolder(folder: string): void {
  makePrivateFolder(folder, process.getuid?.() === 0 ? FOR_US_AND_THROUGH : FOR_US);
}
