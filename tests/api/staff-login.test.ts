/**
 * `STAFF_LOGIN=passkey`: a code alone permits no staff work, and a person who hijacked a number cannot add a
 * passkey.
 */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { exchangeForPass } from "../../app/backend/people/exchange-for-pass";
import { getEnvironment } from "../../app/backend/process/environment";
import { deriveCode } from "../../app/backend/session/one-time-code";
import { insertPasskey, listPasskeysOf, lockHolder } from "../../app/backend/session/passkeys";
import { endSessions } from "../../app/backend/session/sessions";
import { getDatabase } from "../../app/backend/store/connection";
import { sessions, users } from "../../app/backend/store/schema";
import { transact } from "../../app/backend/store/transact";
import type { Envelope } from "../../app/contract/wire/envelope";
import { listRoles, type Operation } from "../../app/contract/wire/operation";
import { operations } from "../../app/contract/operations";
import {
  type Account,
  becomeGuest,
  getToken,
  logIn,
  openAccount,
  takeBearer,
  verify,
} from "../support/accounts";
import { makeAuthenticator } from "../support/authenticator";
import { take } from "../support/call";
import {
  actsOn,
  administrator,
  fetchOwnUser,
  gateway,
  mailServer,
  name as call,
  planner,
  setActive,
  startWithStaff,
  update,
} from "../support/kept-people";
import { addPasskey, beginAdding, logInWith, ORIGIN } from "../support/passkeys";
import { employ, openClientOf, openStaff } from "../support/staff";
import { changeWhileWaiting } from "../support/while-waiting";

startWithStaff();
beforeAll(async () => {
  getEnvironment().STAFF_LOGIN = "passkey";
  await showPasskey(administrator);
});
afterEach(() => void vi.useRealTimers());

const HOUR = 3_600_000;
const NEEDED = { http_code: 428, message: expect.stringContaining("comes with a passkey") as unknown };

/** Makes a person's sessions look as if they had begun with an old passkey. */
async function showPasskey({ userId }: Account): Promise<void> {
  const passkeyAddedAt = new Date(Date.now() - 100 * 24 * HOUR);
  await getDatabase().update(sessions).set({ passkeyAddedAt }).where(eq(sessions.userId, userId));
}

async function logInByCode({ rsaid }: Account, type: "adviser" | "investor" = "adviser") {
  const guest = await becomeGuest();
  const { token, request_id } = await getToken(guest, rsaid);
  await logIn(guest, token, type);
  take(await verify(guest, request_id, deriveCode(request_id, 1)));
  return { bearer: takeBearer(await logIn(guest, token, type)) };
}

const listClients = ({ userId }: Account, { bearer }: { bearer: string }) =>
  callBackend("getPlanSummaries", { params: { userId } }, { bearer });
const state = async ({ bearer }: { bearer: string }) =>
  take(await callBackend("getPasskeys", {}, { bearer }));
const reset = ({ userId }: { userId: number }, by: Account = administrator) =>
  callBackend(
    "resetPasskeys",
    { params: { id: userId }, body: { identity_checked: true } },
    { bearer: by.bearer },
  );
const begin = ({ bearer }: { bearer: string }) => callBackend("beginPasskey", {}, { bearer });
async function add(holder: { bearer: string }, pass?: string) {
  const credential = makeAuthenticator(ORIGIN).add(await beginAdding(holder));
  return callBackend("addPasskey", { body: { name: "One", credential, pass } }, holder);
}

