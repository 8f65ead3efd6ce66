import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { hasFailed } from "~/contract/wire/envelope";
import type { Operation } from "~/contract/wire/operation";
import { operations } from "~/contract/operations";
import { getLogger } from "../log/logger";
import { callOperation, callOver } from "./call-backend";
import { httpTransport } from "./http-transport";

process.env.LOG_LEVEL = "silent";
afterEach(() => vi.restoreAllMocks());

const respond = (body: unknown, status: number) => async () =>
  new Response(typeof body === "string" ? body : JSON.stringify(body), { status });

const answerNothing = httpTransport(async () => new Response(null, { status: 204 }));

test("an answer without a body is a success where nothing has to be handed back", async () => {
  const answer = await callOver(answerNothing, "logOut", { query: {} }, {});
  expect(answer).toEqual({ response_code: "R00", http_code: 204, message: "Success", return_object: {} });
});

test("an answer without a body is none where one has to be handed back", async () => {
  const answer = await callOver(answerNothing, "getFeatures", {}, {});
  expect(answer).toMatchObject({ response_code: "R04", http_code: 503, isUnanswered: true });
});

test("an empty answer is a success of an operation that may be answered so", async () => {
  const transport = respond("", 200);
  const answer = await callOver(httpTransport(transport), "updateUser", { params: { id: 1 }, body: {} }, {});
  expect(answer).toEqual({ response_code: "R00", http_code: 200, message: "Success", return_object: null });
});

test.each([503, 500])("a refusal of the wire with %d is handed on as it is", async (http_code) => {
  const refusal = { response_code: "R04", http_code, message: "Not now", return_object: null };
  const answer = await callOver(httpTransport(respond(refusal, http_code)), "getFeatures", {}, {});
  expect(answer).toEqual(refusal);
  expect(hasFailed(answer)).toBe(http_code === 500);
});

const everything = { message: "a", httpMessage: "b", moreInformation: "c" };

test.each([
  ["with everything", respond(everything, 500), "a"],
  ["with an empty message", respond({ ...everything, message: " " }, 502), "b"],
  ["with a message that is no text", respond({ ...everything, message: { text: "a" } }, 502), "b"],
  ["of a gateway", respond({ httpCode: "401", httpMessage: "b", moreInformation: "c" }, 401), "b"],
  ["with more information only", respond({ moreInformation: "c" }, 404), "c"],
  ["that says nothing", respond({}, 500), "Unknown error"],
  ["that is null", respond(null, 500), "Unknown error"],
  ["that is a page", respond("<html>", 200), "Unknown error"],
  ["with no body", respond("", 200), "Empty response"],
  ["with no body and a status that fails", respond("", 502), "Empty response"],
  ["that never came", () => Promise.reject(new Error("unreachable")), "Empty response"],
  ["with an ID number in it", respond({ message: "No user 6303145009087" }, 404), "No user …"],
])("an answer %s fails with code 503, told and logged in the same words", async (_, transport, words) => {
  const log = vi.spyOn(getLogger(), "error");
  const answer = await callOver(httpTransport(transport), "getFeatures", {}, {});
  expect(answer).toEqual({
    response_code: "R04",
    http_code: 503,
    message: words,
    return_object: null,
    retryAfterSeconds: 10,
    isUnanswered: true,
  });
  // It must differ from a status read that reports failed work.
  expect(hasFailed(answer)).toBe(false);
  expect(log).toHaveBeenCalledOnce();
  const [logged] = log.mock.calls[0] as [{ during: string; error: { message: string } }];
  expect(logged.during).toBe("GET /features");
  expect(logged.error.message.replace(/ \(status \d+\)$/, "")).toBe(words);
  expect(JSON.stringify(logged)).not.toContain("6303145009087");
});

test("a picture that a gateway cuts off is refused as too large", async () => {
  const answer = await callOver(
    httpTransport(respond("<html>", 413)),
    "storeImage",
    { body: { image: "AAAA" } },
    {},
  );
  expect(answer).toMatchObject({
    response_code: "R02",
    http_code: 413,
    message: "The file is larger than 2 MB",
  });
});

const word = fc.constantFrom("No", "such", "user", "(code", "E-X):", "try", "again,", "please.");
const digits = (least: number, most: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: least, maxLength: most });
/** Groups of digits as people write numbers, dates and amounts, with at least six digits in all. */
const number = fc
  .tuple(
    fc.array(digits(2, 4), { minLength: 3, maxLength: 6 }),
    fc.constantFrom("", " ", "-", "\u00a0", "/", " - "),
  )
  .map(([groups, between]) => groups.join(between));
const name = fc.stringMatching(/^[a-z][a-z._+-]{2,40}[a-z]$/);
const email = fc.tuple(name, name).map(([user, host]) => `${user}@${host}.co.za`);
const token = fc.base64String({ minLength: 24, maxLength: 400 });

