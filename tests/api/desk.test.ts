import { and, eq } from "drizzle-orm";
import pg from "pg";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { todayInSouthAfrica } from "../../app/base/date";
import { findBirthDate } from "../../app/base/identity-number";
import { callBackend } from "../../app/backend/door.server";
import { getDatabase } from "../../app/backend/store/connection";
import {
  auditLog,
  feeProposals,
  planRequests,
  plans,
  recommendations,
  sessions,
  surveyDrafts,
  userRoles,
  users,
} from "../../app/backend/store/schema";
import { ROLE_IDS } from "../../app/contract/account/user";
import { type Account, inventCell, openAccount } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { inventIdentityNumber } from "../support/identity-numbers";
import { thandi } from "../support/over-transports";

type Client = { userId: number; rsaIdNr: string };

let planner: Account;
let coach: Account;
beforeAll(() => startTestBackend({ isWorking: false }));
beforeAll(async () => {
  [planner, coach] = await Promise.all([openStaff("planner"), openStaff("coach")]);
});

async function openStaff(role: "planner" | "coach"): Promise<Account> {
  const account = await openAccount();
  const { userId } = account;
  await getDatabase().insert(userRoles).values({ userId, roleId: ROLE_IDS[role] });
  await getDatabase().update(sessions).set({ role }).where(eq(sessions.userId, userId));
  return account;
}

async function addClient(firstNames: string, by = planner): Promise<Client> {
  const user = {
    firstNames,
    surname: "Mokoena",
    rsaIdNr: inventIdentityNumber(),
    cellNr: inventCell(),
    email: "client@example.org",
  };
  const answer = take(await callBackend("createUser", { body: { user } }, by));
  if (!("user" in answer)) throw new Error("the account was not opened");
  return answer.user;
}

/** A client's plan whose recommendation has ended with this status. */
async function addPlan({ rsaIdNr: rsaid }: Client, status: "ready" | "failed", by = planner) {
  const body = { ...thandi, rsaid, client_agreed_on: "01/11/2026" };
  const { id } = take(await callBackend("createPlan", { body }, by));
  await getDatabase().update(recommendations).set({ status }).where(eq(recommendations.planId, id));
  return id;
}

async function saveAnswers({ userId }: Client, daysAgo: number) {
  const body = { userId, draft: { ...thandi, retirement_savings: undefined } };
  take(await callBackend("saveDraft", { params: { userId }, body }, planner));
  const updatedAt = new Date(Date.now() - daysAgo * 86_400_000);
  await getDatabase().update(surveyDrafts).set({ updatedAt }).where(eq(surveyDrafts.userId, userId));
}

const askDesk = (by: Account, userId = by.userId) => callBackend("getDesk", { params: { userId } }, by);
const openDesk = async (by = planner) => take(await askDesk(by));
const fetchClient = ({ userId: id }: Client, by = planner) =>
  callBackend("getClientOverview", { params: { id } }, by);
const openClient = async (client: Client) => take(await fetchClient(client));

const listVerbs = async ({ userId }: Client) => {
  const rows = await getDatabase()
    .select({ verb: auditLog.verb })
    .from(auditLog)
    .innerJoin(users, eq(users.subjectId, auditLog.subjectId))
    .where(and(eq(users.id, userId), eq(auditLog.actorId, planner.userId)));
  return rows.map(({ verb }) => verb);
};

