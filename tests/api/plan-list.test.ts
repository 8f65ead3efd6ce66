import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { getLogger } from "../../app/backend/log/logger";
import { deleteOwnPlans, insertPlan, listOwnPlans } from "../../app/backend/plans/plans";
import { accountKey, type Person } from "../../app/backend/session/person";
import { getDatabase } from "../../app/backend/store/connection";
import { plans } from "../../app/backend/store/schema";
import { transact } from "../../app/backend/store/transact";
import { embedded } from "../../app/backend/transports/embedded";
import { MOST_PLANS } from "../../app/contract/wire/plan-reference";
import { openAccount } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { createClient, type TestGuest, thandi } from "../support/over-transports";

const { call, send, becomeGuest, makePlan } = createClient(() => embedded);

let guest: TestGuest;
beforeAll(() => startTestBackend({ isWorking: false }));
beforeEach(async () => {
  guest = await becomeGuest();
});
afterEach(() => vi.restoreAllMocks());

async function makePlans(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) ids.unshift(await makePlan(guest));
  return ids;
}

async function list(query: { before?: number; limit?: number; rsaid?: string } = {}): Promise<number[]> {
  return take(await call("getAllPlans", { query }, guest)).map(({ id }) => id);
}

/** Gives a plan a survey that no key opens, as after disk damage or a lost key. */
async function damage(id: number): Promise<void> {
  const damaged = { health: "test.AAAA", employer: "test.AAAA" };
  await getDatabase().update(plans).set({ survey: damaged }).where(eq(plans.id, id));
}

test("an account has 500 plans at most, with a guest's that it keeps, which can all be deleted", async () => {
  const guests = [await makePlan(guest), await makePlan(guest)];
  const { bearer, userId, rsaid } = await openAccount({ guest: guest.bearer });
  const belonging = { rsaid, record: thandi, ownerId: accountKey(userId), adviserId: null };
  const id = await transact((tx) => insertPlan(tx, belonging));
  const [row] = await getDatabase().select().from(plans).where(eq(plans.id, id));
  const { ownerId, rsaidEncrypted, rsaidHash, survey } = row!;
  const copies = Array.from({ length: MOST_PLANS.account - 2 }, () => ({
    ownerId,
    rsaidEncrypted,
    rsaidHash,
    survey,
  }));
  await getDatabase().insert(plans).values(copies);
  const make = () => callBackend("createPlan", { body: { ...thandi, plan_type: "base" } }, { bearer });
  const keep = (id: number) =>
    callBackend(
      "createPlan",
      { body: { id, plan_type: "base", rsaid }, headers: { Token: guest.bearer } },
      { bearer },
    );
  take(await make());
  for (const refused of [await make(), await keep(guests[0]!)])
    expect(refused).toMatchObject({ response_code: "R02", http_code: 429 });
  await getDatabase().delete(plans).where(eq(plans.id, id));
  // There is room for one of two concurrent calls.
  const answers = await Promise.all(guests.map(keep));
  expect(answers.map(({ http_code }) => http_code).sort()).toEqual([200, 429]);
  // A plan that was kept before stays theirs, even in a full account.
  take(await keep(guests.find((_, place) => answers[place]?.http_code === 200)!));
  const owner = { role: "investor", userId } as Person;
  await transact((tx) => deleteOwnPlans(tx, owner, new Date()));
  expect(await listOwnPlans(getDatabase(), owner)).toEqual([]);
});

describe("the list of plans", () => {
  test("comes in pages, each begun where the one before ended", async () => {
    const ids = await makePlans(7);
    expect(await list({ limit: 3 })).toEqual(ids.slice(0, 3));
    expect(await list({ limit: 3, before: ids[2] })).toEqual(ids.slice(3, 6));
    expect(await list({ limit: 3, before: ids[5] })).toEqual(ids.slice(6));
    expect(await list({ limit: 3, before: ids[6] })).toEqual([]);
    expect(await list()).toEqual(ids);
  });

  test("is the same whatever is made while it is read", async () => {
    const ids = await makePlans(4);
    const first = await list({ limit: 2 });
    await makePlan(guest);
    expect([...first, ...(await list({ limit: 2, before: first[1] }))]).toEqual(ids);
  });

  test("has at most 50 plans a page, and as many unless fewer are asked for", async () => {
    const kept = await makePlan(guest);
    const [row] = await getDatabase().select().from(plans).where(eq(plans.id, kept));
    const { ownerId, rsaidEncrypted, rsaidHash, survey } = row!;
    const copies = Array.from({ length: 60 }, () => ({ ownerId, rsaidEncrypted, rsaidHash, survey }));
    // Copies cannot be opened, because sealed values open only in their own row; the 61st plan is the
    // readable one.
    await getDatabase().insert(plans).values(copies);
    vi.spyOn(getLogger(), "error").mockReturnValue();
    expect(await list()).toEqual([kept]);
    for (const limit of ["0", "51", "-1", "1.5", "all"]) {
      const headers = { Authorization: `Bearer ${guest.bearer}` };
      const response = await send(`/plan/all?limit=${limit}`, { headers });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        return_object: { errors: [{ path: "limit", message: "Please give a number from 1 to 50" }] },
      });
    }
  });

  test("is not taken away by a damaged plan, which is reported and left out", async () => {
    const ids = await makePlans(5);
    await damage(ids[0]!);
    await damage(ids[2]!);
    const log = vi.spyOn(getLogger(), "error").mockReturnValue();
    const whole = [ids[1], ids[3], ids[4]];
    expect(await list()).toEqual(whole);
    expect(log).toHaveBeenCalledTimes(2);
    expect(await list({ limit: 1 })).toEqual([ids[1]]);
    expect(await list({ limit: 2, before: ids[1] })).toEqual(whole.slice(1));
  });
});

test("a plan that only has to be there is not opened", async () => {
  const id = await makePlan(guest);
  await damage(id);
  const query = { id };
  expect(await call("getRecommendations", { query }, guest)).toMatchObject({ response_code: "R01" });
  take(await call("selectPlan", { body: { id, plan_type: "base" } }, guest));
});

test("a guest has at most 50 plans, however many are made at once", async () => {
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => call("createDemoPlan", { body: thandi }, guest)),
  );
  const refusals = answers.filter(({ http_code }) => http_code === 429);
  expect(answers.filter(({ http_code }) => http_code === 200)).toHaveLength(50);
  expect(refusals).toHaveLength(10);
  expect(refusals[0]).toEqual({
    response_code: "R02",
    http_code: 429,
    message: "A guest can have at most 50 plans and an account 500: change one of them instead",
    return_object: null,
  });
  expect(await list()).toHaveLength(50);
  // Other guests can still make plans, and this one can change theirs.
  await makePlan(await becomeGuest());
  const [id] = await list({ limit: 1 });
  take(await call("updatePlan", { query: { id }, body: { first_name: "Zola" } }, guest));
});