test("no number, email address or token in a foreign service's words is told or logged, wherever it stands", async () => {
  const secret = fc.oneof(number, email, token);
  const around = fc.array(word, { maxLength: 60 });
  const log = vi.spyOn(getLogger(), "error");
  const check = fc.asyncProperty(around, secret, around, async (before, hidden, after) => {
    log.mockClear();
    const message = [...before, hidden, ...after].join(" ");
    const answer = await callOver(httpTransport(respond({ message }, 500)), "getFeatures", {}, {});
    const told = answer.message + JSON.stringify(log.mock.calls);
    for (let from = 0; from + 12 <= hidden.length; from += 1)
      expect(told).not.toContain(hidden.slice(from, from + 12));
    expect(answer.message).not.toContain(hidden);
    // The rest stays readable, so that the failure can be diagnosed.
    const readable = answer.message
      .split(" ")
      .filter((part) => !part.includes("…"))
      .slice(0, -1);
    for (const part of readable) expect([...before, ...after].join(" ")).toContain(part);
    if (before.length > 0 && before.length < 20) expect(answer.message).toContain(before[0]);
  });
  await fc.assert(check);
});

test.each([
  ["Call 082 123 4567 again", "Call … again"],
  ["born 1963-03-14", "born …"],
  ["R1 200 000,50 is too much", "R… is too much"],
  ["thandi.ndlovu@example.co.za is taken", "… is taken"],
  ["Bearer eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..kq", "Bearer …"],
  ["Error 404 at 10:15: no such plan", "Error 404 at 10:15: no such plan"],
  [`${"far ".repeat(49)}a@b.co 6303145009087`, `${"far ".repeat(49)}… …`],
])("%s is logged as %s", async (message, words) => {
  expect((await callOver(httpTransport(respond({ message }, 500)), "getFeatures", {}, {})).message).toBe(
    words,
  );
});

/** Services that give these responses in turn, with the cached versions that the caller sent. */
function answerInTurn(...answers: (() => Response)[]) {
  const told: (string | null)[] = [];
  const transport = async ({ headers }: Request) => {
    told.push(headers.get("If-None-Match"));
    return answers[told.length - 1]!();
  };
  const ask = (id: number) => callOver(httpTransport(transport), "getRecommendations", { query: { id } }, {});
  return { told, ask };
}

const stages = (stages_done: number) =>
  JSON.stringify({
    response_code: "R00",
    http_code: 200,
    message: "Success",
    return_object: { stages_done },
  });
const answer = (done: number, ETag: string) => () => new Response(stages(done), { headers: { ETag } });
const unchanged = () => new Response(null, { status: 304 });
const refuse = () =>
  new Response(JSON.stringify({ response_code: "R04", http_code: 404, message: "No", return_object: null }), {
    status: 404,
  });

test("an answer with a version is read once, as long as the services say that it is the newest", async () => {
  const { told, ask } = answerInTurn(answer(1, '"a"'), unchanged, answer(2, '"b"'), unchanged);
  const answers = [await ask(801), await ask(801), await ask(801), await ask(801)];
  expect(answers.map(({ return_object }) => return_object)).toEqual([
    { stages_done: 1 },
    { stages_done: 1 },
    { stages_done: 2 },
    { stages_done: 2 },
  ]);
  expect(answers[1]!.return_object).toBe(answers[0]!.return_object);
  expect(Object.isFrozen(answers[0]!.return_object)).toBe(true);
  expect(told).toEqual([null, '"a"', '"a"', '"b"']);
});

test("a refusal is told whatever is kept, which is forgotten", async () => {
  const { told, ask } = answerInTurn(answer(1, '"a"'), refuse, answer(1, '"a"'));
  await ask(802);
  expect((await ask(802)).http_code).toBe(404);
  expect((await ask(802)).http_code).toBe(200);
  expect(told).toEqual([null, '"a"', null]);
});

test("nothing is kept for longer than ten minutes, nor more than fifty answers", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  // lru-cache treats a time of 0 as unset.
  vi.advanceTimersByTime(1);
  const { told, ask } = answerInTurn(...Array.from({ length: 55 }, () => answer(1, '"a"')));
  await ask(810);
  vi.advanceTimersByTime(10 * 60_000 + 1);
  await ask(810);
  for (let plan = 811; plan < 861; plan += 1) await ask(plan);
  await ask(810);
  await ask(860);
  vi.useRealTimers();
  expect(told.filter((version) => version !== null)).toHaveLength(1);
  expect(told.at(-1)).toBe('"a"');
});

test("what is kept of one link's answer is not taken for that of another", async () => {
  const told: (string | null)[] = [];
  const transport = async ({ headers }: Request) => {
    told.push(headers.get("If-None-Match"));
    return answer(1, '"a"')();
  };
  const operation = {
    ...operations.getShared,
    answer: z.object({ stages_done: z.number() }),
  } satisfies Operation;
  for (const Token of ["one", "other", "one"])
    await callOperation(httpTransport(transport), {
      name: "getShared",
      operation,
      input: { headers: { Token } },
      caller: {},
    });
  expect(told).toEqual([null, null, '"a"']);
});
