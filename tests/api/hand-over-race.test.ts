/**
 * Two things at the same instant: a plan and another adviser of its owner, a new client and the end of who advises them, an
 * account and its deletion.
 */
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { changePosition } from "../../app/backend/desk/change-position";
import { handOver } from "../../app/backend/desk/hand-over";
import { deletePerson } from "../../app/backend/lifecycle/own-data";
import { setActive } from "../../app/backend/people/set-active";
import { lockAdviser } from "../../app/backend/people/staff";
import { insertUser } from "../../app/backend/people/users";
import { nameAccount } from "../../app/backend/session/person";
import type { LoggedIn } from "../../app/backend/session/person";
import { deriveCode } from "../../app/backend/session/one-time-code";
import { getDatabase } from "../../app/backend/store/connection";
import type { Transaction } from "../../app/backend/store/connection";
import { adviserRequests, plans, users } from "../../app/backend/store/schema";
import type { Envelope } from "../../app/contract/wire/envelope";
import {
  becomeGuest,
  getToken,
  inventCell,
  logIn,
  openAccount,
  takeBearer,
  verify,
} from "../support/accounts";
import type { Account } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { countRuns } from "../support/count-runs";
import { emptyQueue } from "../support/empty-queue";
import { inventIdentityNumber } from "../support/identity-numbers";
import { thandi } from "../support/over-transports";
import { openStaff } from "../support/staff";
import { changeWhileWaiting } from "../support/while-waiting";

const ROUNDS = countRuns({ usually: 12, long: 120 });

let stop: () => Promise<void>;
let administrator: Account;
let from: Account;
let to: Account;
let clients: Account[];
beforeAll(async () => {
  stop = await startTestBackend({ isWorking: false });
  administrator = await openStaff("administrator");
  from = await openStaff("planner");
  to = await openStaff("planner");
  clients = [await openAccount(), await openAccount(), await openAccount()];
});
afterAll(() => stop());

const makePlan = async (client: Account) =>
  take(await callBackend("createPlan", { body: { ...thandi } }, client));

async function handOverAll(): Promise<void> {
  const asked = { params: { userId: from.userId }, body: { toUserId: to.userId } };
  expect(take(await callBackend("handOverClients", asked, administrator))).toEqual({ clients: 3 });
}

async function openSecondSession({ rsaid }: Account): Promise<{ bearer: string }> {
  const guest = await becomeGuest();
  const { token, request_id } = await getToken(guest, rsaid);
  await logIn(guest, token);
  take(await verify(guest, request_id, deriveCode(request_id, 1)));
  return { bearer: takeBearer(await logIn(guest, token)) };
}

async function agree(client: { bearer: string }): Promise<void> {
  const body = { adviserId: to.userId, answer: "yes" as const };
  take(await callBackend("answerAdviserRequest", { body }, client));
}

async function beginWith(adviser: Account | undefined): Promise<void> {
  await emptyQueue();
  const ids = clients.map(({ userId }) => userId);
  const adviserId = adviser?.userId ?? null;
  await getDatabase().update(users).set({ adviserId }).where(inArray(users.id, ids));
  const owners = ids.map(nameAccount);
  await getDatabase().update(plans).set({ adviserId }).where(inArray(plans.ownerId, owners));
}

/** The advisers of a person's plans. */
async function listAdvisers({ userId }: Account): Promise<(number | null)[]> {
  const owned = eq(plans.ownerId, nameAccount(userId));
  const rows = await getDatabase().select({ adviserId: plans.adviserId }).from(plans).where(owned);
  return rows.map(({ adviserId }) => adviserId);
}

async function expectAllWithReceiver(): Promise<void> {
  for (const client of clients) {
    const advisers = await listAdvisers(client);
    expect(advisers).toEqual(advisers.map(() => to.userId));
  }
}

test("every plan that is made during a hand-over goes with its owner", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await beginWith(from);
    await Promise.all([...clients.map(makePlan), handOverAll()]);
    await expectAllWithReceiver();
  }
  expect(await listAdvisers(clients[0]!)).toHaveLength(ROUNDS);
});

/** Calls of one session take turns, so they agree on another device. */
test("every plan that is made while its owner agrees to an adviser goes to that adviser", async () => {
  const devices = await Promise.all(clients.map(openSecondSession));
  for (let round = 0; round < ROUNDS; round += 1) {
    await beginWith(undefined);
    const requests = clients.map(({ userId }) => ({ userId, adviserId: to.userId, createdAt: new Date() }));
    await getDatabase().insert(adviserRequests).values(requests);
    await Promise.all([...clients.map(makePlan), ...devices.map(agree)]);
    await expectAllWithReceiver();
  }
});

/** Somebody who is logged in, as the backend sees them. */
const speakAs = ({ userId }: { userId: number }, role: LoggedIn["role"]): LoggedIn => ({
  ...{ userId, role, sessionId: "", loggedInAt: new Date(), tokenNumber: 0 },
});

