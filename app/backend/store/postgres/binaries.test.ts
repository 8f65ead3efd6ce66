import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { copyBinaries } from "./binaries";

const folder = mkdtempSync(path.join(os.tmpdir(), "baobab-binaries-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("copies for everybody what only its owner may read", async () => {
  const from = path.join(folder, "from");
  mkdirSync(path.join(from, "bin"), { recursive: true });
  writeFileSync(path.join(from, "bin/postgres"), "");
  writeFileSync(path.join(from, "words"), "");
  for (const [name, mode] of [
    ["", 0o700],
    ["bin", 0o700],
    ["bin/postgres", 0o700],
    ["words", 0o600],
  ] as const)
    chmodSync(path.join(from, name), mode);
  const to = path.join(folder, "to");
  await copyBinaries(from, to);
  const modes = ["", "bin", "bin/postgres", "words"].map((name) =>
    (statSync(path.join(to, name)).mode & 0o777).toString(8),
  );
  expect(modes).toEqual(["755", "755", "755", "644"]);
});
