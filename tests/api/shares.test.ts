/** Shared plans: what a link shows and hides, who may make and take back one, and when it stops working. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { SEND_MAIL } from "../../app/backend/messages/outgoing-mails";
import { deleteWhatIsDue } from "../../app/backend/people/retention";
import { sealRecommendation } from "../../app/backend/recommendation/recommendations";
import { SEND_CODE } from "../../app/backend/session/code-requests";
import { deriveCode } from "../../app/backend/session/one-time-code";
import { getDatabase, getPool } from "../../app/backend/store/connection";
import { auditLog, plans, recommendations, shares, users } from "../../app/backend/store/schema";
import { embedded } from "../../app/backend/transports/embedded";
import type { InputOf } from "../../app/contract/operation";
import type { OperationAt } from "../../app/contract/operations";
import type { Recommendation } from "../../app/contract/recommendation";
import type { SurveyRecord } from "../../app/contract/survey-record";
import { becomeGuest, openAccount } from "../support/accounts";
import type { Account } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { waitForJobs } from "../support/code-callers";
import { serveMail } from "../support/mail-server";
import type { TestMailServer } from "../support/mail-server";
import { createClient, thandi } from "../support/over-transports";
import { confirm } from "../support/own-data";
import { serveSms } from "../support/sms-server";
import type { SmsServer } from "../support/sms-server";
import { openStaff } from "../support/staff";
import { findWords } from "../support/stored-rows";

const DAY = 86_400_000;

/** Seriously ill, so that an enhanced life annuity is recommended; with words that stand nowhere else. */
const ILL: SurveyRecord = {
  ...thandi,
  first_name: "Boitumelolo",
  last_name: "Hondeklipbaai",
  email: "boitumelolo@verkeerdevlei.example",
  phone: "0829998877",
  financially_support_partner: "yes",
  partner_name: "Sipho Hondeklipbaai",
  partner_gender: "male",
  partner_dob: "02/09/1966",
  what_is_more_important: "guarantee_inc_and_no_inheritance",
  has_serious_illness: "yes",
  are_you_smoker: undefined,
};

/** What a reader must not find; `healthy_` among them. */
const HIDDEN =
  /Hondeklipbaai|9998877|verkeerdevlei|Enhanced|healthy|health|illness|impair|smok|life_expectancy|median_age/i;

const { makePlan, waitForRecommendation } = createClient(() => embedded);

