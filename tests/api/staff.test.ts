/** People as an administrator keeps them: found, given a role, handed over with their plans, closed and opened again. */
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { APPLY_NUMBER, applyNumber } from "../../app/backend/people/number-change";
import { findDetails, replaceCellNumber } from "../../app/backend/people/users";
import { getDatabase } from "../../app/backend/store/connection";
import {
  adviserRequests,
  auditLog,
  feeProposals,
  plans,
  userRoles,
  users,
} from "../../app/backend/store/schema";
import { deriveCode } from "../../app/backend/session/one-time-code";
import { nameAccount } from "../../app/backend/session/person";
import { transact } from "../../app/backend/store/transact";
import type { NewUser } from "../../app/contract/desk/client-operations";
import type { InputOf } from "../../app/contract/wire/operation";
import type { OperationAt } from "../../app/contract/wire/operations";
import { ROLE_IDS } from "../../app/contract/account/user";
import {
  becomeGuest,
  getToken,
  inventCell,
  logIn,
  openAccount,
  takeBearer,
  verify,
} from "../support/accounts";
import type { Account } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { inventIdentityNumber } from "../support/identity-numbers";
import { serveMail } from "../support/mail-server";
import type { TestMailServer } from "../support/mail-server";
import { thandi } from "../support/over-transports";
import { serveSms } from "../support/sms-server";
import type { SmsServer } from "../support/sms-server";
import { openStaff } from "../support/staff";

const SMS = { user: "token-id", password: "token-secret" };

let stop: () => Promise<void>;
let mailServer: TestMailServer;
let gateway: SmsServer;
let administrator: Account;
let planner: Account;
let receiver: Account;
beforeAll(async () => {
  [mailServer, gateway] = await Promise.all([serveMail(), serveSms(SMS)]);
  Object.assign(process.env, {
    SMS_GATEWAY: "bulksms",
    SMS_USER: SMS.user,
    SMS_PASSWORD: SMS.password,
    SMS_URL: gateway.url,
    SMTP_URL: mailServer.url,
    MAIL_FROM: "plans@baobab.example",
    OPERATOR_EMAIL: "operator@baobab.example",
  });
  stop = await startTestBackend();
  administrator = await openStaff("administrator");
  planner = await openStaff("planner");
  receiver = await openStaff("coach");
  await name(planner, { firstNames: "Arjun", surname: "Naidoo", email: "arjun@example.org" });
  await name(receiver, { firstNames: "Naledi", surname: "Khumalo", email: "naledi@example.org" });
});
afterAll(async () => {
  await stop();
  await Promise.all([mailServer.close(), gateway.close()]);
});

type Changes = NonNullable<InputOf<OperationAt<"updateUser">>["body"]>;
const update = ({ userId }: { userId: number }, body: Changes, by: Account = administrator) =>
  callBackend("updateUser", { params: { id: userId }, body }, { bearer: by.bearer });
const name = async (person: Account, body: Changes) => take(await update(person, body, person));
const search = async (body: InputOf<OperationAt<"searchPeople">>["body"], by = administrator) =>
  take(await callBackend("searchPeople", { body }, { bearer: by.bearer }));
const setActive = ({ userId }: { userId: number }, isActive: boolean, by = administrator) =>
  callBackend("setUserActive", { params: { id: userId }, body: { isActive } }, { bearer: by.bearer });
const askSelf = ({ bearer }: Account) =>
  callBackend("getUser", { headers: { EntityContext: "self" } }, { bearer });
const rolesOf = async ({ userId }: { userId: number }) =>
  take(await callBackend("getUserRoles", { params: { id: userId } }, administrator)).roles.map(
    ({ roleId }) => roleId,
  );
const rowOf = async ({ userId }: { userId: number }) =>
  (await getDatabase().select().from(users).where(eq(users.id, userId)))[0]!;
const actsOn = async (person: { userId: number }) => {
  const { subjectId } = await rowOf(person);
  const rows = await getDatabase().select().from(auditLog).where(eq(auditLog.subjectId, subjectId));
  return rows.map(({ verb }) => verb);
};

async function openClientOf(adviser: Account, email?: string): Promise<Account> {
  const client = await openAccount();
  if (email) await name(client, { email });
  await getDatabase().update(users).set({ adviserId: adviser.userId }).where(eq(users.id, client.userId));
  return client;
}

async function addOrganisation(called: string): Promise<number> {
  const answer = await callBackend("createOrganization", { body: { name: called } }, administrator);
  return take(answer).id;
}

