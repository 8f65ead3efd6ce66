import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { StartRefusal } from "./start-refusal.mjs";

/**
 * Makes a folder and its missing parents, one by one: asked to make them all at once below `/proc`, Node never
 * returns.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (cause) {
    // Another start may have made it in the meantime.
    if ((cause as NodeJS.ErrnoException).code === "EEXIST") return;
    throw new StartRefusal(`The folder ${folder} cannot be made by this user.`, { cause });
  }
}
