/** Changing a cell number: for a day after the change, everything irreversible is blocked. */
import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { execute } from "../../app/backend/api/execute";
import { handlers } from "../../app/backend/api/handlers";
import { callBackend } from "../../app/backend/door.server";
import { defineService } from "../../app/backend/calls/service";
import { replaceCellNumber, findDetails } from "../../app/backend/people/users";
import { deriveCode } from "../../app/backend/session/one-time-code";
import { getDatabase } from "../../app/backend/store/connection";
import { transact } from "../../app/backend/store/transact";
import { embed } from "../../app/backend/transports/embedded";
import { listRoles, type Operation } from "../../app/contract/wire/operation";
import { type OperationName, operations } from "../../app/contract/operations";
import { type Account, inventCell, logInByCode, openAccount, verify } from "../support/accounts";
import { take } from "../support/call";
import { inventIdentityNumber } from "../support/identity-numbers";
import { fetchOwnUser, gateway, mailServer, name, startWithStaff, update } from "../support/kept-people";
import { confirm } from "../support/own-data";
import { addPasskey, logInWith } from "../support/passkeys";
import { authenticateByRole, persons } from "../support/persons";
import { openStaff } from "../support/staff";
import { writeAnyCall } from "../support/any-call";

startWithStaff();
afterEach(() => void vi.useRealTimers());

const HOUR = 3_600_000;

/** The blocked operations, which cannot be undone. */
const FINAL: readonly OperationName[] = [
  "addPasskey",
  "answerAdviserRequest",
  "answerHigherFees",
  "askNumberChange",
  "beginPasskey",
  "changeCellNumber",
  "confirmIdentity",
  "deleteOwnData",
  "exportRecords",
  "getOwnData",
  "handOverClients",
  "leaveAdviser",
  "removePasskey",
  "requestInvestment",
  "requestQuote",
  "resetPasskeys",
  "selectPlan",
  "sharePlan",
];

const isRefused = { http_code: 423, message: expect.stringContaining("has to wait until") as unknown };

/** Changes the number as My data does: with a code sent to the old one, and then one sent to the new. */
async function changeNumber(person: Account, cell_number = inventCell()): Promise<string> {
  const headers = { Requestid: await confirm(person.bearer, "number") };
  const asked = await callBackend("changeCellNumber", { headers, body: { cell_number } }, person);
  const { request_id } = take(asked);
  take(await verify(person.bearer, request_id, deriveCode(request_id, 1)));
  return cell_number;
}

const askToDelete = (person: { bearer: string }) =>
  callBackend("confirmIdentity", { body: { purpose: "delete" } }, person);

describe("a cell number", () => {
  const readCell = async (bearer: string) => take(await fetchOwnUser({ bearer })).user.cellNr;

  test("is changed by codes of the old and the new one", async () => {
    const begun = new Date();
    vi.useFakeTimers({ toFake: ["Date"], now: begun });
    const { bearer, rsaid } = await openAccount();
    const { bearer: elsewhere } = await logInByCode({ rsaid });
    const cell_number = inventCell();
    const headers = { Requestid: await confirm(bearer, "number") };
    const { request_id } = take(
      await callBackend("changeCellNumber", { headers, body: { cell_number } }, { bearer }),
    );
    const before = await readCell(bearer);
    expect(before).not.toBe(cell_number.slice(1));
    expect(await readCell(elsewhere)).toBe(before);
    take(await verify(bearer, request_id, deriveCode(request_id, 1)));
    expect(await readCell(bearer)).toBe(cell_number.slice(1));
    expect(await callBackend("getOwnHistory", {}, { bearer: elsewhere })).toMatchObject({ http_code: 401 });
    expect(take(await callBackend("getOwnHistory", {}, { bearer })).corrections).toEqual([
      { note: "Corrected: cell number", at: begun.toISOString() },
    ]);
    expect((await logInByCode({ rsaid })).bearer).toBeTruthy();
  });

  test("stays without a code of the old one, and if it is not a number", async () => {
    const { bearer } = await openAccount();
    const change = (Requestid: string, cell_number: string) =>
      callBackend("changeCellNumber", { headers: { Requestid }, body: { cell_number } }, { bearer });
    expect(await change(randomUUID(), inventCell())).toMatchObject({ http_code: 403 });
    expect(await change(await confirm(bearer, "number"), "12")).toMatchObject({
      http_code: 422,
      return_object: { errors: [{ path: "cell_number" }] },
    });
  });
});

