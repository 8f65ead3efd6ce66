/** The totals stored by day equal those counted from the plans, after any change. */
import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { Client } from "pg";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { addDays } from "../../app/base/date";
import { storeDayTotals } from "../../app/backend/desk/store-day-totals";
import { type ReportFilter, type Scope, selectCounted } from "../../app/backend/desk/counted-people";
import { sumDays } from "../../app/backend/desk/day-totals";
import { selectNewestCounted } from "../../app/backend/desk/newest-counted";
import { countFromPlans, countReport } from "../../app/backend/desk/report-totals";
import { changeAdviser } from "../../app/backend/desk/change-adviser";
import { deletePerson } from "../../app/backend/lifecycle/own-data";
import { deleteWhatIsDue } from "../../app/backend/lifecycle/retention";
import { insertPlan } from "../../app/backend/plans/plans";
import { getDatabase, getDatabaseUrl, type Transaction } from "../../app/backend/store/connection";
import * as schema from "../../app/backend/store/schema";
import { transact } from "../../app/backend/store/transact";
import { DATE_FILTERS } from "../../app/contract/desk/report-operations";
import { type Account, openAccount } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { thandi } from "../support/over-transports";
import { speakAs } from "../support/persons";
import { openStaff } from "../support/staff";
import { today } from "../support/today";
import { changeWhileWaiting } from "../support/while-waiting";

const { adviceRecords, changedClients, countedClients, dayTotals, guests, organisations } = schema;
const { planRequests, plans, users } = schema;

/** A range of days that covers everything here. */
const EVER = { startDate: addDays(today, -3_000), endDate: today };
const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

let planner: Account;
let coach: Account;
let [ann, ben]: Account[] = [];
let firms: number[] = [];
const guestId = randomUUID();

beforeAll(() => startTestBackend({ isWorking: false }));
beforeAll(async () => {
  planner = await openStaff("planner");
  coach = await openStaff("coach");
  const made = await getDatabase()
    .insert(organisations)
    .values([{ name: "Umhlanga Wealth" }, { name: "Karoo Advice" }])
    .returning();
  firms = made.map(({ id }) => id);
  await setUser(planner.userId, { organisationId: firms[0] });
  ann = await openAccount();
  ben = await openAccount();
});

const setUser = (id: number, values: Partial<typeof users.$inferInsert>) =>
  getDatabase().update(users).set(values).where(eq(users.id, id));
const setPlan = (id: number, values: Partial<typeof plans.$inferInsert>) =>
  getDatabase().update(plans).set(values).where(eq(plans.id, id));
const ask = (planId: number, kind: "quote" | "invest") =>
  getDatabase()
    .insert(planRequests)
    .values({ reference: randomUUID(), kind, planId, planType: "base", version: "1" });

async function makePlan(owner: string, adviserId: number | null, days = 0): Promise<number> {
  const id = await transact((tx) =>
    insertPlan(tx, {
      rsaid: ann!.rsaid,
      record: thandi,
      ownerId: owner,
      ...(adviserId === null ? {} : { adviserId }),
    }),
  );
  await setPlan(id, { createdAt: ago(days) });
  return id;
}
const own = (account: Account) => `user:${account.userId}`;

/** Every scope and event of a report's totals, and each filter once. */
function listQuestions(): { scope: Scope; filter: ReportFilter }[] {
  const scopes: Scope[] = [
    "all",
    { adviserId: planner.userId },
    { adviserId: coach.userId },
    ...firms.map((organisationId) => ({ organisationId })),
  ];
  const narrowings = [{ organizationId: firms[0] }, { coachRoleId: 3 }, { coachRoleId: 4 }];
  const narrow = scopes.slice(0, 4).flatMap((scope) =>
    narrowings.map((narrowing) => ({
      scope,
      filter: { ...EVER, dateFilter: "planMade" as const, ...narrowing },
    })),
  );
  const whole = scopes.flatMap((scope) =>
    DATE_FILTERS.map((dateFilter) => ({ scope, filter: { ...EVER, dateFilter } })),
  );
  return [...whole, ...narrow];
}

