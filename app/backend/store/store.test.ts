import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../../tests/support/database";
import { getDatabase, getDatabaseUrl } from "./connection";
import { migrateDatabase, migrationsFolder } from "./migrate";
import { registerJob, sendInTransaction, startQueue, stopQueue } from "./queue";
import { features, plans } from "./schema";
import { transact } from "./transact";

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openTestDatabase();
});
afterAll(async () => {
  await stopQueue();
  await close();
});

const plan = { ownerId: "guest", rsaidEncrypted: "x", rsaidHash: "h", survey: { gender: "male" } };

/** Lists connections of a name that PostgreSQL still knows. */
async function listConnections(name: string): Promise<unknown[]> {
  const { rows } = await getDatabase().execute(
    sql`select state from pg_stat_activity where application_name = ${name} and datname = current_database()`,
  );
  return rows;
}

describe("the store", () => {
  it("numbers plans from 1500", async () => {
    const [row] = await getDatabase().insert(plans).values(plan).returning({ id: plans.id });
    expect(row?.id).toBe(1500);
  });

  it("has an index for each reference, so that what is referred to is deleted without reading all that may refer to it", async () => {
    const { rows } = await getDatabase().execute(sql`
      select conrelid::regclass::text as "table", confrelid::regclass::text as "refers to"
      from pg_constraint as reference
      where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
        select from pg_index where indrelid = reference.conrelid and indkey[0] = reference.conkey[1])`);
    expect(rows).toEqual([]);
  });

  it("migrates a database that is up to date, several at once, without a complaint", async () => {
    await Promise.all([1, 2, 3].map(() => migrateDatabase(getDatabaseUrl())));
  });

  it("switches the walk-through on once in a database that was made before it was complete", async () => {
    const name = "GoToRecommendation";
    const database = getDatabase();
    const isOn = async () =>
      (await database.select().from(features).where(eq(features.name, name))).map(({ enabled }) => enabled);
    await database.insert(features).values({ name, enabled: false });
    await database.execute(
      sql.raw(readFileSync(path.join(migrationsFolder, "0006_explained_first.sql"), "utf8")),
    );
    expect(await isOn()).toEqual([true]);
    await database.update(features).set({ enabled: false }).where(eq(features.name, name));
    await migrateDatabase(getDatabaseUrl());
    expect(await isOn()).toEqual([false]);
  });
});

describe("the queue", () => {
  it("told to stop while it starts, leaves no connection and makes no complaint", async () => {
    const errors: Error[] = [];
    const starting = startQueue({ isWorking: true, reportError: (error) => errors.push(error) });
    await stopQueue();
    for (const name of ["baobab queue", "baobab listener"])
      await expect.poll(() => listConnections(name)).toEqual([]);
    await starting;
    expect(errors).toEqual([]);
  });

  it("does a job whose transaction committed, in the transaction of its result, and none that was rolled back", async () => {
    const done: string[] = [];
    const errors: Error[] = [];
    registerJob<{ name: string }>("test-job", async (job) => {
      await transact(async (tx) => {
        await tx.insert(features).values({ name: job.data.name, enabled: true });
        await job.complete(tx);
      });
      done.push(job.data.name);
    });
    await startQueue({ isWorking: true, reportError: (error) => errors.push(error) });
    const undone = transact(async (tx) => {
      await sendInTransaction(tx, { name: "test-job", data: { name: "rolled back" } });
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    await transact((tx) => sendInTransaction(tx, { name: "test-job", data: { name: "it's $1 kept" } }));
    await expect.poll(() => done).toEqual(["it's $1 kept"]);
    // A finished job triggers another poll, which would find the one that was rolled back.
    await sleep(600);
    expect(done).toEqual(["it's $1 kept"]);
    expect(await getDatabase().select().from(features).where(eq(features.enabled, true))).toHaveLength(1);
    expect(errors).toEqual([]);
  });

  it("keeps a job that is done without what its handler names", async () => {
    let isDone = false;
    registerJob("test-job", async (job) => {
      await transact((tx) => job.complete(tx, "standing"));
      isDone = true;
    });
    const data = { name: "from an address", standing: { turn: 1, network: "a hash" } };
    await transact((tx) => sendInTransaction(tx, { name: "test-job", data }));
    await expect.poll(() => isDone).toBe(true);
    const { rows } = await getDatabase().execute(
      sql`select data from pgboss.job where data ->> 'name' = ${data.name}`,
    );
    expect(rows).toEqual([{ data: { name: data.name } }]);
  });

  it("leaves a kind of job that it is not ready for, and does the others", async () => {
    await stopQueue();
    const done: string[] = [];
    const errors: Error[] = [];
    for (const name of ["test-job", "slow-to-begin"])
      registerJob(name, async (job) => {
        await transact((tx) => job.complete(tx));
        done.push(name);
      });
    let getReady = () => {};
    const ready = new Promise<void>((resolve) => (getReady = resolve));
    await startQueue({
      isWorking: true,
      later: { name: "slow-to-begin", ready },
      reportError: (error) => errors.push(error),
    });
    for (const name of ["slow-to-begin", "test-job"])
      await transact((tx) => sendInTransaction(tx, { name, data: {} }));
    await expect.poll(() => done).toEqual(["test-job"]);
    getReady();
    await expect.poll(() => done).toEqual(["test-job", "slow-to-begin"]);
    expect(errors).toEqual([]);
  });

  it("begins a job at the commit, and not only when it looks again", async () => {
    let isDone = false;
    registerJob("test-job", async (job) => {
      await transact((tx) => job.complete(tx, "standing"));
      isDone = true;
    });
    const waits: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      isDone = false;
      // Until the worker has polled again after the job before.
      await sleep(100);
      await transact((tx) => sendInTransaction(tx, { name: "test-job", data: {} }));
      const committed = performance.now();
      await expect.poll(() => isDone, { interval: 1 }).toBe(true);
      waits.push(performance.now() - committed);
    }
    // It polls every two seconds; the quickest of five is quick on a busy machine too.
    expect(Math.min(...waits)).toBeLessThan(250);
  });

  it("does jobs of one commit one after another, and does not wait until it looks again", async () => {
    let done = 0;
    registerJob("test-job", async (job) => {
      await transact((tx) => job.complete(tx));
      done += 1;
    });
    const began = performance.now();
    await transact(async (tx) => {
      for (let job = 0; job < 12; job += 1) await sendInTransaction(tx, { name: "test-job", data: {} });
    });
    await expect.poll(() => done).toBe(12);
    // Polling alone would take eleven more polls, one every two seconds.
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  it("does a job again when its handler failed", async () => {
    let attempts = 0;
    registerJob("test-job", async (job) => {
      attempts += 1;
      if (attempts === 1) throw new Error("the first attempt dies");
      await transact((tx) => job.complete(tx));
    });
    await transact((tx) => sendInTransaction(tx, { name: "test-job", data: {} }));
    await expect.poll(() => attempts).toBe(2);
  });
});
