/** A plan and another adviser of its owner at the same instant: whoever advises the owner has the plan. */
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { nameAccount } from "../../app/backend/session/person";
import { deriveCode } from "../../app/backend/session/one-time-code";
import { getDatabase } from "../../app/backend/store/connection";
import { adviserRequests, plans, users } from "../../app/backend/store/schema";
import { becomeGuest, getToken, logIn, openAccount, takeBearer, verify } from "../support/accounts";
import type { Account } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { thandi } from "../support/over-transports";
import { openStaff } from "../support/staff";

const ROUNDS = 12;

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
