/** Landing pages: what everybody sees of an adviser, and how a guest who came from one becomes their client. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { getDatabase } from "../../app/backend/store/connection";
import { users } from "../../app/backend/store/schema";
import { becomeGuest, openAccount } from "../support/accounts";
import type { Account } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { thandi } from "../support/over-transports";
import { openStaff } from "../support/staff";

let stop: () => Promise<void>;
let planner: Account;
let guest: string;
beforeAll(async () => {
  stop = await startTestBackend({ isWorking: false });
  planner = await openStaff("planner");
  const { userId: id, bearer } = planner;
  const body = { firstNames: "Arjun", surname: "Naidoo", email: "arjun@example.org" };
  take(await callBackend("updateUser", { params: { id }, body }, { bearer }));
});
afterAll(() => stop());
beforeEach(async () => {
  guest = await becomeGuest();
  await publish(true);
});

const publish = async (isPublished: boolean, { bearer }: { bearer: string } = planner) =>
  callBackend("publishLandingPage", { body: { isPublished } }, { bearer });
const open = (id = planner.userId, bearer = guest) =>
  callBackend("getLandingPage", { params: { id } }, { bearer });
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

  test("is not found unless it is published", async () => {
    await publish(false);
    expect(await open()).toMatchObject({ http_code: 404 });
    expect(await open(2_000_000)).toMatchObject({ http_code: 404 });
  });

  test("is not found once the adviser's account is closed", async () => {
    const coach = await openStaff("coach");
    take(await publish(true, coach));
    take(await open(coach.userId));
    await getDatabase().update(users).set({ isActive: false }).where(eq(users.id, coach.userId));
    expect(await open(coach.userId)).toMatchObject({ http_code: 404 });
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
