import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { enterRequest, leaveRequest } from "../../app/backend/http/current-request";
import { deriveCode } from "../../app/backend/session/one-time-code";
import { becomeGuest, getToken, inventCell, logIn, openAccount, register, verify } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { inventIdentityNumber } from "../support/identity-numbers";

beforeAll(() => startTestBackend({ isWorking: false }));

const HOLDER = "192.0.2.1";
const STRANGERS = ["198.51.100.1", "198.51.100.2", "198.51.100.3"];

/** Runs work in a request from an address. */
async function from<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
  // Only the rest of this function then runs in the request, and not its caller.
  await Promise.resolve();
  const current = { id: randomUUID(), address, isFromThisMachine: false };
  enterRequest({ headers: {} } as IncomingMessage, current);
  try {
    return await work();
  } finally {
    leaveRequest(current);
  }
}

async function askToLogIn(rsaid: string) {
  const bearer = await becomeGuest();
  const { token, request_id } = await getToken(bearer, rsaid);
  return { bearer, request_id, answer: await logIn(bearer, token) };
}

async function askToRegister(rsa_id_number: string, cell_number = inventCell()) {
  const bearer = await becomeGuest();
  return callBackend("register", { body: { rsa_id_number, cell_number } }, { bearer });
}

const askToConfirm = (bearer: string) =>
  callBackend("confirmIdentity", { body: { purpose: "everything" } }, { bearer });

const OPEN = { response_code: "R01" };
const REFUSED = { http_code: 429 };

describe("a holder's codes", () => {
  test("to log in and to confirm are theirs, however often a stranger registers their ID number", async () => {
    const { rsaid, bearer } = await openAccount();
    for (let time = 0; time < 6; time += 1) expect(await askToRegister(rsaid)).toMatchObject(OPEN);
    expect((await askToLogIn(rsaid)).answer).toMatchObject(OPEN);
    expect(await askToConfirm(bearer)).toMatchObject(OPEN);
  });

  test("to confirm are theirs, however often anybody asks to log in with their ID number", async () => {
    const { rsaid, bearer } = await openAccount();
    for (let time = 0; time < 3; time += 1) await askToLogIn(rsaid);
    expect((await askToLogIn(rsaid)).answer).toMatchObject(REFUSED);
    expect(await askToConfirm(bearer)).toMatchObject(OPEN);
  });

  test("to register are theirs, however often strangers register the same ID number to other phones", async () => {
    const [rsaid, cell] = [inventIdentityNumber(), inventCell()];
    for (let time = 0; time < 6; time += 1) expect(await askToRegister(rsaid)).toMatchObject(OPEN);
    const bearer = await becomeGuest();
    const request = await register(bearer, rsaid, cell);
    take(await verify(bearer, request, deriveCode(request, 1)));
  });

  test("to log in are theirs, when strangers elsewhere ask to log in as them", async () => {
    const { rsaid } = await openAccount();
    for (const address of STRANGERS)
      await from(address, async () => {
        for (let time = 0; time < 3; time += 1) expect((await askToLogIn(rsaid)).answer).toMatchObject(OPEN);
        expect((await askToLogIn(rsaid)).answer).toMatchObject(REFUSED);
      });
    const login = await from(HOLDER, () => askToLogIn(rsaid));
    expect(login.answer).toMatchObject(OPEN);
    take(await from(HOLDER, () => verify(login.bearer, login.request_id, deriveCode(login.request_id, 1))));
  });

  test("are counted anew once one of them was given", async () => {
    const { rsaid } = await openAccount();
    for (let time = 0; time < 5; time += 1) {
      const login = await askToLogIn(rsaid);
      expect(login.answer).toMatchObject(OPEN);
      take(await verify(login.bearer, login.request_id, deriveCode(login.request_id, 1)));
    }
  });
});

describe("an ID number", () => {
  test.each([["known"], ["unknown"]])("that is %s has ten logins a day from everywhere", async (which) => {
    const rsaid = which === "known" ? (await openAccount()).rsaid : inventIdentityNumber();
    for (const address of STRANGERS)
      await from(address, async () => {
        for (let time = 0; time < 3; time += 1) expect((await askToLogIn(rsaid)).answer).toMatchObject(OPEN);
      });
    const fromElsewhere = (address: string) => from(address, () => askToLogIn(rsaid));
    expect((await fromElsewhere("203.0.113.8")).answer).toMatchObject(OPEN);
    const { answer } = await fromElsewhere("203.0.113.9");
    expect(answer).toMatchObject(REFUSED);
    expect(answer).toHaveProperty("retryAfterSeconds", expect.closeTo(86_400, -2));
  });

  test.each([["known"], ["unknown"]])(
    "that is %s lets one phone ask three times an hour to register, for whatever ID numbers",
    async (which) => {
      const cell = inventCell();
      const numbers = await Promise.all(
        [1, 2, 3, 4].map(async () =>
          which === "known" ? (await openAccount()).rsaid : inventIdentityNumber(),
        ),
      );
      for (const rsaid of numbers.slice(0, 3)) expect(await askToRegister(rsaid, cell)).toMatchObject(OPEN);
      expect(await askToRegister(numbers[3]!, cell)).toMatchObject(REFUSED);
    },
  );
});
