import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, inject, test } from "vitest";
import { z } from "zod";
import { makeApi } from "../../app/backend/api/handle-api-request";
import { handlers } from "../../app/backend/api/handlers";
import { findAccount } from "../../app/backend/people/users";
import { defineService } from "../../app/backend/calls/service";
import { getDatabase } from "../../app/backend/store/connection";
import { users } from "../../app/backend/store/schema";
import { listRoles, type Operation } from "../../app/contract/wire/operation";
import { type OperationName, operations } from "../../app/contract/operations";
import type { Role } from "../../app/contract/wire/role";
import { listTextPlaces, putAt } from "../support/any-body";
import { type About, type AnyCall, writeAnyCall, writeRequest } from "../support/any-call";
import { startTestBackend } from "../support/backend";
import { countRuns } from "../support/count-runs";
import { authenticateByRole, openAccountsOfPersons, persons } from "../support/persons";

const RUNS = countRuns({ usually: 5, long: 400 });
const SEED = 20_261_125;

const api = makeApi(defineService({ operations, handlers, authenticate: authenticateByRole }));
let about: About;
beforeAll(() => startTestBackend({ isWorking: false }));
beforeAll(async () => {
  await openAccountsOfPersons();
  const { investor, planner } = persons;
  if (investor.role === "guest" || planner.role === "guest") throw new Error("somebody has no account");
  const { userId } = investor;
  await getDatabase().update(users).set({ adviserId: planner.userId }).where(eq(users.id, userId));
  const { rsaid } = await findAccount(getDatabase(), userId);
  const made = { planId: 1, recordId: randomUUID(), shareId: randomUUID(), userId, rsaid };
  const answer = await api(writeRequest(writeAnyCall("createPlan", made), "investor"));
  about = { ...made, planId: ((await answer.json()) as { return_object: { id: number } }).return_object.id };
});

/** Texts that clients have sent instead of a date, a text, a number, or the index of a row. */
const HOSTILE_TEXTS = [
  "",
  "\u0000",
  "Thandi\u0000",
  "\ud800",
  "01/01/0000",
  "01/01/0001",
  "31/12/9999",
  "0000-01-01T00:00:00.000000Z~1",
  "9999-12-31T23:59:59.999999Z~999999999",
  "0000-01-01T00:00:00.000000Z~00000000-0000-0000-0000-000000000000",
  "2026-99-99T99:99:99.999999Z~00000000-0000-0000-0000-000000000000",
  "9223372036854775807",
  "9223372036854775808",
  "999999999",
  "2147483648",
  "1,999999999,2",
  "-1",
  "1e309",
  "a\r\nb",
  "..",
  Buffer.from('["0000-01-01T00:00:00Z",1]').toString("base64url"),
  Buffer.from("[1e300,1]").toString("base64url"),
  Buffer.from("[9223372036854775808,1]").toString("base64url"),
];
const HOSTILE_VALUES = [
  ...HOSTILE_TEXTS,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  2 ** 64,
  1e308,
  -1,
  0.5,
  null,
  true,
  [],
  {},
  ["\u0000"],
  { "\u0000": 1 },
];

/** The top-level fields of a shape. */
function listFields(shape: z.ZodTypeAny | undefined): string[] {
  if (shape instanceof z.ZodObject) return Object.keys(shape.shape as z.ZodRawShape);
  if (shape instanceof z.ZodEffects) return listFields(shape._def.schema as z.ZodTypeAny);
  if (shape instanceof z.ZodOptional) return listFields(shape.unwrap() as z.ZodTypeAny);
  if (shape instanceof z.ZodIntersection)
    return [...listFields(shape._def.left as z.ZodTypeAny), ...listFields(shape._def.right as z.ZodTypeAny)];
  if (shape instanceof z.ZodUnion || shape instanceof z.ZodDiscriminatedUnion)
    return [...(shape.options as z.ZodTypeAny[])].flatMap(listFields);
  return [];
}

type Part = "params" | "query" | "headers";

/** Every field of a call's path, query and headers, combined with every such text. */
function listSpoiled(name: OperationName): { part: Part; field: string; text: string }[] {
  const operation: Operation = operations[name];
  return (["params", "query", "headers"] as const).flatMap((part) =>
    listFields(operation[part]).flatMap((field) =>
      HOSTILE_TEXTS.filter((text) => canStand(part, text)).map((text) => ({ part, field, text })),
    ),
  );
}

/** A header is limited to ASCII, and a path cannot hold half a surrogate pair. */
function canStand(part: Part, text: string): boolean {
  return part === "headers" ? /^[\x20-\x7e]*$/.test(text) : part === "query" || !/\p{Cs}/u.test(text);
}

/** One to three fields of a body, each with a nonsensical value. */
function spoilBody(name: OperationName) {
  const { body }: Operation = operations[name];
  const names = [...new Set(listFields(body))];
  if (names.length === 0) return undefined;
  return fc.dictionary(fc.constantFrom(...names), fc.constantFrom(...HOSTILE_VALUES), {
    minKeys: 1,
    maxKeys: 3,
  });
}

