import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { presentAgreedFees } from "../../app/backend/fees/fee-tables";
import { insertImage } from "../../app/backend/people/images";
import { auditAct } from "../../app/backend/people/audit-entries";
import { queueMail, SEND_MAIL } from "../../app/backend/sending/outgoing-mails";
import { noteWalkThrough, selectPlanType } from "../../app/backend/plans/plans";
import { deriveCode } from "../../app/backend/session/one-time-code";
import { getDatabase } from "../../app/backend/store/connection";
import { adviserRequests, auditLog, feeProposals, userRoles, users } from "../../app/backend/store/schema";
import { transact } from "../../app/backend/store/transact";
import { chooseBasis } from "../../app/engine";
import type { UserChanges } from "../../app/contract/account/user-operations";
import { becomeGuest, inventCell, openAccount, register, verify } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { thandi } from "../support/over-transports";
import { confirm, makePlan } from "../support/own-data";
import { openStaff } from "../support/staff";
import { findWords } from "../support/stored-rows";
import { today } from "../support/today";

const begun = new Date();
const MINUTE = 60_000;

beforeAll(() => startTestBackend());
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: begun }));
afterEach(() => vi.useRealTimers());

const readData = (bearer: string, Requestid: string) =>
  callBackend("getOwnData", { headers: { Requestid } }, { bearer });

