import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database";
import { openProxy, type Proxy } from "../../../tests/support/proxy";
import {
  closeDatabase,
  getDatabase,
  getPool,
  LARGEST_POOL,
  openDatabase,
  type Transaction,
} from "./connection";
import { isUnavailable } from "./is-unavailable";
import { features } from "./schema";
import { transact } from "./transact";

/** A fifth of the usual timeouts, so that the tests do not wait long for a silent database. */
const LITTLE_PATIENCE = { statement_timeout: 1_000, query_timeout: 1_200 };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let proxy: Proxy;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  proxy = await openProxy(database.url);
  openDatabase(proxy.url, { patience: LITTLE_PATIENCE });
});
afterEach(async () => {
  await closeDatabase();
  await proxy.close();
});

const ask = (tx: Transaction) => tx.execute(sql`select 1`);

/** As many at once as the pool allows, so that all connections are open. */
const askOnAll = () => Promise.allSettled(Array.from({ length: LARGEST_POOL }, () => transact(ask)));

it("gives up a database that falls silent, and loses no connection over it", async () => {
  await askOnAll();
  proxy.swallow();
  for (const ended of await askOnAll()) {
    expect(ended.status).toBe("rejected");
    expect(isUnavailable((ended as PromiseRejectedResult).reason)).toBe(true);
  }
  for (const ended of await askOnAll()) expect(ended.status).toBe("fulfilled");
});

it("gives up a database that falls silent in the middle of a transaction", async () => {
  const silent = transact(async (tx) => {
    await tx.insert(features).values({ name: "half done", enabled: true });
    proxy.swallow();
    await ask(tx);
  });
  await expect(silent).rejects.toSatisfy(isUnavailable);
  await transact(ask);
  await proxy.close();
  await openAgain();
  expect(await getDatabase().select().from(features)).toEqual([]);
});

async function openAgain(): Promise<void> {
  await closeDatabase();
  openDatabase(database.url);
}

it("usually has five seconds for a query, and one more to say so", async () => {
  await openAgain();
  expect(getPool().options).toMatchObject({ statement_timeout: 5_000, query_timeout: 6_000 });
});

it("tells what went wrong in it, and what was rolled back on purpose", async () => {
  const bug = new Error("a bug");
  await expect(transact(() => Promise.reject(bug))).rejects.toBe(bug);
  expect(isUnavailable(bug)).toBe(false);
  await expect(transact(async (tx) => tx.rollback())).rejects.toThrow("Rollback");
});
