import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { insertImage } from "../../app/backend/images/images";
import { noteAct } from "../../app/backend/people/acts";
import { queueMail, SEND_MAIL } from "../../app/backend/messages/outgoing-mails";
import { insertPlan, noteWalkThrough, selectPlanType } from "../../app/backend/plan/plans";
import { requestGeneration } from "../../app/backend/recommendation/request-generation";
import { openBearer } from "../../app/backend/session/bearer-token";
import { deriveCode } from "../../app/backend/session/one-time-code";
import { findUserOfSession } from "../../app/backend/session/sessions";
import { getDatabase } from "../../app/backend/store/connection";
import { SEND_CODE } from "../../app/backend/session/code-requests";
import { keyedHash } from "../../app/backend/store/encryption";
import { acts as actsTable, codeRequests, userRoles, users } from "../../app/backend/store/schema";
import { transact } from "../../app/backend/store/transact";
import type { ConfirmedDeed } from "../../app/contract/confirmed-deed";
import type { UserChanges } from "../../app/contract/user-operations";
import { people } from "../../fixtures/people";
import {
  becomeGuest,
  getToken,
  inventCell,
  logIn,
  openAccount,
  register,
  takeBearer,
  verify,
} from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { waitForJobs } from "../support/code-callers";
import { inventIdentityNumber } from "../support/identity-numbers";
import { today } from "../support/today";

const begun = new Date();
const MINUTE = 60_000;
const thandi = people(today)[0]!.record;

/** A site without a gateway and a mail server, on this machine: messages go to files. */
const dataDir = mkdtempSync(path.join(os.tmpdir(), "baobab-own-data-"));

let stop: () => Promise<void>;
beforeAll(async () => {
  process.env.DATA_DIR = dataDir;
  stop = await startTestBackend();
});
afterAll(async () => {
  await stop();
  rmSync(dataDir, { recursive: true });
});
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: begun }));
afterEach(() => vi.useRealTimers());

/** A plan of somebody who is logged in, with its recommendation. */
async function makePlan(bearer: string, rsaid: string): Promise<number> {
  const opened = await openBearer(bearer, new Date());
  const owner = opened && (await findUserOfSession(getDatabase(), opened, new Date()));
  if (!owner) throw new Error("nobody is logged in");
  const id = await transact(async (tx) => {
    const made = await insertPlan(tx, { owner, rsaid, record: thandi });
    await requestGeneration(tx, made, { seed: 1, adviceDate: today, fees: {} });
    return made;
  });
  const ask = () => callBackend("getRecommendations", { query: { id } }, { bearer });
  await expect.poll(async () => (await ask()).response_code).toBe("R00");
  return id;
}

/** Gives a fresh code. */
async function confirm(bearer: string, purpose: ConfirmedDeed = "everything"): Promise<string> {
  const { request_id } = take(await callBackend("confirmIdentity", { body: { purpose } }, { bearer }));
  take(await verify(bearer, request_id, deriveCode(request_id, 1)));
  return request_id;
}

const readData = (bearer: string, Requestid: string) =>
  callBackend("getOwnData", { headers: { Requestid } }, { bearer });

/** The number on file. */
const readCell = async (bearer: string) =>
  take(await callBackend("getUser", { headers: { EntityContext: "self" } }, { bearer })).user.cellNr;

/** A call that is answered once, so that its answer is remembered. */
const once = () => ({ processContextId: randomUUID() });

/** The files of messages that a demonstration writes in the place of sending them. */
function listFiled(): { name: string; content: string }[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ name, content: readFileSync(path.join(parentPath, name), "utf8") }));
}

const findFiled = (words: readonly string[]) =>
  listFiled().filter(({ name, content }) => words.some((word) => `${name} ${content}`.includes(word)));