describe("what is kept about a person", () => {
  test("is handed out whole after a fresh code", async () => {
    const { bearer, rsaid, cell } = await openAccount();
    const id = await makePlan(bearer, rsaid);
    const data = take(await readData(bearer, await confirm(bearer)));
    expect(data.account).toMatchObject({ rsaIdNr: rsaid, cellNr: cell.slice(1), role_ids: [] });
    expect(data.sessions).toMatchObject([{ role: "investor" }]);
    expect(data.plans).toMatchObject([
      {
        answers: { id, rsaid, first_name: thandi.first_name, has_serious_illness: "no" },
        recommendations: [{ plan_type: "base", status: "ready", advice_date: today }],
      },
    ]);
    const given = take(await callBackend("getRecommendations", { query: { id } }, { bearer }));
    expect(data.plans[0]?.recommendations[0]?.recommendation).toMatchObject({
      common_info: (given as { common_info: object }[])[0]?.common_info,
    });
  });

  test("has fee tables, higher fees that wait, and advisers who ask", async () => {
    const planner = await openStaff("planner");
    const { bearer, userId } = await openAccount();
    const own = presentAgreedFees(chooseBasis(today), {});
    const agreed = presentAgreedFees(chooseBasis(today), { annuity: { annualExclVatShare: 0.004 } });
    const values = { adviserId: planner.userId, agreedFees: agreed, ownFees: own };
    await getDatabase().update(users).set(values).where(eq(users.id, userId));
    await getDatabase()
      .insert(feeProposals)
      .values({ userId, fees: own, proposedById: planner.userId, createdAt: begun });
    await getDatabase()
      .insert(adviserRequests)
      .values({ userId, adviserId: planner.userId, createdAt: begun });
    const { fees, adviser_requests } = take(await readData(bearer, await confirm(bearer)));
    const by = { name: "Financial Planner", role: "Financial Planner" };
    expect(fees).toEqual({ agreed, own, proposal: { fpFees: own, ...by, at: begun.toISOString() } });
    expect(adviser_requests).toEqual([
      { adviser: { userId: planner.userId, ...by }, asked_at: begun.toISOString() },
    ]);
  });

  test("has agreed fees, choices, waiting messages and requests for codes in it", async () => {
    const { bearer, rsaid, userId, cell } = await openAccount();
    const other = inventCell();
    await register(await becomeGuest(), rsaid, other);
    const id = await makePlan(bearer, rsaid);
    const fees = { annuity: { annualExclVatShare: 0.004 } };
    await getDatabase().update(users).set({ fees }).where(eq(users.id, userId));
    await transact(async (tx) => {
      await selectPlanType(tx, id, { planType: "edit", at: begun });
      await noteWalkThrough(tx, id, true);
      await queueMail(
        tx,
        { to: "adviser@example.org", subject: "A message", text: "Please call me." },
        userId,
      );
      // Without its job the mail waits.
      await tx.execute(sql`delete from pgboss.job where name = ${SEND_MAIL}`);
    });
    const data = take(await readData(bearer, await confirm(bearer)));
    const at = begun.toISOString();
    expect(data.account).toMatchObject({ agreed_fees: fees, last_login_at: at });
    expect(data.plans).toMatchObject([
      { selected_plan_type: "edit", selected_at: at, finished_recommendation: true },
    ]);
    expect(data.waiting_messages).toMatchObject([{ subject: "A message", text: "Please call me." }]);
    expect(data.code_requests).toHaveLength(4);
    expect(data.code_requests).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ purpose: "everything", given_at: expect.any(String) }),
        expect.objectContaining({ purpose: "login" }),
        expect.objectContaining({ purpose: "register", number_typed: `…${cell.slice(-4)}`, given_at: at }),
        expect.objectContaining({ purpose: "register", number_typed: `…${other.slice(-4)}` }),
      ]),
    );
    expect(JSON.stringify(data.code_requests)).not.toContain(other.slice(-9));
  });

  test("has the pictures in it, and as many queries for many plans as for one", async () => {
    const { bearer, rsaid, userId } = await openAccount();
    await transact((tx) => insertImage(tx, userId, Buffer.from("a picture")));
    const asked = await confirm(bearer);
    const count = vi.spyOn(pg.Client.prototype, "query");
    const readCounting = async () => {
      count.mockClear();
      const data = take(await readData(bearer, asked));
      const texts = count.mock.calls.map(([query]) => JSON.stringify(query));
      return { data, queries: texts.filter((text) => /from .*(plans|recommendations)/.test(text)).length };
    };
    await makePlan(bearer, rsaid);
    const one = await readCounting();
    expect(one.data.pictures).toMatchObject([
      { content_type: "image/webp", image: Buffer.from("a picture").toString("base64") },
    ]);
    for (let more = 0; more < 3; more += 1) await makePlan(bearer, rsaid);
    const many = await readCounting();
    count.mockRestore();
    expect(many.data.plans).toHaveLength(4);
    expect(many.data.plans.map(({ recommendations }) => recommendations.length)).toEqual([1, 1, 1, 1]);
    // For plans, recommendations, records of advice, requests and links.
    expect(one.queries).toBe(5);
    expect(many.queries).toBe(5);
  });

  test("is not handed out without one, after a quarter of an hour, or for another's code", async () => {
    const mine = await openAccount();
    const other = await openAccount();
    expect(await readData(mine.bearer, randomUUID())).toMatchObject({ http_code: 403 });
    const { request_id } = take(
      await callBackend("confirmIdentity", { body: { purpose: "everything" } }, { bearer: mine.bearer }),
    );
    expect(await readData(mine.bearer, request_id)).toMatchObject({ http_code: 403 });
    const confirmed = await confirm(mine.bearer);
    expect(await readData(other.bearer, confirmed)).toMatchObject({ http_code: 403 });
    vi.setSystemTime(Date.now() + 10 * MINUTE);
    const { bearer_token } = take(
      await callBackend("refreshToken", { query: { type: "investor" } }, { bearer: mine.bearer }),
    );
    expect(await readData(bearer_token, confirmed)).toMatchObject({ response_code: "R00" });
    vi.setSystemTime(Date.now() + 6 * MINUTE);
    expect(await readData(bearer_token, confirmed)).toMatchObject({ http_code: 403 });
  });
});

