import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answerHere } from "../../app/backend/door.server";
import { getDatabase, getDatabaseUrl } from "../../app/backend/store/connection";
import { embedded } from "../../app/backend/transports/embedded";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { createClient } from "../support/over-transports";
import type { TestGuest } from "../support/over-transports";

const { call, becomeGuest, makePlan } = createClient(() => embedded);

let stop: () => Promise<void>;
let guest: TestGuest;
let id: number;
/** Another client of the same database. */
let other: Client;
beforeAll(async () => {
  stop = await startTestBackend({ isWorking: false });
  guest = await becomeGuest();
  other = new Client({ connectionString: getDatabaseUrl() });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await stop();
});
beforeEach(async () => {
  id = await makePlan(guest);
});

const UNAVAILABLE = {
  response_code: "R04",
  http_code: 503,
  message: "Unable to create plan",
  return_object: null,
};

function rename(first_name: string): Promise<Response> {
  const headers = { Authorization: `Bearer ${guest.bearer}`, "Content-Type": "application/json" };
  const body = JSON.stringify({ first_name });
  return answerHere(new Request(`http://embedded/api/plan?id=${id}`, { method: "PUT", headers, body }));
}

async function expectUnavailable(response: Response): Promise<void> {
  expect(response.status).toBe(503);
  expect(response.headers.get("Retry-After")).toBe("1");
  expect(await response.json()).toEqual(UNAVAILABLE);
}

/** Has another client lock the plan's row while a call waits for it. */
async function holdPlan(meanwhile: () => Promise<void>): Promise<void> {
  await other.query("begin");
  await other.query("select from plans where id = $1 for update", [id]);
  await meanwhile();
  await other.query("rollback");
}

async function expectName(first_name: string): Promise<void> {
  const [plan] = take(await call("getPlan", { query: { id } }, guest));
  expect(plan).toMatchObject({ first_name });
}

describe("a database that lets a call wait", () => {
  test("is not waited for without end: the call is refused, changes nothing and can be made again", async () => {
    await holdPlan(async () => expectUnavailable(await rename("Zola")));
    await expectName("Thandi");
    expect((await rename("Zola")).status).toBe(200);
    await expectName("Zola");
  });
});

describe("a connection that breaks under a call", () => {
  test("fails only that call, which can be repeated", async () => {
    await holdPlan(async () => {
      const waiting = rename("Zola");
      const breakIt = sql`select pg_terminate_backend(pid, 30000) from pg_stat_activity
        where datname = current_database() and application_name = 'baobab' and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await getDatabase().execute(breakIt)).rowCount).toBe(1);
      await expectUnavailable(await waiting);
    });
    await expectName("Thandi");
    expect((await rename("Zola")).status).toBe(200);
  });
});

describe("where nothing can be written", () => {
  const getReady = () => call("getReady", {});

  /** Lets the database write no file of its own, for connections that are opened from then on. */
  async function limitFiles(to: "0" | "default"): Promise<void> {
    const { rows } = await other.query<{ name: string }>("select current_database() as name");
    await other.query(`alter database ${rows[0]?.name} set temp_file_limit to ${to}`);
    await other.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'baobab'",
    );
  }

  test("the site is not ready, and names the disk", async () => {
    await expect.poll(getReady).toMatchObject({ http_code: 200 });
    await limitFiles("0");
    await expect.poll(getReady).toMatchObject({ http_code: 503, message: "Not ready: disk" });
    await limitFiles("default");
    await expect.poll(getReady).toMatchObject({ http_code: 200 });
  });
});