let gateway: SmsServer;
let mailServer: TestMailServer;
let stop: () => Promise<void>;
let person: Account;
let planner: Account;
let plan: number;
let reader: { bearer: string };
/** What tests share that change nothing of it but its links. */
let kept: { person: Account; plan: number };
beforeAll(async () => {
  gateway = await serveSms({ user: "token-id", password: "token-secret" });
  mailServer = await serveMail();
  Object.assign(process.env, {
    SMS_GATEWAY: "bulksms",
    SMS_USER: "token-id",
    SMS_PASSWORD: "token-secret",
    SMS_URL: gateway.url,
    SMTP_URL: mailServer.url,
    MAIL_FROM: "plans@baobab.example",
    OPERATOR_EMAIL: "operator@baobab.example",
  });
  stop = await startTestBackend();
  planner = await openStaff("planner");
  const named = { firstNames: "Nomsa", surname: "Adviesgewer" };
  take(await callBackend("updateUser", { params: { id: planner.userId }, body: named }, planner));
  await useOwnPlan();
  kept = { person, plan };
});
afterAll(async () => {
  await stop();
  await gateway.close();
  await mailServer.close();
});
beforeEach(async () => {
  [person, plan] = [kept.person, kept.plan];
  reader = { bearer: await becomeGuest() };
  await getDatabase().delete(shares);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function openClient(): Promise<Account> {
  const client = await openAccount();
  await getDatabase().update(users).set({ adviserId: planner.userId }).where(eq(users.id, client.userId));
  return client;
}

async function keepPlan(owner: Account, record: SurveyRecord = ILL): Promise<number> {
  const { id } = take(await callBackend("createPlan", { body: record }, owner));
  await waitForRecommendation(owner, id);
  return id;
}

/** Somebody new, and their plan, for a test that changes either. */
async function useOwnPlan(): Promise<void> {
  person = await openClient();
  plan = await keepPlan(person);
}

type Asked = Partial<InputOf<OperationAt<"sharePlan">>["body"]>;
type Caller = { bearer: string };

const share = (asked: Asked = {}, by: Caller = person) => {
  const body = { id: plan, plan_type: "base" as const, label: "For my accountant", ...asked };
  return callBackend("sharePlan", { body }, { ...by, processContextId: randomUUID() });
};
const makeLink = async (asked: Asked = {}, by: Caller = person) => take(await share(asked, by));

const open = (Token: string, { by = reader, Requestid }: { by?: Caller; Requestid?: string } = {}) =>
  callBackend("getShared", { headers: { Token, Requestid } }, by);
const readCover = (Token: string) => callBackend("getSharedCover", { headers: { Token } }, reader);
const revoke = (shareId: string, by: Caller = person) =>
  callBackend("revokeShare", { params: { shareId } }, by);
const list = async (by: Caller = person, id: number | undefined = plan) =>
  take(await callBackend("getShares", { query: { id } }, by));

async function takeMails() {
  await waitForJobs(SEND_MAIL);
  return mailServer.arrived.splice(0).map(({ to, content }) => ({
    to: to.join(" "),
    text: content
      .replace(/=\r?\n/g, "")
      .replace(/=3D/g, "=")
      .replace(/\s+/g, " "),
  }));
}

const UNKNOWN = { response_code: "R04", http_code: 404 };
const GONE = {
  response_code: "R04",
  http_code: 410,
  message: "This link is no longer open: ask for another one",
};

describe("what a reader sees", () => {
  test("is the plan as it was, and nothing that was not ticked", async () => {
    const advised = await waitForRecommendation(person, plan);
    expect(advised[0]?.common_info.annuity_recommendation).toBe("EnhancedLifeAnnuity");
    const { token } = await makeLink();
    const shared = take(await open(token));
    const text = JSON.stringify(shared);
    expect(HIDDEN.exec(text)).toBeNull();
    expect(text).not.toContain(person.rsaid);
    expect(text).not.toContain(person.cell.slice(1));
    expect(shared).toMatchObject({ shared_by: { name: "Boitumelolo" }, plan_type: "base", is_newer: false });
    expect(shared.customised).toBeUndefined();
    expect(shared.recommended.plan).toMatchObject({ id: plan, partner_name: "Sipho" });
    const { recommendation } = shared.recommended;
    expect(recommendation.common_info.annuity_recommendation).toBe("LifeAnnuity");
    expect(recommendation.ila_recommendations).toMatchObject({
      product: "LifeAnnuity",
      expected: advised[0]?.ila_recommendations.expected,
    });
    expect(
      recommendation.common_info.reasons.every(
        ({ product }) => product in { LifeAnnuity: 1, LivingAnnuity: 1, LivingAnnuityPlus: 1 },
      ),
    ).toBe(true);
    expect(recommendation.fees).toEqual(advised[0]?.fees);
    expect(recommendation.graphs_data).toEqual(advised[0]?.graphs_data);
  });

  test("is with the ticks what was ticked and no more", async () => {
    const all = await makeLink({ include: ["surname", "contact", "id_number", "health"] });
    const shared = take(await open(all.token));
    expect(shared.recommended.plan).toMatchObject({
      last_name: "Hondeklipbaai",
      email: ILL.email,
      phone: ILL.phone,
      rsaid: person.rsaid,
      has_serious_illness: "yes",
    });
    const [ours] = await waitForRecommendation(person, plan);
    expect(shared.recommended.recommendation).toEqual(ours);
    const named = await makeLink({ include: ["surname"] });
    const { recommended } = take(await open(named.token));
    expect(recommended.plan).toMatchObject({ last_name: "Hondeklipbaai", partner_name: ILL.partner_name });
    expect(JSON.stringify(recommended)).not.toMatch(/Enhanced|illness|9998877|verkeerdevlei/);
  });

  test("stays the same to the cent after answers and basis changed, and says that there is a newer version", async () => {
    await useOwnPlan();
    const { token } = await makeLink();
    const before = take(await open(token));
    const [ours] = await waitForRecommendation(person, plan);
    const onAnother = { ...ours, common_info: { ...ours?.common_info, basis_version: "another" } };
    const kept = { planId: plan, planType: "base" } as const;
    const payloadEncrypted = sealRecommendation(onAnother as Recommendation, kept);
    await getDatabase()
      .update(recommendations)
      .set({ payloadEncrypted, basisVersion: "another" })
      .where(eq(recommendations.planId, plan));
    expect(take(await open(token))).toEqual({ ...before, is_newer: true });
    await getDatabase()
      .update(recommendations)
      .set({ basisVersion: before.basis_version })
      .where(eq(recommendations.planId, plan));
    take(
      await callBackend(
        "updatePlan",
        { query: { id: plan }, body: { retirement_savings: 3_100_000 } },
        person,
      ),
    );
    await waitForRecommendation(person, plan);
    expect(take(await open(token))).toEqual({ ...before, is_newer: true });
  });

  test("is the amended plan beside ours, if that is shared", async () => {
    await useOwnPlan();
    expect(await share({ plan_type: "edit" })).toMatchObject(UNKNOWN);
    const body = { id: plan, income_guarantee_period: 0 };
    const amended = take(await callBackend("overrideRecommendation", { body }, person));
    const { token } = await makeLink({ plan_type: "edit" });
    const shared = take(await open(token));
    expect(shared.plan_type).toBe("edit");
    expect(shared.recommended.recommendation).toMatchObject({ plan_type: "base", selected: false });
    expect(shared.customised?.recommendation).toMatchObject({
      plan_type: "edit",
      selected: true,
      ila_recommendations: { expected: amended.ila_recommendations.expected },
    });
    expect(HIDDEN.exec(JSON.stringify(shared))).toBeNull();
  });

  test("is before opening only who shared it and when, which counts nothing", async () => {
    const { token, share_id, expires_at } = await makeLink();
    expect(take(await readCover(token))).toEqual({
      shared_by: { name: "Boitumelolo" },
      shared_at: expect.any(String) as string,
      expires_at,
      needs_code: false,
    });
    expect(await list()).toMatchObject([{ share_id, times_opened: 0 }]);
  });
});

describe("a link", () => {
  test("is told once, and stored nowhere as it is", async () => {
    const { token, share_id } = await makeLink();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await findWords([token, "For my accountant", "Boitumelolo"])).toEqual([]);
    const [listed] = await list();
    expect(listed).toMatchObject({ share_id, plan_id: plan, label: "For my accountant", made_by: "owner" });
    expect(JSON.stringify(await list())).not.toContain(token);
  });

  test("ends after 30 days if nothing is said, or 7 or 90", async () => {
    const begun = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: begun });
    const days = async (asked: Asked) => {
      const { expires_at } = await makeLink(asked);
      return (Date.parse(expires_at) - begun) / DAY;
    };
    expect([await days({}), await days({ expires_in_days: 7 }), await days({ expires_in_days: 90 })]).toEqual(
      [30, 7, 90],
    );
    expect(await share({ expires_in_days: 31 as 30 })).toMatchObject({ http_code: 422 });
  });

  test("counts one reader once in an hour", async () => {
    const now = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now });
    const { token } = await makeLink();
    take(await open(token));
    take(await open(token));
    expect(await list()).toMatchObject([{ times_opened: 1, last_opened_at: new Date(now).toISOString() }]);
    take(await open(token, { by: person }));
    expect(await list()).toMatchObject([{ times_opened: 2 }]);
    vi.setSystemTime(now + 61 * 60_000);
    reader = { bearer: await becomeGuest() };
    take(await open(token));
    const [row] = await getDatabase().select().from(shares).where(eq(shares.planId, plan));
    expect(row?.timesOpened).toBe(3);
  });

  test("is gone once it is taken back, which may be said twice", async () => {
    const { token, share_id } = await makeLink();
    take(await revoke(share_id));
    take(await revoke(share_id));
    expect(await open(token)).toMatchObject(GONE);
    expect(await readCover(token)).toMatchObject(GONE);
    expect(await list()).toMatchObject([{ share_id, state: "revoked", label: "For my accountant" }]);
    const [row] = await getDatabase().select().from(shares).where(eq(shares.id, share_id));
    expect(row?.snapshotEncrypted).toBeNull();
  });

  test("is gone with its plan, when the plan is restricted, and when consent is withdrawn", async () => {
    await useOwnPlan();
    const deleted = await makeLink();
    await getDatabase().delete(plans).where(eq(plans.id, plan));
    expect(await open(deleted.token)).toMatchObject(GONE);
    plan = await keepPlan(person);
    const restricted = await makeLink();
    const limit = (restrictedAt: Date | null) =>
      getDatabase().update(plans).set({ restrictedAt }).where(eq(plans.id, plan));
    await limit(new Date());
    expect(await open(restricted.token)).toMatchObject(GONE);
    await limit(null);
    take(await open(restricted.token));
    take(await callBackend("withdrawHealthConsent", {}, person));
    expect(await open(restricted.token)).toMatchObject(GONE);
    expect(await list()).toEqual([]);
  });

  test("is gone with the account of its plan's owner, also where a record of advice stays", async () => {
    await useOwnPlan();
    const { token } = await makeLink();
    const terms = {
      userId: person.userId,
      accepted: true as const,
      url: "/en/accept-terms",
      browser: "a test",
    };
    take(await callBackend("acceptTerms", { body: terms }, person));
    take(await callBackend("selectPlan", { body: { id: plan, plan_type: "base" } }, person));
    const Requestid = await confirm(person.bearer, "delete");
    take(await callBackend("deleteOwnData", { headers: { Requestid } }, person));
    expect(await open(token)).toMatchObject(GONE);
    expect(await getDatabase().select().from(shares).where(eq(shares.planId, plan))).toEqual([]);
  });

  test("that is unknown is looked up like one that was taken back", async () => {
    const { token, share_id } = await makeLink();
    take(await revoke(share_id));
    const queries = vi.spyOn(getPool(), "query");
    const ask = async (one: string) => {
      queries.mockClear();
      await open(one);
      return queries.mock.calls.map(([query]) => (query as unknown as { text: string }).text);
    };
    const ofRevoked = await ask(token);
    expect(ofRevoked.length).toBeGreaterThan(0);
    expect(await ask("x".repeat(43))).toEqual(ofRevoked);
  });

  test("is refused when there are twenty to a plan, until one is taken back", async () => {
    const made = [];
    for (let count = 0; count < 20; count += 1) made.push(await makeLink());
    expect(await share()).toMatchObject({ http_code: 409 });
    take(await revoke(made[0]!.share_id));
    await makeLink();
  });

  test("needs a label, and a recommendation that is ready", async () => {
    await useOwnPlan();
    expect(await share({ label: " " })).toMatchObject({ http_code: 422 });
    expect(await share({ label: "x".repeat(61) })).toMatchObject({ http_code: 422 });
    const failed = { status: "failed", payloadEncrypted: null } as const;
    await getDatabase().update(recommendations).set(failed).where(eq(recommendations.planId, plan));
    expect(await share()).toMatchObject({ http_code: 409 });
  });
});

