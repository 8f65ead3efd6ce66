/** Passkeys: added after a code, used instead of one, listed and removed. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { deleteWhatIsDue } from "../../app/backend/lifecycle/retention";
import { getDatabase } from "../../app/backend/store/connection";
import { passkeyChallenges, passkeys, users } from "../../app/backend/store/schema";
import { MOST_PASSKEYS } from "../../app/contract/account/passkey-operations";
import { type Account, becomeGuest, openAccount } from "../support/accounts";
import { makeAuthenticator } from "../support/authenticator";
import { take } from "../support/call";
import {
  actsOn,
  administrator,
  fetchOwnUser,
  gateway,
  mailServer,
  name as call,
  setActive,
  startWithStaff,
} from "../support/kept-people";
import { confirm } from "../support/own-data";
import { addPasskey, answerChallenge, beginAdding, logInWith, ORIGIN } from "../support/passkeys";
import { openStaff } from "../support/staff";
import { changeWhileWaiting } from "../support/while-waiting";

startWithStaff();

const MINUTE = 60_000;
const REFUSED = {
  http_code: 403,
  message: "This passkey was not accepted: try again, or log in with a code",
};

const list = async (holder: Account, Requestid?: string) =>
  take(await callBackend("getPasskeys", { headers: { Requestid } }, holder));
const remove = (holder: Account, passkey: string) =>
  callBackend("removePasskey", { query: { passkey } }, holder);

/** Moves the clock on, as if the login had been a while ago. */
function waitSinceLogin(minutes = 16): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * MINUTE });
}
afterEach(() => void vi.useRealTimers());

/** Exchanges a bearer for one that is still valid. */
async function renew({ bearer }: Account): Promise<string> {
  return take(await callBackend("refreshToken", { query: { type: "investor" } }, { bearer })).bearer_token;
}

