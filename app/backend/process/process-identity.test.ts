import { spawn } from "node:child_process";
import { once } from "node:events";
import fs, { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { withFileLock } from "./file-lock.mjs";
import { identifyProcess, isRunning } from "./process-identity.mjs";

const folder = mkdtempSync(path.join(os.tmpdir(), "baobab-identity-"));
const ours = process.env.PATH;

/** Results of `ps` are cached for ten seconds; the tests advance the clock by as much. */
let now = 0;
const passTenSeconds = () => (now += 10_000);

/** Sets the output of `ps`, as macOS and BSD format it, for any process. */
function letPsSay(line: string) {
  passTenSeconds();
  const ps = path.join(folder, "ps");
  writeFileSync(ps, `#!/bin/sh\n[ "$LC_ALL $TZ $*" = "C UTC -o stat=,lstart= -p $4" ] && echo "${line}"\n`);
  chmodSync(ps, 0o755);
}

beforeAll(() => {
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const { readFileSync } = fs;
  vi.spyOn(fs, "readFileSync").mockImplementation((file, options) => {
    if (String(file).startsWith("/proc/")) throw new Error("ENOENT");
    return readFileSync(file, options);
  });
  syncBuiltinESMExports();
  process.env.PATH = `${folder}:${ours}`;
});
afterAll(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  process.env.PATH = ours;
  rmSync(folder, { recursive: true });
});

describe("where there is no /proc", () => {
  it("a process is named by its number and the second at which it started", () => {
    letPsSay("Ss   Sat Nov 21 23:27:52 2026");
    expect(identifyProcess(process.pid)).toBe(`${process.pid}-${Date.UTC(2026, 10, 21, 23, 27, 52) / 1000}`);
  });

  it("a later process with the same number is not taken for it, nor is one that ended for one that runs", () => {
    letPsSay("S+   Sat Nov 21 23:27:52 2026");
    const identity = identifyProcess(process.ppid) ?? "";
    expect(isRunning(identity)).toBe(true);
    letPsSay("S+   Sat Nov 21 23:27:53 2026");
    expect(isRunning(identity)).toBe(false);
    letPsSay("Z    Sat Nov 21 23:27:52 2026");
    expect(isRunning(identity)).toBe(false);
  });

  it("a lock left by a killed process is taken over, though another has its number", async () => {
    const file = path.join(folder, "left.lock");
    writeFileSync(file, `${process.ppid}-1764000000-00000000`);
    letPsSay("S+   Sat Nov 21 23:27:52 2026");
    expect(await withFileLock(file, async () => "done")).toBe("done");
  });

  it("ps is asked once in ten seconds, but a process that has ended is noticed at once", async () => {
    const child = spawn("sleep", ["60"]);
    letPsSay("S+   Sat Nov 21 23:27:52 2026");
    const identity = identifyProcess(child.pid ?? 0) ?? "";
    rmSync(path.join(folder, "ps"));
    now += 9_999;
    expect(isRunning(identity)).toBe(true);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(isRunning(identity)).toBe(false);
  });

  it("without ps either the number alone is believed", () => {
    rmSync(path.join(folder, "ps"), { force: true });
    passTenSeconds();
    process.env.PATH = folder;
    expect(identifyProcess(process.pid)).toBe(`${process.pid}-0`);
    expect(isRunning(`${process.pid}-0`)).toBe(true);
  });
});
