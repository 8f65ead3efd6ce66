/** Landing pages: the public data of an adviser, and how a guest from such a page becomes their client. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { getDatabase } from "../../app/backend/store/connection";
import { auditLog, organisations, recommendations, users } from "../../app/backend/store/schema";
import { type Account, becomeGuest, openAccount } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { thandi } from "../support/over-transports";
import { openStaff } from "../support/staff";

let planner: Account;
let guest: string;
beforeAll(() => startTestBackend({ isWorking: false }));
beforeAll(async () => {
  planner = await openStaff("planner");
  const { userId: id, bearer } = planner;
  const body = { firstNames: "Arjun", surname: "Naidoo", email: "arjun@example.org" };
  take(await callBackend("updateUser", { params: { id }, body }, { bearer }));
});
beforeEach(async () => {
  guest = await becomeGuest();
  await publish(true);
});

const publish = async (isPublished: boolean, { bearer }: { bearer: string } = planner) =>
  callBackend("publishLandingPage", { body: { isPublished } }, { bearer });
const open = (id = planner.userId, bearer = guest) =>
  callBackend("getLandingPage", { params: { id } }, { bearer });
const ask = (userId = planner.userId, { bearer }: { bearer: string } = { bearer: guest }) =>
  callBackend("getUser", { query: { userId } }, { bearer });
const makePlan = async (adviserId?: number) =>
  take(await callBackend("createDemoPlan", { query: { adviserId }, body: { ...thandi } }, { bearer: guest }));
const seeAsPlanner = async (id: number) => {
  const query = { id, plan_type: "base" } as const;
  return (await callBackend("getPlan", { query }, { bearer: planner.bearer })).http_code;
};

describe("a landing page", () => {
  test("tells a guest the adviser's name and role, and nothing else", async () => {
    expect(take(await open())).toEqual({
      user: { userId: planner.userId, name: "Arjun Naidoo" },
      roles: [{ roleId: 3, roleName: "Financial Planner" }],
    });
  });

  test("is what anybody is answered who asks for the adviser by number, and is not noted as a look at details", async () => {
    const others = [
      await openAccount(),
      await openStaff("planner"),
      await openStaff("coach"),
      { bearer: guest },
    ];
    const shown = take(await open());
    for (const other of others) expect(take(await ask(planner.userId, other))).toEqual(shown);
    const looks = getDatabase().select().from(auditLog).where(eq(auditLog.verb, "saw details"));
    expect((await looks).filter(({ actorId }) => actorId !== planner.userId)).toEqual([]);
    const whole = expect.objectContaining({ fpFees: expect.any(Object) });
    for (const self of [planner, await openStaff("administrator")])
      expect(take(await ask(planner.userId, self))).toEqual(whole);
  });

  test("has the organisation's name and logo, and a picture", async () => {
    const [logo, photo] = [randomUUID(), randomUUID()];
    const [firm] = await getDatabase().insert(organisations).values({ name: "Marula", logo }).returning();
    const coach = await openStaff("coach");
    const values = { organisationId: firm!.id, photo };
    await getDatabase().update(users).set(values).where(eq(users.id, coach.userId));
    take(await publish(true, coach));
    const { userId } = coach;
    expect(take(await ask(userId))).toEqual({
      user: {
        userId,
        name: "Retirement Coach",
        photo,
        organizationName: "Marula",
        organizationLogo: logo,
      },
      roles: [{ roleId: 4, roleName: "Retirement Coach" }],
    });
  });

  test("is not found unless it is published", async () => {
    await publish(false);
    for (const find of [open, ask]) {
      expect(await find()).toMatchObject({ http_code: 404 });
      expect(await find(2_000_000)).toMatchObject({ http_code: 404 });
    }
  });

  test("is not found once the adviser's account is closed", async () => {
    const coach = await openStaff("coach");
    take(await publish(true, coach));
    take(await open(coach.userId));
    await getDatabase().update(users).set({ isActive: false }).where(eq(users.id, coach.userId));
    for (const find of [open, ask]) expect(await find(coach.userId)).toMatchObject({ http_code: 404 });
  });

  test("is published by advisers alone", async () => {
    const others = [await openStaff("administrator"), await openAccount(), { bearer: guest }];
    for (const other of others) expect(await publish(true, other)).toMatchObject({ http_code: 403 });
  });
});

describe("a guest's plan", () => {
  test("is seen by the adviser whom the guest agreed to, and by no adviser otherwise", async () => {
    expect(await seeAsPlanner((await makePlan(planner.userId)).id)).toBe(200);
    expect(await seeAsPlanner((await makePlan()).id)).toBe(404);
  });

  test("is nobody else's if the adviser has no landing page any more", async () => {
    await publish(false);
    expect(await seeAsPlanner((await makePlan(planner.userId)).id)).toBe(404);
  });

  test("makes whoever claims it a client of that adviser, unless they have one", async () => {
    const { id } = await makePlan(planner.userId);
    const account = await openAccount({ guest });
    const body = { id, plan_type: "base" as const, rsaid: account.rsaid };
    const claim = { body, headers: { Token: guest } };
    take(await callBackend("createPlan", claim, { bearer: account.bearer }));
    const [row] = await getDatabase().select().from(users).where(eq(users.id, account.userId));
    expect(row?.adviserId).toBe(planner.userId);
    expect(await seeAsPlanner(id)).toBe(200);
  });
});

describe("a guest who agreed", () => {
  let adviser: Account;
  beforeEach(async () => {
    adviser = await openStaff("planner");
    take(await publish(true, adviser));
  });

  const listClients = async (by: Account, query: { search?: string; sort?: "name"; limit?: number } = {}) =>
    take(await callBackend("getPlanSummaries", { params: { userId: by.userId }, query }, by)).planSummaries;
  const openDesk = async (by: Account) =>
    take(await callBackend("getDesk", { params: { userId: by.userId } }, by));
  const readReport = async (by: Account) => take(await callBackend("getReports", { query: {} }, by));
  const openClient = (id: number, { bearer }: { bearer: string }) =>
    callBackend("getClientOverview", { params: { id } }, { bearer });
  const takeBack = async (id: number, bearer = guest) =>
    callBackend("hideFromAdviser", { query: { id } }, { bearer });
  /** The guests on each of an adviser's pages. */
  const seeEverywhere = async (by: Account) => ({
    listed: (await listClients(by)).map(({ planId }) => planId),
    named: (await listClients(by, { sort: "name" })).map(({ planId }) => planId),
    found: (await listClients(by, { search: "mokoena" })).map(({ planId }) => planId),
    desk: (await openDesk(by)).total,
    reported: (await readReport(by)).users.map(({ plans }) => plans),
    counted: (await readReport(by)).totals?.plans,
  });
  const NOWHERE = { listed: [], named: [], found: [], desk: 0, reported: [], counted: 0 };

  test("is on the adviser's list, found by name, at home and in reports, once, with the newest plan", async () => {
    await makePlan(adviser.userId);
    const { id } = await makePlan(adviser.userId);
    const everywhere = { listed: [id], named: [id], found: [id], desk: 1, reported: [2], counted: 2 };
    expect(await seeEverywhere(adviser)).toEqual(everywhere);
    const [client] = await listClients(adviser);
    expect(client).toMatchObject({ isGuest: true, state: "pending", retirementSavings: 4_200_000 });
    expect(client).toMatchObject({ birthDate: thandi.dob });
    expect(client).not.toHaveProperty("idNumber");
  });

  test("needs the adviser when the plan fails, and is among those opened last", async () => {
    const { id } = await makePlan(adviser.userId);
    await getDatabase()
      .update(recommendations)
      .set({ status: "failed" })
      .where(eq(recommendations.planId, id));
    const { needs } = await openDesk(adviser);
    expect(needs).toMatchObject([{ planId: id, state: "failed", preferredName: "Thandi" }]);
    take(await openClient(needs[0]!.userId, adviser));
    expect((await openDesk(adviser)).opened.map(({ planId }) => planId)).toEqual([id]);
  });

  test("has a page with the plans that the adviser may see, and no others", async () => {
    const { id } = await makePlan(adviser.userId);
    await makePlan();
    await makePlan(planner.userId);
    const [client] = await listClients(adviser);
    const overview = take(await openClient(client!.userId, adviser));
    expect(overview.plans.map((plan) => plan.id)).toEqual([id]);
    const query = { client: client!.userId };
    const plansOf = take(await callBackend("getAllPlans", { query }, { bearer: adviser.bearer }));
    expect(plansOf.map((plan) => plan.id)).toEqual([id]);
    expect(await openClient(client!.userId, planner)).toMatchObject({ http_code: 404 });
    expect(await openClient(client!.userId, { bearer: (await openStaff("planner")).bearer })).toMatchObject({
      http_code: 404,
    });
  });

  test("reads who may see the plan, takes it back, and is on no page of the adviser's afterwards", async () => {
    const { id } = await makePlan(adviser.userId);
    const readSeer = async (bearer: string) =>
      take(await callBackend("getPlan", { query: { id } }, { bearer }))[0]?.seen_by?.userId;
    expect(await readSeer(guest)).toBe(adviser.userId);
    const stranger = await becomeGuest();
    expect(await takeBack(id, stranger)).toMatchObject({ http_code: 404 });
    take(await takeBack(id));
    take(await takeBack(id));
    expect(await seeEverywhere(adviser)).toEqual(NOWHERE);
    expect(await readSeer(guest)).toBeUndefined();
    expect(await callBackend("getPlan", { query: { id } }, adviser)).toMatchObject({ http_code: 404 });
  });

  test("is on no page of an adviser's without a yes, nor once an account of theirs is there", async () => {
    await makePlan();
    expect(await seeEverywhere(adviser)).toEqual(NOWHERE);
    const { id } = await makePlan(adviser.userId);
    const account = await openAccount({ guest });
    const body = { id, plan_type: "base" as const, rsaid: account.rsaid };
    take(await callBackend("createPlan", { body, headers: { Token: guest } }, account));
    expect(await listClients(adviser)).toMatchObject([{ userId: account.userId, planId: id }]);
  });

  test("is found by the name that the plan says after a change", async () => {
    const { id } = await makePlan(adviser.userId);
    const body = { ...thandi, last_name: "Zwane" };
    take(await callBackend("updatePlan", { query: { id }, body }, { bearer: guest }));
    expect(await listClients(adviser, { search: "mokoena" })).toEqual([]);
    expect(await listClients(adviser, { search: "zwane" })).toMatchObject([{ planId: id }]);
  });

  test("stands between clients with an account where the list is turned page by page", async () => {
    const made: number[] = [];
    for (let guests = 0; guests < 3; guests += 1) {
      guest = await becomeGuest();
      made.unshift((await makePlan(adviser.userId)).id);
    }
    const params = { userId: adviser.userId };
    for (const sort of ["date", "savings", "state", "name"] as const) {
      const seen: (number | undefined)[] = [];
      let after: string | undefined;
      do {
        const query = { sort, limit: 2, after };
        const page = take(await callBackend("getPlanSummaries", { params, query }, adviser));
        seen.push(...page.planSummaries.map(({ planId }) => planId));
        after = page.next;
      } while (after);
      expect([...seen].sort()).toEqual([...made].sort());
    }
  });
});

