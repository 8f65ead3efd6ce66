import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { identifyProcess, isRunning } from "../../app/backend/process/process-identity.mjs";
import { choosePlace, type Place } from "../../app/backend/store/postgres/place";
import type { TestProject } from "vitest/node";
import { claimPort } from "./claim-port";
import { leaveTestServer, testDataDir } from "./database";
import { serveMail } from "./mail-server";
import { type Site, startServer, type TestServer } from "./server";

declare module "vitest" {
  interface ProvidedContext {
    /** A site that test files share: without rate limits, and with rows of other tests in its database. */
    site: Site & Pick<TestServer, "outputFile">;
    /** A shared site that sends mail, counts visits and shows its calls to developers. */
    otherSite: Site &
      Pick<TestServer, "outputFile"> & {
        /** The address from which all sent mail is read, as JSON. */
        mailbox: string;
        /** The port for its analytics; the one file that tests them listens there. */
        analyticsPort: number;
      };
  }
}

/**
 * Test files run in their own processes, so the tests' database server and two sites are shared for the whole
 * run: a start costs as much as the tests of most files.
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
  const stopOther = await startOtherSite(provide);
  return async () => {
    await Promise.all([stop(), stopOther()]);
    await leaveTestServer();
  };
}

/** Starts the site with the optional features, and a mailbox that every test file can read. */
async function startOtherSite(provide: TestProject["provide"]): Promise<() => Promise<void>> {
  const mail = await serveMail();
  const post = createServer((_, response) => response.end(JSON.stringify(mail.arrived)));
  await new Promise<void>((resolve) => post.listen(0, "127.0.0.1", resolve));
  const analyticsPort = await claimPort();
  const { origin, databaseUrl, outputFile, stop } = await startServer({
    environment: {
      LIMIT_FACTOR: "1000",
      SMTP_URL: mail.url,
      MAIL_FROM: "baobab@example.org",
      OPERATOR_EMAIL: "operator@example.org",
      PLUS_PROVIDER: "Acacia Life",
      ANALYTICS_URL: `http://127.0.0.1:${analyticsPort}/events`,
      API_DEBUG: "on",
      LOG_LEVEL: "trace",
    },
  });
  const mailbox = `http://127.0.0.1:${(post.address() as AddressInfo).port}`;
  provide("otherSite", { origin, databaseUrl, outputFile, mailbox, analyticsPort });
  return async () => {
    await stop();
    await mail.close();
    post.close();
    post.closeAllConnections();
  };
}

/** After a signal vitest exits within a millisecond without waiting, so this must be synchronous. */
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
