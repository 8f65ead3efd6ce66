import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { makeApi } from "../../app/backend/api/handle-api-request";
import { execute } from "../../app/backend/api/execute";
import { describeApi } from "../../app/backend/api/describe-api";
import { watchRequests } from "../../app/backend/watching/watch-requests";
import { done, refused } from "../../app/backend/calls/handler";
import { defineService } from "../../app/backend/calls/service";
import { getDatabase } from "../../app/backend/store/connection";
import { idempotentAnswers } from "../../app/backend/store/schema";
import { callOperation } from "../../app/backend/transports/call-backend";
import { embed } from "../../app/backend/transports/embedded";
import { reachOver, sendTo } from "../../app/backend/transports/remote";
import type { Caller, Transport, Wire } from "../../app/backend/transports/transport";
import { getLogger } from "../../app/backend/log/logger";
import type { InputOf, Operation } from "../../app/contract/wire/operation";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { authenticateByRole } from "../support/persons";
import { serveApi } from "../support/serve-api";

/** Operations that use every part of a declaration, as later ones may. */
const drafts = {
  readDraft: {
    method: "GET",
    path: "/survey/{userId}",
    summary: "A draft",
    who: ["investor", "planner"],
    service: "users",
    stores: false,
    refuses: ["notFound"],
    failure: "Unable to get the draft",
    params: z.object({ userId: z.string().regex(/^\d+$/, "Please give a user's number").transform(Number) }),
    headers: z.object({ Entitycontext: z.enum(["self", "client"]).optional() }),
    answer: z.object({ userId: z.number(), context: z.string(), role: z.string() }),
  },
  keepDraft: {
    method: "POST",
    path: "/survey/{userId}",
    summary: "Keeps a draft",
    who: ["investor"],
    stores: true,
    failure: "Unable to keep the draft",
    params: z.object({ userId: z.string() }),
    headers: z.object({ Token: z.string().regex(/^\w+$/) }),
    body: z.object({ draft: z.string() }),
    answer: z.object({ kept: z.number() }),
  },
  readNewest: {
    method: "GET",
    path: "/survey/newest",
    summary: "The newest draft",
    who: "anyone",
    stores: false,
    failure: "Unable to get the newest draft",
    answer: z.object({ newest: z.boolean() }),
  },
  waitABit: {
    method: "GET",
    path: "/survey/{userId}/busy",
    summary: "Always asked too often",
    who: "anyone",
    stores: false,
    refuses: ["rateLimitOfAddress"],
    failure: "Unable to ask",
    params: z.object({ userId: z.string() }),
    answer: z.object({}),
  },
} as const satisfies Record<string, Operation>;

let timesKept = 0;
const service = defineService({
  operations: drafts,
  authenticate: authenticateByRole,
  handlers: {
    readDraft: async ({ params, headers, person }) =>
      done({ userId: params.userId, context: headers.Entitycontext ?? "none", role: person.role }),
    keepDraft: async () => done({ kept: (timesKept += 1) }),
    readNewest: async () => done({ newest: true }),
    waitABit: async () => refused("rateLimitOfAddress", { retryAfterSeconds: 17 }),
  },
});
const api = makeApi(service);
const embedded = embed((name, arrival) => execute(service, name, arrival));

let server: Awaited<ReturnType<typeof serveApi>>;
beforeAll(() => startTestBackend({ isWorking: false }));
beforeAll(async () => {
  watchRequests(() => undefined);
  server = await serveApi(api);
});
afterAll(() => server.close());
beforeEach(() => {
  timesKept = 0;
});

