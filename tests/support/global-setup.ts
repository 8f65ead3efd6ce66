import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { identifyProcess, isRunning } from "../../app/backend/process/process-identity.mjs";
import { choosePlace, type Place } from "../../app/backend/store/postgres/place";
import type { TestProject } from "vitest/node";
import { leaveTestServer, testDataDir } from "./database";
import { startServer } from "./server";
import type { Site, TestServer } from "./server";

declare module "vitest" {
  interface ProvidedContext {
    /** A site that test files share: it limits nobody, and rows of other tests may be in its database. */
    site: Site & Pick<TestServer, "outputFile">;
  }
}

/**
 * Test files run in their own processes, so the tests' database server is kept for the whole run, and so is the site of
 * the files that ask for nothing else: a start costs as much as most files' tests.
 */
export default async function setUp({ vitest, provide }: TestProject) {
  await import("../../.ci/build-worker.mjs");
  process.env.TEST_RUN_PROCESS = String(process.pid);
  const place = await choosePlace(testDataDir, "pg");
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopServerNow(place));
  if (!vitest.projects.some(({ name }) => name === "web" || name === "long")) return leaveTestServer;
  const { origin, databaseUrl, outputFile, stop } = await startServer({
    environment: { LIMIT_FACTOR: "1000" },
  });
  provide("site", { origin, databaseUrl, outputFile });
  return async () => {
    await stop();
    await leaveTestServer();
  };
}

/** On a signal vitest ends within a millisecond without waiting, so this must not wait either. */
function stopServerNow({ home, binaries, user }: Place): void {
  const folder = path.join(home, "processes");
  const cluster = path.join(home, "cluster");
  const others = (existsSync(folder) ? readdirSync(folder) : []).filter(
    (identity) => identity !== identifyProcess(process.pid) && isRunning(identity),
  );
  if (others.length > 0 || !existsSync(path.join(cluster, "postmaster.pid"))) return;
  const account = user ? { uid: user.uid, gid: user.gid } : {};
  spawnSync(path.join(binaries, "bin/pg_ctl"), ["stop", "-D", cluster, "-m", "fast"], {
    cwd: "/",
    ...account,
  });
}
