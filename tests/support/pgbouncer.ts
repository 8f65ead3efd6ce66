import { spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { chooseSystemUser } from "../../app/backend/store/postgres/system-user";
import { claimPort } from "./claim-port";

/** Installed by Debian's package. */
const PROGRAM = "/usr/sbin/pgbouncer";

export const hasPgBouncer = existsSync(PROGRAM);

/** The manual's configuration, with a test's addresses and folder. */
function writeConfiguration(database: URL, { port, home }: { port: number; home: string }): string {
  const [, manual = ""] =
    /### Behind PgBouncer[\s\S]*?```ini\n([\s\S]*?)```/.exec(
      readFileSync("app/docs/operations.md", "utf8"),
    ) ?? [];
  const { hostname, port: databasePort, pathname } = database;
  const changes: [string, string][] = [
    [
      "host=10.0.0.5 port=5432 dbname=baobab",
      `host=${hostname} port=${databasePort} dbname=${pathname.slice(1)}`,
    ],
    ["listen_port = 6432", `listen_port = ${port}`],
    ["/etc/pgbouncer", home],
    // So few that clients have to share them.
    ["default_pool_size = 20", "default_pool_size = 4"],
  ];
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`the manual's configuration has no ${from}`);
    return text.replace(from, to);
  }, manual);
}

/** Starts PgBouncer in front of a database, as the manual says; `url` is the product's `DATABASE_URL`. */
export async function startPgBouncer(databaseUrl: string) {
  const home = mkdtempSync(path.join(os.tmpdir(), "baobab-pgbouncer-"));
  const database = new URL(databaseUrl);
  const port = await claimPort();
  const file = path.join(home, "pgbouncer.ini");
  writeFileSync(file, writeConfiguration(database, { port, home }));
  writeFileSync(path.join(home, "userlist.txt"), `"${database.username}" "${database.password}"\n`);
  const user = await chooseSystemUser();
  if (user) chownSync(home, user.uid, user.gid);
  const child = spawn(PROGRAM, ["--quiet", file], { uid: user?.uid, gid: user?.gid, stdio: "ignore" });
  const ended = once(child, "exit");
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}`);
    await sleep(20);
  }
  const url = new URL(databaseUrl);
  Object.assign(url, { port: String(port), pathname: "/baobab" });
  return {
    url: url.href,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      rmSync(home, { recursive: true });
    },
  };
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.end());
  });
}
