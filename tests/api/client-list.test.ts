import { asc, desc, eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { listKeys } from "../../app/backend/desk/client-cursor";
import { callBackend } from "../../app/backend/door.server";
import { getDatabase } from "../../app/backend/store/connection";
import { clients, plans, recommendations } from "../../app/backend/store/schema";
import { transact } from "../../app/backend/store/transact";
import { CLIENT_SORTS } from "../../app/contract/plan/plan-summary";
import type { Account } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { inventIdentityNumber } from "../support/identity-numbers";
import { addClient } from "../support/new-clients";
import { thandi } from "../support/over-transports";
import { openStaff } from "../support/staff";

let planner: Account;
let administrator: Account;
beforeAll(() => startTestBackend({ isWorking: false }));
beforeAll(async () => {
  [planner, administrator] = await Promise.all([openStaff("planner"), openStaff("administrator")]);
});

describe("the list of an adviser's clients", () => {
  let adviser: Account;
  const names = ["Adams", "Botha", "Cele", "Dube", "Els"];
  beforeAll(async () => {
    adviser = await openStaff("planner");
    for (const [index, surname] of names.entries()) {
      const { userId, rsaIdNr: rsaid } = await addClient(adviser, { firstNames: "Lindiwe", surname });
      if (index === 4) continue;
      const retirement_savings = 1_000_000 + index;
      const body = { ...thandi, rsaid, retirement_savings, client_agreed_on: "01/11/2026" };
      const draft = { first_name: "Lindiwe", retirement_savings };
      if (index === 3)
        take(await callBackend("saveDraft", { params: { userId }, body: { userId, draft } }, adviser));
      else take(await callBackend("createPlan", { body }, adviser));
    }
  });

  async function list(query: object = {}, by = adviser) {
    return take(await callBackend("getPlanSummaries", { params: { userId: by.userId }, query }, by));
  }
  const nameAll = async (query: object) => (await list(query)).planSummaries.map(({ surname }) => surname);

  test("has one row for each, with the newest plan, the answers, or nothing yet", async () => {
    const { planSummaries, total } = await list({ sort: "name", order: "asc" });
    expect(total).toBe(5);
    expect(planSummaries.map(({ surname }) => surname)).toEqual(names);
    expect(planSummaries[0]).toMatchObject({ preferredName: "Lindiwe", state: "pending", hasError: false });
    expect(planSummaries[0]).toMatchObject({
      retirementSavings: 1_000_000,
      planId: expect.any(Number) as number,
    });
    expect(planSummaries[0]?.idNumber).toMatch(/^\d{13}$/);
    expect(planSummaries[3]).toMatchObject({ state: "new", retirementSavings: 1_000_003 });
    expect(planSummaries[4]).toMatchObject({ state: "new" });
  });

  test("says when each was born, as their ID number does", async () => {
    const rsaIdNr = inventIdentityNumber("430314");
    const { userId } = await addClient(planner, { surname: "Nkosi", rsaIdNr });
    const { planSummaries } = await list({ search: rsaIdNr }, planner);
    expect(planSummaries).toMatchObject([{ userId, birthDate: "14/03/1943" }]);
  });

  test("is sorted and turned page by page, without losing or repeating anybody", async () => {
    for (const sort of CLIENT_SORTS) {
      for (const order of ["asc", "desc"] as const) {
        const whole = await nameAll({ sort, order });
        const turned: (string | undefined)[] = [];
        for (let after: string | undefined, more = true; more; more = after !== undefined) {
          const page = await list({ sort, order, limit: 2, ...(after && { after }) });
          turned.push(...page.planSummaries.map(({ surname }) => surname));
          after = page.next;
        }
        expect(turned, `${sort} ${order}`).toEqual(whole);
        const numbered = [1, 2, 3].map((page) => nameAll({ sort, order, limit: 2, page }));
        expect((await Promise.all(numbered)).flat(), `${sort} ${order} by number`).toEqual(whole);
        expect(new Set(turned).size).toBe(5);
      }
    }
    expect((await nameAll({ sort: "savings", order: "desc" }))[0]).toBe("Dube");
  });

  test("is sorted by the day of retirement, of plans and answers, and narrowed to a month of it", async () => {
    const adviserOfTwo = await openStaff("planner");
    const retire = async (surname: string, retirement_date?: string) => {
      const { userId } = await addClient(adviserOfTwo, { surname });
      const body = { userId, draft: { first_name: "Lindiwe", retirement_date } };
      take(await callBackend("saveDraft", { params: { userId }, body }, adviserOfTwo));
    };
    await retire("Unknown");
    await retire("Later", "01/02/2028");
    await retire("Sooner", "31/12/2027");
    const { rsaIdNr: rsaid } = await addClient(adviserOfTwo, { surname: "Planned" });
    const body = { ...thandi, rsaid, retirement_date: "01/12/2027", client_agreed_on: "01/11/2026" };
    take(await callBackend("createPlan", { body }, adviserOfTwo));
    const name = async (query: object) =>
      (await list(query, adviserOfTwo)).planSummaries.map(({ surname }) => surname);
    const inOrder = ["Planned", "Sooner", "Later", "Unknown"];
    expect(await name({ sort: "retirement", order: "asc" })).toEqual(inOrder);
    const latestFirst = ["Later", "Sooner", "Planned", "Unknown"];
    expect(await name({ sort: "retirement", order: "desc" })).toEqual(latestFirst);
    expect(await name({ retires: "2027-12", sort: "retirement", order: "desc" })).toEqual([
      "Sooner",
      "Planned",
    ]);
    expect(await name({ retires: "2028-01" })).toEqual([]);
  });

  test("is one walk along an index in every sort but by name, and in both orders", async () => {
    await transact(async (tx) => {
      // With these off, PostgreSQL sorts only where it must.
      for (const way of ["sort", "incremental_sort", "seqscan", "bitmapscan"])
        await tx.execute(sql.raw(`set local enable_${way} = off`));
      for (const sort of CLIENT_SORTS.filter((one) => one !== "name"))
        for (const order of ["asc", "desc"] as const) {
          const direct = order === "asc" ? asc : desc;
          const walk = tx
            .select()
            .from(clients)
            .where(eq(clients.adviserId, adviser.userId))
            .orderBy(...listKeys(sort, order).map((key) => direct(key)))
            .limit(20);
          const { rows } = await tx.execute(sql`explain ${walk}`);
          expect(JSON.stringify(rows), `${sort} ${order}`).not.toMatch(/->\s+(Incremental )?Sort/);
        }
    });
  });

  test("is searched by a whole ID number and by the beginnings of names", async () => {
    const { rsaIdNr } = await addClient(adviser, { firstNames: "Sibusiso", surname: "Fourie" });
    expect(await nameAll({ search: rsaIdNr })).toEqual(["Fourie"]);
    expect(await nameAll({ search: rsaIdNr.slice(0, 12) })).toEqual([]);
    expect(await nameAll({ search: "sib fou" })).toEqual(["Fourie"]);
    expect(await nameAll({ search: "lindi bo" })).toEqual(["Botha"]);
    expect(await nameAll({ search: "oth" })).toEqual([]);
  });

  test("follows what becomes of plans and answers", async () => {
    const [client] = (await list({ search: "adams" })).planSummaries;
    if (!client?.planId) throw new Error("there is no plan");
    const { userId, planId } = client;
    const stateOf = async () => (await list({ search: "adams" })).planSummaries[0]?.state;
    const setStatus = (status: "ready" | "failed") =>
      getDatabase().update(recommendations).set({ status }).where(eq(recommendations.planId, planId));
    await setStatus("failed");
    expect(await stateOf()).toBe("failed");
    expect((await list({ state: "failed" })).planSummaries).toHaveLength(1);
    await setStatus("ready");
    expect(await stateOf()).toBe("ready");
    await getDatabase().update(plans).set({ selectedAt: new Date() }).where(eq(plans.id, planId));
    expect(await stateOf()).toBe("chosen");
    const body = { userId, draft: { ...thandi, retirement_savings: 9 } };
    take(await callBackend("saveDraft", { params: { userId }, body }, adviser));
    expect(await stateOf()).toBe("older");
    await getDatabase().delete(plans).where(eq(plans.id, planId));
    expect(await stateOf()).not.toBe("older");
  });

  test("calls a plan older only if other answers than its own were saved after it", async () => {
    const { userId, rsaIdNr: rsaid } = await addClient(adviser, { firstNames: "Nomsa", surname: "Zulu" });
    const save = async (draft: object) =>
      take(await callBackend("saveDraft", { params: { userId }, body: { userId, draft } }, adviser));
    const body = { ...thandi, rsaid, client_agreed_on: "01/11/2026" };
    const { id } = take(await callBackend("createPlan", { body }, adviser));
    await getDatabase()
      .update(recommendations)
      .set({ status: "ready" })
      .where(eq(recommendations.planId, id));
    const stateOf = async () => (await list({ search: "zulu" })).planSummaries[0]?.state;
    expect(await stateOf()).toBe("ready");
    await save({ ...thandi, id });
    expect(await stateOf()).toBe("ready");
    await save({ ...thandi, has_serious_illness: undefined, are_you_smoker: undefined });
    expect(await stateOf()).toBe("ready");
    await save({ ...thandi, retirement_savings: 5_000_000 });
    expect(await stateOf()).toBe("older");
    const changed = { retirement_savings: 5_000_000 };
    take(await callBackend("updatePlan", { query: { id }, body: changed }, adviser));
    await getDatabase()
      .update(recommendations)
      .set({ status: "ready" })
      .where(eq(recommendations.planId, id));
    expect(await stateOf()).toBe("ready");
  });

  test("is nobody else's", async () => {
    const params = { userId: adviser.userId };
    expect(await callBackend("getPlanSummaries", { params, query: {} }, planner)).toMatchObject({
      http_code: 404,
    });
    expect(await callBackend("getPlanSummaries", { params, query: {} }, administrator)).toMatchObject({
      http_code: 403,
    });
  });
});
