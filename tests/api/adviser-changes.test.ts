/** However a client's adviser changes, the former adviser's access and pending requests end at once. */
import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { removeDemonstration } from "../../app/backend/demonstration/remove-demonstration";
import { beginNumberChange } from "../../app/backend/people/number-change";
import { findDetails } from "../../app/backend/people/users";
import { insertPlan } from "../../app/backend/plans/plans";
import { insertRequest } from "../../app/backend/records/plan-requests";
import { accountKey } from "../../app/backend/session/person";
import { insertLink } from "../../app/backend/sharing/links";
import { getDatabase } from "../../app/backend/store/connection";
import {
  adviserRequests,
  feeProposals,
  planRequests,
  plans,
  shares,
  users,
} from "../../app/backend/store/schema";
import { transact } from "../../app/backend/store/transact";
import type { SharedPlan } from "../../app/contract/records/shared-plan";
import { type Account, openAccount } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { thandi } from "../support/over-transports";
import { confirm } from "../support/own-data";
import { openStaff } from "../support/staff";

let administrator: Account;
let third: Account;
beforeAll(() => startTestBackend({ isWorking: false }));
beforeAll(async () => {
  administrator = await openStaff("administrator");
  third = await openStaff("planner");
});

let former: Account;
let next: Account;
let client: Account;
let plan: number;
beforeEach(async () => {
  former = await openStaff("planner");
  next = await openStaff("coach");
  client = await openAccount();
  const { userId, rsaid } = client;
  const adviserId = former.userId;
  await getDatabase().update(users).set({ adviserId }).where(eq(users.id, userId));
  plan = await transact((tx) =>
    insertPlan(tx, { ownerId: accountKey(userId), adviserId, rsaid, record: thandi }),
  );
  await askEverything();
});

/**
 * Makes every request that an adviser can make for a client, and links; also the client's own, and requests
 * of other advisers.
 */
async function askEverything(): Promise<void> {
  const { userId } = client;
  const fees = take(await callBackend("getClientFees", { params: { id: userId } }, former)).fpFees;
  const now = new Date();
  await transact(async (tx) => {
    await share(former, "planner");
    await share(client, "investor");
    await beginNumberChange(tx, { userId, cellNr: "820000009", askedById: former.userId, now });
    await tx.insert(feeProposals).values({ userId, fees, proposedById: former.userId });
    const asked = { planId: plan, planType: "base" as const, version: "1", askedById: former.userId };
    await insertRequest(tx, { ...asked, kind: "invest" }, now);
    await insertRequest(tx, { ...asked, kind: "quote" }, now);
    await insertRequest(tx, { ...asked, kind: "invest", version: "2", askedById: null }, now);
    const advisers = [former, next, third];
    await tx
      .insert(adviserRequests)
      .values(advisers.map((adviser) => ({ userId, adviserId: adviser.userId })));
  });
}

const rowOf = async ({ userId }: Account) =>
  (await getDatabase().select().from(users).where(eq(users.id, userId)))[0]!;

async function share(maker: Account, makerRole: "planner" | "investor"): Promise<void> {
  const { subjectId } = await rowOf(maker);
  const made = {
    ...{ id: randomUUID(), planId: plan, planType: "base" as const, version: "1", makerRole, include: [] },
    ...{
      makerSubjectId: subjectId,
      isMailed: false,
      agreedOn: null,
      expiresAt: new Date(Date.now() + 86_400_000),
    },
    ...{ label: "", sharer: {}, cell: undefined, snapshot: {} as SharedPlan },
  };
  await transact((tx) => insertLink(tx, made, new Date()));
}