describe("whoever stops advising while somebody is about to become their client", () => {
  let leaving: Account;
  beforeEach(async () => {
    leaving = await openStaff("planner");
    take(await callBackend("publishLandingPage", { body: { isPublished: true } }, leaving));
  });

  const nobody = () => ({
    userId: leaving.userId,
    by: speakAs(administrator, "administrator"),
    now: new Date(),
  });
  const takeRole = (tx: Transaction) =>
    changePosition(tx, { ...nobody(), role: "investor", organisationId: undefined });
  const close = (tx: Transaction) => setActive(tx, { ...nobody(), isActive: false });
  const ways = [
    ["loses the role", takeRole],
    ["has their account closed", close],
  ] as const;

  const describeClient = (rsaIdNr = inventIdentityNumber()) => ({
    firstNames: "Zoë Anne",
    surname: "van der Merwe",
    rsaIdNr,
    cellNr: inventCell(),
    email: "zoe@example.org",
  });
  const countTheirs = async () =>
    (await getDatabase().$count(users, eq(users.adviserId, leaving.userId))) +
    (await getDatabase().$count(plans, eq(plans.adviserId, leaving.userId)));

  async function expectRefused(
    end: (tx: Transaction) => Promise<unknown>,
    call: () => Promise<Envelope>,
    message: RegExp,
  ): Promise<void> {
    const [answer] = await changeWhileWaiting<Envelope>(end, call);
    expect(answer).toMatchObject({ http_code: 409, message: expect.stringMatching(message) as string });
    expect(await countTheirs()).toBe(0);
  }

  test.each(ways)("and %s receives nobody who is handed over", async (_, end) => {
    await beginWith(from);
    const one = clients[0]!;
    for (const clientUserId of [one.userId, undefined]) {
      const asked = {
        params: { userId: from.userId },
        body: { toUserId: leaving.userId, ...(clientUserId && { clientUserId }) },
      };
      await expectRefused(
        end,
        () => callBackend("handOverClients", asked, administrator),
        /stopped advising/,
      );
      await openAgain();
    }
    expect(await getDatabase().$count(users, eq(users.adviserId, from.userId))).toBe(3);
  });

  test.each(ways)("and %s adds neither a client nor a list of them", async (_, end) => {
    const body = describeClient();
    await expectRefused(end, () => callBackend("createUser", { body }, leaving), /no longer advise/);
    await openAgain();
    const list = { dryRun: false, clients: [describeClient(), describeClient()] };
    await expectRefused(end, () => callBackend("importClients", { body: list }, leaving), /no longer advise/);
  });

  test("and is a coach from then on adds no client: that is a planner's", async () => {
    const body = describeClient();
    const call = () => callBackend("createUser", { body }, leaving);
    const end = (tx: Transaction) =>
      changePosition(tx, { ...nobody(), role: "coach", organisationId: undefined });
    await expectRefused(end, call, /no longer advise/);
  });

  test.each(ways)("and %s is not agreed to", async (_, end) => {
    const holder = await openAccount();
    const request = { userId: holder.userId, adviserId: leaving.userId, createdAt: new Date() };
    await getDatabase().insert(adviserRequests).values(request);
    const body = { adviserId: leaving.userId, answer: "yes" as const };
    await expectRefused(end, () => callBackend("answerAdviserRequest", { body }, holder), /stopped advising/);
  });

  test.each(ways)(
    "and %s has no plan that is made from their page; it is made all the same",
    async (_, end) => {
      const [person, guest] = [await openAccount(), await becomeGuest()];
      const query = { adviserId: leaving.userId };
      const make = [
        () => callBackend("createPlan", { query, body: { ...thandi } }, person),
        () => callBackend("createDemoPlan", { query, body: { ...thandi } }, { bearer: guest }),
      ];
      const answers = await changeWhileWaiting<Envelope<{ id: number }>>(end, ...make);
      expect(answers.map(take)).toHaveLength(2);
      expect(await countTheirs()).toBe(0);
    },
  );

  test.each(ways)("and %s has no plan that a guest keeps who came from their page", async (_, end) => {
    const guest = await becomeGuest();
    const query = { adviserId: leaving.userId };
    const made = await callBackend("createDemoPlan", { query, body: { ...thandi } }, { bearer: guest });
    const { id } = take(made);
    const person = await openAccount({ guest });
    const body = { id, plan_type: "base" as const, rsaid: person.rsaid };
    const claim = () => callBackend("createPlan", { body, headers: { Token: guest } }, person);
    const [answer] = await changeWhileWaiting<Envelope>(end, claim);
    expect(answer).toMatchObject({ http_code: 200 });
    expect(await countTheirs()).toBe(0);
  });

  test.each(ways)("and %s later than that keeps the client, and the role", async (_, end) => {
    const client = await openAccount();
    const become = async (tx: Transaction) => {
      await lockAdviser(tx, leaving.userId);
      await tx.update(users).set({ adviserId: leaving.userId }).where(eq(users.id, client.userId));
    };
    const call =
      end === close
        ? () =>
            callBackend(
              "setUserActive",
              { params: { id: leaving.userId }, body: { isActive: false } },
              administrator,
            )
        : () =>
            callBackend(
              "updateUser",
              { params: { id: leaving.userId }, body: { role: "Investor" } },
              administrator,
            );
    const [answer] = await changeWhileWaiting<Envelope>(become, call);
    expect(answer).toMatchObject({
      http_code: 409,
      message: expect.stringContaining("still has clients") as string,
    });
    expect(await countTheirs()).toBe(1);
  });

  /** The other way to end comes next, for the same person. */
  async function openAgain(): Promise<void> {
    leaving = await openStaff("planner");
  }
});

