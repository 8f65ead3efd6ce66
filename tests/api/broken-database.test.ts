import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answerHere } from "../../app/backend/door.server";
import {
  closeDatabase,
  getDatabase,
  getDatabaseUrl,
  getPool,
  openDatabase,
} from "../../app/backend/store/connection";
import { embedded } from "../../app/backend/transports/embedded";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { createClient, type TestGuest } from "../support/over-transports";
import { openProxy, type Proxy } from "../support/proxy";

const { call, becomeGuest, makePlan } = createClient(() => embedded);

let guest: TestGuest;
let id: number;
/** A second client of the same database. */
let other: Client;
beforeAll(() => startTestBackend({ isWorking: false }));
beforeAll(async () => {
  guest = await becomeGuest();
  other = new Client({ connectionString: getDatabaseUrl() });
  await other.connect();
});
afterAll(() => other.end());
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

/** Locks the plan's row from another client while a call waits for it. */
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

describe("a database that says nothing at all", () => {
  let url: string;
  let proxy: Proxy;
  beforeAll(async () => {
    url = getDatabaseUrl();
    await closeDatabase();
    proxy = await openProxy(url);
    openDatabase(proxy.url);
  });
  afterAll(async () => {
    await closeDatabase();
    await proxy.close();
    openDatabase(url);
  });
  afterEach(() => proxy.goOn());

  /** The answers to concurrent calls, and the seconds until the last of them. */
  async function timeAll(calls: (() => Promise<Response>)[]) {
    const began = performance.now();
    const answers = await Promise.all(calls.map((one) => one()));
    return { answers, seconds: (performance.now() - began) / 1_000 };
  }

  const read = (bearer = guest.bearer) =>
    answerHere(
      new Request(`http://embedded/api/plan?id=${id}`, { headers: { Authorization: `Bearer ${bearer}` } }),
    );

  test("is waited for six seconds by all, and a bearer's writes that wait for one another are refused with the first", async () => {
    expect((await read()).status).toBe(200);
    proxy.hang();
    const others = await Promise.all(Array.from({ length: 15 }, () => becomeGuest()));
    const late = async () => {
      await sleep(2_000);
      return read();
    };
    const writes = Array.from({ length: 5 }, (_, write) => () => rename(`Zola ${write}`));
    const { answers, seconds } = await timeAll([
      ...writes,
      ...others.map(
        ({ bearer }) =>
          () =>
            read(bearer),
      ),
      late,
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get("Retry-After")).toBe("1");
    }
    // The last call came two seconds later.
    expect(seconds).toBeLessThan(8.5);
  });

  test("is waited for no longer where a connection has to be opened, and answers again when it can", async () => {
    proxy.goOn();
    await expect.poll(() => getPool().totalCount).toBe(0);
    proxy.hang();
    const { answers, seconds } = await timeAll([() => rename("Zola")]);
    await expectUnavailable(answers[0]!);
    expect(seconds).toBeLessThan(6.5);
    proxy.goOn();
    expect((await rename("Zola")).status).toBe(200);
    await expectName("Zola");
  });
});

describe("where nothing can be written", () => {
  const getReady = () => call("getReady", {});

  /** Forbids temporary files in the database, for connections that are opened from then on. */
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
