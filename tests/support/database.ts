import { createHash, randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Client } from "pg";
import { identifyProcess } from "../../app/backend/process/process-identity.mjs";
import { closeDatabase, openDatabase } from "../../app/backend/store/connection";
import { migrateDatabase, migrationsFolder } from "../../app/backend/store/migrate";
import {
  joinEmbeddedServer,
  leaveEmbeddedServer,
  type EmbeddedServer,
} from "../../app/backend/store/postgres/embedded-server";

/** Secrets for tests only. With them, the product's own start rules for `DATABASE_URL` apply. */
export const TEST_SECRETS = {
  SESSION_SECRET: "a-session-secret-for-tests-only-0123456789",
  LOOKUP_SECRET: "a-lookup-secret-for-tests-only-0123456789",
  ENCRYPTION_KEYS: `test:${Buffer.alloc(32, 7).toString("base64")}`,
};

const TEMPLATE_LOCK = 77_001;

/** The data folder of the tests' own server. */
export const testDataDir = path.resolve(".data/test");

/** The tests' own server, without fsync, shared for the whole run (see `global-setup.ts`). */
async function joinTestServer(): Promise<EmbeddedServer> {
  return joinEmbeddedServer({
    dataDir: testDataDir,
    processId: Number(process.env.TEST_RUN_PROCESS ?? process.pid),
    settings: ["fsync=off", "synchronous_commit=off", "full_page_writes=off"],
  });
}

/** Releases the server when a test run has ended. */
export async function leaveTestServer(): Promise<void> {
  if (existsSync(testDataDir)) await leaveEmbeddedServer({ dataDir: testDataDir });
}

type TestDatabase = { url: string; drop: () => Promise<void> };

/** A new database with all tables and no rows, cloned from a template in a third of a second. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = await joinTestServer();
  const name = `test_${process.pid}_${randomBytes(4).toString("hex")}`;
  await withAdmin(server, async (admin) => {
    const template = await ensureTemplate(server, admin);
    await admin.query(`create database ${name} template ${template}`);
  });
  return {
    url: server.urlOf(name),
    drop: () =>
      withAdmin(server, async (admin) => void (await admin.query(`drop database ${name} with (force)`))),
  };
}

/**
 * Opens an empty database as the product's own, in this process, with test secrets in the environment. Call it in
 * `beforeAll` before anything reads the environment, and the function that it returns in `afterAll`.
 */
export async function openTestDatabase(): Promise<() => Promise<void>> {
  const { url } = await takeEmptyDatabase();
  Object.assign(process.env, TEST_SECRETS, { DATABASE_URL: url });
  openDatabase(url);
  return closeDatabase;
}

/** The database that a process's test files use in turn; a later run drops it. */
let kept: (TestDatabase & { tables: string }) | undefined;

/** Empties the previous file's database, which takes a tenth of the time of a new one, or creates one. */
async function takeEmptyDatabase(): Promise<TestDatabase> {
  if (kept && (await emptyDatabase(kept))) return kept;
  await kept?.drop();
  const made = await createTestDatabase();
  kept = { ...made, tables: await withClient(made.url, listTables) };
  return kept;
}

/**
 * Deletes all rows, despite references and triggers, and resets all sequences.
 * @returns false if the database cannot be reused, because a test has added or dropped tables
 */
async function emptyDatabase({ url, tables }: { url: string; tables: string }): Promise<boolean> {
  return withClient(url, async (client) => {
    await client.query(
      "select pg_terminate_backend(pid, 30000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    if ((await listTables(client)) !== tables) return false;
    await client.query(EMPTY);
    return true;
  });
}

/**
 * The role of a replica skips triggers and foreign keys. The queue keeps its version and the kinds of its
 * jobs.
 */
const EMPTY = `
  set session_replication_role = replica;
  do $$
  declare filled text;
  begin
    for filled in
      select oid::regclass from pg_class where relkind = 'r' and (relnamespace = to_regnamespace('public')
        or relnamespace = to_regnamespace('pgboss') and relname not in ('version', 'queue'))
    loop
      execute 'delete from ' || filled;
    end loop;
    perform setval(seqrelid, seqstart, false) from pg_sequence;
  end $$`;

async function listTables(client: Client): Promise<string> {
  const { rows } = await client.query<{ tables: string }>(
    "select string_agg(relname || ' ' || relnatts, ', ' order by relname) as tables from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace",
  );
  return rows[0]?.tables ?? "";
}

async function withClient<Value>(url: string, work: (client: Client) => Promise<Value>): Promise<Value> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function withAdmin<Value>(server: EmbeddedServer, work: (admin: Client) => Promise<Value>): Promise<Value> {
  return withClient(server.urlOf("postgres"), async (admin) => {
    // One at a time: a template cannot be cloned while another client is connected to it.
    await admin.query("select pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    return work(admin);
  });
}

/** The template's name has a hash of its migrations; it gets the name only once it is complete. */
async function ensureTemplate(server: EmbeddedServer, admin: Client): Promise<string> {
  const name = `template_${hashMigrations()}`;
  const { rowCount } = await admin.query("select from pg_database where datname = $1", [name]);
  await dropLeftovers(admin, name);
  if (rowCount) return name;
  await admin.query("create database template_draft");
  await migrateDatabase(server.urlOf("template_draft"));
  await admin.query(`alter database template_draft rename to ${name}`);
  return name;
}

/** Drops templates of older migrations, and databases of tests that were killed. */
async function dropLeftovers(admin: Client, current: string): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    "select datname from pg_database where datname like 'test\\_%' or datname like 'template\\_%'",
  );
  for (const { datname } of rows) {
    const [kind, maker] = datname.split("_");
    const isLeftOver = kind === "test" ? !identifyProcess(Number(maker)) : datname !== current;
    if (isLeftOver) await admin.query(`drop database if exists ${datname} with (force)`);
  }
}

function hashMigrations(): string {
  const hash = createHash("sha256");
  for (const file of readdirSync(migrationsFolder)
    .filter((name) => name.endsWith(".sql"))
    .sort()) {
    hash.update(readFileSync(path.join(migrationsFolder, file)));
  }
  return hash.digest("hex").slice(0, 12);
}
