import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { deriveCode } from "../../app/backend/session/one-time-code";
import { getDatabase } from "../../app/backend/store/connection";
import { callBackend } from "../../app/backend/door.server";
import { startTestBackend } from "../support/backend";
import { becomeGuest, getToken, logIn, openAccount, register, takeBearer, verify } from "../support/accounts";
import { take } from "../support/call";
import { inventForeignNumbers, inventIdentityNumber } from "../support/identity-numbers";

const begun = new Date();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeAll(() => startTestBackend({ isWorking: false }));
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: begun }));
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
/** Performs a login up to the code. */
async function beginLogin(rsaid: string) {
  const bearer = await becomeGuest();
  const { token, request_id } = await getToken(bearer, rsaid);
  expect(await logIn(bearer, token)).toMatchObject({ response_code: "R01", return_object: {} });
  return { bearer, token, request: request_id };
}

const askPlans = async (bearer: string) => (await callBackend("getAllPlans", {}, { bearer })).http_code;
const countRows = async (table: string) =>
  (await getDatabase().execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${table}`))).rows[0]!.n;

describe("registering", () => {
  test("opens an account once the code is given, and logs in without another one, one time", async () => {
    const rsaid = inventIdentityNumber();
    const bearer = await becomeGuest();
    const request = await register(bearer, rsaid);
    const askStatus = () =>
      callBackend("getRegistrationStatus", { query: { request_id: request } }, { bearer });
    expect(await askStatus()).toMatchObject({ response_code: "R01" });
    take(await verify(bearer, request, deriveCode(request, 1)));
    expect(await askStatus()).toMatchObject({ response_code: "R00" });
    const first = await getToken(bearer, rsaid);
    const answer = take(await logIn(bearer, first.token));
    expect(answer).toMatchObject({ user: { rsaIdNr: rsaid, segment: "NFPGEN" } });
    expect(await askStatus()).toMatchObject({ response_code: "R00" });
    const second = await getToken(bearer, rsaid);
    expect(await logIn(bearer, second.token)).toMatchObject({ response_code: "R01" });
  });

  test("is open to permanent residents and refugees", async () => {
    for (const rsaid of inventForeignNumbers()) expect((await openAccount({ rsaid })).rsaid).toBe(rsaid);
  });

  test("answers the same for a known ID number, whose holder alone can use it", async () => {
    const { rsaid } = await openAccount();
    const stranger = await becomeGuest();
    const request = await register(stranger, rsaid);
    const accounts = await countRows("users");
    expect(await verify(stranger, request, deriveCode(request, 1))).toMatchObject({ http_code: 422 });
    expect(await countRows("users")).toBe(accounts);
  });

  test("by two people at once opens one account, for the first code", async () => {
    const rsaid = inventIdentityNumber();
    const [one, other] = [await becomeGuest(), await becomeGuest()];
    const [mine, theirs] = [await register(one, rsaid), await register(other, rsaid)];
    take(await verify(one, mine, deriveCode(mine, 1)));
    expect(await verify(other, theirs, "12")).toMatchObject({ http_code: 422 });
    expect(await verify(other, theirs, deriveCode(theirs, 1))).toMatchObject({
      http_code: 410,
      message:
        "This ID number has an account already: log in, or call us on +27 (0) 10 000 0100 (an example number) if you cannot",
    });
    const { token } = await getToken(other, rsaid);
    expect(await logIn(other, token)).toMatchObject({ response_code: "R01" });
  });

  test.each([
    ["8001015009086", "0821234567", ["rsa_id_number"]],
    ["80010150", "12", ["cell_number", "rsa_id_number"]],
    ["8001015009087", "011 234 5678", ["cell_number"]],
  ])("with %s and %s names what is wrong", async (rsa_id_number, cell_number, paths) => {
    const answer = await callBackend(
      "register",
      { body: { rsa_id_number, cell_number } },
      { bearer: await becomeGuest() },
    );
    expect(answer.http_code).toBe(422);
    const { errors } = answer.return_object as { errors: { path: string }[] };
    expect(errors.map(({ path }) => path)).toEqual(paths);
  });
});

describe("logging in", () => {
  test("asks for a code and then hands out a bearer, once", async () => {
    const { rsaid } = await openAccount();
    const { bearer, token, request } = await beginLogin(rsaid);
    expect(await logIn(bearer, token)).toMatchObject({ response_code: "R01" });
    take(await verify(bearer, request, deriveCode(request, 1)));
    expect(await askPlans(takeBearer(await logIn(bearer, token)))).toBe(200);
    expect(await logIn(bearer, token)).toMatchObject({ http_code: 410 });
  });

  test("again after a lost answer gets the same bearer", async () => {
    const { rsaid } = await openAccount();
    const { bearer, token, request } = await beginLogin(rsaid);
    take(await verify(bearer, request, deriveCode(request, 1)));
    const who = { bearer, processContextId: randomUUID() };
    const ask = () => callBackend("logIn", { params: { type: "investor" }, headers: { Token: token } }, who);
    expect(takeBearer(await ask())).toBe(takeBearer(await ask()));
  });

  test("looks the same for an unknown ID number, and no code is right", async () => {
    const { bearer, request, token } = await beginLogin(inventIdentityNumber());
    const refusal = await verify(bearer, request, deriveCode(request, 1));
    expect(refusal).toMatchObject({
      http_code: 422,
      return_object: {
        errors: [{ path: "otp", message: "That is not the code that we sent. You have 4 more tries." }],
      },
    });
    expect(await logIn(bearer, token)).toMatchObject({ response_code: "R01" });
  });

  test("as an adviser needs such a role, and looks the same without it", async () => {
    const { rsaid } = await openAccount();
    const bearer = await becomeGuest();
    const { token, request_id } = await getToken(bearer, rsaid);
    expect(await logIn(bearer, token, "adviser")).toMatchObject({ response_code: "R01" });
    expect(await verify(bearer, request_id, deriveCode(request_id, 1))).toMatchObject({ http_code: 422 });
  });

  test("does not work with another guest's request, token or code", async () => {
    const { rsaid } = await openAccount();
    const { token, request } = await beginLogin(rsaid);
    const thief = await becomeGuest();
    expect(await logIn(thief, token)).toMatchObject({ http_code: 404 });
    expect(await verify(thief, request, deriveCode(request, 1))).toMatchObject({ http_code: 404 });
    const { request: other, bearer } = await beginLogin(inventIdentityNumber());
    expect(await verify(bearer, other, deriveCode(request, 1))).toMatchObject({ http_code: 422 });
  });
});

describe("a code", () => {
  test("may be guessed five times", async () => {
    const { rsaid } = await openAccount();
    const { bearer, request } = await beginLogin(rsaid);
    const right = deriveCode(request, 1);
    const wrong = right === "000000" ? "000001" : "000000";
    for (let tries = 0; tries < 4; tries += 1)
      expect(await verify(bearer, request, wrong)).toMatchObject({ http_code: 422 });
    expect(await verify(bearer, request, wrong)).toMatchObject({ http_code: 410 });
    expect(await verify(bearer, request, right)).toMatchObject({ http_code: 410 });
  });

  test("counts each of many guesses made at once", async () => {
    const { bearer, request } = await beginLogin(inventIdentityNumber());
    const guesses = Array.from({ length: 12 }, (_, guess) => String(guess).padStart(6, "0"));
    const answers = await Promise.all(guesses.map((guess) => verify(bearer, request, guess)));
    expect(answers.filter(({ http_code }) => http_code === 422)).toHaveLength(4);
  });

  test("is valid for five minutes", async () => {
    const { rsaid } = await openAccount();
    const { bearer, request } = await beginLogin(rsaid);
    pass(5 * MINUTE + 1_000);
    expect(await verify(bearer, request, deriveCode(request, 1))).toMatchObject({ http_code: 410 });
  });

  test("sent again is another one, and both are right", async () => {
    const { rsaid } = await openAccount();
    const { bearer, request } = await beginLogin(rsaid);
    const params = { type: "investor" } as const;
    take(await callBackend("resendLoginCode", { params, query: { request_id: request } }, { bearer }));
    expect(deriveCode(request, 2)).not.toBe(deriveCode(request, 1));
    take(
      await verify(
        bearer,
        request,
        ` ${deriveCode(request, 1).slice(0, 3)} ${deriveCode(request, 1).slice(3)}`,
      ),
    );
  });

  test.each([["known"], ["unknown"]])(
    "is sent three times an hour for an ID number that is %s",
    async (which) => {
      const rsaid = which === "known" ? (await openAccount()).rsaid : inventIdentityNumber();
      for (let send = 0; send < 3; send += 1) await beginLogin(rsaid);
      const bearer = await becomeGuest();
      const { token } = await getToken(bearer, rsaid);
      const refusal = await logIn(bearer, token);
      expect(refusal).toMatchObject({ response_code: "R02", http_code: 429 });
      expect(refusal).toHaveProperty("retryAfterSeconds", expect.any(Number));
    },
  );
});

describe("a session", () => {
  test("ends a quarter of an hour after its last renewal", async () => {
    const { bearer } = await openAccount();
    pass(14 * MINUTE);
    const newer = take(
      await callBackend("refreshToken", { query: { type: "investor" } }, { bearer }),
    ).bearer_token;
    pass(14 * MINUTE);
    expect(await askPlans(newer)).toBe(200);
    expect(await askPlans(bearer)).toBe(401);
    pass(2 * MINUTE);
    expect(await askPlans(newer)).toBe(401);
    expect(
      await callBackend("refreshToken", { query: { type: "investor" } }, { bearer: newer }),
    ).toMatchObject({
      http_code: 401,
    });
  });

  test("ends twelve hours after the login, however often it is renewed", async () => {
    let { bearer } = await openAccount();
    for (let quarters = 0; quarters < 4 * 12 + 4; quarters += 1) {
      pass(14 * MINUTE);
      const answer = await callBackend("refreshToken", { query: { type: "investor" } }, { bearer });
      if (answer.response_code !== "R00") break;
      ({ bearer_token: bearer } = take(answer));
    }
    expect(Date.now() - begun.getTime()).toBeGreaterThan(11.5 * HOUR);
    expect(Date.now() - begun.getTime()).toBeLessThanOrEqual(12 * HOUR + 14 * MINUTE);
    expect(await askPlans(bearer)).toBe(401);
  });

  test("ends with the logout, and only that one", async () => {
    const { rsaid, bearer } = await openAccount();
    const login = await beginLogin(rsaid);
    take(await verify(login.bearer, login.request, deriveCode(login.request, 1)));
    const other = takeBearer(await logIn(login.bearer, login.token));
    take(await callBackend("logOut", {}, { bearer }));
    expect(await askPlans(bearer)).toBe(401);
    expect(await askPlans(other)).toBe(200);
    take(await callBackend("logOut", { query: { everywhere: "yes" } }, { bearer: other }));
    expect(await askPlans(other)).toBe(401);
  });

  test("is not renewed as that of another kind", async () => {
    const { bearer } = await openAccount();
    for (const type of ["guest", "adviser"] as const)
      expect(await callBackend("refreshToken", { query: { type } }, { bearer })).toMatchObject({
        http_code: 422,
      });
  });
});

test("nothing of a code, a token or a number is stored or queued in words", async () => {
  const { rsaid } = await openAccount();
  const cell = "0829998887";
  const bearer = await becomeGuest();
  const request = await register(bearer, inventIdentityNumber(), cell);
  const { token } = await getToken(bearer, rsaid);
  const tables = ["code_requests", "users", "sessions", "remembered_answers", "pgboss.job", "call_counts"];
  for (const table of tables) {
    const { rows } = await getDatabase().execute(sql.raw(`select t::text as row from ${table} t`));
    const text = rows.map(({ row }) => String(row)).join("\n");
    for (const secret of [rsaid, cell.slice(1), token])
      expect(text.includes(secret), `${table} tells ${secret}`).toBe(false);
    // A hash or the fraction of a second may hold the six digits of a code by chance.
    expect(text, `${table} tells the code`).not.toMatch(
      new RegExp(`(?<![\\w.])${deriveCode(request, 1)}(?!\\w)`),
    );
  }
});