/** The client's data by whose request they are. */
async function describeClient() {
  const store = getDatabase();
  const links = await store
    .select()
    .from(shares)
    .where(and(eq(shares.planId, plan), isNull(shares.revokedAt)));
  const requests = await store.select().from(planRequests).where(eq(planRequests.planId, plan));
  const asking = await store.select().from(adviserRequests).where(eq(adviserRequests.userId, client.userId));
  const [kept] = await store.select().from(plans).where(eq(plans.id, plan));
  return {
    adviser: (await rowOf(client)).adviserId,
    planOf: kept?.adviserId,
    links: links.map(({ makerRole }) => makerRole).sort(),
    number: (await findDetails(store, client.userId))?.numberChange?.cellNr,
    fees: await store.$count(feeProposals, eq(feeProposals.userId, client.userId)),
    requests: requests
      .map(({ kind, askedById }) => `${kind} ${askedById ? "asked for them" : "of theirs"}`)
      .sort(),
    asking: asking.map(({ adviserId }) => adviserId).sort(),
  };
}

/**
 * The state after the change: only the client's own and finished requests, and those of other advisers to
 * advise them.
 */
const ended = (adviser: Account | undefined, asking: Account[]) => ({
  adviser: adviser?.userId ?? null,
  planOf: adviser?.userId ?? null,
  links: ["investor"],
  number: undefined,
  fees: 0,
  requests: ["invest of theirs", "quote asked for them"],
  asking: asking.map(({ userId }) => userId).sort(),
});

const handOver = (by: Account, clientUserId?: number) =>
  callBackend(
    "handOverClients",
    {
      params: { userId: former.userId },
      body: { toUserId: next.userId, ...(clientUserId && { clientUserId }) },
    },
    by,
  );
const answer = (said: "yes" | "no", { userId }: Account) =>
  callBackend("answerAdviserRequest", { body: { adviserId: userId, answer: said } }, client);
async function deleteOwn({ bearer }: Account) {
  const Requestid = await confirm(bearer, "delete");
  return callBackend("deleteOwnData", { headers: { Requestid } }, { bearer });
}

const foundFirm = async (name: string) =>
  take(await callBackend("createOrganization", { body: { name } }, administrator)).id;

describe("what a former adviser asked for, and links that they made, end with", () => {
  test("a hand-over by the adviser", async () => {
    const organisationId = await foundFirm("Waterberg");
    const colleagues = [former.userId, next.userId];
    await getDatabase().update(users).set({ organisationId }).where(inArray(users.id, colleagues));
    take(await handOver(former, client.userId));
    expect(await describeClient()).toEqual(ended(next, [third]));
  });

  test("a hand-over of all by an administrator", async () => {
    take(await handOver(administrator));
    expect(await describeClient()).toEqual(ended(next, [third]));
  });

  test("a yes to another adviser", async () => {
    take(await answer("yes", next));
    expect(await describeClient()).toEqual(ended(next, [third]));
  });

  test("the client's own no to their adviser, whom nobody follows", async () => {
    const leave = ({ userId: adviserId }: Account) =>
      callBackend("leaveAdviser", { query: { adviserId } }, client);
    expect(await leave(next)).toMatchObject({ http_code: 404 });
    await getDatabase()
      .update(users)
      .set({ organisationId: await foundFirm("Fynbos") })
      .where(eq(users.id, client.userId));
    take(await leave(former));
    expect(await describeClient()).toEqual(ended(undefined, [next, third]));
    expect((await rowOf(client)).organisationId).toBeNull();
    expect(await callBackend("getPlan", { query: { id: plan } }, former)).toMatchObject({ http_code: 404 });
    expect(take(await callBackend("getPlan", { query: { id: plan } }, client))).toHaveLength(1);
    expect(await leave(former)).toMatchObject({ http_code: 404 });
  });

  test("the removal of people of a demonstration, and a landing page finds the client free", async () => {
    await getDatabase().update(users).set({ isDemo: true }).where(eq(users.id, former.userId));
    expect(await removeDemonstration(new Date())).toBe(1);
    expect(await describeClient()).toEqual(ended(undefined, [next, third]));
    take(await callBackend("publishLandingPage", { body: { isPublished: true } }, next));
    const query = { adviserId: next.userId };
    const made = take(await callBackend("createPlan", { query, body: { ...thandi } }, client));
    // As for anyone who comes from a landing page, the adviser sees only the new plan.
    expect(await describeClient()).toEqual({ ...ended(next, [third]), planOf: null });
    const [row] = await getDatabase().select().from(plans).where(eq(plans.id, made.id));
    expect(row?.adviserId).toBe(next.userId);
  });

  test("the end of the adviser's role or account, whoever ends it, which waits until all clients are handed over", async () => {
    const close = () =>
      callBackend(
        "setUserActive",
        { params: { id: former.userId }, body: { isActive: false } },
        administrator,
      );
    const demote = () =>
      callBackend("updateUser", { params: { id: former.userId }, body: { role: "Investor" } }, administrator);
    for (const end of [close, demote, () => deleteOwn(former)])
      expect(await end()).toMatchObject({ http_code: 409 });
    take(await handOver(administrator));
    for (const end of [demote, close]) take(await end());
    expect(await describeClient()).toEqual(ended(next, [third]));
  });
});

