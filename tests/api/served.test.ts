import { once } from "node:events";
import { Agent, get, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callOver } from "../../app/backend/transports/call-backend";
import { reachOver } from "../../app/backend/transports/remote";
import { people } from "../../fixtures/people";
import { take } from "../support/call";
import { claimPort } from "../support/claim-port";
import { readFigures, sumOf } from "../support/served-figures";
import { startServer, type TestServer } from "../support/server";
import { today } from "../support/today";

const thandi = people(today)[0]!.record;

let server: TestServer;
let metricsPort: number;
beforeAll(async () => {
  metricsPort = await claimPort();
  server = await startServer({ environment: { METRICS_PORT: String(metricsPort) } });
});
afterAll(() => server.stop());

function call(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${server.origin}/api${path}`, init);
}

test("the built site serves the API, and its document at /api/openapi.json", async () => {
  expect(await (await call("/health/ready")).json()).toMatchObject({ response_code: "R00" });
  const document = await call("/openapi.json");
  expect(document.headers.get("Content-Type")).toContain("application/json");
  expect(await document.json()).toMatchObject({ openapi: "3.1.0" });
});

test("answers that nobody reads take no memory, and keep nobody else waiting", async () => {
  const readMegabytes = async () =>
    sumOf((await readFigures(metricsPort)).figures, "process_resident_memory_bytes") / 1024 ** 2;
  await (await call("/openapi.json")).text();
  const before = await readMegabytes();
  const { port } = new URL(server.origin);
  const sockets = Array.from({ length: 10 }, () => connect(Number(port), "localhost").pause());
  for (const socket of sockets) {
    socket.on("error", () => undefined);
    socket.write("GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(50));
  }
  const waits: number[] = [];
  for (let time = 0; time < 10; time += 1) {
    const asked = performance.now();
    expect((await call("/health/live")).status).toBe(200);
    waits.push(performance.now() - asked);
  }
  const grown = (await readMegabytes()) - before;
  for (const socket of sockets) socket.destroy();
  expect(Math.max(...waits)).toBeLessThan(1_000);
  expect(grown).toBeLessThan(100);
});

test("a body of 300 kB is refused although its length is not declared", async () => {
  const chunk = new TextEncoder().encode("x".repeat(10_000));
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if ((sent += 1) > 30) controller.close();
      else controller.enqueue(chunk);
    },
  });
  const headers = { "Content-Type": "application/json" };
  const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
  expect((await call("/plan/demo", init)).status).toBe(413);
});

test.each([
  ["POST", "/api/plan/demo", 413],
  ["POST", "/api/no-such-call", 404],
  ["DELETE", "/api/plan", 405],
])(
  "a large body refused by %s %s leaves its connection to the next request",
  async (method, path, status) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = async (to: string, init: { method: string; body: string }) => {
      const headers = { "Content-Type": "application/json", "Content-Length": init.body.length };
      const sent = request(`${server.origin}${to}`, { agent, method: init.method, headers });
      sent.end(init.body);
      const [answer] = (await once(sent, "response")) as [IncomingMessage];
      answer.resume();
      await once(answer, "end");
      return { status: answer.statusCode, isSameConnection: sent.reusedSocket };
    };
    expect((await send(path, { method, body: "x".repeat(300_000) })).status).toBe(status);
    const next = await send("/api/health/live", { method: "GET", body: "" });
    expect(next).toEqual({ status: 200, isSameConnection: true });
    agent.destroy();
  },
);

test.each(["root", "routes/api.$", "routes/nothing"])(
  "a call with _data=%s is answered as a call",
  async (data) => {
    const response = await call(`/health/live?_data=${encodeURIComponent(data)}`);
    expect(await response.json()).toMatchObject({ response_code: "R00", return_object: { status: "live" } });
  },
);

test("an invalid Host header does no harm", async () => {
  const { port } = new URL(server.origin);
  const options = { port, path: "/api/health/live", headers: { Host: "localhost:99999" } };
  const [response] = (await once(get(options), "response")) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(200);
  expect(server.readOutput()).not.toContain("Invalid URL");
});

test.each(["TRACE", "PROPFIND", "OPTIONS"])(
  "the method %s is refused like any that a call does not take",
  async (method) => {
    const sent = request(`${server.origin}/api/plan`, { method });
    sent.end();
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    let body = "";
    for await (const chunk of answer) body += String(chunk);
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe("POST, GET, PUT");
    expect(JSON.parse(body)).toMatchObject({ response_code: "R02", http_code: 405 });
  },
);

test.each(["/api/plan/", "/en/shared/"])(
  "a path below %s that cannot be decoded is nowhere, and written nowhere",
  async (path) => {
    const { port } = new URL(server.origin);
    const secret = "a-token-that-opens-a-plan";
    // Not with fetch, which would normalize the address.
    const [response] = (await once(get({ port, path: `${path}${secret}%zz` }), "response")) as [
      IncomingMessage,
    ];
    response.resume();
    expect(response.statusCode).toBe(404);
    expect(server.readOutput()).not.toContain(secret);
  },
);

test("connections to the database that break are replaced, and no recommendation is lost", async () => {
  const remote = reachOver(server.origin);
  const { bearer_token: bearer } = take(await callOver(remote, "getGuestToken", {}, {}));
  const { id } = take(await callOver(remote, "createDemoPlan", { body: thandi }, { bearer }));
  const database = new Client({ connectionString: server.databaseUrl });
  await database.connect();
  await database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await database.end();
  const isAnswered = async () => {
    const answer = await callOver(remote, "getRecommendations", { query: { id } }, { bearer });
    return answer.response_code === "R00";
  };
  await expect.poll(isAnswered).toBe(true);
  expect(await callOver(remote, "getReady", {}, {})).toMatchObject({ response_code: "R00" });
});

/** Adjusts a plan in every way, with amounts that occur nowhere else. */
async function adjust(bearer: string, id: number): Promise<void> {
  const remote = reachOver(server.origin);
  const caller = { bearer };
  const isAdvised = async () =>
    (await callOver(remote, "getRecommendations", { query: { id } }, caller)).response_code === "R00";
  await expect.poll(isAdvised).toBe(true);
  const body = { id, debt_recommend: 123_457 };
  take(await callOver(remote, "calculateIncome", { body }, caller));
  take(await callOver(remote, "overrideRecommendation", { body }, caller));
  const desired = { id, desired_gross_monthly_income: 12_345.67 };
  take(await callOver(remote, "overrideRecommendation", { body: desired }, caller));
  take(await callOver(remote, "calculateDependantsIncomes", { body: { id, step: 3 } }, caller));
  const beyond = { id, debt_recommend: 123_457_000 };
  expect(await callOver(remote, "calculateMonthlyIncome", { body: beyond }, caller)).toMatchObject({
    http_code: 422,
  });
}

/** Checks a living annuity, and once with a yearly drawdown above its value, which is refused. */
async function checkAnnuity(bearer: string) {
  const remote = reachOver(server.origin);
  const asked = {
    dob: "13/05/1953",
    gender: "female",
    value: 1_317_911,
    anniversary_month: 4,
    mix: "careful",
  } as const;
  const check = (monthly_income: number) =>
    callOver(remote, "checkLivingAnnuity", { body: { ...asked, monthly_income } }, { bearer });
  expect(await check(9_417.53)).toMatchObject({ http_code: 200 });
  expect(await check(456_789)).toMatchObject({ http_code: 422 });
}

test("the log holds a line a call and no answer, token, number or query string", async () => {
  const remote = reachOver(server.origin);
  const { bearer_token: bearer } = take(await callOver(remote, "getGuestToken", {}, {}));
  const created = take(await callOver(remote, "createDemoPlan", { body: thandi }, { bearer }));
  await callOver(remote, "getAllPlans", { query: { rsaid: created.rsaid } }, { bearer });
  await callOver(remote, "createDemoPlan", { body: { ...thandi, first_name: "" } }, { bearer });
  await adjust(bearer, created.id);
  await checkAnnuity(bearer);
  await call("/plan?id=1&surname=Mokoena");
  // The digits and letters of times and ids may contain any number by chance. A connection that broke above
  // may have failed a query, whose stack trace contains the site's file name with its build time.
  const log = server
    .readOutput()
    .replace(/"(time|pid|ms|requestId)":("[\da-f-]{36}"|[\d.]+)/g, "")
    .replace(/\/index\.js\?t=[\d.]+/g, "/index.js");
  for (const route of [
    "/api/user/guest",
    "/api/plan/demo",
    "/api/plan/all",
    "/api/plan/calculation/reduce",
    "/api/living-annuity/check",
  ])
    expect(log).toContain(`"route":"${route}"`);
  for (const line of log.split("\n").filter((entry) => entry.includes('"msg":"request"')))
    expect(line.match(/"channel":/g)).toHaveLength(1);
  const secrets = [bearer, created.rsaid, thandi.first_name, thandi.last_name, thandi.email, thandi.phone];
  for (const secret of [
    ...secrets,
    thandi.partner_name,
    "4200000",
    "123457",
    "12345",
    "1953",
    "317911",
    "317 911",
    "317\u00a0911",
    "9417.53",
    "456789",
    "rsaid=",
    "surname",
    "?",
  ])
    expect(log.split("\n").filter((line) => line.includes(secret!))).toEqual([]);
});
