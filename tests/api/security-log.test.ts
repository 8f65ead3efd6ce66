/** The log's lines about logins and refused callers. */
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { getLogger } from "../../app/backend/log/logger";
import { replaceCellNumber } from "../../app/backend/people/users";
import { deriveCode } from "../../app/backend/session/one-time-code";
import { transact } from "../../app/backend/store/transact";
import { becomeGuest, getToken, logIn, openAccount, takeBearer, verify } from "../support/accounts";
import { startTestBackend } from "../support/backend";

beforeAll(() => startTestBackend({ isWorking: false }));
afterEach(() => vi.restoreAllMocks());

/** Records the security lines logged from then on. */
function hearLog() {
  const info = vi.spyOn(getLogger(), "info");
  return () =>
    (info.mock.calls as [object, string][]).filter(([, title]) => title === "security").map(([line]) => line);
}

test("a login is a line a call with how it ended, and none says whose it is", async () => {
  const person = await openAccount();
  const listLines = hearLog();
  const guest = await becomeGuest();
  const { token, request_id } = await getToken(guest, person.rsaid);
  await logIn(guest, token);
  await verify(guest, request_id, "000000x");
  await verify(guest, request_id, deriveCode(request_id, 1));
  const bearer = takeBearer(await logIn(guest, token));
  await callBackend("logOut", {}, { bearer });
  expect(listLines()).toMatchObject([
    { call: "getLoginToken", status: 200 },
    { call: "logIn", status: 201 },
    { call: "verifyCode", status: 422 },
    { call: "verifyCode", status: 200 },
    { call: "logIn", status: 200 },
    { call: "logOut", status: 200 },
  ]);
  for (const told of [person.rsaid, person.cell, token, request_id, bearer, guest, String(person.userId)])
    expect(JSON.stringify(listLines())).not.toContain(told);
});

test("a caller who is unknown, may not, or comes too often is a line; what is answered is none", async () => {
  const listLines = hearLog();
  const guest = await becomeGuest();
  await callBackend("getAllPlans", {}, { bearer: guest });
  expect(listLines()).toEqual([]);
  await callBackend("getAllPlans", {}, { bearer: "made up" });
  await callBackend("getAuditLog", { query: {} }, { bearer: guest });
  const { rsaid } = await openAccount();
  for (let count = 0; count < 4; count += 1) await logIn(guest, (await getToken(guest, rsaid)).token);
  const lines = listLines() as { call: string; status: number }[];
  expect(lines).toContainEqual(expect.objectContaining({ call: "getAllPlans", status: 401 }));
  expect(lines).toContainEqual(expect.objectContaining({ call: "getAuditLog", status: 403 }));
  expect(lines.at(-1)).toMatchObject({ call: "logIn", status: 429 });
});

test("a caller who has to wait after a change of number is a line, whatever they ask", async () => {
  const person = await openAccount();
  await transact((tx) => replaceCellNumber(tx, person.userId, { cellNr: "820000009", now: new Date() }));
  const listLines = hearLog();
  await callBackend("selectPlan", { body: { id: 1, plan_type: "base" } }, person);
  expect(listLines()).toMatchObject([{ call: "selectPlan", status: 423 }]);
});
