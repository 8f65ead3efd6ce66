import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { execute } from "../../app/backend/api/execute";
import { makeApi } from "../../app/backend/api/handle-api-request";
import { handlers } from "../../app/backend/api/handlers";
import { defineService, type Service } from "../../app/backend/calls/service";
import { findAccount } from "../../app/backend/people/users";
import { getDatabase } from "../../app/backend/store/connection";
import { users } from "../../app/backend/store/schema";
import { callOver } from "../../app/backend/transports/call-backend";
import { embed } from "../../app/backend/transports/embedded";
import { reachOver } from "../../app/backend/transports/remote";
import type { Caller, Transport } from "../../app/backend/transports/transport";
import { type Envelope, isSuccess } from "../../app/contract/wire/envelope";
import { listRoles, type Operation } from "../../app/contract/wire/operation";
import { type OperationName, operations } from "../../app/contract/operations";
import { type About, type AnyCall, writeAnyCall } from "../support/any-call";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { authenticateByRole, openAccountsOfPersons, persons } from "../support/persons";
import { serveApi } from "../support/serve-api";

type AnyHandler = Service["handlers"][string];

/** The input of each handler, call by call. */
const given: unknown[] = [];

/** The real handler with its judge, recording its input. */
function watch(handle: AnyHandler): AnyHandler {
  const noting: AnyHandler = async (call) => {
    const { params, query, headers, body, person, cachedVersion } = call;
    given.push(structuredClone({ params, query, headers, body, person, cachedVersion }));
    return handle(call);
  };
  return Object.assign(noting, { judge: handle.judge });
}

const real = defineService({ operations, handlers, authenticate: authenticateByRole });
const watched = Object.entries(real.handlers).map(([name, handle]) => [name, watch(handle)] as const);
const service: Service = { ...real, handlers: Object.fromEntries(watched) };

const embedded = embed((name, arrival) => execute(service, name, arrival));
let remote: Transport;
let stop: () => Promise<void>;
let about: About;
/** Extra input that some calls need: a desk of the caller's own, an open link. */
let besides: Partial<Record<OperationName, Partial<AnyCall>>>;

beforeAll(async () => {
  const stopBackend = await startTestBackend();
  const server = await serveApi(makeApi(service));
  remote = reachOver(server.origin);
  stop = () => server.close().then(stopBackend);
  await openAccountsOfPersons();
  await prepareCalls();
});
afterAll(() => stop());
beforeEach(() => waitForAdvice());

/** An investor's plan with its recommendation, a record and a link, and a planner whose client the investor is. */
async function prepareCalls(): Promise<void> {
  const { investor, planner, administrator } = persons;
  if (investor.role === "guest" || planner.role === "guest" || administrator.role === "guest")
    throw new Error("somebody has no account");
  const { userId } = investor;
  await getDatabase().update(users).set({ adviserId: planner.userId }).where(eq(users.id, userId));
  const { rsaid } = await findAccount(getDatabase(), userId);
  about = { planId: 1, recordId: randomUUID(), shareId: randomUUID(), userId, rsaid };
  besides = {};
  const caller = { bearer: "investor" };
  about.planId = (take(await ask(embedded, "createPlan", caller)) as { id: number }).id;
  await waitForAdvice();
  take(await ask(embedded, "acceptTerms", caller));
  take(await ask(embedded, "selectPlan", caller));
  const [record] = take(await callOver(embedded, "getRecords", { query: { id: about.planId } }, caller));
  about.recordId = record!.record_id;
  const shared = take(await ask(embedded, "sharePlan", caller)) as { share_id: string; token: string };
  about.shareId = shared.share_id;
  const ownDesk = { params: { userId: planner.userId } };
  const link = { headers: { Token: shared.token } };
  const reason = "A complaint of this client";
  besides = {
    getPlanSummaries: ownDesk,
    getWaitingClients: ownDesk,
    getDesk: ownDesk,
    getSharedCover: link,
    getShared: link,
    getSharedPaper: link,
    readRecord: { body: { reason } },
    exportRecords: { body: { reason } },
    updateFeatures: {
      body: {
        features: [{ featureName: "GoToRecommendation", enabled: "true" }],
        submittedByUserId: administrator.userId,
      },
    },
  };
}

async function waitForAdvice(): Promise<void> {
  while ((await ask(embedded, "getRecommendations", { bearer: "investor" })).response_code === "R01")
    await new Promise((resolve) => setTimeout(resolve, 30));
}

