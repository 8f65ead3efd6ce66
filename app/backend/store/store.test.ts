import { setTimeout as sleep } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestDatabase } from "../../../tests/support/database";
import { getDatabase, getDatabaseUrl } from "./connection";
import { migrateDatabase } from "./migrate";
import { registerJob, sendInTransaction, startQueue, stopQueue } from "./queue";
import { features, plans } from "./schema";

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openTestDatabase();
});
afterAll(async () => {
  await stopQueue();
  await close();
});

const plan = { ownerId: "guest", rsaidEncrypted: "x", rsaidHash: "h", survey: { gender: "male" } };

describe("the store", () => {
  it("numbers plans from 1500", async () => {
    const [row] = await getDatabase().insert(plans).values(plan).returning({ id: plans.id });
    expect(row?.id).toBe(1500);
  });

  it("migrates a database that is up to date, several at once, without a complaint", async () => {
    await Promise.all([1, 2, 3].map(() => migrateDatabase(getDatabaseUrl())));
  });
});

describe("the queue", () => {
  it("does a job whose transaction committed, in the transaction of its result, and none that was rolled back", async () => {
    const done: string[] = [];
    const errors: Error[] = [];
    registerJob<{ name: string }>("test-job", async (job) => {
      await getDatabase().transaction(async (tx) => {
        await tx.insert(features).values({ name: job.data.name, enabled: true });
        await job.complete(tx);
      });
      done.push(job.data.name);
    });
    await startQueue({ isWorking: true, reportError: (error) => errors.push(error) });
    const undone = getDatabase().transaction(async (tx) => {
      await sendInTransaction(tx, "test-job", { name: "rolled back" });
      throw new Error("no");
    });
    await expect(undone).rejects.toThrow("no");
    const started = performance.now();
    await getDatabase().transaction((tx) => sendInTransaction(tx, "test-job", { name: "it's $1 kept" }));
    while (done.length === 0 && performance.now() - started < 3_000) await sleep(2);
    const milliseconds = performance.now() - started;
    await sleep(600);
    expect(done).toEqual(["it's $1 kept"]);
    expect(await getDatabase().select().from(features).where(eq(features.enabled, true))).toHaveLength(1);
    expect(errors).toEqual([]);
    // Polling alone would take up to half a second; the commit itself wakes the worker.
    expect(milliseconds).toBeLessThan(250);
  });

  it("does a job again when its handler failed", async () => {
    let attempts = 0;
    registerJob("test-job", async (job) => {
      attempts += 1;
      if (attempts === 1) throw new Error("the first attempt dies");
      await getDatabase().transaction((tx) => job.complete(tx));
    });
    await getDatabase().transaction((tx) => sendInTransaction(tx, "test-job", {}));
    for (let wait = 0; attempts < 2 && wait < 300; wait += 1) await sleep(10);
    expect(attempts).toBe(2);
  });
});
