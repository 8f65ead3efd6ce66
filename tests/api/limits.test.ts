import { randomBytes, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { watchRequests } from "../../app/backend/watching/watch-requests";
import { getLogger } from "../../app/backend/log/logger";
import { getDatabase, getDatabaseUrl } from "../../app/backend/store/connection";
import { callOver } from "../../app/backend/transports/call-backend";
import { embedded } from "../../app/backend/transports/embedded";
import { reachOver } from "../../app/backend/transports/remote";
import type { Transport } from "../../app/backend/transports/transport";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { createClient, thandi } from "../support/over-transports";
import { serveApi } from "../support/serve-api";

/**
 * With this factor a bearer may save 2 times and calculate 5 times, and an address may save 5 times, start 5
 * sessions and ask for 48 shared plans.
 */
const FACTOR = "0.04";

const { call, send, becomeGuest } = createClient(() => embedded);

let stop: () => Promise<void>;
let api: Awaited<ReturnType<typeof serveApi>>;
beforeAll(async () => {
  Object.assign(process.env, { LIMIT_FACTOR: FACTOR, TRUST_PROXY: "1" });
  stop = await startTestBackend({ isWorking: false });
  watchRequests(() => undefined);
  api = await serveApi();
});
afterAll(async () => {
  await api.close();
  await stop();
});

const TOO_FREQUENT = {
  response_code: "R02",
  http_code: 429,
  message: "You have called too often: try again later",
  return_object: null,
};

const save = (bearer: string, processContextId = randomUUID()) =>
  call("createDemoPlan", { body: thandi }, { bearer, processContextId });

let addresses = 0;
const nextAddress = () => `198.51.100.${(addresses += 1)}`;

/** Starts a session over HTTP, through a proxy that forwards the client's address. */
const begin = (forwarded: string) =>
  fetch(`${api.origin}/api/user/guest`, { headers: { "X-Forwarded-For": forwarded } });

async function beginAll(times: number, forwarded: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time += 1) statuses.push((await begin(forwarded)).status);
  return statuses;
}

test("a guest who saves more than allowed is told when to come again, and others are not", async () => {
  const [one, other] = [await becomeGuest(), await becomeGuest()];
  take(await save(one.bearer));
  take(await save(one.bearer));
  const headers = { Authorization: `Bearer ${one.bearer}`, "Content-Type": "application/json" };
  const refused = await send("/plan/demo", { method: "POST", headers, body: JSON.stringify(thandi) });
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual(TOO_FREQUENT);
  const seconds = Number(refused.headers.get("Retry-After"));
  expect(seconds).toBeGreaterThan(590);
  expect(seconds).toBeLessThanOrEqual(600);
  expect(await save(one.bearer)).toMatchObject(TOO_FREQUENT);
  take(await save(other.bearer));
});

test("nothing is stored of what is refused", async () => {
  const { bearer } = await becomeGuest();
  for (let time = 0; time < 4; time += 1) await save(bearer);
  expect(take(await call("getAllPlans", { query: {} }, { bearer }))).toHaveLength(2);
});

test("of what a guest sends at once as much is taken as one after another, and the rest is told when to come again", async () => {
  const { bearer } = await becomeGuest();
  const answers = await Promise.all(Array.from({ length: 8 }, () => save(bearer)));
  expect(answers.filter(({ http_code }) => http_code === 200)).toHaveLength(2);
  for (const answer of answers.filter(({ http_code }) => http_code !== 200)) {
    expect(answer).toMatchObject(TOO_FREQUENT);
    expect(answer).toHaveProperty("retryAfterSeconds");
  }
  expect(take(await call("getAllPlans", { query: {} }, { bearer }))).toHaveLength(2);
});

test("a repeat of what was answered is answered as it was", async () => {
  const { bearer } = await becomeGuest();
  const [first, key] = [await save(bearer, randomUUID()), randomUUID()];
  const second = await save(bearer, key);
  take(first);
  take(second);
  expect(await save(bearer)).toMatchObject(TOO_FREQUENT);
  expect(await save(bearer, key)).toEqual(second);
});

