/** `npm run operate -- <command>`: an operator's command on a site's data, run at the server. */
import type { Readable } from "node:stream";
import { failure } from "../../app/base/result";
import { addAdministrator } from "./add-administrator";
import { moveDatabase } from "./move-database";
import { removeDemo } from "./remove-demo";
import { resetPasskeys } from "./reset-passkeys";
import { rotate } from "./rotate-keys";
import type { Said } from "./with-store";

/** A command's input: the typed lines, the variables, and a function that reports progress. */
type Given = {
  input: Readable;
  readVariable: (name: string) => string | undefined;
  say: (sentence: string) => void;
};

const COMMANDS = new Map<string, (given: Given, options: string[]) => Promise<Said>>([
  ["add-administrator", addAdministrator],
  ["reset-passkeys", resetPasskeys],
  ["rotate-keys", ({ say }, options) => rotate({ onlyCounts: options.includes("--count"), say })],
  ["move-database", moveDatabase],
  ["remove-demo", removeDemo],
]);

/** Runs the command that the arguments name. */
export async function operate([name = "", ...options]: string[], given: Given): Promise<Said> {
  const carryOut = COMMANDS.get(name);
  if (!carryOut) return failure(`Say what to do, one of: ${[...COMMANDS.keys()].join(", ")}.`);
  return carryOut(given, options);
}
