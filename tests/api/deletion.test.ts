import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { insertImage } from "../../app/backend/people/images";
import { queueMail, SEND_MAIL } from "../../app/backend/sending/outgoing-mails";
import { deletePerson } from "../../app/backend/lifecycle/own-data";
import { lockPlan } from "../../app/backend/plans/plans";
import { findAdvice } from "../../app/backend/records/find-advice";
import { selectAndFreeze } from "../../app/backend/records/freeze-record";
import { openBearer } from "../../app/backend/session/bearer-token";
import { SEND_CODE } from "../../app/backend/session/code-requests";
import { findUserOfSession } from "../../app/backend/session/sessions";
import { getDatabase } from "../../app/backend/store/connection";
import { keyedHash } from "../../app/backend/store/encryption";
import { adviceRecords, codeRequests, plans, users } from "../../app/backend/store/schema";
import { transact } from "../../app/backend/store/transact";
import { becomeGuest, openAccount, register } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { waitForJobs } from "../support/code-callers";
import { inventIdentityNumber } from "../support/identity-numbers";
import { thandi } from "../support/over-transports";
import { confirm, makePlan } from "../support/own-data";
import { listRows } from "../support/stored-rows";

const begun = new Date();
const MINUTE = 60_000;

/** A local site without a gateway and a mail server: it writes messages to files. */
const dataDir = mkdtempSync(path.join(os.tmpdir(), "baobab-deletion-"));

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

/** A new idempotency key, so that the call's answer is stored. */
const once = () => ({ processContextId: randomUUID() });

/** The files that a demonstration writes instead of sending messages. */
function listFiled(): { name: string; content: string }[] {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ name, content: readFileSync(path.join(parentPath, name), "utf8") }));
}

const findFiled = (words: readonly string[]) =>
  listFiled().filter(({ name, content }) => words.some((word) => `${name} ${content}`.includes(word)));

type Theirs = { userId: number; planId: number; marks: readonly string[] };

/**
 * Every row of every table about a person: with their numbers in a column, or with a word or hash of theirs
 * anywhere.
 */
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

describe("a person who deletes their data", () => {
  test("is not known any more, nor is anything of theirs in any table or file", async () => {
    const rsaid = inventIdentityNumber();
    // Another guest enters the number, with a phone of their own, before it has an account.
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
    await expect.poll(() => findFiled(["Nomvula here"]).length).toBe(1);
    await waitForJobs(SEND_MAIL);
    const confirmed = { headers: { Requestid: await confirm(bearer, "delete") } };
    await waitForJobs(SEND_CODE);

    const words = [rsaid, cell.slice(1), "Nomvula", "Qwabe", "Zondi", names.email, "Karoo Wool Board"];
    const requests = await getDatabase()
      .select()
      .from(codeRequests)
      .where(eq(codeRequests.rsaidHash, keyedHash(rsaid, "code_requests.rsaid")));
    const bearers = [guest, bearer].map((one) => openBearer(one));
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
    // The queue keeps finished jobs for about a week: they hold ids of deleted rows, and no personal text.
    const { rows: jobs } = await getDatabase().execute<{ data: object | null }>(
      sql`select data from pgboss.job union all select data from pgboss.archive`,
    );
    const held = new Set(jobs.flatMap(({ data }) => Object.keys(data ?? {})));
    expect([...held].sort()).toEqual(["generation", "mailId", "planId", "requestId", "send"]);
    // A new account may be opened for the ID number, once codes may be sent to it again; it is empty.
    vi.setSystemTime(Date.now() + 61 * MINUTE);
    const anew = await openAccount({ rsaid });
    expect(take(await callBackend("getAllPlans", {}, { bearer: anew.bearer }))).toEqual([]);
  });

  test("waits for a plan that is being chosen, whose record stays", async () => {
    const { bearer, rsaid, userId } = await openAccount();
    const id = await makePlan(bearer, rsaid);
    const now = new Date();
    const opened = await openBearer(bearer);
    const person = opened && (await findUserOfSession(getDatabase(), opened, { who: "bearer", now }));
    if (!person) throw new Error("nobody is logged in");
    let deletion: Promise<void> | undefined;
    await transact(async (tx) => {
      const plan = await lockPlan(tx, person, { id });
      const advice = await findAdvice(tx, { id, planType: "base" });
      if (!plan || !advice.ok) throw new Error("there is nothing to choose");
      deletion = transact((other) => deletePerson(other, person, now));
      const countWaiting = async () =>
        (await getDatabase().execute(sql`select 1 from pg_locks where not granted`)).rows.length;
      await expect.poll(countWaiting, { timeout: 20_000 }).toBeGreaterThan(0);
      await selectAndFreeze(tx, { plan, advice: advice.value, person, now });
      await queueMail(tx, { to: "thandi@example.org", subject: "", text: "" }, userId);
    });
    await deletion;
    expect(await getDatabase().$count(users, eq(users.id, userId))).toBe(0);
    expect(await getDatabase().$count(adviceRecords, eq(adviceRecords.planId, id))).toBe(1);
    const kept = await getDatabase().select().from(plans).where(eq(plans.id, id));
    expect(kept).toMatchObject([{ restrictedAt: now }]);
    expect(await transact((tx) => lockPlan(tx, person, { id }))).toBeUndefined();
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
    expect(saved.draft).toEqual({ first_name: "Thandi", type_of_user: "investor" });
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