describe("people", () => {
  test("who work here are listed in pages, the newest first; others only when they are looked for", async () => {
    const investor = await openAccount();
    await name(investor, { firstNames: "Busisiwe", surname: "Qwabe" });
    const whole = await search({});
    const ids = whole.people.map(({ userId }) => userId);
    expect(ids).toEqual([...ids].sort((one, other) => other - one));
    expect(ids).toContain(planner.userId);
    expect(ids).not.toContain(investor.userId);
    const turned: number[] = [];
    for (let after: number | undefined, more = true; more; more = after !== undefined) {
      const page = await search({ limit: 1, after });
      turned.push(...page.people.map(({ userId }) => userId));
      after = page.next;
    }
    expect(turned).toEqual(ids);
    expect((await search({ search: "busi qwa" })).people).toMatchObject([
      { userId: investor.userId, surname: "Qwabe", isActive: true, clients: 0 },
    ]);
    const [found] = (await search({ search: investor.rsaid })).people;
    expect(found?.idNumber).toBe(`${investor.rsaid.slice(0, 2)}${"•".repeat(11)}`);
    expect((await search({ search: investor.rsaid.slice(0, 12) })).people).toEqual([]);
  });

  test("are narrowed by role; an investor has no other", async () => {
    const list = async (roleId: 1 | 3 | 4 | 5) =>
      (await search({ roleId, limit: 100 })).people.map(({ userId }) => userId);
    expect(await list(ROLE_IDS.planner)).toEqual([planner.userId]);
    expect(await list(ROLE_IDS.coach)).toEqual([receiver.userId]);
    const investors = await list(ROLE_IDS.investor);
    for (const { userId } of [planner, receiver, administrator]) expect(investors).not.toContain(userId);
    expect((await search({ search: "naidoo", roleId: ROLE_IDS.coach })).people).toEqual([]);
  });

  test("are shown to nobody else", async () => {
    for (const { bearer } of [planner, receiver, await openAccount()])
      expect(await callBackend("searchPeople", { body: {} }, { bearer })).toMatchObject({ http_code: 403 });
  });

  test("are added with what is known of them, in an organisation", async () => {
    const organisation = await addOrganisation("Marula Advice");
    const user: NewUser = {
      firstNames: "Pieter",
      surname: "Botha",
      rsaIdNr: inventIdentityNumber(),
      cellNr: inventCell(),
      email: "pieter@example.org",
      role: "Financial Planner",
      organizationId: String(organisation),
      alternativeContactNumber: "031 555 0101",
      workExperience: "Pension funds",
      yearsOfExperience: "12",
    };
    const added = take(await callBackend("createUser", { body: user }, administrator));
    if (!("user" in added)) throw new Error("the account was not opened");
    expect(added.user).toMatchObject({
      alternativeContactNumber: "031 555 0101",
      yearsOfExperience: "12",
      workExperience: "Pension funds",
      organizationName: "Marula Advice",
    });
    expect(await rolesOf(added.user)).toEqual([ROLE_IDS.planner, ROLE_IDS.investor]);
    expect((await search({ userId: added.user.userId })).people).toMatchObject([
      {
        organizationName: "Marula Advice",
        roles: [{ roleId: 3, roleName: "Financial Planner" }, { roleId: 5 }],
      },
    ]);
    const years = { ...user, rsaIdNr: inventIdentityNumber(), yearsOfExperience: "many" };
    expect(await callBackend("createUser", { body: years }, administrator)).toMatchObject({ http_code: 422 });
  });
});