describe("an adviser's desk", () => {
  test("begins with failed plans, then newer answers, then those who stopped a day ago", async () => {
    const [failed, older, stopped, busy] = await Promise.all(
      ["Failed", "Older", "Stopped", "Busy"].map((name) => addClient(name)),
    );
    if (!failed || !older || !stopped || !busy) throw new Error("somebody is missing");
    await addPlan(failed, "failed");
    await addPlan(older, "ready");
    await saveAnswers(older, 0);
    await saveAnswers(stopped, 2);
    await saveAnswers(busy, 0);
    const { needs, needing, total } = await openDesk();
    expect(needs.map(({ preferredName }) => preferredName)).toEqual(["Failed", "Older", "Stopped"]);
    expect({ needing, total }).toEqual({ needing: 3, total: 4 });
  });

  test("tells what became of clients' plans since yesterday, and what waits for their yes", async () => {
    const adviser = await openStaff("planner");
    const client = await addClient("Faiza", adviser);
    const id = await addPlan(client, "failed", adviser);
    const old = await addPlan(client, "failed", adviser);
    const long = new Date(Date.now() - 3 * 86_400_000);
    await getDatabase().update(plans).set({ createdAt: long }).where(eq(plans.id, old));
    await getDatabase().update(plans).set({ selectedAt: new Date() }).where(eq(plans.id, id));
    const { fpFees } = take(await callBackend("getClientFees", { params: { id: client.userId } }, adviser));
    const proposal = { userId: client.userId, fees: fpFees, proposedById: adviser.userId };
    await getDatabase().insert(feeProposals).values(proposal);
    const { news } = await openDesk(adviser);
    expect(news).toMatchObject({ plansMade: 1, plansChosen: 1, waitingFees: 1 });
    const born = findBirthDate(client.rsaIdNr, todayInSouthAfrica(new Date()));
    expect(news.chosenBy).toMatchObject([{ preferredName: "Faiza", surname: "Mokoena", birthDate: born }]);
    expect((await openDesk(planner)).news.plansChosen).toBe(0);
    const { higherFees, plans: shown } = take(await fetchClient(client, adviser));
    expect(higherFees?.at).toBeDefined();
    expect(shown.map((plan) => plan.id)).toEqual([old, id]);
  });

  test("ends with the clients opened last, at most five, and only one's own", async () => {
    const adviser = await openStaff("planner");
    const clients: Client[] = [];
    for (const name of ["Ada", "Ben", "Cas", "Dan", "Eve", "Fay", "Gil"]) clients.push(await addClient(name));
    const { userId: adviserId } = adviser;
    for (const { userId } of clients)
      await getDatabase().update(users).set({ adviserId }).where(eq(users.id, userId));
    const [, ben, cas] = clients;
    for (const client of clients) take(await fetchClient(client, adviser));
    for (const client of [ben!, cas!, cas!]) take(await fetchClient(client, adviser));
    // Changing a client without looking at them does not count as opening.
    await addClient("Hal", adviser);
    const gil = clients.at(-1)!.userId;
    await getDatabase().update(users).set({ adviserId: null }).where(eq(users.id, gil));
    const { opened } = await openDesk(adviser);
    expect(opened.map(({ preferredName }) => preferredName)).toEqual(["Cas", "Ben", "Fay", "Eve", "Dan"]);
  });

  test("asks the database as often for many clients as for one, and so does the list", async () => {
    const adviser = await openStaff("planner");
    const params = { userId: adviser.userId };
    const count = vi.spyOn(pg.Client.prototype, "query");
    const readCounting = async (read: () => Promise<unknown>) => {
      count.mockClear();
      await read();
      const texts = count.mock.calls.map(([query]) => JSON.stringify(query));
      return texts.filter((text) => /from .*(users|plans|survey_drafts|audit_log)/.test(text)).length;
    };
    const readBoth = async () => [
      await readCounting(() => openDesk(adviser)),
      await readCounting(() => callBackend("getPlanSummaries", { params, query: {} }, adviser)),
    ];
    const addFailed = async () => {
      const client = await addClient("One", adviser);
      await addPlan(client, "failed", adviser);
      take(await fetchClient(client, adviser));
    };
    await addFailed();
    const one = await readBoth();
    for (let more = 0; more < 4; more += 1) await addFailed();
    expect(await readBoth()).toEqual(one);
    expect(Math.min(...one)).toBeGreaterThan(0);
    count.mockRestore();
  });

  test("is nobody else's", async () => {
    expect(await askDesk(coach, planner.userId)).toMatchObject({ http_code: 404 });
  });
});

describe("a client's page", () => {
  test("is noted once as opened, and as nothing else", async () => {
    const client = await addClient("Noted");
    const before = await listVerbs(client);
    await openClient(client);
    await openClient(client);
    expect((await listVerbs(client)).slice(before.length)).toEqual(["opened client"]);
  });

  test("lists what was done, but not that somebody looked", async () => {
    const client = await addClient("Looked");
    take(await callBackend("getUser", { query: { userId: client.userId } }, planner));
    await openClient(client);
    const { acts } = await openClient(client);
    expect(acts.map(({ act }) => act)).toEqual(["opened an account"]);
  });

  test("lists plans ten at a time, and what waits to be confirmed as long as it stands", async () => {
    const client = await addClient("Many");
    const ids: number[] = [];
    for (let made = 0; made < 11; made += 1) ids.push(await addPlan(client, "failed"));
    const first = await openClient(client);
    expect(first.plans.map(({ id }) => id)).toEqual(ids.slice(1).reverse());
    const query = { before: first.olderThan };
    const params = { id: client.userId };
    const rest = take(await callBackend("getClientOverview", { params, query }, planner));
    expect(rest.plans.map(({ id }) => id)).toEqual([ids[0]]);
    expect(rest.olderThan).toBeUndefined();
    const asked = { planId: ids[0]!, planType: "base", kind: "invest", askedById: planner.userId } as const;
    const earlier = { ...asked, reference: "I-TEST-DESK", version: "of an earlier figure" };
    await getDatabase().insert(planRequests).values(earlier);
    const again = take(await callBackend("getClientOverview", { params, query }, planner));
    expect(again.plans[0]?.awaits_confirmation_since).toBeUndefined();
  });

  test("is not found by another adviser, nor for one's own account", async () => {
    const client = await addClient("Mine");
    expect(await fetchClient(client, coach)).toMatchObject({ http_code: 404 });
    expect(await fetchClient({ ...client, userId: planner.userId })).toMatchObject({ http_code: 404 });
  });
});

test("the list says how many plans failed, whatever it shows", async () => {
  const adviser = await openStaff("planner");
  await addPlan(await addClient("Failed", adviser), "failed", adviser);
  await addClient("Fine", adviser);
  const params = { userId: adviser.userId };
  const list = take(await callBackend("getPlanSummaries", { params, query: { state: "new" } }, adviser));
  expect(list).toMatchObject({ total: 1, failed: 1 });
});
