import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { enterRequest, leaveRequest } from "../http/current-request";
import { sendTo } from "./remote";

const ORIGIN = "https://backend.example";
const outside = setupServer();

beforeAll(() => outside.listen({ onUnhandledRequest: "error" }));
afterAll(() => outside.close());
beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "Date"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  outside.resetHandlers();
});

/** Answers a call's attempts in turn, repeating the last answer, and records each request and its time. */
function answerWith(...answers: (() => Response | Promise<Response>)[]) {
  const tries: { at: number; body: string; key: string | null }[] = [];
  const begun = Date.now();
  outside.use(
    http.all(`${ORIGIN}/api/plan`, async ({ request }) => {
      const key = request.headers.get("Processcontextid");
      tries.push({ at: Date.now() - begun, body: await request.text(), key });
      return answers[Math.min(tries.length, answers.length) - 1]!();
    }),
  );
  return tries;
}

function call(method: string): Promise<Response> {
  const body = method === "GET" ? undefined : '{"id":1}';
  const headers = { Processcontextid: "a-key" };
  const sent = sendTo(ORIGIN)(new Request("http://embedded/api/plan?id=1", { method, body, headers }));
  return hurry(sent);
}

/** Runs work within a visitor's request. */
async function inRequest(work: () => Promise<void>): Promise<void> {
  // Without this pause the caller would be within the request too.
  await Promise.resolve();
  const current = { id: randomUUID(), address: "192.0.2.1", isFromThisMachine: false };
  enterRequest({ headers: {} } as IncomingMessage, current);
  await work();
  leaveRequest(current);
}

