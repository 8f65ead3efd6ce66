import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach } from "vitest";
import { claimPort } from "./claim-port";

const PARTS = [
  ".ci",
  "package.json",
  "build",
  "public",
  "app/backend/store/migrations",
  "app/backend/process",
];
const WAIT_MILLISECONDS = 60_000;
/** A request without a response by then is repeated. */
const ANSWER_MILLISECONDS = 20_000;

/** A copy of the built project in a folder of its own, without data. */
export type Clone = { folder: string; remove: () => void };

/** A start of a clone: `.ci/start.mjs` as `npm start` runs it once everything is built. */
export type Start = {
  origin: string;
  port: number;
  readOutput: () => string;
  /** Waits until it responds; fails if it exits before. */
  serves: () => Promise<void>;
  /** Waits for its exit, and returns the exit code. */
  ends: () => Promise<number | null>;
  signal: (name: "SIGTERM" | "SIGINT" | "SIGKILL") => void;
};

/**
 * Makes a clone in a folder that everyone may enter, unless `mode` says otherwise; `mktemp -d` would give
 * 0o700.
 */
export function makeClone({ mode = 0o755 }: { mode?: number | undefined } = {}): Clone {
  const folder = mkdtempSync(path.join(os.tmpdir(), "baobab-clone-"));
  for (const part of PARTS) cpSync(part, path.join(folder, part), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
  chmodSync(folder, mode);
  const remove = () => {
    for (const part of [findDatabase(folder), folder]) rmSync(part, { recursive: true, force: true });
  };
  return { folder, remove };
}

/**
 * The database's folder of a clone's starts: in the clone, or where the database's user may enter (packages
 * count too).
 */
export function findDatabase(folder: string): string {
  const elsewhere = path.join(folder, ".data/pg-place");
  return existsSync(elsewhere)
    ? `/var/lib/baobab/pg-${readFileSync(elsewhere, "utf8").trim()}`
    : path.join(folder, ".data/pg");
}

/** Makes clones for the tests of a file, and removes each after its test. */
export function manageClones(): (mode?: number) => Clone {
  const clones: Clone[] = [];
  afterEach(() => {
    for (const made of clones.splice(0)) made.remove();
  });
  return (mode) => {
    const made = makeClone({ mode });
    clones.push(made);
    return made;
  };
}

/** Starts a clone on a free port, with no variables but those given, and without a demonstration unless asked. */
export async function startClone(clone: Clone, environment: Record<string, string> = {}): Promise<Start> {
  const port = Number(environment.PORT ?? (await claimPort()));
  const child = spawn(process.execPath, [path.join(clone.folder, ".ci/start.mjs")], {
    cwd: clone.folder,
    env: { NODE_ENV: "production", PATH: process.env.PATH, PORT: String(port), DEMO: "off", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  const closed = once(child, "close");
  const origin = `http://localhost:${port}`;
  return {
    origin,
    port,
    readOutput: () => output,
    signal: (name) => child.kill(name),
    ends: async () => {
      await closed;
      return child.exitCode;
    },
    serves: async () => {
      for (const deadline = Date.now() + WAIT_MILLISECONDS; ; await sleep(40)) {
        if (await answers(origin)) return;
        if (child.exitCode === null && Date.now() < deadline) continue;
        child.kill();
        throw new Error(`it does not serve:\n${output}`);
      }
    },
  };
}

async function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/en`, { signal: AbortSignal.timeout(ANSWER_MILLISECONDS) }).then(
    (response) => response.ok,
    () => false,
  );
}

/** Command lines of running programs that contain a text. */
export function listProcesses(text: string): string[] {
  return findProcesses(text).map(({ commandLine }) => commandLine);
}

/**
 * Ids of the database servers that run in a folder. A server forks a process for each connection, which has
 * the server's command line until it sets its own title, and is not counted.
 */
export function listServers(folder: string): string[] {
  const servers = findProcesses(folder).filter(({ commandLine }) => /^\S+\/postgres -D /.test(commandLine));
  const ids = servers.map(({ id }) => id);
  const isFork = (id: string) => ["", ...ids].includes(readParent(id));
  return ids.filter((id) => !isFork(id));
}

function findProcesses(text: string): { id: string; commandLine: string }[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((id) => ({ id, commandLine: readOfProcess(id, "cmdline").replaceAll("\0", " ").trim() }))
    .filter(({ commandLine }) => commandLine.includes(text));
}

/** The parent's id: the second word after the program's name in brackets; empty if the process has ended. */
function readParent(id: string): string {
  return readOfProcess(id, "stat").split(") ").at(-1)?.split(" ")[1] ?? "";
}

/** Empty if the process has ended. */
function readOfProcess(id: string, file: "cmdline" | "stat"): string {
  try {
    return readFileSync(`/proc/${id}/${file}`, "utf8");
  } catch {
    return "";
  }
}
