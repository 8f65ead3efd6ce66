/** A site and a worker behind PgBouncer in transaction mode, with the manual's configuration. */
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../support/database";
import { becomeGuest } from "../support/guest-plans";
import { register } from "../support/logged-in";
import { hasPgBouncer, startPgBouncer } from "../support/pgbouncer";
import { startServer, startWorker } from "../support/server";
import { createVisitor } from "../support/visitor";

describe.skipIf(!hasPgBouncer)("behind PgBouncer", () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let pgbouncer: Awaited<ReturnType<typeof startPgBouncer>>;
  beforeAll(async () => {
    database = await createTestDatabase();
    pgbouncer = await startPgBouncer(database.url);
  });
  afterAll(async () => {
    await pgbouncer?.stop();
    await database?.drop();
  });

  it("no process starts without the database's own address, or with another one's", async () => {
    await expect(startServer({ databaseUrl: pgbouncer.url })).rejects.toThrow(
      "did not start:\nThe database is reached through PgBouncer or the like: give the address of PostgreSQL itself as DATABASE_DIRECT_URL.\n",
    );
    const other = await createTestDatabase();
    const wrong = { databaseUrl: pgbouncer.url, environment: { DATABASE_DIRECT_URL: other.url } };
    await expect(startServer(wrong)).rejects.toThrow(
      "did not start:\nDATABASE_DIRECT_URL and DATABASE_URL must lead to the same database.\n",
    );
    await other.drop();
  });

  it("people at once make their plans, register and find what they made, over fewer connections than they are", async () => {
    const environment = { DATABASE_DIRECT_URL: database.url, LIMIT_FACTOR: "1000" };
    const options = { databaseUrl: pgbouncer.url, environment };
    const [site, worker] = await Promise.all([
      startServer({ databaseUrl: pgbouncer.url, environment: { ...environment, WORKER: "off" } }),
      startWorker(options),
    ]);
    try {
      const walk = async () => {
        const guest = await becomeGuest(site.origin);
        const { base } = await guest.read(await guest.make("thandi"));
        return base;
      };
      const person = createVisitor(site.origin);
      const [made] = await Promise.all([Promise.all(Array.from({ length: 4 }, walk)), register(person)]);
      expect(made.every((one) => one.fees.initial_total === made[0]?.fees.initial_total)).toBe(true);
      expect(await person.open("/en/my-data")).toMatchObject({ status: 200, path: "/en/my-data" });
      const connections = await listConnections(database.url);
      expect(connections).toMatchObject({ "baobab listener": 1, "baobab notices": 2 });
      const { baobab = 0, "baobab queue": queue = 0 } = connections;
      expect(baobab + queue).toBeLessThanOrEqual(4);
      for (const { readOutput } of [site, worker]) expect(readOutput()).not.toContain('"level":50');
    } finally {
      await Promise.all([site.stop(), worker.stop()]);
    }
  });
});

/** The number of the database's connections by application name. */
async function listConnections(url: string): Promise<Record<string, number>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string; count: number }>(
    "select application_name as name, count(*)::int from pg_stat_activity where datname = current_database() group by 1",
  );
  await client.end();
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}