/** Advances fake time through the pauses. */
async function hurry<Value>(promise: Promise<Value>): Promise<Value> {
  let isSettled = false;
  const settle = () => (isSettled = true);
  promise.then(settle, settle);
  while (!isSettled) {
    await vi.advanceTimersByTimeAsync(5);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return promise;
}

const good = () => HttpResponse.json({ ok: true });
const broken = () => HttpResponse.error();
const status = (code: number) => () => new HttpResponse(null, { status: code });

describe("a call to services elsewhere", () => {
  test("that fails on the way is sent again as it was, with the same key", async () => {
    const tries = answerWith(broken, broken, good);
    expect((await call("POST")).status).toBe(200);
    expect(tries).toHaveLength(3);
    for (const { body, key } of tries) expect([body, key]).toEqual(['{"id":1}', "a-key"]);
  });

  test("is read again too when only the network failed", async () => {
    const tries = answerWith(broken, good);
    expect((await call("GET")).status).toBe(200);
    expect(tries).toHaveLength(2);
  });

  test.each([
    ["POST", 501, 2],
    ["POST", 503, 2],
    ["POST", 500, 1],
    ["POST", 422, 1],
    ["PATCH", 507, 2],
    ["PATCH", 500, 1],
    ["PUT", 502, 2],
    ["PUT", 503, 2],
    ["PUT", 504, 2],
    ["PUT", 500, 1],
    ["PUT", 501, 1],
    ["GET", 502, 2],
    ["GET", 503, 2],
    ["GET", 504, 2],
    ["GET", 500, 1],
    ["GET", 501, 1],
    ["GET", 429, 1],
    ["DELETE", 503, 2],
  ])("%s answered with %d is tried %d times", async (method, code, times) => {
    const tries = answerWith(status(code), good);
    await call(method);
    expect(tries).toHaveLength(times);
  });

  test("pauses longer and longer, up to a second, at most 20 times and never beyond 15 seconds", async () => {
    const tries = answerWith(status(503));
    expect((await call("POST")).status).toBe(503);
    expect(tries.length).toBeLessThanOrEqual(21);
    expect(tries.length).toBeGreaterThan(12);
    expect(tries.at(-1)!.at).toBeLessThan(15_000);
    const pauses = tries.slice(1).map(({ at }, index) => at - tries[index]!.at);
    expect(pauses[0]).toBeLessThan(100);
    expect(Math.max(...pauses)).toBeLessThan(1_100);
    expect(Math.max(...pauses)).toBeGreaterThanOrEqual(500);
  });

  const busyFor = (after: string) => () =>
    new HttpResponse(null, { status: 503, headers: { "Retry-After": after } });

  test.each([
    ["seconds", () => "4"],
    ["a date", () => new Date(Date.now() + 5_000).toUTCString()],
  ])("waits as long as the service says in %s", async (_, after) => {
    const tries = answerWith(() => busyFor(after())(), good);
    expect((await call("GET")).status).toBe(200);
    expect(tries).toHaveLength(2);
    // A date header has whole seconds.
    expect(tries[1]!.at).toBeGreaterThanOrEqual(4_000);
    expect(tries[1]!.at).toBeLessThan(6_000);
  });

  test("does not wait for what comes after its 15 seconds", async () => {
    const tries = answerWith(busyFor("15"), good);
    expect((await call("GET")).status).toBe(503);
    expect(tries).toHaveLength(1);
  });

  test("pauses as ever where the service says nothing that can be read", async () => {
    const tries = answerWith(busyFor("soon"), good);
    expect((await call("GET")).status).toBe(200);
    expect(tries[1]!.at).toBeLessThan(100);
  });

  test("is told that what it keeps is the newest", async () => {
    answerWith(() => new HttpResponse(null, { status: 304 }));
    expect((await call("GET")).status).toBe(304);
  });

  test("that is sent elsewhere fails at once", async () => {
    const elsewhere = { Location: "https://elsewhere.example/api/plan" };
    const tries = answerWith(() => new HttpResponse(null, { status: 307, headers: elsewhere }));
    await expect(call("POST")).rejects.toThrow("redirected");
    expect(tries).toHaveLength(1);
  });

  test("lets go of an answer before it is tried again", async () => {
    let isCancelled = false;
    const body = new ReadableStream({ cancel: () => void (isCancelled = true) });
    const answers = [new Response(body, { status: 503 }), new Response("{}")];
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => answers.shift()!);
    const response = await call("POST");
    vi.restoreAllMocks();
    expect([response.status, isCancelled]).toEqual([200, true]);
  });

  test("whose answer never ends is cut off, whatever the service sends", async () => {
    const sent = { bytes: 0, isCutOff: false };
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent.bytes += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
      cancel: () => void (sent.isCutOff = true),
    });
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(body));
    await expect(call("GET").then((response) => response.text())).rejects.toThrow("larger than");
    vi.restoreAllMocks();
    expect(sent.isCutOff).toBe(true);
    expect(sent.bytes).toBeLessThan(20 * 1024 * 1024);
  });

  test("that gets no answer is given up after eight seconds, and not made again", async () => {
    const { timeout } = AbortSignal;
    const patience: number[] = [];
    vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
      patience.push(milliseconds);
      return timeout.call(AbortSignal, 10);
    });
    const tries = answerWith(() => new Promise<never>(() => undefined));
    await expect(call("POST")).rejects.toThrow("timeout");
    expect(patience).toEqual([8_000]);
    expect(tries).toHaveLength(1);
  });

  test("that is answered late, and that there is no answer, is given up after eight seconds of waiting too", async () => {
    const late = () => {
      vi.setSystemTime(Date.now() + 6_000);
      return status(503)();
    };
    const tries = answerWith(late);
    expect((await call("GET")).status).toBe(503);
    expect(tries).toHaveLength(2);
  });

  test("that gets no answer is the last that is made there for its page", async () => {
    const tries = answerWith(() => new Promise<never>(() => undefined));
    vi.spyOn(AbortSignal, "timeout").mockImplementation(() =>
      AbortSignal.abort(new DOMException("", "TimeoutError")),
    );
    await inRequest(async () => {
      await expect(call("GET")).rejects.toThrow();
      vi.restoreAllMocks();
      await expect(call("GET")).rejects.toThrow("not asked");
      expect(tries.length).toBeLessThan(2);
    });
    answerWith(good);
    await inRequest(async () => expect((await call("GET")).status).toBe(200));
  });

  test("that never gets through fails", async () => {
    answerWith(broken);
    await expect(call("POST")).rejects.toThrow();
  });
});
