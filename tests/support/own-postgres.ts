import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { chown } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Client } from "pg";
import { startServer, stopServer } from "../../app/backend/store/postgres/postmaster";
import { runTool } from "../../app/backend/store/postgres/run-tool";
import { chooseSystemUser } from "../../app/backend/store/postgres/system-user";

const DEBIAN = "/usr/lib/postgresql";

/** The newest PostgreSQL from Debian's packages; the embedded one lacks pg_dump. */
export function findDebianPostgres(): string | undefined {
  try {
    const [newest] = readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
    return newest && path.join(DEBIAN, newest);
  } catch {
    return undefined;
  }
}

/** Runs a server like an operator's, in a folder of its own, until it is stopped. */
export async function startOwnPostgres(binaries: string) {
  const home = mkdtempSync(path.join(os.tmpdir(), "baobab-own-postgres-"));
  const user = await chooseSystemUser();
  if (user) await chown(home, user.uid, user.gid);
  const place = { binaries, home, user, notice: undefined };
  await runTool(place, "initdb", [
    `--pgdata=${home}/cluster`,
    "--username=baobab",
    "--auth=trust",
    "-E",
    "UTF8",
  ]);
  const { port } = await startServer(place, ["fsync=off"]);
  const urlOf = (database: string) => `postgres://baobab@127.0.0.1:${port}/${database}`;
  return {
    /** Creates an empty database. */
    create: async (name: string) => {
      const client = new Client({ connectionString: urlOf("postgres") });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return urlOf(name);
    },
    stop: async () => {
      await stopServer(place);
      rmSync(home, { recursive: true });
    },
  };
}