test("what only a planner may ask for ends when the planner becomes a coach, who keeps client, links and number", async () => {
  const before = await describeClient();
  const change = { params: { id: former.userId }, body: { role: "Retirement Coach" as const } };
  take(await callBackend("updateUser", change, administrator));
  expect(await describeClient()).toEqual({
    ...before,
    fees: 0,
    requests: ["invest of theirs", "quote asked for them"],
    asking: [next, third].map(({ userId }) => userId).sort(),
  });
});

test("a no to another adviser changes nothing else", async () => {
  const before = await describeClient();
  take(await answer("no", next));
  const asking = [former, third].map(({ userId }) => userId).sort();
  expect(await describeClient()).toEqual({ ...before, asking });
});

test("a guest's plan that is kept goes to the adviser whom the person has, and to nobody of whom it was before", async () => {
  take(await callBackend("publishLandingPage", { body: { isPublished: true } }, next));
  const { guest } = client;
  const query = { adviserId: next.userId };
  const { id } = take(await callBackend("createDemoPlan", { query, body: { ...thandi } }, { bearer: guest }));
  const before = await describeClient();
  const body = { id, plan_type: "base" as const, rsaid: client.rsaid };
  take(await callBackend("createPlan", { body, headers: { Token: guest } }, client));
  const [row] = await getDatabase().select().from(plans).where(eq(plans.id, id));
  expect(row?.adviserId).toBe(former.userId);
  expect(await describeClient()).toEqual(before);
});

test("another number that an administrator asked for comes all the same", async () => {
  const now = new Date();
  const { userId } = client;
  const stopped = { params: { id: userId } };
  take(await callBackend("cancelNumberChange", stopped, former));
  await transact((tx) =>
    beginNumberChange(tx, { userId, cellNr: "820000008", askedById: administrator.userId, now }),
  );
  take(await answer("yes", next));
  expect((await describeClient()).number).toBe("820000008");
});

test("a client of another firm works with that firm, however they came to its adviser", async () => {
  const firm = await foundFirm("Marula");
  await getDatabase().update(users).set({ organisationId: firm }).where(eq(users.id, next.userId));
  take(await answer("yes", next));
  expect((await rowOf(client)).organisationId).toBe(firm);
});

test("a request to oneself, which earlier releases took, waits for nobody", async () => {
  const { userId } = former;
  await getDatabase().insert(adviserRequests).values({ userId, adviserId: userId });
  expect(take(await callBackend("getAdviserRequests", {}, former)).requests).toEqual([]);
  const params = { userId };
  const { waiting } = take(await callBackend("getWaitingClients", { params }, former));
  expect(waiting.map(({ idNumber }) => idNumber)).toEqual([
    expect.stringContaining(client.rsaid.slice(0, 2)),
  ]);
});
