/** Reports: the people and totals in them, by role, and what they withhold. */
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { addDays, formatDayMonthYear } from "../../app/base/date";
import { callBackend } from "../../app/backend/door.server";
import { getDatabase } from "../../app/backend/store/connection";
import { auditLog, organisations, planRequests, plans, users } from "../../app/backend/store/schema";
import { type Account, openAccount } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { thandi } from "../support/over-transports";
import { openStaff } from "../support/staff";
import { today } from "../support/today";

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
const write = (days: number) => formatDayMonthYear(addDays(today, -days));

let administrator: Account;
let planner: Account;
let coach: Account;
let [ann, ben, cas]: Account[] = [];
let organisationId = 0;

beforeAll(() => startTestBackend({ isWorking: false }));
beforeAll(async () => {
  administrator = await openStaff("administrator");
  planner = await openStaff("planner");
  coach = await openStaff("coach");
  const [organisation] = await getDatabase()
    .insert(organisations)
    .values([{ name: "Umhlanga Wealth" }, { name: "Karoo Advice" }])
    .returning();
  organisationId = organisation!.id;
  for (const { userId } of [planner, coach])
    await getDatabase().update(users).set({ organisationId }).where(eq(users.id, userId));
  ann = await openClient(planner, { opened: 300, login: 2, plans: [200, 10], chosen: 5 });
  const params = { id: ann.userId };
  take(await callBackend("updateUser", { params, body: { firstNames: "Ann", surname: "Mokoena" } }, ann));
  ben = await openClient(planner, { opened: 40, plans: [30] });
  cas = await openClient(coach, { opened: 20, login: 1, plans: [15], chosen: 1 });
  await openClient(undefined, { opened: 10, plans: [5] });
});

type Story = { opened: number; login?: number; plans: number[]; chosen?: number };

/** A client with plans made the given numbers of days ago, the newest of which may be chosen. */
async function openClient(adviser: Account | undefined, { opened, login, ...story }: Story) {
  const client = await openAccount();
  const adviserId = adviser?.userId ?? null;
  const lastLoginAt = login === undefined ? null : ago(login);
  await getDatabase()
    .update(users)
    .set({ adviserId, createdAt: ago(opened), lastLoginAt })
    .where(eq(users.id, client.userId));
  for (const [index, days] of story.plans.entries()) {
    const { id } = take(
      await callBackend("createPlan", { body: { ...thandi, rsaid: client.rsaid } }, client),
    );
    const isChosen = index === story.plans.length - 1 && story.chosen !== undefined;
    const selectedAt = isChosen ? ago(story.chosen ?? 0) : null;
    await getDatabase()
      .update(plans)
      .set({ createdAt: ago(days), adviserId, selectedAt })
      .where(eq(plans.id, id));
    if (isChosen)
      await getDatabase()
        .insert(planRequests)
        .values({ reference: `Q-${id}`, kind: "quote", planId: id, planType: "base", version: "1" });
  }
  return client;
}

const read = async (account: Account, query: Record<string, unknown> = {}) =>
  take(await callBackend("getReports", { query: query as never }, account));
const idsOf = ({ users: rows }: { users: { userId: number }[] }) => rows.map(({ userId }) => userId);

describe("a planner's report", () => {
  test("lists their own clients, the newest plan first, and counts those of the organisation", async () => {
    const report = await read(planner);
    expect(idsOf(report)).toEqual([ann!.userId, ben!.userId]);
    expect(report.organisation).toBe("Umhlanga Wealth");
    expect(report.totals).toEqual({
      users: 3,
      users_with_choice: 2,
      plans: 4,
      plans_chosen: 2,
      quotes: 2,
      investments: 0,
    });
    expect(report.users[0]).toMatchObject({
      plans: 2,
      name: "Ann Mokoena",
      first_name: "Ann",
      surname: "Mokoena",
      rsaIdNr: `${ann!.rsaid.slice(0, 2)}•••••••••••`,
      birth_date: expect.stringMatching(new RegExp(`^\\d\\d/\\d\\d/19${ann!.rsaid.slice(0, 2)}$`)) as string,
      coachRole: "Financial Planner",
      retirement_savings: thandi.retirement_savings,
      retirement_date: thandi.retirement_date,
    });
  });

  test("has their own clients alone in the totals if they belong to no organisation", async () => {
    const alone = await openStaff("planner");
    expect(await read(alone)).toMatchObject({ users: [], totals: { users: 0, plans: 0, quotes: 0 } });
  });

  test("is not to be had of another organisation", async () => {
    const answer = await callBackend(
      "getReports",
      { query: { organizationId: String(organisationId + 1) } },
      planner,
    );
    expect(answer).toMatchObject({ http_code: 404 });
    expect(idsOf(await read(planner, { organizationId: String(organisationId) }))).toHaveLength(2);
  });
});

describe("a coach's report", () => {
  test("lists their own clients", async () => {
    expect(idsOf(await read(coach))).toEqual([cas!.userId]);
  });
});