/** Expected failures: this test site cannot send anything, and runs no worker for recommendations. */
const TRUE_FAILURES = /^This site has no way to send|^Unable to send email$|^Not able to load plan rec/;

async function expectWords(call: AnyCall, role: Role | undefined): Promise<void> {
  const answer = await api(writeRequest(call, role));
  const { message } = (await answer.json()) as { message: string };
  expect(message).toEqual(expect.stringMatching(/\w/));
  if (!TRUE_FAILURES.test(message)) expect(answer.status, message).toBeLessThan(500);
}

const names = Object.keys(operations) as OperationName[];
const listCallers = (name: OperationName) => listRoles(operations[name]) ?? [undefined];

test.each(names.filter((name) => listSpoiled(name).length > 0))(
  "%s answers or refuses whatever stands in its path, query and headers",
  async (name) => {
    const callers = listCallers(name);
    for (const [at, { part, field, text }] of listSpoiled(name).entries()) {
      const call = writeAnyCall(name, about);
      // Roles take turns; the long run tries all of them.
      for (const role of inject("isLong") ? callers : [callers[at % callers.length]])
        await expectWords({ ...call, [part]: { ...call[part], [field]: text } }, role).catch(
          (failed: Error) => {
            throw new Error(`${part} ${field} ${JSON.stringify(text)} as ${role}`, { cause: failed });
          },
        );
    }
  },
);

test.each(names.filter((name) => spoilBody(name)))(
  "%s answers or refuses whatever stands in its body",
  async (name) => {
    await fc.assert(
      fc.asyncProperty(
        spoilBody(name) ?? fc.constant({}),
        fc.constantFrom(...listCallers(name)),
        async (spoiled, role) => {
          const call = writeAnyCall(name, about);
          await expectWords({ ...call, body: { ...(call.body as object), ...spoiled } }, role);
        },
      ),
      { numRuns: RUNS, seed: SEED },
    );
  },
);

/** Characters that fill a text: each of them has made some pattern slow. */
const FILLINGS = ["1", " ", ".", "a", "\n", "=", "*", "%", "\u00a0", "@", "-", "\u200b"];

/** One character, repeated as often as a call can carry. */
function fill(part: Part | "body", character: string): string {
  const bytes = part === "body" ? 250_000 : 15_000;
  return character.repeat(Math.floor(bytes / Buffer.byteLength(JSON.stringify(character).slice(1, -1))));
}

/** Every text field of an operation, filled. */
function listFilled(name: OperationName) {
  const operation: Operation = operations[name];
  const fillings = FILLINGS.slice(0, countRuns({ usually: 1, long: FILLINGS.length }));
  return (["params", "query", "headers", "body"] as const).flatMap((part) => {
    if (part === "body" && operation.isUpload) return [];
    return listTextPlaces(operation[part]).flatMap((place) =>
      fillings
        .map((character) => ({ part, place, text: fill(part, character) }))
        .filter(({ text }) => part === "body" || canStand(part, text)),
    );
  });
}

const LONGEST_MILLISECONDS = 1_000;

test.each(names.filter((name) => listFilled(name).length > 0))(
  "%s answers at once however long its texts are, and so does what others ask meanwhile",
  async (name) => {
    const [role] = listCallers(name);
    const slow: string[] = [];
    for (const { part, place, text } of listFilled(name)) {
      const call = putAt(writeAnyCall(name, about), [part, ...place], text) as AnyCall;
      const begun = performance.now();
      await Promise.all([
        expectWords(call, role),
        expectWords(writeAnyCall("getFeatures", about), undefined),
      ]);
      const took = performance.now() - begun;
      if (took > LONGEST_MILLISECONDS) slow.push(`${part}.${place.join(".")} took ${took} ms`);
    }
    expect(slow).toEqual([]);
  },
);

const NUL = "A\u0000B";

test.each<[OperationName, Role, object, string]>([
  ["sendMessage", "guest", { type: "contact", data: { message: NUL } }, "data.message"],
  ["acceptTerms", "investor", { accepted: true, url: NUL, browser: "a test" }, "url"],
  ["acceptTerms", "investor", { accepted: true, url: "/en", browser: "\ud800" }, "browser"],
  ["exportRecords", "administrator", { reason: "asked for in a test", startDate: "01/01/0000" }, "startDate"],
  ["exportRecords", "administrator", { reason: "asked for in a test", endDate: "31/12/9999" }, "endDate"],
  ["searchPeople", "administrator", { search: NUL }, "search"],
  ["createPlan", "planner", { client_agreed_on: "01/01/0001" }, "client_agreed_on"],
  ["createPlan", "planner", { client_agreed_on: "01/01/1000" }, "client_agreed_on"],
  ["register", "guest", { cell_number: NUL, rsa_id_number: "1" }, "cell_number"],
])("%s of a %s names what cannot be stored: %j", async (name, role, body, path) => {
  const call = writeAnyCall(name, about);
  const answer = await api(
    writeRequest({ ...call, body: { ...(call.body as object), rsaid: about.rsaid, ...body } }, role),
  );
  expect(await answer.json()).toMatchObject({
    http_code: 422,
    return_object: { errors: [{ path, message: expect.stringMatching(/^Please/) }] },
  });
});