test("a retry of what was answered is not counted", async () => {
  const [{ bearer }, key] = [await becomeGuest(), randomUUID()];
  const first = await save(bearer, key);
  for (let time = 0; time < 5; time += 1) expect(await save(bearer, key)).toEqual(first);
  take(await save(bearer));
  expect(await save(bearer)).toMatchObject(TOO_FREQUENT);
});

test("amending counts as storing, because its whole answer is remembered", async () => {
  const { bearer } = await becomeGuest();
  const { id } = take(await save(bearer));
  const amend = () => call("overrideRecommendation", { body: { id, debt_recommend: 0 } }, { bearer });
  // Counted, although there is no recommendation to amend yet.
  expect(await amend()).toMatchObject({ http_code: 409 });
  expect(await amend()).toMatchObject(TOO_FREQUENT);
  take(await call("calculateGuaranteedIncome", { body: thandi }, { bearer }));
});

test("calculations are counted apart from what is stored, and reading is not counted", async () => {
  const { bearer } = await becomeGuest();
  const calculate = () => call("calculateGuaranteedIncome", { body: thandi }, { bearer });
  for (let time = 0; time < 5; time += 1) take(await calculate());
  expect(await calculate()).toMatchObject(TOO_FREQUENT);
  const { id } = take(await save(bearer));
  for (let time = 0; time < 10; time += 1)
    expect(await call("getRecommendations", { query: { id } }, { bearer })).toMatchObject({ http_code: 201 });
});

test("what is not of the right shape is counted like anything else, before it is judged", async () => {
  const [{ bearer }, key] = [await becomeGuest(), randomUUID()];
  const headers = { Authorization: `Bearer ${bearer}`, "Content-Type": "application/json" };
  const spoil = async (more?: HeadersInit) =>
    (
      await send("/plan/demo", {
        method: "POST",
        headers: { ...headers, ...more },
        body: '{"retirement_savings":"x"}',
      })
    ).status;
  const first = await save(bearer, key);
  expect([await spoil(), await spoil(), await spoil()]).toEqual([422, 429, 429]);
  expect(await spoil({ Processcontextid: key })).toBe(422);
  expect(await save(bearer, key)).toEqual(first);
});

test("sessions are counted by the address that the proxy says, whatever is invented before its words", async () => {
  const [one, other] = [nextAddress(), nextAddress()];
  expect(await beginAll(6, one)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await beginAll(1, `${nextAddress()}, ${one}`)).toEqual([429]);
  expect(await beginAll(1, other)).toEqual([200]);
});

test("a session that is renewed counts like a new one", async () => {
  const address = nextAddress();
  const { bearer } = await becomeGuest();
  const headers = { Authorization: `Bearer ${bearer}`, "X-Forwarded-For": address };
  const renew = async () => (await fetch(`${api.origin}/api/user/token/refresh`, { headers })).status;
  expect(await beginAll(4, address)).toEqual([200, 200, 200, 200]);
  expect([await renew(), await renew()]).toEqual([200, 429]);
  expect(await beginAll(1, address)).toEqual([429]);
});