describe("a member of staff who comes with a code", () => {
  test("lists no clients, sees nobody and has no self, until they have added a passkey", async () => {
    const staff = await openStaff("planner");
    const client = await openClientOf(staff);
    const inside = await logInByCode(staff);
    const about = { query: { userId: client.userId } };
    expect(await listClients(staff, inside)).toMatchObject(NEEDED);
    expect(await callBackend("getUser", about, inside)).toMatchObject(NEEDED);
    expect(await fetchOwnUser({ ...staff, ...inside })).toMatchObject(NEEDED);
    expect(await state(inside)).toMatchObject({ is_required: true, passkeys: [] });
    take(await add(inside));
    expect(await state(inside)).toMatchObject({ is_required: false });
    take(await listClients(staff, inside));
    take(await callBackend("getUser", about, inside));
  });

  test("has a session of before the setting that does nothing more, and a passkey that does all", async () => {
    const staff = await openStaff("coach");
    expect(await listClients(staff, staff)).toMatchObject(NEEDED);
    const passkey = await addPasskey(staff);
    const { bearer_token: bearer } = take(await logInWith(passkey, { type: "adviser" }));
    take(await listClients(staff, { bearer }));
    await getDatabase()
      .update(sessions)
      .set({ passkeyAddedAt: null })
      .where(eq(sessions.userId, staff.userId));
    expect(await listClients(staff, { bearer })).toMatchObject(NEEDED);
  });

  test("is refused by every call but those that lead to a passkey, or away", () => {
    const open = Object.entries(operations as Record<string, Operation>).filter(
      ([, operation]) => operation.isBeforePasskey && listRoles(operation)?.includes("planner"),
    );
    expect(open.map(([called]) => called).sort()).toEqual([
      "addPasskey",
      "beginPasskey",
      "getPasskeys",
      "logOut",
      "refreshToken",
    ]);
  });

  test("who has a passkey adds none and removes none: at a desk, and as an investor", async () => {
    const staff = await openStaff("planner");
    const { id } = await addPasskey(staff);
    for (const type of ["adviser", "investor"] as const) {
      const thief = await logInByCode(staff, type);
      expect(await begin(thief)).toMatchObject(NEEDED);
      expect(await listClients(staff, thief)).not.toMatchObject({ http_code: 200 });
      if (type === "investor")
        expect(await callBackend("removePasskey", { query: { passkey: id } }, thief)).toMatchObject(NEEDED);
    }
    expect((await state(staff)).passkeys).toHaveLength(1);
  });

  test("who is second to add the first passkey, whoever they are, adds none", async () => {
    const staff = await openStaff("coach");
    const [first, second] = [await logInByCode(staff), await logInByCode(staff, "investor")];
    const [mine, theirs] = [await beginAdding(first), await beginAdding(second)];
    const body = (options: typeof mine) => ({
      body: { name: "One", credential: makeAuthenticator(ORIGIN).add(options) },
    });
    const answers = await Promise.all([
      callBackend("addPasskey", body(mine), first),
      callBackend("addPasskey", body(theirs), second),
    ]);
    expect(answers.map(({ http_code }) => http_code).sort()).toEqual([200, 428]);
  });

  test("keeps the last passkey, of two that are removed at once", async () => {
    const staff = await openStaff("planner");
    const first = await addPasskey(staff);
    const second = take(await add(staff));
    const answers = await Promise.all(
      [first.id, second.id].map((passkey) => callBackend("removePasskey", { query: { passkey } }, staff)),
    );
    expect(answers.map(({ http_code }) => http_code).sort()).toEqual([200, 409]);
  });

  test("who was a client before and has a passkey comes with it", async () => {
    const person = await openAccount();
    const passkey = await addPasskey(person);
    await employ(person, "planner");
    expect(await begin(await logInByCode(person))).toMatchObject(NEEDED);
    const { bearer_token: bearer } = take(await logInWith(passkey, { type: "adviser" }));
    take(await listClients(person, { bearer }));
  });
});

test("clients keep codes, and change their passkeys with one", async () => {
  const client = await openClientOf(planner);
  const { id } = await addPasskey(client);
  const inside = await logInByCode(client, "investor");
  take(await fetchOwnUser({ ...client, ...inside }));
  take(await add(inside));
  take(await callBackend("removePasskey", { query: { passkey: id } }, inside));
});