describe("people and their advisers", () => {
  test("share, see and take back the links to one plan, and nobody else does", async () => {
    await useOwnPlan();
    const other = await openStaff("planner");
    const administrator = await openStaff("administrator");
    await takeMails();
    const { share_id, token } = await makeLink({ include: ["surname"] }, planner);
    const mails = await takeMails();
    expect(mails).toMatchObject([{ to: ILL.email }]);
    expect(mails[0]?.text).toContain("It also shows your surname.");
    expect(JSON.stringify(mails)).not.toContain(token);
    expect(take(await readCover(token)).shared_by).toEqual({
      name: "Nomsa Adviesgewer",
      role: "Financial Planner",
    });
    for (const by of [person, planner])
      expect(await list(by)).toMatchObject([
        { share_id, made_by: "adviser", adviser: { name: "Nomsa Adviesgewer" } },
      ]);
    expect(await list(person, undefined)).toMatchObject([{ share_id }]);
    expect(await callBackend("getShares", { query: { id: plan } }, other)).toMatchObject(UNKNOWN);
    expect(await revoke(share_id, other)).toMatchObject(UNKNOWN);
    expect(await share({}, other)).toMatchObject(UNKNOWN);
    expect(await share({}, administrator)).toMatchObject({ http_code: 403 });
    take(await revoke(share_id));
    expect(await open(token)).toMatchObject(GONE);
    const own = await makeLink();
    take(await revoke(own.share_id, planner));
    expect(await open(own.token)).toMatchObject(GONE);
    const acts = await getDatabase().select().from(auditLog).where(eq(auditLog.planId, plan));
    expect(acts.map(({ verb }) => verb).sort()).toEqual(["shared a plan", "took back a link"]);
    const data = take(
      await callBackend("getOwnData", { headers: { Requestid: await confirm(person.bearer) } }, person),
    );
    expect(data.shares).toHaveLength(2);
    expect(data.acts.map(({ act }) => act)).toContain("shared a plan");
  });

  test("who are guests get a link that ends with their plan, and neither code nor mail", async () => {
    const now = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now });
    const guest = { bearer: await becomeGuest() };
    plan = await makePlan(guest, ILL);
    await waitForRecommendation(guest, plan);
    const { token, expires_at } = await makeLink({ expires_in_days: 90 }, guest);
    expect(Date.parse(expires_at)).toBeLessThanOrEqual(now + 30 * DAY);
    expect(take(await open(token)).shared_by).toEqual({ name: "Boitumelolo" });
    expect(HIDDEN.exec(JSON.stringify(take(await open(token))))).toBeNull();
    for (const asked of [{ code_to: "082 123 4567" }, { send_to: "friend@example.org" }])
      expect(await share(asked, guest)).toMatchObject({ response_code: "R03", http_code: 403 });
    expect(await share({ include: ["id_number"] }, guest)).toMatchObject({ http_code: 422 });
    await getDatabase().update(plans).set({ adviserId: planner.userId }).where(eq(plans.id, plan));
    expect(await share({}, planner)).toMatchObject(UNKNOWN);
  });
});