test("addresses of one IPv6 network are counted together", async () => {
  const statuses: number[] = [];
  for (let host = 1; host <= 6; host += 1) statuses.push((await begin(`2001:db8:7:7::${host}`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("a guest who is refused uses up nothing of their address's share", async () => {
  const address = nextAddress();
  const post = async (bearer: string) => {
    const headers = {
      Authorization: `Bearer ${bearer}`,
      "Content-Type": "application/json",
      "X-Forwarded-For": address,
    };
    const init = { method: "POST", headers, body: JSON.stringify(thandi) };
    return (await fetch(`${api.origin}/api/plan/demo`, init)).status;
  };
  const greedy = await becomeGuest();
  for (const status of [200, 200, 429, 429, 429]) expect(await post(greedy.bearer)).toBe(status);
  for (let person = 0; person < 3; person += 1) expect(await post((await becomeGuest()).bearer)).toBe(200);
  expect(await post((await becomeGuest()).bearer)).toBe(429);
});

/** A page that starts a session for its visitor. */
async function servePage(transport: Transport) {
  const server = createServer((_, response) => {
    void callOver(transport, "getGuestToken", {}, {}).then(({ http_code }) => {
      response.end(String(http_code));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    visit: async (address: string) => {
      const headers = { "X-Forwarded-For": address };
      return Number(await (await fetch(`http://127.0.0.1:${port}`, { headers })).text());
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

test.each<[string, () => Transport]>([
  ["in the same process", () => embedded],
  ["elsewhere", () => reachOver(api.origin)],
])("what a page asks of services %s counts for its visitor's address", async (_, chooseTransport) => {
  const page = await servePage(chooseTransport());
  const [one, other] = [nextAddress(), nextAddress()];
  const codes: number[] = [];
  for (let time = 0; time < 6; time += 1) codes.push(await page.visit(one));
  expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await page.visit(other)).toBe(200);
  await page.close();
});

test("guesses of links are counted for their address, however many guests make them", async () => {
  const address = nextAddress();
  const guess = async () => {
    const { bearer } = await becomeGuest();
    const Token = randomBytes(32).toString("base64url");
    const headers = { Authorization: `Bearer ${bearer}`, Token, "X-Forwarded-For": address };
    return (await fetch(`${api.origin}/api/plan/shared`, { headers })).status;
  };
  const statuses: number[] = [];
  for (let guesses = 0; guesses < 50; guesses += 1) statuses.push(await guess());
  expect(new Set(statuses.slice(0, 48))).toEqual(new Set([404]));
  expect(statuses.slice(48)).toEqual([429, 429]);
});

test("no address and no guest's id can be read in the table", async () => {
  const address = nextAddress();
  await begin(address);
  const { rows } = await getDatabase().execute(sql`select key from call_counts`);
  const keys = rows.map(({ key }) => String(key));
  expect(keys.length).toBeGreaterThan(5);
  for (const key of keys) expect(key).toMatch(/^(session|store|calculate|share) (bearer|address):[\w-]{43}$/);
});

/** Whether a new session is counted in the database, as happens again some seconds after an outage. */
async function countsInDatabase(): Promise<boolean> {
  const count = async () =>
    Number((await getDatabase().execute(sql`select count(*) from call_counts`)).rows[0]?.count);
  const before = await count();
  await begin(nextAddress());
  return (await count()) > before;
}

test("while the store hangs limits go on in memory from where they were, after one report", async () => {
  const address = nextAddress();
  await expect.poll(countsInDatabase, { interval: 500 }).toBe(true);
  const errors = vi.spyOn(getLogger(), "error");
  expect(await beginAll(2, address)).toEqual([200, 200]);
  const other = new Client({ connectionString: getDatabaseUrl() });
  await other.connect();
  await other.query("begin");
  await other.query("lock table call_counts in access exclusive mode");
  const began = performance.now();
  expect(await beginAll(4, address)).toEqual([200, 200, 200, 429]);
  // A query times out after five seconds, so four of them would take twenty.
  expect(performance.now() - began).toBeLessThan(15_000);
  await other.end();
  expect(errors.mock.calls).toMatchObject([[{ during: "limits" }, "error"]]);
  await expect.poll(countsInDatabase, { interval: 500 }).toBe(true);
});

test("while the store is down limits count in memory, and no one is refused because of it", async () => {
  await getDatabase().execute(sql`alter table call_counts rename to call_counts_gone`);
  expect(await beginAll(6, nextAddress())).toEqual([200, 200, 200, 200, 200, 429]);
  const { bearer } = await becomeGuest();
  take(await save(bearer));
  take(await save(bearer));
  expect(await save(bearer)).toMatchObject(TOO_FREQUENT);
  await getDatabase().execute(sql`alter table call_counts_gone rename to call_counts`);
  expect(await beginAll(6, nextAddress())).toEqual([200, 200, 200, 200, 200, 429]);
});
