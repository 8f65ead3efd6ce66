import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { withLock } from "../../.ci/lock.mjs";
import { identifyProcess } from "../../app/backend/process/process-identity";

const folder = mkdtempSync(path.join(os.tmpdir(), "baobab-prepare-"));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ["a process that ended, whose number another one has by now", `${process.ppid}-1-00000000`],
  ["an earlier process with our own number", `${process.pid}-1-00000000`],
  ["an earlier version, which wrote the number only", String(process.ppid)],
  ["nobody", ""],
])("a lock left by %s is taken over", async (_name, holder) => {
  const file = path.join(folder, "left.lock");
  writeFileSync(file, holder);
  let isDone = false;
  await withLock(file, async () => void (isDone = true));
  expect(isDone).toBe(true);
  expect(existsSync(file)).toBe(false);
});

it("a lock that a running process holds is waited for", async () => {
  const file = path.join(folder, "held.lock");
  writeFileSync(file, `${identifyProcess(process.ppid)}-00000000`);
  let isDone = false;
  const waiting = withLock(file, async () => void (isDone = true));
  await sleep(500);
  expect(isDone).toBe(false);
  rmSync(file);
  await waiting;
  expect(isDone).toBe(true);
});