async function expectEqual(): Promise<void> {
  const counts = await Promise.all(
    listQuestions().map(async ({ scope, filter }) => {
      const question = { ...filter, days: 20 };
      const kept = await sumDays(getDatabase(), scope, question);
      const counted = await countFromPlans(getDatabase(), scope, question);
      const about = JSON.stringify({ scope, filter });
      expect(
        kept.filter(({ people }) => people > 0),
        about,
      ).toEqual(counted);
      for (const { part, ...counts } of kept.filter(({ people }) => people === 0))
        expect(Object.values(counts), `${about} ${part}`).toEqual([0, 0, 0, 0, 0, 0]);
      return counted.length;
    }),
  );
  expect(Math.max(...counts)).toBeGreaterThan(0);
}

/** Compares once while the change is not yet in the totals, and once afterwards. */
afterEach(async () => {
  await expectEqual();
  await storeDayTotals();
  expect(await getDatabase().$count(changedClients)).toBe(0);
  await expectEqual();
  expect(await getDatabase().$count(dayTotals, eq(dayTotals.people, 0))).toBe(0);
});

describe("totals by day are what is counted, after", () => {
  test("accounts that nobody has a plan in", async () => {
    await setUser(ben!.userId, { createdAt: ago(400), lastLoginAt: ago(100) });
  });

  test("plans of several days, and another one of the same person", async () => {
    await makePlan(own(ann!), null, 200);
    await makePlan(own(ann!), null, 10);
    await makePlan(own(ben!), null, 30);
  });

  test("a plan of the last moment of a day in South Africa, and one of the first of the next", async () => {
    const nights = [
      { day: addDays(today, -62), time: "23:59:59.999" },
      { day: addDays(today, -61), time: "00:00:00.000" },
    ];
    for (const { day, time } of nights) {
      const id = await makePlan(own(await openAccount()), null);
      await setPlan(id, { createdAt: new Date(`${day}T${time}+02:00`) });
    }
    for (const { day } of nights) {
      const ofThatDay = { startDate: day, endDate: day, dateFilter: "planMade" as const, days: 1 };
      const one = [expect.objectContaining({ part: 0, people: 1, plans: 1 })];
      expect(await sumDays(getDatabase(), "all", ofThatDay)).toEqual(one);
      expect(await countFromPlans(getDatabase(), "all", ofThatDay)).toEqual(one);
    }
  });

  test("a client who gets an adviser, with their plans or without", async () => {
    await transact((tx) =>
      changeAdviser(tx, { people: [ann!.userId], toId: planner.userId, withPlans: true, now: new Date() }),
    );
    await transact((tx) =>
      changeAdviser(tx, { people: [ben!.userId], toId: planner.userId, withPlans: false, now: new Date() }),
    );
    await makePlan(own(ben!), planner.userId, 5);
  });

  test("a plan that is chosen, chosen again later, and asked for", async () => {
    const [plan] = await getDatabase()
      .select()
      .from(plans)
      .where(eq(plans.ownerId, own(ann!)));
    await setPlan(plan!.id, { selectedAt: ago(4) });
    await setPlan(plan!.id, { selectedPlanType: "edit", selectedAt: ago(1) });
    await ask(plan!.id, "quote");
    await ask(plan!.id, "invest");
  });

  test("a request that is taken back", async () => {
    await getDatabase().delete(planRequests).where(eq(planRequests.kind, "invest"));
  });

  test("guests who let an adviser see a plan, and one who takes it back", async () => {
    const plan = await makePlan(guestId, planner.userId, 3);
    await makePlan(guestId, planner.userId, 2);
    const other = await makePlan(randomUUID(), coach.userId, 1);
    await setPlan(plan, { selectedAt: ago(1) });
    await setPlan(other, { adviserId: null });
  });

  test("a guest's plan that becomes a person's", async () => {
    const [plan] = await getDatabase().select().from(plans).where(eq(plans.ownerId, guestId)).limit(1);
    await setPlan(plan!.id, { ownerId: own(ben!), adviserId: planner.userId });
  });

  test("clients who are handed over, and a firm that an adviser joins", async () => {
    await transact((tx) =>
      changeAdviser(tx, { people: [ann!.userId], toId: coach.userId, withPlans: true, now: new Date() }),
    );
    await setUser(coach.userId, { organisationId: firms[1] });
  });

  test("an account that is closed, and opened again", async () => {
    await setUser(ben!.userId, { isActive: false });
    await expectEqual();
    await setUser(ben!.userId, { isActive: true });
  });

  test("somebody who registers", async () => {
    const before = await getDatabase().$count(users);
    await openAccount();
    expect(await getDatabase().$count(users)).toBe(before + 1);
  });

  test("the deletion of somebody, of whose plans one stays for its record", async () => {
    const gone = await openAccount();
    const [kept] = [await makePlan(own(gone), null, 7), await makePlan(own(gone), null, 8)];
    await setPlan(kept, { selectedAt: ago(6) });
    const about = { planId: kept, planType: "base", version: "1" } as const;
    await getDatabase()
      .insert(adviceRecords)
      .values({ ...about, id: randomUUID(), sha256: "0", contentEncrypted: "0" });
    await storeDayTotals();
    await transact((tx) => deletePerson(tx, speakAs(gone, "investor"), new Date()));
    expect(await getDatabase().$count(plans, eq(plans.id, kept))).toBe(1);
    await storeDayTotals();
    expect(await getDatabase().$count(countedClients, eq(countedClients.clientId, gone.userId))).toBe(0);
  });

  test("retention, which deletes a guest who was here long ago", async () => {
    await getDatabase()
      .insert(guests)
      .values({ id: guestId, newestTokenIssuedAt: ago(40) });
    await deleteWhatIsDue(new Date());
    expect(await getDatabase().$count(plans, eq(plans.ownerId, guestId))).toBe(0);
  });

  test("many changes and many counts at once", async () => {
    const change = async (round: number) => {
      const id = await makePlan(own(round % 2 ? ann! : ben!), round % 3 ? planner.userId : null, round * 9);
      await setPlan(id, { selectedAt: ago(round) });
      if (round % 4 === 0)
        await getDatabase()
          .delete(plans)
          .where(inArray(plans.id, [id]));
    };
    const rounds = Array.from({ length: 24 }, (_, round) => round);
    await Promise.all(rounds.flatMap((round) => [change(round), storeDayTotals()]));
  });

  test("a count that waits for the database's own clearing up", async () => {
    await makePlan(own(ann!), null, 2);
    const clearUp = (tx: Transaction) =>
      tx.execute(sql`lock table ${countedClients} in share update exclusive mode`);
    await changeWhileWaiting(clearUp, storeDayTotals);
    expect(await getDatabase().$count(changedClients)).toBe(0);
  });

  test("so many changes that a report counts from the plans", async () => {
    const filter = { ...EVER, dateFilter: "accountOpened" } as const;
    const count = async () => (await countReport(getDatabase(), "all", { ...filter, today })).totals.users;
    const inPlans = await count();
    const change = (rows: number) =>
      getDatabase().execute(sql`insert into ${changedClients} select 0 from generate_series(1, ${rows})`);
    const falsify = (by: number) =>
      getDatabase()
        .update(dayTotals)
        .set({ people: sql`${dayTotals.people} + ${by}` });
    await storeDayTotals();
    await falsify(1);
    await change(10_000);
    expect(await count()).toBeGreaterThan(inPlans);
    await change(1);
    expect(await count()).toBe(inPlans);
    await falsify(-1);
  });

  test("a count that is killed before its end", async () => {
    await makePlan(own(ann!), null, 3);
    const other = new Client({ connectionString: getDatabaseUrl() });
    await other.connect();
    await other.query(
      "begin; lock table counted_clients in row share mode; select 1 from counted_clients for update",
    );
    const counting = storeDayTotals().then(
      () => "done",
      () => "killed",
    );
    const kill = () =>
      getDatabase().execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
    await vi.waitFor(async () => expect((await kill()).rowCount).toBe(1));
    expect(await counting).toBe("killed");
    await other.end();
    expect(await getDatabase().$count(changedClients)).toBeGreaterThan(0);
  });
});

test("pages of a report hold those whom it counts, in their order, each once", async () => {
  const scopes = ["all", { adviserId: planner.userId }, { adviserId: coach.userId }] as const;
  const spans = [EVER, { startDate: addDays(today, -200), endDate: addDays(today, -4) }];
  for (const scope of scopes)
    for (const dateFilter of DATE_FILTERS)
      for (const span of spans) {
        const filter = { ...span, dateFilter };
        const { rows: all } = await getDatabase().execute<{ id: number }>(
          sql`select * from (${selectCounted(scope, filter)}) as counted order by at desc, id desc`,
        );
        const { rows } = await getDatabase().execute<{ id: number }>(
          sql`select * from (${selectNewestCounted({ scope, filter, limit: 100 })}) as page`,
        );
        expect(rows, JSON.stringify({ scope, filter })).toEqual(all);
      }
});