/** Every row of every table, as its name and its values by column. */
async function listRows() {
  const { rows: tables } = await getDatabase().execute<{ name: string }>(
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const all: { name: string; row: Record<string, unknown> }[] = [];
  for (const { name } of tables) {
    const { rows } = await getDatabase().execute<{ row: Record<string, unknown> }>(
      sql.raw(`select to_jsonb(t) as row from ${name} t`),
    );
    all.push(...rows.map(({ row }) => ({ name, row })));
  }
  return all;
}

type Theirs = { userId: number; planId: number; marks: readonly string[] };

/** Every row of every table that is about a person: by a number of theirs in a column, or by a word or hash anywhere. */
async function findRows({ userId, planId, marks }: Theirs): Promise<string[]> {
  const rows = await listRows();
  const found = rows.filter(
    ({ name, row }) =>
      row.user_id === userId ||
      row.plan_id === planId ||
      (name === "public.users" && row.id === userId) ||
      (name === "public.plans" && row.id === planId) ||
      marks.some((mark) => JSON.stringify(row).includes(mark)),
  );
  return found.map(({ name, row }) => `${name}: ${JSON.stringify(row)}`);
}

/** Every row of every table that holds one of these words. */
async function findWords(words: readonly string[]): Promise<string[]> {
  const rows = (await listRows()).map(({ name, row }) => `${name}: ${JSON.stringify(row)}`);
  return rows.filter((row) => words.some((word) => row.includes(word)));
}

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

  test("has agreed fees, choices, waiting messages and requests for codes in it", async () => {
    const { bearer, rsaid, userId, cell } = await openAccount();
    const other = inventCell();
    await register(await becomeGuest(), rsaid, other);
    const id = await makePlan(bearer, rsaid);
    const fees = { annuity: { annualExclVatShare: 0.004 } };
    await getDatabase().update(users).set({ fees }).where(eq(users.id, userId));
    await transact(async (tx) => {
      await selectPlanType(tx, id, "edit");
      await noteWalkThrough(tx, id, true);
      await queueMail(
        tx,
        { to: "adviser@example.org", subject: "A message", text: "Please call me." },
        userId,
      );
      // So that it waits.
      await tx.execute(sql`delete from pgboss.job where name = ${SEND_MAIL}`);
    });
    const data = take(await readData(bearer, await confirm(bearer)));
    const at = begun.toISOString();
    expect(data.account).toMatchObject({ agreed_fees: fees, last_login_at: at });
    expect(data.plans).toMatchObject([{ selected_plan_type: "edit", finished_recommendation: true }]);
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
    expect(one.queries).toBe(2);
    expect(many.queries).toBe(2);
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
    const since = { loggedInAt: begun, tokenIssuedAt: begun };
    const planner = { role: "planner", userId: adviser.userId, sessionId: randomUUID(), ...since } as const;
    await noteAct(getDatabase(), { act: "saw details", userId, by: planner, now: new Date() });
    expect(await getDatabase().$count(actsTable, eq(actsTable.userId, userId))).toBe(5);
    expect(await findWords(["Botha", "Mkhwanazi"])).toEqual([]);
  });
});

