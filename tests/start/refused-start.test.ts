import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Clone, makeClone, startClone } from "../support/clone";

let clone: Clone;
beforeAll(() => void (clone = makeClone()));
afterAll(() => clone.remove());

/** Unit tests beside each sentence show them all; this one shows that only the sentence reaches the terminal. */
it("a start with a wrong variable says one sentence and ends with 1", async () => {
  const start = await startClone(clone, { PORT: "hunter2" });
  expect(await start.ends()).toBe(1);
  const output = start.readOutput();
  expect(output.trim()).toMatch(/^The environment variable PORT [^\n]*\.$/);
  expect(output).not.toContain("hunter2");
});

it("a start with assumptions that cannot be right says in one sentence which they are and ends with 1", async () => {
  const built = path.join(clone.folder, "build/index.js");
  const right = /targetConfidenceShare: 0?\.75/g;
  const code = readFileSync(built, "utf8");
  expect(code).toMatch(right);
  writeFileSync(built, code.replace(right, "targetConfidenceShare: 75"));
  const start = await startClone(clone);
  expect(await start.ends()).toBe(1);
  expect(start.readOutput().trim()).toMatch(
    /^The assumptions [^\n]*: basis 2026-11, targetConfidenceShare: [^\n]* is 75\.$/,
  );
});
