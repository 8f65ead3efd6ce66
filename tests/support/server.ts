import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { claimPort } from "./claim-port";
import { createTestDatabase, TEST_SECRETS } from "./database";

/** The built site, started as an operator does, with a port and a database of its own. */
export type TestServer = {
  /** `http://localhost:PORT` */
  origin: string;
  databaseUrl: string;
  /** The file with its output, until it is stopped or killed. */
  outputFile: string;
  /** Sends it a signal without waiting. */
  signal: (name: "SIGTERM") => void;
  /** Null while it runs. */
  exitCode: () => number | null;
  /** Its output so far. */
  readOutput: () => string;
  /** Stops it as an operator does (SIGTERM), and drops its database if that was created for it. */
  stop: () => Promise<void>;
  /** Kills it as in a crash; the database stays, so that another server can continue with it. */
  kill: () => Promise<void>;
};

/** The address of a running site, and its database. */
export type Site = Pick<TestServer, "origin" | "databaseUrl">;

/** A site's output so far. */
export function readOutput({ outputFile }: Pick<TestServer, "outputFile">): string {
  return readFileSync(outputFile, "utf8");
}

type Options = {
  /** Variables in addition to those that a test server needs. */
  environment?: Record<string, string>;
  /** The database of an earlier server; a new empty one if absent. */
  databaseUrl?: string;
  /** The folder of the build; by default this one. */
  folder?: string;
};

const START_WAIT_MILLISECONDS = 60_000;

/** Starts the site built by `npm run build`, and waits until it responds. */
export async function startServer(options: Options = {}): Promise<TestServer> {
  const made = options.databaseUrl ? undefined : await createTestDatabase();
  const databaseUrl = options.databaseUrl ?? made?.url ?? "";
  const port = await claimPort();
  const site = run("start.mjs", {
    ...options,
    databaseUrl,
    environment: { PORT: String(port), ...options.environment },
  });
  const origin = `http://localhost:${port}`;
  await site.waitUntil(() => answers(origin));
  return {
    origin,
    databaseUrl,
    ...site,
    stop: async () => {
      await site.stop();
      await made?.drop();
    },
  };
}

/** A process that only works on jobs (`npm run worker`). */
export type TestWorker = Pick<TestServer, "readOutput" | "stop" | "kill">;

/** Starts a worker on the database of a site whose own processes have `WORKER=off`. */
export async function startWorker(options: Options & Pick<Site, "databaseUrl">): Promise<TestWorker> {
  const worker = run("worker.mjs", options);
  await worker.waitUntil(() => worker.readOutput().includes('"msg":"started"'));
  return worker;
}

/** Runs one of the product's scripts, with its output in a file, without waiting until it is up. */
export function run(
  script: string,
  { folder = ".", databaseUrl, environment }: Options & Pick<Site, "databaseUrl">,
) {
  if (!existsSync(path.join(folder, "build/index.js")))
    throw new Error("run npm run build before tests that need the built site");
  const outputFile = path.join(mkdtempSync(path.join(os.tmpdir(), "baobab-output-")), "output.log");
  const output = openSync(outputFile, "a");
  const child = spawn(process.execPath, [path.join(folder, ".ci", script)], {
    env: {
      NODE_ENV: "production",
      PATH: process.env.PATH,
      ...TEST_SECRETS,
      DATABASE_URL: databaseUrl,
      ...environment,
    },
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, "exit");
      child.kill(signal);
      await exit;
    }
  };
  const endAndDrop = async (signal: "SIGTERM" | "SIGKILL") => {
    await end(signal);
    rmSync(path.dirname(outputFile), { recursive: true, force: true });
  };
  return {
    outputFile,
    signal: (name: "SIGTERM") => void child.kill(name),
    exitCode: () => child.exitCode,
    readOutput: () => readOutput({ outputFile }),
    waitUntil: async (isUp: () => boolean | Promise<boolean>) => {
      for (const deadline = Date.now() + START_WAIT_MILLISECONDS; !(await isUp()); await sleep(50)) {
        if (child.exitCode === null && Date.now() < deadline) continue;
        await end("SIGKILL");
        throw new Error(`${script} did not start:\n${readOutput({ outputFile })}`);
      }
    },
    // A killed server may be stopped as well, to drop its database.
    stop: () => endAndDrop("SIGTERM"),
    kill: () => endAndDrop("SIGKILL"),
  };
}

async function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/en`, { redirect: "manual" }).then(
    () => true,
    () => false,
  );
}