describe("what is an adviser's own", () => {
  test("is listed, taken away, withdrawn and deleted; a client's plan is none of it", async () => {
    const [client, planner] = [await openAccount(), await openStaff("planner")];
    const { userId } = client;
    await getDatabase().update(users).set({ adviserId: planner.userId }).where(eq(users.id, userId));
    const body = { ...thandi, rsaid: client.rsaid };
    const { id } = take(await callBackend("createPlan", { body }, client));
    const list = async (query: { owner?: "self" }) =>
      take(await callBackend("getAllPlans", { query }, planner)).map((plan) => plan.id);
    expect([await list({}), await list({ owner: "self" })]).toEqual([[id], []]);
    const own = take(await readData(planner.bearer, await confirm(planner.bearer)));
    expect([own.plans, own.shares, own.requests]).toEqual([[], [], []]);
    expect(take(await callBackend("withdrawHealthConsent", {}, planner))).toEqual({ plans: 0 });
    const Requestid = await confirm(planner.bearer, "delete");
    const remove = () => callBackend("deleteOwnData", { headers: { Requestid } }, planner);
    expect(await remove()).toMatchObject({ http_code: 409 });
    await getDatabase().update(users).set({ adviserId: null }).where(eq(users.id, userId));
    take(await remove());
    const [plan] = take(await callBackend("getPlan", { query: { id } }, client));
    expect(plan).toMatchObject({ id, has_serious_illness: thandi.has_serious_illness });
  });
});

describe("who acted for a person", () => {
  test("is told with name, role and instant, once an hour, and nobody else's acts", async () => {
    const client = await openAccount();
    const adviser = await openAccount();
    await getDatabase().insert(userRoles).values({ userId: adviser.userId, roleId: 3 });
    await getDatabase().execute(`update sessions set role = 'planner' where user_id = ${adviser.userId}`);
    await getDatabase().update(users).set({ adviserId: adviser.userId }).where(eq(users.id, client.userId));
    const change = (body: UserChanges, { userId: id } = client) =>
      callBackend("updateUser", { params: { id }, body }, adviser);
    take(await change({ firstNames: "Pieter", surname: "Botha" }, adviser));
    const { userId } = client;
    const see = () => callBackend("getUser", { query: { userId: String(userId) } }, adviser);
    take(await see());
    vi.setSystemTime(begun.getTime() + MINUTE);
    take(await see());
    take(await change({ surname: "Mkhwanazi" }));
    vi.setSystemTime(begun.getTime() + 2 * MINUTE);
    const draft = { first_name: "Thandi" } as const;
    take(await callBackend("saveDraft", { params: { userId }, body: { userId, draft } }, adviser));
    vi.setSystemTime(begun.getTime() + 3 * MINUTE);
    take(await callBackend("getDraft", { params: { userId } }, adviser));
    take(await callBackend("getUser", { headers: { EntityContext: "self" } }, client));
    const by = { name: "Pieter Botha", role: "Financial Planner" };
    const at = (minutes: number) => new Date(begun.getTime() + minutes * MINUTE).toISOString();
    const acts = [
      { act: "saw answers", ...by, at: at(3) },
      { act: "saved answers", ...by, at: at(2) },
      { act: "changed details", ...by, at: at(1) },
      { act: "saw details", ...by, at: at(0) },
    ];
    expect(take(await callBackend("getOwnHistory", {}, client))).toEqual({ acts, corrections: [] });
    expect(take(await readData(client.bearer, await confirm(client.bearer))).acts).toEqual(acts);
    expect(take(await callBackend("getOwnHistory", {}, adviser)).acts).toEqual([]);
    vi.setSystemTime(begun.getTime() + 61 * MINUTE);
    const since = { loggedInAt: begun, tokenNumber: 0 };
    const planner = { role: "planner", userId: adviser.userId, sessionId: randomUUID(), ...since } as const;
    await auditAct(getDatabase(), { act: "saw details", userId, by: planner, now: new Date() });
    expect(await getDatabase().$count(auditLog, eq(auditLog.actorId, adviser.userId))).toBe(5);
    expect(await findWords(["Botha", "Mkhwanazi"])).toEqual([]);
  });
});