describe("a passkey", () => {
  test("is added after a login, and lets its holder in without a number and without a code", async () => {
    const person = await openAccount();
    expect(await list(person)).toEqual({ passkeys: [], needs_code: false, is_required: false });
    const authenticator = await addPasskey(person, "  My \u202e \u200f  pho\u2066ne ");
    const asked = gateway.asked.length;
    const opened = take(await logInWith(authenticator));
    expect(opened.user).toMatchObject({ userId: person.userId, rsaIdNr: person.rsaid });
    expect(await fetchOwnUser({ ...person, bearer: opened.bearer_token })).toMatchObject({ http_code: 200 });
    expect(
      gateway.asked
        .slice(asked)
        .map(({ body }) => body)
        .join(),
    ).not.toContain("code");
    const { passkeys: listed } = await list(person);
    expect(listed).toEqual([
      {
        id: authenticator.id,
        name: "My phone",
        added_at: expect.any(String),
        last_used_at: expect.any(String),
      },
    ]);
    expect((await actsOn(person)).filter((verb) => verb.includes("passkey"))).toEqual([
      "added a passkey",
      "used a passkey",
    ]);
  });

  test("opens the role of a login as an adviser, and refuses somebody without one in the same words", async () => {
    const planner = await openStaff("planner");
    const opened = take(await logInWith(await addPasskey(planner), { type: "adviser" }));
    const roles = await callBackend(
      "getDesk",
      { params: { userId: planner.userId } },
      {
        bearer: opened.bearer_token,
      },
    );
    expect(roles).toMatchObject({ http_code: 200 });
    const client = await addPasskey(await openAccount());
    expect(await logInWith(client, { type: "adviser" })).toMatchObject(REFUSED);
  });

  test("is told to its holder by message and e-mail when it is added and removed", async () => {
    const person = await openAccount();
    await call(person, { email: "holder@example.org" });
    const { id } = await addPasskey(person);
    take(await remove(person, id));
    const told = () =>
      gateway.delivered.filter(({ to }) => to === `+27${person.cell.slice(1)}`).map(({ body }) => body);
    const mailed = () => mailServer.arrived.filter(({ to }) => to.includes("holder@example.org"));
    await expect.poll(() => told().join()).toContain("A passkey was removed");
    expect(told().join()).toContain("A passkey was added to your Baobab account");
    await expect.poll(() => mailed().length).toBe(2);
    expect(
      mailed()
        .map(({ content }) => /^Subject: (.*)\r$/m.exec(content)?.[1])
        .sort(),
    ).toEqual(["A passkey was added", "A passkey was removed"]);
  });

  test("lets nobody in once it was removed, or once the account was closed, even if that opens again", async () => {
    const person = await openAccount();
    const [kept, removed] = [await addPasskey(person), await addPasskey(person)];
    take(await remove(person, removed.id));
    expect(await logInWith(removed)).toMatchObject(REFUSED);
    take(await logInWith(kept));
    take(await setActive(person, false, administrator));
    expect(await logInWith(kept)).toMatchObject(REFUSED);
    take(await setActive(person, true, administrator));
    expect(await logInWith(kept)).toMatchObject(REFUSED);
  });

  test("ends the other sessions when it is removed, also the one that it opened", async () => {
    const person = await openAccount();
    const authenticator = await addPasskey(person);
    const { bearer_token: bearer } = take(await logInWith(authenticator));
    expect(await fetchOwnUser({ ...person, bearer })).toMatchObject({ http_code: 200 });
    take(await remove(person, authenticator.id));
    expect(await fetchOwnUser({ ...person, bearer })).toMatchObject({ http_code: 401 });
    expect(await fetchOwnUser(person)).toMatchObject({ http_code: 200 });
  });

  test("is removed by its holder alone", async () => {
    const [person, other] = [await openAccount(), await openAccount()];
    const { id, ...authenticator } = await addPasskey(person);
    expect(await remove(other, id)).toMatchObject({ http_code: 404 });
    expect((await list(other)).passkeys).toEqual([]);
    take(await logInWith(authenticator));
    take(await remove(person, id));
    expect(await remove(person, id)).toMatchObject({ http_code: 404 });
  });

  test("goes with its holder, who finds it among everything that is kept", async () => {
    const person = await openAccount();
    const { id, ...authenticator } = await addPasskey(person, "A key");
    const everything = { headers: { Requestid: await confirm(person.bearer, "everything") } };
    const data = take(await callBackend("getOwnData", everything, person));
    expect(data.passkeys).toMatchObject([{ id, name: "A key" }]);
    const Requestid = await confirm(person.bearer, "delete");
    take(await callBackend("deleteOwnData", { headers: { Requestid } }, person));
    expect(await getDatabase().$count(passkeys, eq(passkeys.id, id))).toBe(0);
    expect(await logInWith(authenticator)).toMatchObject(REFUSED);
  });

  test("is added to no account that is closed while it is", async () => {
    const person = await openAccount();
    const credential = makeAuthenticator(ORIGIN).add(await beginAdding(person));
    const [answer] = await changeWhileWaiting(
      (tx) => tx.update(users).set({ isActive: false }).where(eq(users.id, person.userId)),
      () => callBackend("addPasskey", { body: { name: "Late", credential } }, person),
    );
    expect(answer).toMatchObject({ http_code: 401 });
    expect(await getDatabase().$count(passkeys, eq(passkeys.userId, person.userId))).toBe(0);
  });

  test("is one of at most 20, and no authenticator is added twice", async () => {
    const person = await openAccount();
    const options = await beginAdding(person);
    const authenticator = makeAuthenticator(ORIGIN);
    const body = { name: "One", credential: authenticator.add(options) };
    take(await callBackend("addPasskey", { body }, person));
    const again = await beginAdding(person);
    expect(again.excludeCredentials.map(({ id }) => id)).toEqual([body.credential.id]);
    const other = await openAccount();
    const taken = { name: "Taken", credential: authenticator.add(await beginAdding(other)) };
    expect(await callBackend("addPasskey", { body: taken }, other)).toMatchObject(REFUSED);
    const row = (await getDatabase().select().from(passkeys).where(eq(passkeys.userId, person.userId)))[0]!;
    const more = Array.from({ length: MOST_PASSKEYS - 1 }, (_, nth) => ({
      ...{ ...row, id: randomUUID(), credentialId: `more ${nth}` },
    }));
    await getDatabase().insert(passkeys).values(more);
    const last = { name: "Last", credential: makeAuthenticator(ORIGIN).add(await beginAdding(person)) };
    const refused = await callBackend("addPasskey", { body: last }, person);
    expect(JSON.stringify(refused)).toContain("You have 20 passkeys");
  });
});