describe("a link that is mailed", () => {
  const send_to = "friend@example.org";

  test("arrives with the message as its sender's words", async () => {
    await takeMails();
    const { token } = await makeLink({ send_to, message: "Please look at this." });
    const [mail, ...more] = await takeMails();
    expect(more).toEqual([]);
    expect(mail?.to).toBe(send_to);
    expect(mail?.text).toContain("> Please look at this.");
    expect(mail?.text).toContain(`/en/shared/${token}`);
    expect(mail?.text).not.toMatch(/Hondeklipbaai/);
    expect(await list()).toMatchObject([{ was_mailed: true }]);
    expect(await findWords([send_to])).toEqual([]);
  });

  test("is refused with a link in the message", async () => {
    const links = [
      "see http://x",
      "www.example",
      "example.co.za now",
      "a@b.org",
      "end.Then",
      "10.0.0.1",
      "a．com",
    ];
    for (const message of links)
      expect(await share({ send_to, message }), message).toMatchObject({ http_code: 422 });
    await makeLink({ send_to, message: "About R1.6M, e.g. from age 65. Call me at 14.30!" });
  });

  test("has no message without an address, or of more than 300 characters", async () => {
    expect(await share({ message: "Hello" })).toMatchObject({ http_code: 422 });
    expect(await share({ send_to, message: "x".repeat(301) })).toMatchObject({ http_code: 422 });
    expect(await share({ send_to: "friend" })).toMatchObject({ http_code: 422 });
  });

  test("is refused after ten in a day", async () => {
    for (let count = 0; count < 10; count += 1) await makeLink({ send_to });
    expect(await share({ send_to })).toMatchObject({ http_code: 429 });
    await makeLink();
  });
});

