import { sql } from "drizzle-orm";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../../../tests/support/database";
import { getDatabase } from "./connection";
import { openListener } from "./listener";

const NAME = "baobab test listener";

let close: () => Promise<void>;
beforeAll(async () => {
  close = await openTestDatabase();
});
afterAll(() => close());

async function countConnections(): Promise<number> {
  const query = sql`select from pg_stat_activity where application_name = ${NAME} and datname = current_database()`;
  return (await getDatabase().execute(query)).rows.length;
}

async function breakConnections(): Promise<void> {
  // Waits until they are gone, because a new one follows soon.
  await getDatabase().execute(
    sql`select pg_terminate_backend(pid, 30000) from pg_stat_activity where application_name = ${NAME} and datname = current_database()`,
  );
}

it("hears on one connection, also after it broke twice, and tells of each break once", async () => {
  const heard: string[] = [];
  const errors: Error[] = [];
  const end = await openListener({
    channel: "test_channel",
    name: NAME,
    hear: (payload) => heard.push(payload),
    reportError: (error) => errors.push(error),
  });
  for (const breaks of [1, 2]) {
    await breakConnections();
    await expect.poll(countConnections).toBe(1);
    expect(errors).toHaveLength(breaks);
  }
  // A second renewal after the same break would happen at about the same time.
  await sleep(200);
  expect(await countConnections()).toBe(1);
  // A new connection does not listen at once, so the notices are repeated, each with another payload.
  let told = 0;
  const tell = async () => {
    await getDatabase().execute(sql`select pg_notify('test_channel', ${String((told += 1))})`);
    return heard.length;
  };
  await expect.poll(tell).toBeGreaterThan(0);
  expect(new Set(heard).size).toBe(heard.length);
  await end();
  await expect.poll(countConnections).toBe(0);
  await sleep(1_200);
  expect(await countConnections()).toBe(0);
  expect(errors).toHaveLength(2);
});