describe("adding and removing a passkey", () => {
  test("needs a code for it once the login is a quarter of an hour ago", async () => {
    const person = await openAccount();
    const { id } = await addPasskey(person);
    waitSinceLogin(14);
    person.bearer = await renew(person);
    waitSinceLogin(2);
    expect(await list(person)).toMatchObject({ needs_code: true });
    expect(await callBackend("beginPasskey", {}, person)).toMatchObject({ http_code: 403 });
    expect(await remove(person, id)).toMatchObject({ http_code: 403 });
    const other = { headers: { Requestid: await confirm(person.bearer, "number") } };
    expect(await callBackend("beginPasskey", other, person)).toMatchObject({ http_code: 403 });
    const headers = { Requestid: await confirm(person.bearer, "passkeys") };
    expect(await list(person, headers.Requestid)).toMatchObject({ needs_code: false });
    const options = take(await callBackend("beginPasskey", { headers }, person));
    const body = { name: "New", credential: makeAuthenticator(ORIGIN).add(options) };
    expect(await callBackend("addPasskey", { body }, person)).toMatchObject({ http_code: 403 });
    take(await callBackend("addPasskey", { headers, body }, person));
    take(await callBackend("removePasskey", { headers, query: { passkey: id } }, person));
  });

  const wrong = [
    ["made at another address", { origin: "https://baobab.example" }],
    ["made for another site", { rpId: "example.org" }],
    ["made without a finger, a face or a PIN", { isVerified: false }],
    ["made within another site's page", { crossOrigin: true }],
    ["made within a page whose address is told", { topOrigin: "https://baobab.example" }],
  ] as const;
  test.each(wrong)("refuses one that was %s", async (_, otherwise) => {
    const person = await openAccount();
    const credential = makeAuthenticator(ORIGIN).add(await beginAdding(person), otherwise);
    const body = { name: "Wrong", credential };
    expect(await callBackend("addPasskey", { body }, person)).toMatchObject(REFUSED);
    expect((await list(person)).passkeys).toEqual([]);
  });

  test("refuses an answer that comes again, too late, or to another session's challenge", async () => {
    const [person, other] = [await openAccount(), await openAccount()];
    const authenticator = makeAuthenticator(ORIGIN);
    const add = (credential: object, holder: Account) =>
      callBackend("addPasskey", { body: { name: "One", credential: credential as never } }, holder);
    const credential = authenticator.add(await beginAdding(person));
    await beginAdding(other);
    expect(await add(credential, other)).toMatchObject(REFUSED);
    take(await add(credential, person));
    expect(await add(credential, person)).toMatchObject(REFUSED);
    const late = makeAuthenticator(ORIGIN).add(await beginAdding(person));
    waitSinceLogin(5);
    expect(await add(late, person)).toMatchObject(REFUSED);
    await deleteWhatIsDue(new Date());
    expect(await getDatabase().$count(passkeyChallenges)).toBe(0);
  });
});

describe("a login with a passkey", () => {
  const wrong = [
    ["at another address", { origin: "https://baobab.example" }],
    ["for another site", { rpId: "example.org" }],
    ["without a finger, a face or a PIN", { isVerified: false }],
    ["within another site's page", { crossOrigin: true }],
    ["within a page whose address is told", { crossOrigin: true, topOrigin: "https://baobab.example" }],
    ["by a copy that has been used less often", { counter: 1 }],
    ["in another person's name", { handle: Buffer.from(randomUUID()).toString("base64url") }],
  ] as const;
  test.each(wrong)("is refused when it was signed %s", async (_, otherwise) => {
    const authenticator = await addPasskey(await openAccount());
    take(await logInWith(authenticator));
    expect(await logInWith(authenticator, otherwise)).toMatchObject(REFUSED);
    take(await logInWith(authenticator));
  });

  test("is refused when it is repeated, even by the same guest, and after a wrong try", async () => {
    const { use } = await addPasskey(await openAccount());
    const guest = { bearer: await becomeGuest() };
    const begin = async () => take(await callBackend("beginPasskeyLogin", {}, guest));
    const credential = use(await begin());
    take(await answerChallenge(guest, credential));
    expect(await answerChallenge(guest, credential)).toMatchObject(REFUSED);
    const next = await begin();
    expect(await answerChallenge(guest, use(next, { isVerified: false }))).toMatchObject(REFUSED);
    expect(await answerChallenge(guest, use(next))).toMatchObject(REFUSED);
    const stranger = { bearer: await becomeGuest() };
    expect(await answerChallenge(stranger, use(await begin()))).toMatchObject(REFUSED);
  });

  test("asks the same of everybody, and says the same of a passkey that nobody has", async () => {
    const guest = { bearer: await becomeGuest() };
    const asked = take(await callBackend("beginPasskeyLogin", {}, guest));
    expect(asked).toEqual({
      rpId: "localhost",
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      timeout: 5 * MINUTE,
      userVerification: "required",
    });
    const person = await openAccount();
    const stranger = makeAuthenticator(ORIGIN);
    stranger.add(await beginAdding(person));
    expect(await answerChallenge(guest, stranger.use(asked))).toMatchObject(REFUSED);
  });

  test("is the same answer twice where the call says that it is one", async () => {
    const { use } = await addPasskey(await openAccount());
    const guest = { bearer: await becomeGuest(), processContextId: randomUUID() };
    const credential = use(take(await callBackend("beginPasskeyLogin", {}, { bearer: guest.bearer })));
    const first = take(await answerChallenge(guest, credential));
    expect(take(await answerChallenge(guest, credential))).toEqual(first);
  });
});
