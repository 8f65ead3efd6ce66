import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { countRuns } from "../../../tests/support/count-runs";
import { withFileLock } from "./file-lock.mjs";
import { identifyProcess, isRunning } from "./process-identity.mjs";
import { StartRefusal } from "./start-refusal.mjs";

const folder = mkdtempSync(path.join(os.tmpdir(), "baobab-lock-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function killOne(): Promise<string> {
  const child = spawn("sleep", ["60"]);
  const identity = identifyProcess(child.pid ?? 0);
  child.kill("SIGKILL");
  await once(child, "exit");
  return identity ?? "none";
}

it("knows a process that runs, one that was killed, and one that merely has the same number", async () => {
  const me = identifyProcess(process.pid) ?? "";
  expect(isRunning(me)).toBe(true);
  expect(isRunning(await killOne())).toBe(false);
  if (process.platform === "linux") expect(isRunning(`${process.pid}-1`)).toBe(false);
});

it("lets one work at a time", async () => {
  const file = path.join(folder, "one.lock");
  let inside = 0;
  let most = 0;
  const work = async () => {
    inside += 1;
    most = Math.max(most, inside);
    await sleep(5);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => withFileLock(file, work)));
  expect(most).toBe(1);
});

it.each([
  ["a process that ended, whose number another one has by now", `${process.ppid}-1-00000000`],
  ["an earlier process with our own number", `${process.pid}-1-00000000`],
  ["an earlier version, which wrote the number only", String(process.ppid)],
  ["nobody", ""],
])("takes over a lock left by %s", async (_name, holder) => {
  const file = path.join(folder, "left.lock");
  writeFileSync(file, holder);
  expect(await withFileLock(file, async () => "done")).toBe("done");
  expect(existsSync(file)).toBe(false);
});

it("waits for a lock that a running process holds, and says whose it is", async () => {
  const file = path.join(folder, "held.lock");
  const holder = `${identifyProcess(process.ppid)}-00000000`;
  writeFileSync(file, holder);
  const seen: string[] = [];
  const waiting = withFileLock(
    file,
    async () => seen.push("done"),
    (whose) => seen.push(whose),
  );
  await expect.poll(() => seen.length).toBeGreaterThan(2);
  expect(new Set(seen)).toEqual(new Set([holder]));
  rmSync(file);
  await waiting;
  expect(seen.at(-1)).toBe("done");
});

it("gives the lock back when the work fails", async () => {
  const file = path.join(folder, "failing.lock");
  await expect(withFileLock(file, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await withFileLock(file, async () => "free")).toBe("free");
});

it("takes over a lock whose holder was killed, still one at a time, however often it happens", async () => {
  const killed = await killOne();
  const rounds = countRuns({ usually: 8, long: 200 });
  for (let round = 0; round < rounds; round += 1) {
    const file = path.join(folder, `left-${round}.lock`);
    writeFileSync(file, `${killed}-00000000`);
    let inside = 0;
    const most = await Promise.all(
      Array.from({ length: 6 }, () =>
        withFileLock(file, async () => {
          const now = ++inside;
          await sleep(2);
          inside -= 1;
          return now;
        }),
      ),
    );
    expect(most).toEqual([1, 1, 1, 1, 1, 1]);
  }
});

it("says in a sentence which lock file it cannot read, and leaves nothing behind", async () => {
  const own = path.join(folder, "own");
  const file = path.join(own, "start.lock");
  mkdirSync(file, { recursive: true });
  await expect(withFileLock(file, async () => "done")).rejects.toThrow(
    new StartRefusal(`The lock file ${file} cannot be used (EISDIR): check whose it is, or remove it.`),
  );
  expect(readdirSync(own)).toEqual(["start.lock"]);
});
