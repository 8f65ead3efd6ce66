/**
 * Races: a new plan and its owner's change of adviser, two planners who add the same client, an account and
 * its deletion.
 */
import { eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { handOver } from "../../app/backend/desk/hand-over";
import { deletePerson } from "../../app/backend/lifecycle/own-data";
import { insertUser } from "../../app/backend/people/users";
import { accountKey } from "../../app/backend/session/person";
import { getDatabase, type Transaction } from "../../app/backend/store/connection";
import { adviserRequests, plans, users } from "../../app/backend/store/schema";
import type { Envelope } from "../../app/contract/wire/envelope";
import { type Account, inventCell, logInByCode, openAccount } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { countRuns } from "../support/count-runs";
import { emptyQueue } from "../support/empty-queue";
import { inventIdentityNumber } from "../support/identity-numbers";
import { thandi } from "../support/over-transports";
import { speakAs } from "../support/persons";
import { openClientOf, openStaff } from "../support/staff";
import { changeWhileWaiting } from "../support/while-waiting";

const ROUNDS = countRuns({ usually: 12, long: 120 });

let administrator: Account;
let from: Account;
let to: Account;
let clients: Account[];
beforeAll(() => startTestBackend({ isWorking: false }));
beforeAll(async () => {
  administrator = await openStaff("administrator");
  from = await openStaff("planner");
  to = await openStaff("planner");
  clients = [await openAccount(), await openAccount(), await openAccount()];
});

const makePlan = async (client: Account) =>
  take(await callBackend("createPlan", { body: { ...thandi } }, client));

async function handOverAll(): Promise<void> {
  const asked = { params: { userId: from.userId }, body: { toUserId: to.userId } };
  expect(take(await callBackend("handOverClients", asked, administrator))).toEqual({ clients: 3 });
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
  const owners = ids.map(accountKey);
  await getDatabase().update(plans).set({ adviserId }).where(inArray(plans.ownerId, owners));
}

/** The advisers of a person's plans. */
async function listAdvisers({ userId }: Account): Promise<(number | null)[]> {
  const owned = eq(plans.ownerId, accountKey(userId));
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

/** Calls of one session run one after another, so the clients agree on another device. */
test("every plan that is made while its owner agrees to an adviser goes to that adviser", async () => {
  const devices = await Promise.all(clients.map(logInByCode));
  for (let round = 0; round < ROUNDS; round += 1) {
    await beginWith(undefined);
    const requests = clients.map(({ userId }) => ({ userId, adviserId: to.userId, createdAt: new Date() }));
    await getDatabase().insert(adviserRequests).values(requests);
    await Promise.all([...clients.map(makePlan), ...devices.map(agree)]);
    await expectAllWithReceiver();
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
      const theirs = eq(plans.ownerId, accountKey(person.userId));
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

const makePlanFor = ({ rsaid }: Account, by: Account) =>
  callBackend("createPlan", { body: { ...thandi, rsaid, client_agreed_on: "01/11/2026" } }, by);
