import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { deriveCode } from "../../app/backend/session/one-time-code";
import { getDatabase } from "../../app/backend/store/connection";
import { codeRequests, users } from "../../app/backend/store/schema";
import { becomeGuest, getToken, logIn, openAccount, register, takeBearer, verify } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { inventIdentityNumber } from "../support/identity-numbers";

/** Attempts to get into another person's account. */
beforeAll(() => startTestBackend({ isWorking: false }));
afterEach(() => vi.useRealTimers());

const fetchOwnUser = (bearer: string) =>
  callBackend("getUser", { headers: { EntityContext: "self" } }, { bearer });
const renew = (bearer: string) => callBackend("refreshToken", { query: { type: "investor" } }, { bearer });

async function beginLogin(rsaid: string) {
  const bearer = await becomeGuest();
  const { token, request_id: request } = await getToken(bearer, rsaid);
  await logIn(bearer, token);
  return { bearer, token, request };
}

/** Deactivates an account, as an administrator does. */
const close = (userId: number) =>
  getDatabase().update(users).set({ isActive: false }).where(eq(users.id, userId));

describe("a code that was given", () => {
  const USED = {
    response_code: "R04",
    http_code: 410,
    message: "This code was used already: ask for a new one",
  };

  test("is said to be used, whatever digits are given now", async () => {
    const { rsaid } = await openAccount();
    const { bearer, token, request } = await beginLogin(rsaid);
    const right = deriveCode(request, 1);
    take(await verify(bearer, request, right));
    for (const exchange of [false, true]) {
      if (exchange) takeBearer(await logIn(bearer, token));
      const answers = await Promise.all([right, "000000", "x"].map((otp) => verify(bearer, request, otp)));
      for (const answer of answers) {
        expect(answer).toMatchObject(USED);
        expect(answer).toEqual(answers[0]);
      }
    }
  });

  test("is answered as the first time where the same operation gives it again", async () => {
    const bearer = await becomeGuest();
    const request = await register(bearer, inventIdentityNumber());
    const body = { token_request_id: request, otp: deriveCode(request, 1) };
    const caller = { bearer, processContextId: randomUUID() };
    const give = () => callBackend("verifyCode", { body }, caller);
    const answers = await Promise.all([give(), give()]);
    for (const answer of [...answers, await give()]) expect(answer).toMatchObject({ response_code: "R00" });
    const other = { body: { ...body, otp: "000000" } };
    expect(await callBackend("verifyCode", other, caller)).toMatchObject({ http_code: 409 });
  });

  test("hands out one session, however often it is exchanged at once", async () => {
    const { rsaid } = await openAccount();
    const { bearer, token, request } = await beginLogin(rsaid);
    take(await verify(bearer, request, deriveCode(request, 1)));
    const answers = await Promise.all(Array.from({ length: 6 }, () => logIn(bearer, token)));
    expect(answers.map(({ http_code }) => http_code).sort()).toEqual([200, 410, 410, 410, 410, 410]);
  });
});

describe("who gives a right code too late", () => {
  test("is told that the ID number's account is there, also if it is closed, and others are not", async () => {
    const { rsaid, userId } = await openAccount();
    await close(userId);
    const bearer = await becomeGuest();
    const request = await register(bearer, rsaid);
    expect(await verify(bearer, request, "000")).toMatchObject({ http_code: 422 });
    expect(await verify(bearer, request, deriveCode(request, 1))).toMatchObject({
      http_code: 410,
      message: expect.stringContaining("has an account already"),
    });
  });

  test("is told that the account was closed meanwhile, if the code was sent", async () => {
    const { rsaid, userId } = await openAccount();
    const [sent, unsent] = [await beginLogin(rsaid), await beginLogin(rsaid)];
    await getDatabase()
      .update(codeRequests)
      .set({ acceptedSend: 1 })
      .where(eq(codeRequests.id, sent.request));
    await close(userId);
    expect(await verify(sent.bearer, sent.request, "000")).toMatchObject({ http_code: 422 });
    expect(await verify(sent.bearer, sent.request, deriveCode(sent.request, 1))).toMatchObject({
      http_code: 410,
      message: expect.stringContaining("This account is closed"),
    });
    expect(await verify(unsent.bearer, unsent.request, deriveCode(unsent.request, 1))).toMatchObject({
      http_code: 422,
    });
    expect(await logIn(sent.bearer, sent.token)).toMatchObject({ response_code: "R01" });
  });

  test("does not get into an account that was closed after the code", async () => {
    const { rsaid, userId } = await openAccount();
    const { bearer, token, request } = await beginLogin(rsaid);
    take(await verify(bearer, request, deriveCode(request, 1)));
    await close(userId);
    expect(await logIn(bearer, token)).toMatchObject({ http_code: 410 });
  });
});

describe("a session", () => {
  test("is a new one with each login, and a guest's bearer never becomes it", async () => {
    const person = await openAccount();
    const { bearer, token, request } = await beginLogin(person.rsaid);
    take(await verify(bearer, request, deriveCode(request, 1)));
    const second = takeBearer(await logIn(bearer, token));
    expect(take(await fetchOwnUser(second)).user.userId).toBe(person.userId);
    for (const guest of [person.guest, bearer]) {
      expect(await fetchOwnUser(guest)).toMatchObject({ http_code: 404 });
      expect(await renew(guest)).toMatchObject({ http_code: 422 });
      expect(
        await callBackend("getOwnData", { headers: { Requestid: request } }, { bearer: guest }),
      ).toMatchObject({ http_code: 403 });
    }
    take(await callBackend("logOut", {}, { bearer: second }));
    expect(take(await fetchOwnUser(person.bearer)).user.userId).toBe(person.userId);
  });

  test("is not opened by the verified registration of another guest", async () => {
    const rsaid = inventIdentityNumber();
    const [victim, thief] = [await becomeGuest(), await becomeGuest()];
    const request = await register(victim, rsaid);
    take(await verify(victim, request, deriveCode(request, 1)));
    const { token } = await getToken(thief, rsaid);
    expect(await logIn(thief, token)).toMatchObject({ response_code: "R01", return_object: {} });
    const own = await getToken(victim, rsaid);
    expect(await logIn(thief, own.token)).toMatchObject({ http_code: 404 });
    takeBearer(await logIn(victim, own.token));
  });

  test("is not that of a stolen bearer a minute after its owner came with the next", async () => {
    const { bearer: stolen } = await openAccount();
    const begun = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: begun + 5_000 });
    const newer = take(await renew(stolen)).bearer_token;
    expect(take(await fetchOwnUser(newer)).user).toBeDefined();
    vi.setSystemTime(begun + 5_000 + 61_000);
    expect(await fetchOwnUser(stolen)).toMatchObject({ http_code: 401 });
    expect(await renew(stolen)).toMatchObject({ http_code: 401 });
    expect(take(await fetchOwnUser(newer)).user).toBeDefined();
  });
});

test("codes cannot be guessed for longer with more requests: three an hour for an ID number", async () => {
  const { rsaid } = await openAccount();
  for (let request = 1; request <= 3; request += 1) {
    const login = await beginLogin(rsaid);
    for (let tries = 0; tries < 5; tries += 1) await verify(login.bearer, login.request, "999999x");
    expect(await verify(login.bearer, login.request, deriveCode(login.request, 1))).toMatchObject({
      http_code: 410,
    });
  }
  const bearer = await becomeGuest();
  const { token } = await getToken(bearer, rsaid);
  expect(await logIn(bearer, token)).toMatchObject({ http_code: 429 });
});
