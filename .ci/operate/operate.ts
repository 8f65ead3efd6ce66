/** `npm run operate -- <what>`: what an operator does to the data of a site, at the server. */
import type { Readable } from "node:stream";
import { failure } from "../../app/base/result";
import { addAdministrator } from "./add-administrator";
import { moveDatabase } from "./move-database";
import { removeDemo } from "./remove-demo";
import { resetPasskeys } from "./reset-passkeys";
import { rotate } from "./rotate-keys";
import type { Said } from "./with-store";

/** What a command is given: the lines that are typed, the variables that are set, and a way to say how far it is. */
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

/** Carries out the command that the arguments name. */
export async function operate([name = "", ...options]: string[], given: Given): Promise<Said> {
  const carryOut = COMMANDS.get(name);
  if (!carryOut) return failure(`Say what to do, one of: ${[...COMMANDS.keys()].join(", ")}.`);
  return carryOut(given, options);
}