describe("an administrator's report", () => {
  test("lists everybody, and no figure of a plan", async () => {
    const report = await read(administrator);
    expect(idsOf(report)).toHaveLength(4);
    expect(report.totals).toMatchObject({ users: 4, plans: 5 });
    expect(JSON.stringify(report)).not.toMatch(/retirement_savings|retirement_date/);
  });

  test("is narrowed by organisation, by role and by the adviser's role", async () => {
    const ofOrganisation = await read(administrator, { organizationId: String(organisationId) });
    expect(idsOf(ofOrganisation)).toHaveLength(3);
    const ofCoaches = await read(administrator, { coachRoleId: "4" });
    expect(idsOf(ofCoaches)).toEqual([cas!.userId]);
    const opened = { dateFilter: "accountOpened", startDate: write(400) };
    const planners = await read(administrator, { ...opened, userRoleId: "3" });
    expect(idsOf(planners)).toContain(planner.userId);
    expect(idsOf(planners)).not.toContain(ann!.userId);
    const investors = await read(administrator, { ...opened, userRoleId: "5" });
    expect(idsOf(investors)).toContain(ann!.userId);
    expect(idsOf(investors)).not.toContain(planner.userId);
  });
});

describe("the day that counts", () => {
  const ofPlanner = (query: Record<string, unknown>) => read(planner, query).then(idsOf);

  test.each(["dateFilter", "dateType"])("is chosen by %s", async (name) => {
    expect(await ofPlanner({ [name]: "planChosen" })).toEqual([ann!.userId]);
    expect(await ofPlanner({ [name]: "lastLogin" })).toEqual([ann!.userId]);
    expect(await ofPlanner({ [name]: "accountOpened" })).toEqual([ben!.userId]);
    expect(await ofPlanner({ [name]: "planMade" })).toEqual([ann!.userId, ben!.userId]);
  });

  test("lies between the first and the last day, both counted", async () => {
    expect(await ofPlanner({ startDate: write(30), endDate: write(30) })).toEqual([ben!.userId]);
    expect(await ofPlanner({ startDate: write(29), endDate: write(11) })).toEqual([]);
    expect(await ofPlanner({ startDate: write(250), endDate: write(150) })).toEqual([ann!.userId]);
  });

  test.each([
    [{ startDate: "31/02/2026" }, "startDate"],
    [{ startDate: "02/03/2026", endDate: "01/03/2026" }, "endDate"],
    [{ dateFilter: "birthday" }, "dateFilter"],
    [{ userRoleId: "2" }, "userRoleId"],
    [{ after: "2026-11-01" }, "after"],
  ])("or another part of the question may be wrong: %j", async (query, path) => {
    const answer = await callBackend("getReports", { query: query as never }, administrator);
    expect(answer).toMatchObject({ http_code: 422, return_object: { errors: [{ path }] } });
  });
});

describe("the rows", () => {
  test("go page by page, each person once, and only the first page has totals", async () => {
    const first = await read(administrator, { limit: "3" });
    const second = await read(administrator, { limit: "3", after: first.next });
    expect([...idsOf(first), ...idsOf(second)]).toEqual(idsOf(await read(administrator)));
    expect(second).not.toHaveProperty("totals");
    expect(second.next).toBeUndefined();
  });

  test("leave out accounts that are closed and plans that are kept for their records alone", async () => {
    await getDatabase().update(users).set({ isActive: false }).where(eq(users.id, cas!.userId));
    expect(idsOf(await read(coach))).toEqual([]);
    await getDatabase().update(users).set({ isActive: true }).where(eq(users.id, cas!.userId));
    await getDatabase()
      .update(plans)
      .set({ restrictedAt: new Date() })
      .where(sql`owner_id = ${`user:${cas!.userId}`}`);
    expect(idsOf(await read(coach))).toEqual([]);
    await getDatabase().update(plans).set({ restrictedAt: null });
  });

  test("leave one row in the audit log, however many pages are turned", async () => {
    const count = () => getDatabase().$count(auditLog, eq(auditLog.verb, "read report"));
    const before = await count();
    const { next } = await read(administrator, { limit: "3" });
    await read(administrator, { limit: "3", after: next });
    expect(await count()).toBe(before + 1);
  });
});

test("parts of a period add up to the totals, and are a handful", async () => {
  const { periods, totals } = await read(administrator, { startDate: write(83), endDate: write(0) });
  expect(periods).toHaveLength(6);
  expect(periods!.map(({ days }) => days)).toEqual([14, 14, 14, 14, 14, 14]);
  expect(periods!.reduce((sum, part) => sum + part.users, 0)).toBe(totals!.users);
  const ends = ["01/01/2026", "08/01/2026", "31/03/2026", "01/01/2031"];
  const reports = await Promise.all(
    ends.map((endDate) => read(administrator, { startDate: "01/01/2026", endDate })),
  );
  expect(reports.map((report) => report.periods![0]!.days)).toEqual([1, 1, 14, 364]);
});

test.each(["guest", "investor"])("a %s has no reports", async (who) => {
  const { bearer, guest } = await openAccount();
  const answer = await callBackend("getReports", {}, { bearer: who === "guest" ? guest : bearer });
  expect(answer).toMatchObject({ http_code: 403 });
});