test("two lists of the same people in opposite order are both added: who comes second asks", async () => {
  const rsaids = [inventIdentityNumber(), inventIdentityNumber(), inventIdentityNumber()];
  const [one, middle, other] = rsaids.sort();
  const list = (...all: string[]) => ({
    dryRun: false,
    clients: all.map((rsaIdNr) => ({
      ...{ firstNames: "Sipho", surname: "Dube", rsaIdNr, cellNr: inventCell(), email: "sipho@example.org" },
    })),
  });
  const add = (body: ReturnType<typeof list>, by: Account) => () =>
    callBackend("importClients", { body }, by);
  const answers = await changeWhileWaiting(
    (tx) => insertUser(tx, { rsaid: middle!, details: {} }),
    add(list(one!, middle!, other!), from),
    add(list(other!, middle!, one!), to),
  );
  const outcomes = answers.map((answer) => take(answer).clients.map(({ outcome }) => outcome));
  expect(outcomes).toHaveLength(2);
  expect(outcomes).toContainEqual(["added", "asked", "added"]);
  expect(outcomes).toContainEqual(["asked", "asked", "asked"]);
});

test("a client whom two planners add at once is one planner's, and the other one asks", async () => {
  const rsaIdNr = inventIdentityNumber();
  const user = {
    firstNames: "Sipho",
    surname: "Dube",
    rsaIdNr,
    cellNr: inventCell(),
    email: "s@example.org",
  };
  const [answer] = await changeWhileWaiting<Envelope>(
    (tx) => insertUser(tx, { rsaid: rsaIdNr, details: {} }),
    () => callBackend("createUser", { body: user }, to),
  );
  expect(answer).toMatchObject({ http_code: 201 });
});

describe("an account that is deleted on another device meanwhile", () => {
  const remove = (person: Account) => (tx: Transaction) =>
    deletePerson(tx, speakAs(person, "investor"), new Date());

  test("answers whatever is being kept for it as a bearer that is not valid", async () => {
    const kept = [
      ({ bearer }: Account) => callBackend("createPlan", { body: { ...thandi } }, { bearer }),
      ({ bearer }: Account) => callBackend("noteCorrection", { body: { note: "My name" } }, { bearer }),
      ({ bearer, userId }: Account) =>
        callBackend(
          "acceptTerms",
          { body: { userId, accepted: true, url: "/en/accept-terms", browser: "a test" } },
          { bearer },
        ),
    ];
    for (const call of kept) {
      const person = await openAccount();
      const [answer] = await changeWhileWaiting<Envelope>(remove(person), () => call(person));
      expect(answer).toMatchObject({ http_code: 401 });
      const theirs = eq(plans.ownerId, nameAccount(person.userId));
      expect(await getDatabase().$count(plans, theirs)).toBe(0);
    }
  });

  test("is not found by an adviser who makes a plan for its holder", async () => {
    const client = await openClientOf(to);
    const [answer] = await changeWhileWaiting<Envelope>(remove(client), () => makePlanFor(client, to));
    expect(answer).toMatchObject({ http_code: 404 });
  });
});

test("what the former adviser does for a client who is being handed over is not done", async () => {
  const by = speakAs(administrator, "administrator");
  const askNumber = ({ userId }: Account) => {
    const body = { cell_number: inventCell(), identity_checked: true as const };
    return callBackend("askNumberChange", { params: { id: userId }, body }, from);
  };
  const saveAnswers = ({ userId }: Account) => {
    const body = { userId, version: 0, draft: { first_name: "Thandi" } };
    return callBackend("saveDraft", { params: { userId }, body }, from);
  };
  for (const act of [(client: Account) => makePlanFor(client, from), askNumber, saveAnswers]) {
    const client = await openClientOf(from);
    const handed = { fromId: from.userId, toId: to.userId, clientId: client.userId, by, now: new Date() };
    const [answer] = await changeWhileWaiting<Envelope>(
      (tx) => handOver(tx, handed),
      () => act(client),
    );
    expect(answer).toMatchObject({ http_code: 404 });
  }
});

async function openClientOf({ userId: adviserId }: Account): Promise<Account> {
  const client = await openAccount();
  await getDatabase().update(users).set({ adviserId }).where(eq(users.id, client.userId));
  return client;
}

const makePlanFor = ({ rsaid }: Account, by: Account) =>
  callBackend("createPlan", { body: { ...thandi, rsaid, client_agreed_on: "01/11/2026" } }, by);
