import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isDiskFull } from "./disk-full.mjs";
import { withFileLock } from "./file-lock.mjs";
import { StartRefusal } from "./start-refusal.mjs";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "baobab-disk-"));
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });

it.each([
  ["a file that cannot be written", full],
  ["a quota", Object.assign(new Error("write"), { code: "EDQUOT" })],
  ["a table that cannot grow", Object.assign(new Error("could not extend file"), { code: "53100" })],
  [
    "a query that failed for it",
    new Error("Failed query", { cause: Object.assign(new Error(), { code: "53100" }) }),
  ],
  [
    "the output of a tool",
    new StartRefusal("The database could not be created: x.", {
      cause: new Error(
        "initdb: error: could not write: No space left on device\ninitdb: removing data directory",
      ),
    }),
  ],
])("the disk is full says %s", (_, error) => expect(isDiskFull(error)).toBe(true));

it.each([
  ["a missing file", Object.assign(new Error("missing"), { code: "ENOENT" })],
  ["no connection left", Object.assign(new Error("too many"), { code: "53300" })],
  ["nothing", undefined],
])("%s says something else", (_, error) => expect(isDiskFull(error)).toBe(false));

it("a refusal says what caused it", async () => {
  const busy = path.join(folder, "no-folder");
  await writeFile(busy, "");
  const refusal = await withFileLock(path.join(busy, "start.lock"), async () => undefined).catch(
    (error: Error) => error,
  );
  expect(refusal).toBeInstanceOf(StartRefusal);
  expect((refusal as Error).cause).toMatchObject({ code: "ENOTDIR" });
});
