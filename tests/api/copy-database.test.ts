import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { getDatabase, getDatabaseUrl } from "../../app/backend/store/connection";
import { listTables, refuseFull } from "../../app/backend/upkeep/copied-tables";
import { copyDatabase } from "../../app/backend/upkeep/copy-database";
import { embedded } from "../../app/backend/transports/embedded";
import { startTestBackend } from "../support/backend";
import { createTestDatabase } from "../support/database";
import { createClient } from "../support/over-transports";
import { insertSealedRows } from "../support/sealed-rows";

const { becomeGuest, makePlan } = createClient(() => embedded);

let stop: () => Promise<void>;
let source: Client;
beforeAll(async () => {
  // No worker runs, so that the plan's job waits.
  stop = await startTestBackend({ isWorking: false });
  await insertSealedRows(await makePlan(await becomeGuest()));
  await getDatabase().execute(sql`select add_audit_month('2020-02-01')`);
  await getDatabase().execute(
    sql`insert into audit_log (actor_id, verb, at) values (0, 'made a plan', '2020-02-29T12:00:00Z')`,
  );
  source = await connect(getDatabaseUrl());
});
afterAll(async () => {
  await source.end();
  await stop();
});

let made: Awaited<ReturnType<typeof createTestDatabase>>;
let target: Client;
beforeEach(async () => {
  made = await createTestDatabase();
  target = await connect(made.url);
  const { rows } = await source.query<{ name: string }>("select name from pgboss.queue");
  for (const { name } of rows) await target.query("select pgboss.create_queue($1, '{}')", [name]);
});
afterEach(async () => {
  await target.end();
  await made.drop();
});

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

const copy = (told: (table: string, rows: number) => void = () => undefined) =>
  copyDatabase({ source, target }, told);

/** The content of a database, table by table, and the last value of each sequence. */
async function readAll(client: Client) {
  const all: Record<string, unknown> = {};
  for (const { name } of await listTables(client))
    all[name] = (await client.query(`select t::text as row from ${name} t order by 1`)).rows;
  const sequences =
    "select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1";
  return { ...all, sequences: (await client.query(sequences)).rows };
}

describe("copying a database", () => {
  it("brings every row as it is, what waits in the queue, and the last numbers", async () => {
    const told: string[] = [];
    const rows = await copy((table, count) => count > 0 && told.push(table));
    expect(told).toEqual(
      expect.arrayContaining(["plans", "users", "audit_log", "advice_records", "pgboss.job"]),
    );
    expect(rows).toBeGreaterThan(15);
    expect(await readAll(target)).toEqual(await readAll(source));
    await expect(target.query("update advice_records set sha256 = ''")).rejects.toThrow("never changed");
    await expect(target.query("truncate audit_log_2020_02")).rejects.toThrow("never changed");
  });

  it("that was killed leaves nothing, and is done from the beginning the next time", async () => {
    const killed = copy((table) => {
      if (table === "plans") throw new Error("killed");
    });
    await expect(killed).rejects.toThrow("killed");
    await refuseFull(target, made.url, await listTables(source));
    await copy();
    expect(await readAll(target)).toEqual(await readAll(source));
  });

  it("keeps nothing when a table does not arrive as it was", async () => {
    await target.query(`
      create function spoil() returns trigger language plpgsql as $$ begin NEW.name := 'Another firm'; return NEW; end $$;
      create trigger spoil before insert on organisations for each row execute function spoil();
      alter table organisations enable always trigger spoil`);
    await expect(copy()).rejects.toThrow(
      "The table organisations did not arrive as it was: nothing was kept",
    );
    await refuseFull(target, made.url, await listTables(source));
  });

  it("is refused into tables of another release", async () => {
    await target.query("delete from drizzle.__drizzle_migrations where id = 1");
    await expect(copy()).rejects.toThrow(/^The embedded database is of another release: /);
  });
});

describe("a database that is not empty", () => {
  it.each([
    ["rows in features", "insert into features (name, enabled) values ('a feature', true)"],
    ["another program's table, guestbook", "create table guestbook (line text)"],
  ])("is refused for %s", async (what, statement) => {
    await target.query(statement);
    const refused = refuseFull(target, made.url, await listTables(source));
    await expect(refused).rejects.toThrow(`is not empty: it has ${what}. Create a new one`);
  });
});
