/**
 * Random bodies from each operation's shape, damaged at any depth or broken as text: each is accepted or
 * refused.
 */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeApi } from "../../app/backend/api/handle-api-request";
import { handlers } from "../../app/backend/api/handlers";
import { defineService } from "../../app/backend/calls/service";
import { findAccount } from "../../app/backend/people/users";
import { getDatabase } from "../../app/backend/store/connection";
import { listRoles, type Operation } from "../../app/contract/wire/operation";
import { operations, type OperationName } from "../../app/contract/operations";
import type { Role } from "../../app/contract/wire/role";
import { breakText, writeShape } from "../support/any-body";
import { writeAnyCall, writeRequest, type About } from "../support/any-call";
import { startTestBackend } from "../support/backend";
import { countRuns } from "../support/count-runs";
import { emptyQueue } from "../support/empty-queue";
import { logRun } from "../support/log-run";
import { authenticateByRole, openAccountsOfPersons, persons } from "../support/persons";
import { serveApi } from "../support/serve-api";

const SEED = 20_261_127;
const BODIES = countRuns({ usually: 600, long: 100_000 });
/** One call in so many goes through a socket. */
const OVER_HTTP = 20;

const names = (Object.keys(operations) as OperationName[]).filter(
  (name) => operations[name].method !== "GET",
);
const perOperation = Math.ceil(BODIES / names.length);

let stop: () => Promise<void>;
let server: Awaited<ReturnType<typeof serveApi>>;
let about: About;
const answered = new Map<number, number>();
const failures: unknown[] = [];
const begun = performance.now();
const note = (failure: unknown) => void failures.push(failure);
const api = makeApi(defineService({ operations, handlers, authenticate: authenticateByRole }));

beforeAll(async () => {
  process.on("unhandledRejection", note);
  // Emails can be queued, but are not sent here.
  Object.assign(process.env, { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "plans@baobab.example" });
  Object.assign(process.env, { OPERATOR_EMAIL: "operator@baobab.example", LIMIT_FACTOR: "100000" });
  stop = await startTestBackend({ isWorking: false });
  server = await serveApi(api);
  await openAccountsOfPersons();
  const { investor } = persons;
  if (investor.role === "guest") throw new Error("the investor has no account");
  const { rsaid } = await findAccount(getDatabase(), investor.userId);
  about = { planId: 1, recordId: randomUUID(), shareId: randomUUID(), userId: investor.userId, rsaid };
  const answer = await api(writeRequest(writeAnyCall("createPlan", about), "investor"));
  about.planId = ((await answer.json()) as { return_object: { id: number } }).return_object.id;
});
afterAll(async () => {
  await server.close();
  await stop();
  process.off("unhandledRejection", note);
  const counts = Object.fromEntries([...answered].sort(([one], [other]) => one - other));
  const seconds = Math.round((performance.now() - begun) / 1_000);
  logRun("fuzzed bodies", { seed: SEED, operations: names.length, seconds, answered: counts });
});

/** The text of a body: from the shape alone, or a good body with some fields from it. */
function writeBodies(name: OperationName): fc.Arbitrary<string> {
  const { body }: Operation = operations[name];
  const good = writeAnyCall(name, about).body as object;
  const made = body ? writeShape(body) : fc.jsonValue();
  const some = fc
    .tuple(made, fc.nat(), fc.integer({ min: 1, max: 3 }))
    .map(([value, from, count]) => takeSome(value, from, count));
  const spoiled = fc.oneof(
    made,
    some.map((fields) => ({ ...good, ...fields })),
  );
  const asText = spoiled.map((value) => JSON.stringify(value));
  return fc.oneof({ weight: 9, arbitrary: asText }, { weight: 1, arbitrary: asText.chain(breakText) });
}

/** A few of the generated fields, each of which may be damaged. */
function takeSome(made: unknown, from: number, count: number): object {
  const fields = Object.entries(made ?? {});
  const begin = fields.length === 0 ? 0 : from % fields.length;
  return Object.fromEntries([...fields.slice(begin), ...fields.slice(0, begin)].slice(0, count));
}

/** Calls an operation in a role, about an existing plan and account, with the given body. */
async function send(name: OperationName, body: string, role: Role | undefined, isOverHttp: boolean) {
  const { url, method, headers } = writeRequest(writeAnyCall(name, about), role);
  const init = { method, headers, body };
  const answer = isOverHttp
    ? await fetch(url.replace("http://embedded", server.origin), init)
    : await api(new Request(url, init));
  answered.set(answer.status, (answered.get(answer.status) ?? 0) + 1);
  return { status: answer.status, text: await answer.text() };
}

/** Makes room again: a guest's plans and a queue's jobs are limited. */
async function clear(): Promise<void> {
  await emptyQueue();
  await getDatabase().execute(sql`delete from plans where id > ${about.planId}`);
}

/** Expected failures: this test site cannot send codes, and runs no worker for recommendations. */
const TRUE_FAILURES = /This site has no way to send|Not able to load plan rec/;

test.each(names)("%s answers or refuses whatever its body is", async (name) => {
  await clear();
  const callers = fc.constantFrom(...(listRoles(operations[name]) ?? [undefined]));
  const isOverHttp = fc.integer({ min: 1, max: OVER_HTTP }).map((one) => one === OVER_HTTP);
  let tried = 0;
  await fc.assert(
    fc.asyncProperty(writeBodies(name), callers, isOverHttp, async (body, role, overHttp) => {
      tried += 1;
      if (tried % 50 === 0) await clear();
      const { status, text } = await send(name, body, role, overHttp);
      if (!TRUE_FAILURES.test(text)) expect(status, text).toBeLessThan(500);
      expect(failures).toEqual([]);
    }),
    { numRuns: perOperation, seed: SEED },
  );
});

/** Bodies that once caused a failure. */
test.each<[OperationName, Role, object]>([
  ["saveDraft", "investor", { version: 2 ** 53 }],
  ["saveDraft", "investor", { version: 2 ** 31 - 1 }],
  ...[2 ** 63, 1e25, -1e308].map((retirement_savings): [OperationName, Role, object] => [
    "saveDraft",
    "investor",
    { draft: { retirement_savings } },
  ]),
  ["calculateGuaranteedIncome", "guest", { relevant_fund_retiring_from: "", fund_vested_whole: 0 }],
])("%s of a %s refuses %j", async (name, role, fields) => {
  const good = writeAnyCall(name, about).body as object;
  const { status } = await send(name, JSON.stringify({ ...good, ...fields }), role, false);
  expect(status).toBe(422);
});