describe("a passkey that was lost", () => {
  test("is reset by another administrator, whose pass and a code add the next one, once", async () => {
    const staff = await openStaff("planner");
    await call(await shown(staff), { email: "lost@example.org" });
    const lost = await addPasskey(staff);
    const { pass } = take(await reset(staff));
    expect(await fetchOwnUser(staff)).toMatchObject({ http_code: 401 });
    expect(await logInWith(lost, { type: "adviser" })).toMatchObject({ http_code: 403 });
    expect(await actsOn(staff)).toContain("reset passkeys");
    const told = () =>
      gateway.delivered.filter(({ to }) => to === `+27${staff.cell.slice(1)}`).map(({ body }) => body);
    await expect.poll(() => told().join()).toContain("All passkeys of your Baobab account were removed");
    const mails = () => mailServer.arrived.filter(({ content }) => content.includes("passkeys were removed"));
    await expect.poll(() => mails().map(({ to }) => to)).toEqual([["lost@example.org"]]);

    const inside = await logInByCode(staff);
    expect(await state(inside)).toMatchObject({ lacks: "pass", is_required: true });
    take(await add(inside, pass!.toLowerCase().replaceAll("-", " ")));
    take(await listClients(staff, inside));
    expect(await state(inside)).not.toHaveProperty("lacks");
    expect(await begin(await logInByCode(staff))).toMatchObject(NEEDED);
  });

  test("lets nobody in who has the number and no pass, or one of yesterday, or of the reset before", async () => {
    const staff = await openStaff("planner");
    await addPasskey(staff);
    const before = take(await reset(staff));
    const { pass } = take(await reset(staff));
    expect((await actsOn(staff)).filter((act) => act === "reset passkeys")).toHaveLength(2);
    const wrong = { http_code: 422, return_object: { errors: [{ path: "pass" }] } };
    for (const type of ["adviser", "investor"] as const) {
      const thief = await logInByCode(staff, type);
      for (const tried of [undefined, "", "AAAA-AAAA-AAAA", before.pass])
        expect(await add(thief, tried)).toMatchObject(wrong);
    }
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 24 * HOUR + 1_000 });
    expect(await add(await logInByCode(staff), pass)).toMatchObject(wrong);
  });

  test("needs a pass too once the account was closed and opened again", async () => {
    const staff = await openStaff("coach");
    await addPasskey(staff);
    take(await setActive(staff, false));
    take(await setActive(staff, true));
    expect(await state(await logInByCode(staff))).toMatchObject({ lacks: "pass" });
    const { pass } = take(await reset(staff));
    take(await add(await logInByCode(staff), pass));
  });

  test("is reset neither by its holder, nor by a planner or an administrator with a code alone, nor for a client", async () => {
    const [staff, other] = [await openStaff("planner"), await openStaff("administrator")];
    const client = await openClientOf(staff);
    expect(await reset(administrator)).toMatchObject({ http_code: 409 });
    expect(await reset(staff, other)).toMatchObject(NEEDED);
    expect(await reset(staff, await shown(await openStaff("planner")))).toMatchObject({ http_code: 403 });
    expect(await reset(client)).toMatchObject({ http_code: 404 });
    const body = { identity_checked: undefined as never };
    const unseen = await callBackend("resetPasskeys", { params: { id: staff.userId }, body }, administrator);
    expect(unseen).toMatchObject({ http_code: 422 });
  });

  test("lets nothing through that waited while its session was ended: none is added, and none removed", async () => {
    const staff = await openStaff("planner");
    const { id } = await addPasskey(staff);
    take(await add(staff));
    const credential = makeAuthenticator(ORIGIN).add(await beginAdding(staff));
    const answers = await changeWhileWaiting<Envelope>(
      async (tx) => {
        await lockHolder(tx, staff.userId);
        await endSessions(tx, { userId: staff.userId });
      },
      () => callBackend("addPasskey", { body: { name: "Another", credential } }, staff),
      () => callBackend("removePasskey", { query: { passkey: id } }, staff),
    );
    expect(answers.map(({ http_code }) => http_code)).toEqual([401, 401]);
    expect(await listPasskeysOf(getDatabase(), staff.userId)).toHaveLength(2);
  });

  test("takes one with it that was being added when the operator's command came", async () => {
    const { userId } = await openStaff("administrator");
    const credential = { credentialId: randomUUID(), publicKey: "key", counter: 0 };
    const now = new Date();
    await changeWhileWaiting(
      async (tx) => {
        await lockHolder(tx, userId);
        await insertPasskey(tx, { userId, name: "Theirs", ...credential }, now);
      },
      () => transact((tx) => exchangeForPass(tx, userId, now)),
    );
    expect(await listPasskeysOf(getDatabase(), userId)).toEqual([]);
  });

  test("waits a day after the number changed, as everything does that lets somebody in", async () => {
    const staff = await openStaff("planner");
    await getDatabase().update(users).set({ numberChangedAt: new Date() }).where(eq(users.id, staff.userId));
    expect(await begin(await logInByCode(staff))).toMatchObject({ http_code: 423 });
  });
});

async function shown(account: Account): Promise<Account> {
  await showPasskey(account);
  return account;
}

test("who loses the role loses the asking with it", async () => {
  const staff = await openStaff("planner");
  await addPasskey(staff);
  take(await update(staff, { role: "Investor" }));
  take(await begin(await logInByCode(staff, "investor")));
});