describe("a role", () => {
  test("is changed by an administrator, ends the person's sessions and is noted", async () => {
    const coach = await openStaff("coach");
    take(await callBackend("publishLandingPage", { body: { isPublished: true } }, coach));
    take(await update(coach, { role: "Financial Planner" }));
    expect(await rolesOf(coach)).toEqual([ROLE_IDS.planner, ROLE_IDS.investor]);
    expect(await askSelf(coach)).toMatchObject({ http_code: 401 });
    expect((await rowOf(coach)).hasLandingPage).toBe(true);
    take(await update(coach, { roleId: ROLE_IDS.investor }));
    expect(await rolesOf(coach)).toEqual([ROLE_IDS.investor]);
    expect((await rowOf(coach)).hasLandingPage).toBe(false);
    expect(await actsOn(coach)).toContain("changed role");
  });

  test("that stays the same changes nothing", async () => {
    take(await update(planner, { role: "Financial Planner", firstNames: "Arjun" }));
    take(await askSelf(planner));
  });

  test("and an organisation are nobody else's to give", async () => {
    const organisation = String(await addOrganisation("Kiaat"));
    const client = await openClientOf(planner);
    for (const [person, body, by] of [
      [client, { role: "Financial Planner" }, planner],
      [client, { organizationId: organisation }, planner],
      [client, { roleId: ROLE_IDS.administrator }, client],
      [planner, { organizationId: organisation }, planner],
    ] as const)
      expect(await update(person, body, by)).toMatchObject({ http_code: 403 });
    take(await update(client, { role: "Investor", surname: "Mokoena" }, planner));
    expect(await rolesOf(client)).toEqual([ROLE_IDS.investor]);
    expect((await rowOf(client)).organisationId).toBeNull();
    expect(await update(client, { organizationId: "999999" })).toMatchObject({ http_code: 422 });
    take(await update(client, { organizationId: organisation, segment: "NFPSTFF" }));
    expect(take(await update(client, {}))?.user).toMatchObject({
      organizationName: "Kiaat",
      segment: "NFPSTFF",
    });
    take(await update(client, { organizationId: "" }));
    expect((await rowOf(client)).organisationId).toBeNull();
    await getDatabase().update(users).set({ adviserId: null }).where(eq(users.id, client.userId));
  });

  test("to advise is not taken from somebody who has clients", async () => {
    const coach = await openStaff("coach");
    const client = await openClientOf(coach);
    expect(await update(coach, { role: "Investor", surname: "Gone" })).toMatchObject({
      http_code: 409,
      message: "This person still has clients: hand them over first",
    });
    expect((await search({ userId: coach.userId })).people[0]).toMatchObject({ clients: 1 });
    take(await update(coach, { role: "Financial Planner" }));
    expect((await rowOf(client)).adviserId).toBe(coach.userId);
  });

  test("of an administrator is not their own to change", async () => {
    expect(await update(administrator, { role: "Investor" })).toMatchObject({ http_code: 409 });
    take(await update(administrator, { role: "System Administrator", firstNames: "Sipho" }));
  });
});

describe("an account that is closed", () => {
  test("ends every session at once, lets nobody log in, and opens again with all that was there", async () => {
    const coach = await openStaff("coach");
    take(await callBackend("publishLandingPage", { body: { isPublished: true } }, coach));
    take(await setActive(coach, false));
    expect(await askSelf(coach)).toMatchObject({ http_code: 401 });
    const guest = await becomeGuest();
    const page = () => callBackend("getLandingPage", { params: { id: coach.userId } }, { bearer: guest });
    expect(await page()).toMatchObject({ http_code: 404 });
    const attempt = async (rsaid: string) => {
      const { token } = await getToken(guest, rsaid);
      return logIn(guest, token, "adviser");
    };
    expect(await attempt(coach.rsaid)).toEqual(await attempt(inventIdentityNumber()));
    expect((await search({ search: coach.rsaid })).people).toMatchObject([{ isActive: false }]);
    const closed = await callBackend("getUser", { query: { userId: coach.userId } }, administrator);
    expect(take(closed).user.isActive).toBe(false);
    take(await setActive(coach, false));
    take(await setActive(coach, true));
    expect(await askSelf(coach)).toMatchObject({ message: "A valid bearer token is required" });
    expect(await rolesOf(coach)).toEqual([ROLE_IDS.coach, ROLE_IDS.investor]);
    expect(await page()).toMatchObject({ http_code: 404 });
    expect((await actsOn(coach)).filter((verb) => /activated$/.test(verb))).toEqual([
      "deactivated",
      "activated",
    ]);
  });

  test("has no clients, asks for none any more, and no guest's plan stays with it", async () => {
    const coach = await openStaff("coach");
    take(await callBackend("publishLandingPage", { body: { isPublished: true } }, coach));
    const guest = await becomeGuest();
    const query = { adviserId: coach.userId };
    const { id } = take(
      await callBackend("createDemoPlan", { query, body: { ...thandi } }, { bearer: guest }),
    );
    const holder = await openAccount();
    await getDatabase().insert(adviserRequests).values({ userId: holder.userId, adviserId: coach.userId });
    const client = await openClientOf(coach);
    expect(await setActive(coach, false)).toMatchObject({
      http_code: 409,
      message: "This person still has clients: hand them over first",
    });
    take(await askSelf(coach));
    await getDatabase().update(users).set({ adviserId: null }).where(eq(users.id, client.userId));
    take(await setActive(coach, false));
    const [plan] = await getDatabase().select().from(plans).where(eq(plans.id, id));
    expect(plan?.adviserId).toBeNull();
    const body = { adviserId: coach.userId, answer: "yes" as const };
    expect(await callBackend("answerAdviserRequest", { body }, holder)).toMatchObject({ http_code: 404 });
    expect((await rowOf(holder)).adviserId).toBeNull();
  });

  test("is neither one's own nor the last administrator's, and only an administrator closes one", async () => {
    expect(await setActive(administrator, false)).toMatchObject({ http_code: 409 });
    const other = await openStaff("administrator");
    // Their session outlives their role, as if both had removed each other at once.
    await getDatabase().delete(userRoles).where(eq(userRoles.userId, other.userId));
    for (const refused of [
      await setActive(administrator, false, other),
      await update(administrator, { role: "Investor" }, other),
    ])
      expect(refused).toMatchObject({
        http_code: 409,
        message: expect.stringContaining("last system") as string,
      });
    for (const by of [planner, receiver])
      expect(await setActive(other, false, by)).toMatchObject({ http_code: 403 });
    expect(await setActive({ userId: 2_000_000 }, false)).toMatchObject({ http_code: 404 });
  });
});