describe.each<[string, () => Transport, () => Wire]>([
  ["embedded", () => embedded, () => api],
  ["remote", () => reachOver(server.origin), () => sendTo(server.origin)],
])("an operation declared with everything, over the %s transport", (_, chooseTransport, chooseWire) => {
  const call = <O extends Operation>(operation: O, input: InputOf<O>, caller: Caller = {}) => {
    const [name = ""] = Object.entries<Operation>(drafts).find(([, one]) => one === operation) ?? [];
    return callOperation(chooseTransport(), { name, operation, input, caller });
  };
  const investor = { bearer: "investor" };

  test("is given the parts of its path and its headers", async () => {
    const answer = await call(
      drafts.readDraft,
      { params: { userId: 812 }, headers: { Entitycontext: "self" } },
      investor,
    );
    expect(take(answer)).toEqual({ userId: 812, context: "self", role: "investor" });
    expect(take(await call(drafts.readDraft, { params: { userId: 7 } }, { bearer: "planner" }))).toEqual({
      userId: 7,
      context: "none",
      role: "planner",
    });
  });

  test.each([
    ["nobody", 401, "R03"],
    ["guest", 403, "R03"],
    ["coach", 403, "R03"],
    ["administrator", 403, "R03"],
    ["investor", 200, "R00"],
  ])("is answered for %s with %d", async (bearer, http_code, response_code) => {
    const answer = await call(drafts.readDraft, { params: { userId: 812 } }, { bearer });
    expect(answer).toMatchObject({ http_code, response_code });
  });

  test("refuses a part or a header that is not valid by its name", async () => {
    const send = (path: string, headers: HeadersInit) =>
      chooseWire()(new Request(`http://embedded/api${path}`, { headers }));
    const Authorization = "Bearer investor";
    const part = await send("/survey/me", { Authorization });
    expect(part.status).toBe(422);
    expect(await part.json()).toMatchObject({
      return_object: { errors: [{ path: "userId", message: "Please give a user's number" }] },
    });
    const header = await send("/survey/812", { Authorization, Entitycontext: "everybody" });
    expect(await header.json()).toMatchObject({ return_object: { errors: [{ path: "Entitycontext" }] } });
  });

  test("can be asked with any text in a header, and refuses what it does not take", async () => {
    for (const Token of ["t\nAuthorization: x", "\u{1F600}", "\u0000"]) {
      const asked = { params: { userId: "812" }, headers: { Token }, body: { draft: "a" } };
      expect(await call(drafts.keepDraft, asked, investor)).toMatchObject({
        http_code: 422,
        return_object: { errors: [{ path: "Token" }] },
      });
    }
  });

  test("gives way to one whose path has the very words", async () => {
    expect(take(await call(drafts.readNewest, {}))).toEqual({ newest: true });
    const response = await chooseWire()(new Request("http://embedded/api/survey/812", { method: "DELETE" }));
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, POST"]);
  });

  test("keeps once for each key and path; the same key for another draft or token is a conflict", async () => {
    const caller = { ...investor, processContextId: randomUUID() };
    const keep = (userId: string, draft = "a", Token = "t") =>
      call(drafts.keepDraft, { params: { userId }, headers: { Token }, body: { draft } }, caller);
    expect(take(await keep("812"))).toEqual({ kept: 1 });
    expect(take(await keep("812"))).toEqual({ kept: 1 });
    expect(await keep("812", "b")).toMatchObject({ http_code: 409 });
    expect(await keep("812", "a", "u")).toMatchObject({ http_code: 409 });
    expect(take(await keep("9131455"))).toEqual({ kept: 2 });
    const kept = await getDatabase().select().from(idempotentAnswers);
    expect(JSON.stringify(kept)).toContain("/survey/{userId}");
    expect(JSON.stringify(kept)).not.toContain("9131455");
  });

  test("that is asked too often says when to ask again", async () => {
    const answer = await call(drafts.waitABit, { params: { userId: "812" } });
    expect(answer).toEqual({
      response_code: "R02",
      http_code: 429,
      message: "Too many requests: try again later",
      return_object: null,
      retryAfterSeconds: 17,
    });
    const response = await chooseWire()(new Request("http://embedded/api/survey/812/busy"));
    expect(response.headers.get("Retry-After")).toBe("17");
  });
});

test("the log names a call's pattern and no part of its path", async () => {
  const log = vi.spyOn(getLogger(), "info");
  await fetch(`${server.origin}/api/survey/9131455/busy`);
  await expect.poll(() => log.mock.calls.length).toBeGreaterThan(0);
  const [line] = log.mock.calls.at(-1) as [{ route: string }];
  expect(line.route).toBe("/api/survey/{userId}/busy");
  expect(JSON.stringify(log.mock.calls)).not.toContain("9131455");
  log.mockRestore();
});

test("the OpenAPI document says what is declared", () => {
  const document = JSON.parse(JSON.stringify(describeApi(drafts))) as {
    paths: Record<string, Record<string, { parameters: object[]; description: string; responses: object }>>;
  };
  const { get, post } = document.paths["/survey/{userId}"]!;
  expect(get!.parameters).toContainEqual(
    expect.objectContaining({ name: "userId", in: "path", required: true }),
  );
  expect(get!.parameters).toContainEqual(
    expect.objectContaining({
      name: "Entitycontext",
      in: "header",
      schema: expect.objectContaining({ enum: ["self", "client"] }),
    }),
  );
  expect(get!.parameters).toContainEqual(expect.objectContaining({ name: "Processcontextid", in: "header" }));
  expect(get!.description).toBe("For the roles: investor, planner.");
  expect(Object.keys(get!.responses).map(Number)).toEqual([200, 400, 401, 403, 404, 422, 428, 500, 503]);
  expect(post!.parameters).toContainEqual(
    expect.objectContaining({ name: "Token", in: "header", required: true }),
  );
  const busy = document.paths["/survey/{userId}/busy"]!.get!;
  expect(busy.responses).toHaveProperty(["429", "headers", "Retry-After"]);
});