describe("a correction", () => {
  const note = (bearer: string, text: string) =>
    callBackend("noteCorrection", { body: { note: text } }, { bearer });
  const listNotes = async (bearer: string) =>
    take(await callBackend("getOwnHistory", {}, { bearer })).corrections;

  test("of names and email is noted with its date, the first entry is not", async () => {
    const { bearer, userId: id } = await openAccount();
    const change = (body: UserChanges) => callBackend("updateUser", { params: { id }, body }, { bearer });
    take(await change({ surname: "Nkosi", email: "thandi@example.org" }));
    expect(await listNotes(bearer)).toEqual([]);
    take(await change({ surname: "Nkosi", email: "", workExperience: "Nurse" }));
    take(await change({ surname: "Dube" }));
    const at = begun.toISOString();
    expect(await listNotes(bearer)).toHaveLength(2);
    expect(await listNotes(bearer)).toEqual(
      expect.arrayContaining([
        { note: "Corrected: email address", at },
        { note: "Corrected: surname", at },
      ]),
    );
  });

  test("in words is kept with the records, and handed out", async () => {
    const { bearer } = await openAccount();
    take(await note(bearer, "  My retirement date\r\nis wrong in an old plan. "));
    const kept = [{ note: "My retirement date is wrong in an old plan.", at: begun.toISOString() }];
    expect(await listNotes(bearer)).toEqual(kept);
    expect(take(await readData(bearer, await confirm(bearer))).corrections).toEqual(kept);
    expect(await findWords(["My retirement date"])).toEqual([]);
  });

  test("is refused if it is empty or too long", async () => {
    const { bearer } = await openAccount();
    for (const text of ["  ", "x".repeat(501), "a\u0007b"])
      expect(await note(bearer, text)).toMatchObject({
        http_code: 422,
        return_object: { errors: [{ path: "note" }] },
      });
    take(await note(bearer, "x".repeat(500)));
  });

  test("of details takes no room from what the person says, and the newest 50 of them stay", async () => {
    const { bearer, userId: id } = await openAccount();
    const change = async (surname: string) => {
      vi.setSystemTime(Date.now() + 1_000);
      take(await callBackend("updateUser", { params: { id }, body: { surname } }, { bearer }));
    };
    for (let count = 0; count < 52; count += 1) await change(`Nkosi ${"a".repeat(1 + (count % 2))}`);
    const newest = { note: "Corrected: surname", at: new Date().toISOString() };
    expect(await listNotes(bearer)).toHaveLength(50);
    expect((await listNotes(bearer))[0]).toEqual(newest);
    for (let count = 0; count < 50; count += 1) take(await note(bearer, "Corrected: this was never right"));
    expect(await note(bearer, "One more")).toMatchObject({ http_code: 422 });
    await change("Dube");
    expect(await listNotes(bearer)).toHaveLength(100);
    expect((await listNotes(bearer))[0]).toMatchObject({ note: "Corrected: surname" });
  });
});

describe("a code that is asked for again", () => {
  test("belongs to the same request, and the earlier one still counts", async () => {
    const { bearer } = await openAccount();
    const { request_id } = take(
      await callBackend("confirmIdentity", { body: { purpose: "everything" } }, { bearer }),
    );
    take(await callBackend("resendConfirmation", { query: { request_id } }, { bearer }));
    const other = await openAccount();
    expect(
      await callBackend("resendConfirmation", { query: { request_id } }, { bearer: other.bearer }),
    ).toMatchObject({ http_code: 404 });
    take(await verify(bearer, request_id, deriveCode(request_id, 2)));
    expect(await readData(bearer, request_id)).toMatchObject({ response_code: "R00" });
  });
});