describe("a plan of somebody who is logged in", () => {
  const make = async ({ bearer }: { bearer: string }, adviserId?: number) =>
    take(await callBackend("createPlan", { query: { adviserId }, body: { ...thandi } }, { bearer })).id;
  const readAdviser = async ({ userId }: { userId: number }) =>
    (await getDatabase().select().from(users).where(eq(users.id, userId)))[0]?.adviserId;

  test("makes them the client of the adviser whom they agreed to; earlier plans stay unseen", async () => {
    const account = await openAccount();
    const earlier = await make(account);
    const id = await make(account, planner.userId);
    expect(await readAdviser(account)).toBe(planner.userId);
    expect([await seeAsPlanner(id), await seeAsPlanner(earlier)]).toEqual([200, 404]);
  });

  test("leaves them with the adviser whom they have, and is nobody else's if the page is not published", async () => {
    const account = await openAccount();
    await publish(false);
    expect(await seeAsPlanner(await make(account, planner.userId))).toBe(404);
    expect(await readAdviser(account)).toBeNull();
    await publish(true);
    const coach = await openStaff("coach");
    await getDatabase().update(users).set({ adviserId: coach.userId }).where(eq(users.id, account.userId));
    expect(await seeAsPlanner(await make(account, planner.userId))).toBe(404);
    expect(await readAdviser(account)).toBe(coach.userId);
  });
});