describe("a client who is handed over", () => {
  const handOver = (
    from: Account,
    to: { userId: number },
    { by = administrator, client }: { by?: Account; client?: { userId: number } } = {},
  ) =>
    callBackend(
      "handOverClients",
      {
        params: { userId: from.userId },
        body: { toUserId: to.userId, ...(client && { clientUserId: client.userId }) },
      },
      { bearer: by.bearer },
    );
  const sees = async (adviser: Account, client: Account) =>
    (await callBackend("getUser", { query: { userId: client.userId } }, adviser)).http_code;

  test("goes with their plans, and everybody concerned is told", async () => {
    const client = await openClientOf(planner, "client@example.org");
    const { id } = take(await callBackend("createPlan", { body: { ...thandi } }, client));
    const fees = take(await callBackend("getClientFees", { params: { id: client.userId } }, planner)).fpFees;
    await getDatabase()
      .insert(feeProposals)
      .values({ userId: client.userId, fees, proposedById: planner.userId });
    expect(await sees(receiver, client)).toBe(404);
    expect(take(await handOver(planner, receiver, { client, by: planner }))).toEqual({ clients: 1 });
    expect([await sees(planner, client), await sees(receiver, client)]).toEqual([404, 200]);
    const plan = (by: Account) => callBackend("getPlan", { query: { id } }, by);
    expect(await plan(planner)).toMatchObject({ http_code: 404 });
    take(await plan(receiver));
    expect(await getDatabase().$count(feeProposals, eq(feeProposals.userId, client.userId))).toBe(0);
    const list = async ({ userId, bearer }: Account) =>
      take(
        await callBackend(
          "getPlanSummaries",
          { params: { userId }, query: { search: client.rsaid } },
          { bearer },
        ),
      ).planSummaries.map((row) => row.userId);
    expect([await list(planner), await list(receiver)]).toEqual([[], [client.userId]]);
    expect(await actsOn(client)).toContain("handed over");
    const arrived = () => mailServer.arrived.map(({ to, content }) => ({ to: to[0], content }));
    await expect
      .poll(() => arrived().map(({ to }) => to))
      .toEqual(expect.arrayContaining(["arjun@example.org", "naledi@example.org", "client@example.org"]));
    const told = arrived()
      .find(({ to }) => to === "client@example.org")!
      .content.replace(/=\r?\n/g, "");
    expect(told).toContain("Naledi Khumalo");
    expect(told).toContain("waited for your yes is withdrawn");
    for (const { content } of arrived()) expect(content).not.toContain(client.rsaid);
  });

  test("is not handed over by anybody else, nor to somebody who does not advise", async () => {
    const client = await openClientOf(planner);
    const refuse = async (code: number, ...asked: Parameters<typeof handOver>) =>
      expect((await handOver(...asked)).http_code).toBe(code);
    await refuse(403, planner, receiver, { client, by: receiver });
    await refuse(404, receiver, planner, { client, by: planner });
    await refuse(404, planner, receiver, { client: await openAccount(), by: planner });
    await refuse(422, planner, planner, { client });
    await refuse(422, planner, administrator, { client });
    await refuse(422, planner, await openAccount(), { client });
    const closed = await openStaff("planner");
    take(await setActive(closed, false));
    await refuse(422, planner, closed, { client });
    expect((await rowOf(client)).adviserId).toBe(planner.userId);
  });

  test("stays in the organisation of a planner, unless an administrator hands them over", async () => {
    const [ours, theirs] = [await addOrganisation("Ours"), await addOrganisation("Theirs")];
    const [from, near, far] = [
      await openStaff("planner"),
      await openStaff("planner"),
      await openStaff("coach"),
    ];
    const belong = (person: Account, organisationId: number) =>
      getDatabase().update(users).set({ organisationId }).where(eq(users.id, person.userId));
    await Promise.all([belong(from, ours), belong(near, ours), belong(far, theirs)]);
    const receivers = async (by: Account) =>
      take(await callBackend("getReceivers", {}, by)).advisers.map(({ userId }) => userId);
    expect((await receivers(from)).sort()).toEqual([from.userId, near.userId].sort());
    expect(await receivers(administrator)).toEqual(expect.arrayContaining([near.userId, far.userId]));
    const client = await openClientOf(from);
    expect(await handOver(from, far, { client, by: from })).toMatchObject({ http_code: 422 });
    take(await handOver(from, near, { client, by: from }));
    expect((await rowOf(client)).organisationId).toBe(ours);
    take(await handOver(near, far, { client }));
    expect((await rowOf(client)).organisationId).toBe(theirs);
  });

  test("may be one of all, so that the adviser's account can be closed", async () => {
    const leaving = await openStaff("planner");
    const clients = [await openClientOf(leaving), await openClientOf(leaving), await openClientOf(leaving)];
    const { id } = take(await callBackend("createPlan", { body: { ...thandi } }, clients[0]!));
    await getDatabase().update(users).set({ isActive: false }).where(eq(users.id, clients[2]!.userId));
    expect(take(await handOver(leaving, receiver))).toEqual({ clients: 3 });
    for (const client of clients) expect((await rowOf(client)).adviserId).toBe(receiver.userId);
    const owned = await getDatabase()
      .select()
      .from(plans)
      .where(eq(plans.ownerId, nameAccount(clients[0]!.userId)));
    expect(owned).toMatchObject([{ id, adviserId: receiver.userId }]);
    take(await setActive(leaving, false));
    expect(await handOver(leaving, receiver)).toMatchObject({ http_code: 404 });
  });
});