describe("somebody whose number was changed", () => {
  test("is told by message to the old one, which is then forgotten, and by e-mail", async () => {
    const person = await openAccount();
    await name(person, { email: "changed@example.org" });
    await changeNumber(person);
    const told = () =>
      gateway.delivered.filter(({ to }) => to === `+27${person.cell.slice(1)}`).map(({ body }) => body);
    await expect.poll(() => told().join()).toContain("Another cell number was given");
    const mails = () => mailServer.arrived.filter(({ to }) => to.includes("changed@example.org"));
    await expect.poll(() => mails().length).toBe(1);
    expect(mails()[0]?.content).toContain("Your cell number was changed");
    const read = () => findDetails(getDatabase(), person.userId);
    await expect.poll(async () => (await read())?.formerNumber).toBeUndefined();
  });

  test("deletes, sees and changes nothing for a day, in this session and in one with a new code", async () => {
    const person = await openAccount();
    await changeNumber(person);
    for (const one of [person, await logInByCode(person)]) {
      expect(await askToDelete(one)).toMatchObject(isRefused);
      expect(await callBackend("beginPasskey", {}, one)).toMatchObject(isRefused);
    }
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 24 * HOUR + 1_000 });
    expect(await askToDelete(await logInByCode(person))).toMatchObject({ response_code: "R01" });
  });

  test("goes on at once with a passkey of more than a day before, and not with a code", async () => {
    const person = await openAccount();
    const passkey = await addPasskey(person);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 24 * HOUR + 1_000 });
    await changeNumber({ ...person, ...(await logInByCode(person)) });
    const { bearer_token: bearer } = take(await logInWith(passkey));
    expect(await askToDelete({ bearer })).toMatchObject({ response_code: "R01" });
    expect(await askToDelete(await logInByCode(person))).toMatchObject(isRefused);
  });

  test("waits with a passkey that was added just before, in its own session and in one that it opens", async () => {
    const person = await openAccount();
    const passkey = await addPasskey(person);
    await changeNumber(person);
    const message = expect.stringContaining("a passkey from more than a day before the change") as unknown;
    expect(await askToDelete(person)).toMatchObject({ ...isRefused, message });
    const { bearer_token: bearer } = take(await logInWith(passkey));
    expect(await askToDelete({ bearer })).toMatchObject(isRefused);
  });

  test("changes it once, however many changes were begun before", async () => {
    const person = await openAccount();
    const headers = { Requestid: await confirm(person.bearer, "number") };
    const ask = async () => {
      const body = { cell_number: inventCell() };
      return take(await callBackend("changeCellNumber", { headers, body }, person)).request_id;
    };
    const [first, second] = [await ask(), await ask()];
    take(await verify(person.bearer, first, deriveCode(first, 1)));
    expect(await verify(person.bearer, second, deriveCode(second, 1))).toMatchObject(isRefused);
  });

  test("gives nobody a role, and goes on with what can be undone", async () => {
    const administrator = await openStaff("administrator");
    const person = await openAccount();
    await transact((tx) =>
      replaceCellNumber(tx, administrator.userId, { cellNr: "820000009", now: new Date() }),
    );
    const role = "Financial Planner" as const;
    expect(await update(person, { role }, administrator)).toMatchObject(isRefused);
    const user = {
      rsaIdNr: inventIdentityNumber(),
      firstNames: "New",
      surname: "One",
      email: "new@example.org",
      cellNr: "820000010",
    };
    expect(
      await callBackend("createUser", { body: { user: { ...user, role } } }, administrator),
    ).toMatchObject(isRefused);
    take(await update(person, { firstNames: "Sipho" }, administrator));
  });
});

test("an e-mail address hears that it was replaced or removed: when, and whom to call, and not what by", async () => {
  const person = await openAccount();
  const heard = (address: string) =>
    mailServer.arrived
      .filter(({ to }) => to.includes(address))
      .map(({ content }) => content.replace(/=\r\n/g, ""));
  await name(person, { email: "first@example.org", firstNames: "Sipho" });
  await name(person, { email: "First@example.org", firstNames: "Thabo" });
  await name(person, { email: "second@example.org" });
  await name(person, { email: "" });
  await expect.poll(() => heard("second@example.org")).toHaveLength(1);
  await expect.poll(() => heard("First@example.org")).toHaveLength(1);
  expect(heard("first@example.org")).toEqual([]);
  const [mail] = heard("First@example.org");
  expect(mail).toContain("Subject: Your email address was changed");
  expect(mail).toMatch(/On \d+ \w+ \d{4}, \d\d:\d\d this email address was replaced or removed/);
  expect(mail).toContain("You did not change it? Call us on");
  expect(mail).not.toContain("second@example.org");
});

test("every call that cannot be undone waits, and no other", async () => {
  const held = Object.entries(persons).map(([role, person]) => [
    role,
    { ...person, heldUntil: new Date(Date.now() + HOUR) },
  ]);
  const byRole = Object.fromEntries(held) as typeof persons;
  const service = defineService({
    operations,
    handlers,
    authenticate: async (store, bearer, asked) =>
      (await authenticateByRole(store, bearer, asked)) && byRole[bearer as keyof typeof persons],
  });
  const call = embed((operation, arrival) => execute(service, operation, arrival));
  const about = {
    ...{ planId: 1, recordId: randomUUID(), shareId: randomUUID() },
    ...{ userId: 1, rsaid: inventIdentityNumber() },
  };
  const waiting: string[] = [];
  for (const operationName of Object.keys(operations) as OperationName[]) {
    const operation: Operation = operations[operationName];
    const role =
      listRoles(operation)
        ?.filter((one) => one !== "guest")
        .at(-1) ?? "guest";
    const { params, query, headers, body } = writeAnyCall(operationName, about);
    const input = { params, query, headers, body };
    const answer = await call({ name: operationName, operation, input, caller: { bearer: role } });
    if (answer.http_code === 423) waiting.push(operationName);
  }
  expect(waiting.sort()).toEqual(FINAL);
});