/** Calls an operation with content that most of them accept, some of it numbers and some of it undefined. */
async function ask(
  transport: Transport,
  name: OperationName,
  caller: Caller,
  cachedVersion?: string,
): Promise<Envelope> {
  const operation: Operation = operations[name];
  const { params, query, headers, body } = { ...writeAnyCall(name, about), ...besides[name] };
  const isOpen = { guaranteed_income: undefined, monthly_support_someone_value: undefined };
  const input = {
    params,
    query: { ...query, id: about.planId, before: undefined },
    headers: { EntityContext: undefined, ...headers },
    body: operation.body && { ...(body as object), ...isOpen },
  };
  const call = () => transport({ name, operation, input, caller, cachedVersion });
  let answer = await call();
  // On a busy machine a PDF waits in a queue; each call waits for it for some seconds.
  while (name.endsWith("Paper") && answer.response_code === "R01") answer = await call();
  return answer;
}

/** Fields that are sealed or drawn anew each time. */
const NEW_EACH_TIME: Partial<Record<OperationName, readonly string[]>> = {
  getGuestToken: ["bearer_token", "expires_at"],
  refreshToken: ["bearer_token", "expires_at"],
  getPlanPaper: ["pdf"],
  getSharedPaper: ["pdf"],
};

function leaveOutNew(name: OperationName, answer: Envelope): Envelope {
  const fields = NEW_EACH_TIME[name];
  if (!fields || !isSuccess(answer)) return answer;
  const isText = expect.any(String) as unknown;
  const texts = Object.fromEntries(fields.map((field) => [field, isText]));
  return { ...answer, return_object: { ...(answer.return_object as object), ...texts } };
}

/** Overwrites everything in an answer, as a careless page could. */
function spoil(value: unknown): void {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return;
  for (const [name, part] of Object.entries(value)) {
    spoil(part);
    Reflect.set(value, name, "spoilt");
  }
}

/** These run last: they close the link, and make the plan wait for answers. */
const LAST = ["revokeShare", "withdrawHealthConsent"] as const;
const isLast = (name: string) => LAST.some((last) => last === name);
const names = [...(Object.keys(operations) as OperationName[]).filter((name) => !isLast(name)), ...LAST];
const answered = new Set<OperationName>();

describe.each(names)("%s, in this process and over HTTP,", (name) => {
  const { stores, who, isVersioned }: Operation = operations[name];
  const roles = listRoles({ who }) ?? [];
  const known = roles.filter((role) => role === "investor" || role === "planner");
  const all = [...(known.length > 0 ? known : roles.slice(0, 1)), undefined];
  const callers = inject("isLong") ? all : all.slice(0, 1);

  test.each(callers)("brings the same to its handler and answers %s alike", async (bearer) => {
    // The first call alone has something to withdraw, and forgets the caller's idempotency keys.
    if (name === "withdrawHealthConsent") await ask(embedded, name, { bearer });
    given.length = 0;
    const [one, other] = [randomUUID(), randomUUID()];
    const here = await ask(embedded, name, { bearer, processContextId: one });
    const there = await ask(remote, name, { bearer, processContextId: other });
    expect(given[0]).toStrictEqual(given[1]);
    if (isSuccess(here)) answered.add(name);
    if (stores && isSuccess(here)) {
      // Each call was carried out, so a retry over the other transport gets the stored answer.
      expect(await ask(remote, name, { bearer, processContextId: one })).toStrictEqual(here);
      expect(await ask(embedded, name, { bearer, processContextId: other })).toStrictEqual(there);
      return;
    }
    expect(leaveOutNew(name, here)).toStrictEqual(leaveOutNew(name, there));
    const kept = isVersioned && isSuccess(here) ? here.version : undefined;
    if (kept !== undefined) {
      const unchanged = { http_code: 304, return_object: null, version: kept };
      for (const transport of [embedded, remote])
        expect(await ask(transport, name, { bearer }, kept)).toMatchObject(unchanged);
    }
    spoil(here.return_object);
    expect(leaveOutNew(name, await ask(embedded, name, { bearer }))).toStrictEqual(leaveOutNew(name, there));
  });
});

test("more than half of the operations were answered; the others were refused in the same words", () => {
  expect(answered.size).toBeGreaterThan(names.length / 2);
});

test("a caller whom nobody knows is refused alike", async () => {
  for (const bearer of ["somebody", undefined]) {
    const here = await ask(embedded, "getPlan", { bearer });
    expect(here).toMatchObject({ http_code: 401 });
    expect(await ask(remote, "getPlan", { bearer })).toStrictEqual(here);
  }
});

test("a body that is too large is refused alike", async () => {
  const body = {
    ...(writeAnyCall("createDemoPlan", about).body as object),
    first_name: "\u0000".repeat(50_000),
  };
  const refused = { response_code: "R02", http_code: 413 };
  for (const transport of [embedded, remote])
    expect(await callOver(transport, "createDemoPlan", { body }, { bearer: "guest" })).toMatchObject(refused);
});
