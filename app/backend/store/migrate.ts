import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";
import PgBoss from "pg-boss";
import { StartRefusal } from "../process/start-refusal.mjs";
import { describeConnection } from "./connection";

/** Relative to the project's folder, where both the built server and the tests start. */
export const migrationsFolder = path.resolve("app/backend/store/migrations");

const ADVISORY_LOCK = 4_120_263;
const OLDEST_SERVER_VERSION = 150_000;
const INSUFFICIENT_PRIVILEGE = "42501";

/** Migrates the tables and the job queue; processes that start at once wait for one another. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client(describeConnection("baobab migrations", url));
  // A broken connection fails the query in progress, which is reported; unhandled, it would end the process.
  client.on("error", () => undefined);
  await client.connect().catch((error: unknown) => refuseUnreachable(error, url));
  try {
    await refuseOldServer(client);
    await refusePooler(client);
    await client.query("select pg_advisory_lock($1)", [ADVISORY_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
    await installQueue(url);
  } catch (error) {
    throw isForbidden(error) ? new StartRefusal(describeForbidden(url)) : error;
  } finally {
    // Ending the connection releases the lock.
    await client.end();
  }
}

/** Names the database that cannot be reached, and the reason. */
export function refuseUnreachable(error: unknown, url: string): never {
  const { message, code } = error as NodeJS.ErrnoException;
  throw new StartRefusal(`${databaseLabel(url)} does not answer: ${(message || code)?.replace(/\.$/, "")}.`);
}

function describeForbidden(url: string): string {
  const user = decodeURIComponent(new URL(url).username) || "that we connect as";
  return `${databaseLabel(url)} lets the user ${user} create no tables: grant it CREATE on the database and its schema public.`;
}

/** drizzle wraps the database's error. */
function isForbidden(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === INSUFFICIENT_PRIVILEGE) || isForbidden(error.cause);
}

/** A database's name and host, without the user and password. */
export function databaseLabel(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `The database ${pathname.slice(1)} at ${hostname}:${port || "5432"} (DATABASE_URL)`;
}

async function refuseOldServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>("show server_version_num");
  if (Number(rows[0]?.server_version_num) < OLDEST_SERVER_VERSION) {
    throw new StartRefusal("The database (DATABASE_URL) must be PostgreSQL 15 or newer.");
  }
}

/**
 * Refuses connections of a transaction pooler, because migration locks and subscriptions would end up with
 * another client. Behind PgBouncer the process id of the handshake differs from that of the backend.
 */
async function refusePooler(client: Client): Promise<void> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  if (rows[0]?.pid !== (client as Client & { processID: number }).processID)
    throw new StartRefusal(
      "The database is reached through PgBouncer or the like: give the address of PostgreSQL itself as DATABASE_DIRECT_URL.",
    );
}

/** Refuses two addresses that lead to different databases. */
export async function refuseOtherDatabase(url: string, directUrl: string): Promise<void> {
  const [one, other] = await Promise.all([url, directUrl].map(identifyDatabase));
  if (one !== other)
    throw new StartRefusal("DATABASE_DIRECT_URL and DATABASE_URL must lead to the same database.");
}

async function identifyDatabase(url: string): Promise<string | undefined> {
  const client = new Client(describeConnection("baobab start", url));
  client.on("error", () => undefined);
  await client.connect().catch((error: unknown) => refuseUnreachable(error, url));
  try {
    const { rows } = await client.query<{ identity: string }>(
      "select pg_postmaster_start_time() || ' ' || oid as identity from pg_database where datname = current_database()",
    );
    return rows[0]?.identity;
  } finally {
    await client.end();
  }
}

async function installQueue(url: string): Promise<void> {
  const boss = new PgBoss({
    ...describeConnection("baobab migrations", url),
    max: 1,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.stop({ graceful: false, wait: true });
}