describe("the cell number of somebody who lost their phone", () => {
  afterEach(() => void vi.useRealTimers());

  type Typed = Partial<NonNullable<InputOf<OperationAt<"askNumberChange">>["body"]>>;
  const ask = ({ userId }: { userId: number }, by: Account, typed: Typed = {}) => {
    const body = { cell_number: inventCell(), identity_checked: true as const, ...typed };
    return callBackend("askNumberChange", { params: { id: userId }, body }, { bearer: by.bearer });
  };
  const cancel = ({ userId }: { userId: number }, by: Account) =>
    callBackend("cancelNumberChange", { params: { id: userId } }, { bearer: by.bearer });
  const read = async ({ userId }: { userId: number }, by: Account) =>
    take(await callBackend("getNumberChange", { params: { id: userId } }, { bearer: by.bearer })).change;
  const numberOf = async ({ userId }: { userId: number }) =>
    (await findDetails(getDatabase(), userId))?.cellNr;

  type Waiting = { data: { userId: number; changeId: string }; start_after: Date };
  async function findJob({ userId }: { userId: number }): Promise<Waiting> {
    const { rows } = await getDatabase().execute<Waiting>(
      sql`select data, start_after from pgboss.job where name = ${APPLY_NUMBER} and data @> ${{ userId }}`,
    );
    if (!rows[0]) throw new Error("no job waits");
    return rows[0];
  }
  const doJob = ({ data }: Waiting) =>
    applyNumber({ id: "", data, failedAttempts: 0, complete: async () => undefined });

  test("counts a day later, the old number told at once, and all sessions end then", async () => {
    const client = await openClientOf(planner);
    const cell_number = inventCell();
    const begun = Date.now();
    const change = take(await ask(client, planner, { cell_number }));
    expect(change.number).toBe(`…${cell_number.slice(-4)}`);
    expect(await read(client, administrator)).toEqual(change);
    const job = await findJob(client);
    const due = new Date(change.effective_at).getTime();
    expect(new Date(job.start_after).getTime()).toBe(due);
    expect(due - begun).toBeGreaterThanOrEqual(24 * 3_600_000);
    const told = () => gateway.delivered.filter(({ to }) => to === `+27${client.cell.slice(1)}`);
    await expect
      .poll(() =>
        told()
          .map(({ body }) => body)
          .join(),
      )
      .toContain("you lost your phone");
    expect(gateway.delivered.some(({ to }) => to === `+27${cell_number.slice(1)}`)).toBe(false);

    vi.useFakeTimers({ toFake: ["Date"], now: due - 1_000 });
    await doJob(job);
    expect(await numberOf(client)).toBe(client.cell.slice(1));
    vi.setSystemTime(due);
    await doJob(job);
    expect(await numberOf(client)).toBe(cell_number.slice(1));
    vi.useRealTimers();
    expect(await askSelf(client)).toMatchObject({ http_code: 401 });
    expect(await read(client, planner)).toBeUndefined();
    expect(await actsOn(client)).toEqual(
      expect.arrayContaining(["asked for another number", "changed number"]),
    );
  });

  test("stays as it was once the change is cancelled, or its holder has changed it", async () => {
    const client = await openClientOf(planner);
    take(await ask(client, administrator));
    expect(await ask(client, planner)).toMatchObject({ http_code: 422 });
    const job = await findJob(client);
    take(await cancel(client, planner));
    expect(await cancel(client, planner)).toMatchObject({ http_code: 404 });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 25 * 3_600_000 });
    await doJob(job);
    vi.useRealTimers();
    expect(await numberOf(client)).toBe(client.cell.slice(1));
    take(await askSelf(client));
    take(await ask(client, planner));
    await transact((tx) => replaceCellNumber(tx, client.userId, "820000009"));
    expect(await read(client, planner)).toBeUndefined();
  });

  test("comes to the holder of an ID number that somebody else registered first", async () => {
    const [rsaid, cell_number] = [inventIdentityNumber(), inventCell()];
    const squatter = await openAccount({ rsaid });
    const change = take(await ask(squatter, administrator, { cell_number }));
    // Until then nobody can log in, so that the squatter cannot put another number in the place of both.
    take(await setActive(squatter, false));
    expect(await askSelf(squatter)).toMatchObject({ http_code: 401 });
    const job = await findJob(squatter);
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(change.effective_at) });
    await doJob(job);
    take(await setActive(squatter, true, await openStaff("administrator")));
    const guest = await becomeGuest();
    const { token, request_id } = await getToken(guest, rsaid);
    expect(await logIn(guest, token)).toMatchObject({ response_code: "R01" });
    const code = deriveCode(request_id, 1);
    const sent = () => gateway.delivered.filter(({ body }) => body.includes(code)).map(({ to }) => to);
    await expect.poll(sent).toEqual([`+27${cell_number.slice(1)}`]);
    take(await verify(guest, request_id, code));
    const holder = takeBearer(await logIn(guest, token));
    expect(take(await askSelf({ ...squatter, bearer: holder })).user.rsaIdNr).toBe(rsaid);
    expect(await askSelf(squatter)).toMatchObject({ http_code: 401 });
  });

  test("is nobody else's to change, and needs a new number and a look at who they are", async () => {
    const [client, stranger] = [await openClientOf(planner), await openAccount()];
    expect(await ask(client, planner, { cell_number: client.cell })).toMatchObject({ http_code: 422 });
    expect(await ask(client, planner, { cell_number: "0310000000" })).toMatchObject({ http_code: 422 });
    expect(await ask(client, planner, { identity_checked: undefined })).toMatchObject({ http_code: 422 });
    expect(await ask(client, client)).toMatchObject({ http_code: 403 });
    for (const [about, by] of [
      [client, receiver],
      [stranger, planner],
      [planner, planner],
      [administrator, administrator],
    ] as const) {
      expect(await ask(about, by)).toMatchObject({ http_code: 404 });
      expect(await cancel(about, by)).toMatchObject({ http_code: 404 });
    }
    // A colleague who is somebody's client: an adviser could otherwise come to more rights than their own.
    const colleague = await openStaff("administrator");
    await getDatabase()
      .update(users)
      .set({ adviserId: planner.userId })
      .where(eq(users.id, colleague.userId));
    expect(await ask(colleague, planner)).toMatchObject({ http_code: 404 });
    take(await ask(colleague, administrator));
    const own = take(await callBackend("getUser", { headers: { EntityContext: "self" } }, colleague));
    expect(JSON.stringify(own)).not.toContain("numberChange");
  });
});