describe("a link with a code", () => {
  const code_to = "082 765 4321";

  test("opens for whoever got the code, for an hour, and for nobody else", async () => {
    expect(await share({ code_to: "011 765 4321" })).toMatchObject({ http_code: 422 });
    const now = Date.now();
    const { token } = await makeLink({ code_to });
    expect(take(await readCover(token)).needs_code).toBe(true);
    expect(await open(token)).toMatchObject({ response_code: "R03", http_code: 401 });
    const asked = await callBackend("askSharedCode", { headers: { Token: token } }, reader);
    expect(asked.response_code).toBe("R01");
    const { request_id: Requestid } = take(asked);
    await waitForJobs(SEND_CODE);
    const otp = deriveCode(Requestid, 1);
    expect(gateway.delivered.at(-1)).toMatchObject({
      to: "+27827654321",
      body: expect.stringContaining(otp) as string,
    });
    expect(await open(token, { Requestid })).toMatchObject({ http_code: 401 });
    const verify = (typed: string) =>
      callBackend("verifyCode", { body: { token_request_id: Requestid, otp: typed } }, reader);
    expect(await verify(otp === "000000" ? "000001" : "000000")).toMatchObject({ http_code: 422 });
    take(await verify(otp));
    take(await open(token, { Requestid }));
    const stranger = { bearer: await becomeGuest() };
    expect(await open(token, { Requestid, by: stranger })).toMatchObject({ http_code: 401 });
    const another = await makeLink({ code_to });
    expect(await open(another.token, { Requestid })).toMatchObject({ http_code: 401 });
    expect(await findWords(["827654321", otp])).toEqual([]);
    vi.useFakeTimers({ toFake: ["Date"], now: now + 20 * 60_000 });
    const { bearer_token } = take(await callBackend("refreshToken", { query: { type: "guest" } }, reader));
    take(await open(token, { Requestid, by: { bearer: bearer_token } }));
    vi.setSystemTime(now + 45 * 60_000);
    const later = take(
      await callBackend("refreshToken", { query: { type: "guest" } }, { bearer: bearer_token }),
    );
    vi.setSystemTime(now + 62 * 60_000);
    expect(await open(token, { Requestid, by: { bearer: later.bearer_token } })).toMatchObject({
      http_code: 401,
    });
  });

  test("sends none for a link that opens without one, is unknown or gone", async () => {
    const ask = (Token: string) => callBackend("askSharedCode", { headers: { Token } }, reader);
    const { token } = await makeLink();
    expect(await ask(token)).toMatchObject({ http_code: 422 });
    const { share_id, token: coded } = await makeLink({ code_to: "082 765 4322" });
    take(await revoke(share_id));
    expect(await ask(coded)).toMatchObject(GONE);
    expect(await ask("unknown")).toMatchObject(UNKNOWN);
  });
});

test("a link is gone after its term, and unknown a month later", async () => {
  await useOwnPlan();
  const { token } = await makeLink({ expires_in_days: 7 });
  const end = Date.now() + 7 * DAY;
  vi.useFakeTimers({ toFake: ["Date"], now: end + 1_000 });
  reader = { bearer: await becomeGuest() };
  expect(await open(token)).toMatchObject(GONE);
  await deleteWhatIsDue(new Date());
  expect(await getDatabase().select().from(shares).where(eq(shares.planId, plan))).toMatchObject([
    { snapshotEncrypted: null },
  ]);
  expect(await open(token)).toMatchObject(GONE);
  vi.setSystemTime(end + 31 * DAY);
  reader = { bearer: await becomeGuest() };
  await deleteWhatIsDue(new Date());
  expect(await open(token)).toMatchObject(UNKNOWN);
});
