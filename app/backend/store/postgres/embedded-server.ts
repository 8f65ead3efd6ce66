import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { StartRefusal } from "../../process/start-refusal.mjs";
import { withFileLock } from "../../process/file-lock.mjs";
import { identifyProcess, isRunning } from "../../process/process-identity.mjs";
import { choosePlace, type Place } from "./place";
import { clusterOf, findRunningServer, startServer, stopServer } from "./postmaster";
import { lastLine, runTool } from "./run-tool";

/** A process's handle on the PostgreSQL that this project runs itself. */
export type EmbeddedServer = {
  /** Address of a database on the server. */
  urlOf: (database: string) => string;
  /** States its location if that is not the data folder. */
  notice: string | undefined;
  isRunning: () => boolean;
  /** Restarts it on the same port, or finds the one that another process has started there. */
  restart: () => Promise<void>;
  /** Releases the server; the last process to leave stops it. */
  leave: () => Promise<void>;
};

type Options = {
  /** Absolute path of the data folder. */
  dataDir: string;
  /** The process that uses the server; this one if absent. */
  processId?: number;
  /** Extra settings of the server, as `name=value`. */
  settings?: string[];
};

/**
 * Starts the server or joins the running one. Several processes may call this at once: file changes are made
 * under a lock, and a server left running by a killed process is adopted.
 */
export async function joinEmbeddedServer(options: Options): Promise<EmbeddedServer> {
  const place = await choosePlace(options.dataDir, "pg");
  const { processId = process.pid, settings = [] } = options;
  const joined = await withFileLock(lockOf(place), async () => {
    await enter(place.home, processId);
    const password = await ensureCluster(place);
    const server = (await findRunningServer(place)) ?? (await startServer(place, settings));
    return { ...server, password };
  });
  const { port, password } = joined;
  return {
    urlOf: writeUrl(port, password),
    notice: place.notice,
    isRunning: () => isRunning(joined.identity),
    restart: async () => {
      const server = await withFileLock(
        lockOf(place),
        async () => (await findRunningServer(place)) ?? (await startServer(place, settings, port)),
      );
      if (server.port !== port) throw new Error("the embedded database was started again on another port");
      joined.identity = server.identity;
    },
    leave: () => leavePlace(place, processId),
  };
}

/**
 * Runs work on the server while no other process uses it; one that starts meanwhile waits for the end.
 * @throws StartRefusal if there is no server, or another process uses it
 */
export async function withServerAlone<Value>(
  dataDir: string,
  work: (urlOf: EmbeddedServer["urlOf"]) => Promise<Value>,
): Promise<Value> {
  const place = existsSync(dataDir) ? await choosePlace(dataDir, "pg") : undefined;
  if (!place || !existsSync(clusterOf(place)))
    throw new StartRefusal(`There is no database in ${dataDir}: set DATA_DIR to the folder that has one.`);
  return withFileLock(lockOf(place), async () => {
    if ((await leave(place.home, process.pid)) > 0)
      throw new StartRefusal(`Baobab runs on the database in ${dataDir}: stop it first.`);
    const password = await ensureCluster(place);
    const { port } = (await findRunningServer(place)) ?? (await startServer(place, []));
    return work(writeUrl(port, password)).finally(() => stopServer(place));
  });
}

/** Leaves on behalf of a process for which another one joined. */
export async function leaveEmbeddedServer({ dataDir, processId }: Options): Promise<void> {
  await leavePlace(await choosePlace(dataDir, "pg"), processId ?? process.pid);
}

/** If the lock cannot be taken, as on a full disk, no other process can join either, so it leaves without it. */
async function leavePlace(place: Place, processId: number): Promise<void> {
  const stopUnlessUsed = async () => {
    const others = await leave(place.home, processId);
    if (others === 0) await stopServer(place);
  };
  await withFileLock(lockOf(place), stopUnlessUsed).catch(async (error: unknown) => {
    if (!(error instanceof StartRefusal)) throw error;
    await stopUnlessUsed();
  });
}

const writeUrl = (port: number, password: string) => (database: string) =>
  `postgres://baobab:${password}@127.0.0.1:${port}/${database}`;

function lockOf(place: Place): string {
  return path.join(place.home, "start.lock");
}

/** Creates the cluster under a temporary name, so that an interrupted start leaves nothing that looks complete. */
async function ensureCluster(place: Place): Promise<string> {
  const passwordFile = path.join(place.home, "password");
  if (existsSync(clusterOf(place))) return (await readFile(passwordFile, "utf8")).trim();
  const password = randomBytes(24).toString("base64url");
  const draft = path.join(place.home, "cluster.draft");
  await rm(draft, { recursive: true, force: true });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (place.user) await chown(passwordFile, place.user.uid, place.user.gid);
  const made = await runTool(place, "initdb", [
    `--pgdata=${draft}`,
    "--username=baobab",
    "--auth=scram-sha-256",
    `--pwfile=${passwordFile}`,
    "--encoding=UTF8",
    "--locale=C",
  ]);
  if (made.exitCode !== 0)
    throw new StartRefusal(`The database could not be created: ${lastLine(made.output)}.`, {
      cause: new Error(made.output),
    });
  await rename(draft, clusterOf(place));
  return password;
}

/** Records that a process uses the server. */
async function enter(home: string, processId: number): Promise<void> {
  const folder = path.join(home, "processes");
  await mkdir(folder, { recursive: true });
  const identity = identifyProcess(processId);
  if (identity) await writeFile(path.join(folder, identity), "");
}

/**
 * Removes a process from the list, and processes that were killed.
 * @returns the number of other live processes that use the server
 */
async function leave(home: string, processId: number): Promise<number> {
  const folder = path.join(home, "processes");
  const mine = identifyProcess(processId);
  let others = 0;
  for (const identity of await readdir(folder).catch(() => [])) {
    if (identity !== mine && isRunning(identity)) others += 1;
    else await rm(path.join(folder, identity), { force: true });
  }
  return others;
}
