/** The samples of mock mode equal the site's present answers, word for word. */
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const STORED = "fixtures/mock";

function readSamples(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith(".json"));
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name), "utf8")]));
}

it("the samples of mock mode are what the built site answers", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "baobab-samples-made-"));
  try {
    await promisify(execFile)(process.execPath, [".ci/make-mock-samples.mjs", folder]);
    const [made, stored] = [readSamples(folder), readSamples(STORED)];
    const names = Object.keys({ ...made, ...stored });
    expect(names.filter((name) => made[name] !== stored[name])).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