describe("a correction", () => {
  const note = (bearer: string, text: string) =>
    callBackend("noteCorrection", { body: { note: text } }, { bearer });
  const listNotes = async (bearer: string) =>
    take(await callBackend("getOwnHistory", {}, { bearer })).corrections;

  test("of names and e-mail is noted with its date, the first entry is not", async () => {
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
        { note: "Corrected: e-mail address", at },
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

  test("is refused if it is empty or too long, and when there is no room", async () => {
    const { bearer } = await openAccount();
    for (const text of ["  ", "x".repeat(501), "a\u0007b"])
      expect(await note(bearer, text)).toMatchObject({
        http_code: 422,
        return_object: { errors: [{ path: "note" }] },
      });
    for (let count = 0; count < 50; count += 1) take(await note(bearer, "x".repeat(500)));
    expect(await note(bearer, "One more")).toMatchObject({ http_code: 422 });
    expect(await listNotes(bearer)).toHaveLength(50);
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

describe("a person who deletes their data", () => {
  test("is not known any more, nor is anything of theirs in any table or file", async () => {
    const rsaid = inventIdentityNumber();
    // Somebody else types the number, with a phone of their own, before it has an account.
    await register(await becomeGuest(), rsaid);
    const guest = await becomeGuest();
    const { id } = take(await callBackend("createDemoPlan", { body: thandi }, { bearer: guest, ...once() }));
    const { bearer, userId, cell } = await openAccount({ rsaid, guest });
    const claim = { body: { id, plan_type: "base", rsaid }, headers: { Token: guest } } as const;
    take(await callBackend("createPlan", claim, { bearer, ...once() }));
    const ask = () => callBackend("getRecommendations", { query: { id } }, { bearer });
    await expect.poll(async () => (await ask()).response_code).toBe("R00");
    const names = { firstNames: "Nomvula", surname: "Qwabe-Zondi", email: "nomvula@zondi.example" };
    const ofUser = { params: { id: userId } };
    take(await callBackend("updateUser", { ...ofUser, body: names }, { bearer, ...once() }));
    take(await callBackend("updateUser", { ...ofUser, body: { surname: "Zondi-Qwabe" } }, { bearer }));
    const note = { body: { note: "Nomvula is wrong" } };
    take(await callBackend("noteCorrection", note, { bearer, ...once() }));
    const draft = { userId, draft: { first_name: "Nomvula" } };
    take(await callBackend("saveDraft", { params: { userId }, body: draft }, { bearer, ...once() }));
    await transact((tx) => insertImage(tx, userId, Buffer.from("a picture of Nomvula")));
    const message = { type: "coach", data: { message: "Nomvula here" } } as const;
    take(await callBackend("sendMessage", { body: message }, { bearer, ...once() }));
    await expect.poll(() => listFiled().length).toBeGreaterThan(2);
    await waitForJobs(SEND_MAIL);
    const confirmed = { headers: { Requestid: await confirm(bearer, "delete") } };
    await waitForJobs(SEND_CODE);

    const words = [rsaid, cell.slice(1), "Nomvula", "Qwabe", "Zondi", names.email, "Karoo Wool Board"];
    const requests = await getDatabase()
      .select()
      .from(codeRequests)
      .where(eq(codeRequests.rsaidHash, keyedHash(rsaid, "code_requests.rsaid")));
    const bearers = [guest, bearer].map((one) => openBearer(one, new Date()));
    const opened = (await Promise.all(bearers)).filter((one) => one !== undefined);
    const owners = [`user:${userId}`, ...opened.map((one) => one.id)];
    const hashes = [
      ...["users.rsaid", "plans.rsaid", "code_requests.rsaid"].map((use) => keyedHash(rsaid, use)),
      ...owners.map((owner) => keyedHash(owner, "remembered_answers.subject")),
    ];
    const marks = [...words, ...owners, ...hashes];
    const isTheirs = { planId: id, userId, marks };
    expect(requests.length).toBeGreaterThan(3);
    expect((await findRows(isTheirs)).length).toBeGreaterThan(10);
    expect(findFiled([cell.slice(1), "Nomvula"]).length).toBeGreaterThan(1);

    take(await callBackend("deleteOwnData", confirmed, { bearer, ...once() }));
    expect((await callBackend("getAllPlans", {}, { bearer })).http_code).toBe(401);
    expect(await findRows(isTheirs)).toEqual([]);
    expect(findFiled([...words, ...requests.map((request) => request.id)])).toEqual([]);
    // The queue keeps finished jobs for about a week: they hold numbers of rows that are gone, and no text of anybody.
    const { rows: jobs } = await getDatabase().execute<{ data: object | null }>(
      sql`select data from pgboss.job union all select data from pgboss.archive`,
    );
    const held = new Set(jobs.flatMap(({ data }) => Object.keys(data ?? {})));
    expect([...held].sort()).toEqual(["generation", "mailId", "planId", "requestId", "send"]);
    // A new account may be opened for the ID number, once codes may be sent to it again; nothing is in it.
    vi.setSystemTime(Date.now() + 61 * MINUTE);
    const anew = await openAccount({ rsaid });
    expect(take(await callBackend("getAllPlans", {}, { bearer: anew.bearer }))).toEqual([]);
  });

  test("needs a fresh code", async () => {
    const { bearer } = await openAccount();
    for (const Requestid of [randomUUID(), await confirm(bearer, "everything")])
      expect(await callBackend("deleteOwnData", { headers: { Requestid } }, { bearer })).toMatchObject({
        http_code: 403,
      });
    expect((await callBackend("getAllPlans", {}, { bearer })).http_code).toBe(200);
  });
});

describe("a person who withdraws the consent for health answers", () => {
  test("has plans that wait for them, and no figures", async () => {
    const { bearer, rsaid } = await openAccount();
    const id = await makePlan(bearer, rsaid);
    take(await callBackend("overrideRecommendation", { body: { id, debt_recommend: 0 } }, { bearer }));
    const { userId } = take(
      await callBackend("getUser", { headers: { EntityContext: "self" } }, { bearer }),
    ).user;
    const draft = { first_name: "Thandi", has_serious_illness: "yes" } as const;
    take(await callBackend("saveDraft", { params: { userId }, body: { userId, draft } }, { bearer }));
    expect(take(await callBackend("withdrawHealthConsent", {}, { bearer }))).toEqual({ plans: 1 });
    const saved = take(await callBackend("getDraft", { params: { userId } }, { bearer }));
    expect(saved.draft).toEqual({ first_name: "Thandi" });
    const [plan] = take(await callBackend("getPlan", { query: { id } }, { bearer }));
    expect(plan).not.toHaveProperty("has_serious_illness");
    expect(plan).toMatchObject({ first_name: thandi.first_name });
    const gone = await callBackend("getRecommendations", { query: { id } }, { bearer });
    expect(gone).toMatchObject({ http_code: 500, message: "Not able to load plan recommendations" });
    const { rows } = await getDatabase().execute(
      sql`select 1 from recommendations where plan_id = ${id} and payload_encrypted is not null`,
    );
    expect(rows).toEqual([]);
    expect(take(await callBackend("withdrawHealthConsent", {}, { bearer }))).toEqual({ plans: 0 });
  });

  test("gets a plan again once the answers are given again", async () => {
    const { bearer, rsaid } = await openAccount();
    const id = await makePlan(bearer, rsaid);
    take(await callBackend("withdrawHealthConsent", {}, { bearer }));
    const again = { body: { id, plan_type: "base", rsaid: "" } } as const;
    expect(await callBackend("updatePlan", again, { bearer })).toMatchObject({ http_code: 422 });
    take(await callBackend("updatePlan", { query: { id }, body: { has_serious_illness: "no" } }, { bearer }));
    const ask = async () =>
      (await callBackend("getRecommendations", { query: { id } }, { bearer })).response_code;
    await expect.poll(ask).toBe("R00");
  });
});

describe("a cell number", () => {
  test("is changed by codes of the old and the new one", async () => {
    const { bearer, rsaid } = await openAccount();
    const cell_number = inventCell();
    const headers = { Requestid: await confirm(bearer, "number") };
    const { request_id } = take(
      await callBackend("changeCellNumber", { headers, body: { cell_number } }, { bearer }),
    );
    const before = await readCell(bearer);
    expect(before).not.toBe(cell_number.slice(1));
    take(await verify(bearer, request_id, deriveCode(request_id, 1)));
    expect(await readCell(bearer)).toBe(cell_number.slice(1));
    expect(take(await callBackend("getOwnHistory", {}, { bearer })).corrections).toEqual([
      { note: "Corrected: cell number", at: begun.toISOString() },
    ]);
    const guest = await becomeGuest();
    const login = await getToken(guest, rsaid);
    expect(await logIn(guest, login.token)).toMatchObject({ response_code: "R01" });
    take(await verify(guest, login.request_id, deriveCode(login.request_id, 1)));
    expect(takeBearer(await logIn(guest, login.token))).toBeTruthy();
  });

  test("stays without a code of the old one, and if it is not a number", async () => {
    const { bearer } = await openAccount();
    const change = (Requestid: string, cell_number: string) =>
      callBackend("changeCellNumber", { headers: { Requestid }, body: { cell_number } }, { bearer });
    expect(await change(randomUUID(), inventCell())).toMatchObject({ http_code: 403 });
    expect(await change(await confirm(bearer, "number"), "12")).toMatchObject({
      http_code: 422,
      return_object: { errors: [{ path: "cell_number" }] },
    });
  });
});
