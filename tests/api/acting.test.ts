import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { getDatabase } from "../../app/backend/store/connection";
import { plans, recommendations, users } from "../../app/backend/store/schema";
import { addDays, addYears, formatDayMonthYear } from "../../app/base/date";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { type Account, becomeGuest, openAccount } from "../support/accounts";
import { take } from "../support/call";
import { thandi } from "../support/over-transports";
import { confirm } from "../support/own-data";
import { acceptTerms, OPERATOR, startWithMails, waitForAdvice } from "../support/recorded-customers";
import { openClientOf, openStaff } from "../support/staff";
import { today } from "../support/today";

const AGREED = formatDayMonthYear(today);
const FEES = { annuity: { annualExclVatShare: 0.005 } };

const mails = startWithMails();
let planner: Account;
let coach: Account;
let stranger: Account;
let administrator: Account;
beforeAll(async () => {
  planner = await openStaff("planner");
  coach = await openStaff("coach");
  stranger = await openStaff("planner");
  administrator = await openStaff("administrator");
  const names = { firstNames: "Lerato", surname: "Dlamini" };
  take(await callBackend("updateUser", { params: { id: planner.userId }, body: names }, planner));
});

const openClient = (adviser: Account = planner) => openClientOf(adviser, { fees: FEES });

const makeFor = ({ rsaid }: Account, by: Account = planner, more: object = {}) =>
  callBackend("createPlan", { body: { ...thandi, rsaid, client_agreed_on: AGREED, ...more } }, by);

const findRow = async (id: number) => (await getDatabase().select().from(plans).where(eq(plans.id, id)))[0]!;

/** A client who has accepted the terms, with a plan that their planner made, and its recommendation. */
async function openAdvisedClient() {
  const client = await openClient();
  take(await acceptTerms(client));
  const { id } = take(await makeFor(client));
  await waitForAdvice(planner, id);
  return { client, id };
}

const choose = (id: number, by: Account) =>
  callBackend("selectPlan", { body: { id, plan_type: "base" } }, by);

const request = (name: "requestQuote" | "requestInvestment", id: number, by: Account) =>
  callBackend(name, { body: { id, plan_type: "base" } }, by);

const readActs = async (client: Account) =>
  take(await callBackend("getOwnHistory", {}, client)).acts.map(({ act, plan_id, name }) => ({
    act,
    plan_id,
    name,
  }));

describe("a plan that an adviser makes for a client", () => {
  test("is the client's, with the client's fees, and says who made it and when the client agreed", async () => {
    const client = await openClient();
    const { id } = take(await makeFor(client));
    expect(await findRow(id)).toMatchObject({
      ownerId: `user:${client.userId}`,
      adviserId: planner.userId,
      madeById: planner.userId,
      agreedOn: today,
    });
    const [kept] = await getDatabase().select().from(recommendations).where(eq(recommendations.planId, id));
    expect(kept?.fees).toEqual(FEES);
    const [own] = take(await callBackend("getAllPlans", {}, client));
    expect(own).toMatchObject({ id, rsaid: client.rsaid });
    expect(await readActs(client)).toEqual([{ act: "made a plan", plan_id: id, name: "Lerato Dlamini" }]);
  });

  test("can be made by a coach", async () => {
    const client = await openClient(coach);
    expect(await findRow(take(await makeFor(client, coach)).id)).toMatchObject({ madeById: coach.userId });
  });

  test("says of plan, change, draft and copy in which role somebody sent it, whatever they say", async () => {
    const [client, coached] = [await openClient(), await openClient(coach)];
    const claimed = { type_of_user: "trustee" } as const;
    const readType = async (id: number) =>
      take(await callBackend("getPlan", { query: { id } }, client))[0]?.type_of_user;
    const { id } = take(await makeFor(client, planner, claimed));
    expect(await readType(id)).toBe("financial planner");
    const body = { retirement_savings: 4_100_000, ...claimed };
    take(await callBackend("updatePlan", { query: { id }, body }, client));
    expect(await readType(id)).toBe("investor");
    const made = take(await makeFor(coached, coach)).id;
    const [ofCoach] = take(await callBackend("getPlan", { query: { id: made } }, coach));
    expect(ofCoach?.type_of_user).toBe("coach");
    const guest = { bearer: await becomeGuest() };
    const own = { ...thandi, type_of_user: "financial planner" as const };
    const demo = take(await callBackend("createDemoPlan", { body: own }, guest));
    const [ofGuest] = take(await callBackend("getPlan", { query: { id: demo.id } }, guest));
    expect(ofGuest?.type_of_user).toBe("trustee");
    const { userId } = client;
    const save = async (by: Account) => {
      const input = { params: { userId }, body: { userId, draft: { first_name: "Thandi", ...claimed } } };
      return take(await callBackend("saveDraft", input, by)).draft.type_of_user;
    };
    expect([await save(client), await save(planner)]).toEqual(["investor", "financial planner"]);
    const copy = take(
      await callBackend("getOwnData", { headers: { Requestid: await confirm(client.bearer) } }, client),
    );
    expect([copy.draft?.type_of_user, copy.plans[0]?.answers.type_of_user]).toEqual([
      "financial planner",
      "investor",
    ]);
  });

  test("needs a day on which the client agreed, which is not to come and at most ten years ago", async () => {
    const client = await openClient();
    const first = addYears(today, -10);
    const days = ["01/01/1000", ...[addDays(first, -1), addDays(today, 1)].map(formatDayMonthYear)];
    for (const client_agreed_on of [undefined, "soon", ...days]) {
      const answer = await makeFor(client, planner, { client_agreed_on });
      expect(answer, client_agreed_on).toMatchObject({ http_code: 422 });
      expect(answer.return_object).toMatchObject({
        errors: [
          { path: "client_agreed_on", message: expect.stringContaining("at most ten years ago") as string },
        ],
      });
    }
    take(await makeFor(client, planner, { client_agreed_on: formatDayMonthYear(first) }));
  });

  test("is made for nobody but an own client", async () => {
    const client = await openClient();
    expect(await makeFor(client, stranger)).toMatchObject({ http_code: 404 });
    expect(await makeFor(client, coach)).toMatchObject({ http_code: 404 });
    expect(await makeFor(planner)).toMatchObject({ http_code: 404 });
    expect(await makeFor(client, planner, { rsaid: undefined })).toMatchObject({ http_code: 404 });
    expect(await makeFor(client, administrator)).toMatchObject({ http_code: 403 });
    const guest = { bearer: await becomeGuest() };
    const body: SurveyRecord = thandi;
    const { id } = take(await callBackend("createDemoPlan", { body }, guest));
    const claim = {
      body: { id, plan_type: "base", rsaid: client.rsaid },
      headers: { Token: guest.bearer },
    } as const;
    expect(await callBackend("createPlan", claim, planner)).toMatchObject({ http_code: 403 });
  });
});

describe("the plans of a client", () => {
  test("may have a number from another country, which stays, and which the client cannot type themselves", async () => {
    const client = await openClient();
    const { id } = take(await makeFor(client, planner, { phone: "+44 20 7946 0018" }));
    const change = (by: Account, more: object) =>
      callBackend("updatePlan", { query: { id }, body: more }, by);
    expect(await change(client, { last_name: "Dlamini" })).toMatchObject({ http_code: 200 });
    expect(await change(client, { phone: "+44 20 7946 0019" })).toMatchObject({ http_code: 422 });
    expect(await change(planner, { phone: "+44 20 7946 0019" })).toMatchObject({ http_code: 200 });
  });

  test("are seen by their adviser, also those that they make or claim themselves, and by no other", async () => {
    const guest = await becomeGuest();
    const claimed = take(await callBackend("createDemoPlan", { body: thandi }, { bearer: guest })).id;
    const client = await openAccount({ guest });
    await getDatabase().update(users).set({ adviserId: planner.userId }).where(eq(users.id, client.userId));
    const { rsaid } = client;
    const claim = { body: { id: claimed, plan_type: "base", rsaid }, headers: { Token: guest } } as const;
    take(await callBackend("createPlan", claim, client));
    const { id } = take(await callBackend("createPlan", { body: thandi }, client));
    const list = async (by: Account) =>
      take(await callBackend("getAllPlans", { query: { rsaid } }, by)).map((plan) => plan.id);
    expect(await list(planner)).toEqual([id, claimed]);
    for (const other of [coach, stranger, administrator]) {
      expect(await list(other)).toEqual([]);
      expect(await callBackend("getPlan", { query: { id } }, other)).toMatchObject({ http_code: 404 });
    }
    take(await callBackend("getPlan", { query: { id } }, planner));
    take(await callBackend("updatePlan", { query: { id }, body: { first_name: "Thandeka" } }, planner));
    expect((await readActs(client)).map(({ act, plan_id }) => [act, plan_id])).toEqual([
      ["changed a plan", id],
      ["saw a plan", id],
    ]);
  });

  test("have the adviser of a guest's plan if the person has none", async () => {
    const guest = await becomeGuest();
    const { id } = take(await callBackend("createDemoPlan", { body: thandi }, { bearer: guest }));
    await getDatabase().update(plans).set({ adviserId: planner.userId }).where(eq(plans.id, id));
    const { bearer, rsaid } = await openAccount({ guest });
    const claim = { body: { id, plan_type: "base", rsaid }, headers: { Token: guest } } as const;
    take(await callBackend("createPlan", claim, { bearer }));
    expect(await findRow(id)).toMatchObject({ adviserId: planner.userId });
  });
});

describe("a planner who chooses a client's plan", () => {
  test("does so under the terms that the client has accepted", async () => {
    const client = await openClient();
    const { id } = take(await makeFor(client));
    await waitForAdvice(planner, id);
    take(await acceptTerms(planner));
    expect(await choose(id, planner)).toMatchObject({ http_code: 409 });
    take(await acceptTerms(client));
    expect(await choose(id, planner)).toMatchObject({ http_code: 200 });
  });

  test("stands in the record of advice and in My data, and the client gets the copy", async () => {
    const { client, id } = await openAdvisedClient();
    const { record } = take(await choose(id, planner));
    const recordId = record!.record_id;
    const { file } = take(await callBackend("getRecord", { params: { recordId } }, client));
    const by = { name: "Lerato Dlamini", role: "Financial Planner" };
    const answers = { type_of_user: "financial planner" };
    expect(JSON.parse(file)).toMatchObject({ record: { adviser: by, selected_by: by, answers } });
    expect(await readActs(client)).toContainEqual({ act: "chose a plan", plan_id: id, name: by.name });
    await expect.poll(() => mails.arrived.length).toBe(1);
    const [mail] = mails.arrived;
    expect(mail?.to).toEqual([thandi.email]);
    expect(mail?.content).toContain(`Your adviser chose the recommended plan ${id}.`);
    expect(mail?.content).toContain("This was not you?");
    expect(mail?.content).not.toContain("client=");
  });

  test("is not named in a record of what the client chose", async () => {
    const { client, id } = await openAdvisedClient();
    const { record } = take(await choose(id, client));
    const recordId = record!.record_id;
    const { file } = take(await callBackend("getRecord", { params: { recordId } }, planner));
    expect(JSON.parse(file)).not.toHaveProperty("record.selected_by");
  });

  test("is not the sender in the record and its copy, once the client has changed the answers", async () => {
    const { client, id } = await openAdvisedClient();
    const body = { last_name: "Mokoena", type_of_user: "financial planner" as const };
    take(await callBackend("updatePlan", { query: { id }, body }, client));
    const { record } = take(await choose(id, planner));
    const params = { recordId: record!.record_id };
    const { file } = take(await callBackend("getRecord", { params }, planner));
    const ofClient = { answers: { type_of_user: "investor" } };
    expect(JSON.parse(file)).toMatchObject({ record: ofClient });
    const headers = { Requestid: await confirm(client.bearer) };
    const copy = take(await callBackend("getOwnData", { headers }, client));
    expect(copy.advice_records).toMatchObject([{ record: ofClient }]);
    expect(copy.plans).toMatchObject([ofClient]);
  });

  test("is neither a coach nor another planner nor an administrator", async () => {
    const client = await openClient(coach);
    take(await acceptTerms(client));
    const { id } = take(await makeFor(client, coach));
    await waitForAdvice(client, id);
    for (const [caller, http_code] of [
      [coach, 403],
      [administrator, 403],
      [stranger, 404],
    ] as const) {
      expect(await choose(id, caller)).toMatchObject({ http_code });
      expect(await request("requestQuote", id, caller)).toMatchObject({ http_code });
      expect(await request("requestInvestment", id, caller)).toMatchObject({ http_code });
    }
    expect(take(await callBackend("getRecords", { query: { id } }, coach))).toEqual([]);
  });
});

describe("what a planner asks for a client", () => {
  const readRequests = async (id: number, by: Account) =>
    take(await callBackend("getRequests", { query: { id } }, by));

  test("counts at once if it is a quote", async () => {
    const { client, id } = await openAdvisedClient();
    const { reference, awaits_confirmation } = take(await request("requestQuote", id, planner));
    expect(awaits_confirmation).toBeUndefined();
    expect(await readRequests(id, client)).toMatchObject([
      { reference, kind: "quote", asked_by: { name: "Lerato Dlamini", role: "Financial Planner" } },
    ]);
    await expect
      .poll(() => mails.arrived.flatMap(({ to }) => to).sort())
      .toEqual([OPERATOR, thandi.email].sort());
    expect((await readActs(client))[0]).toMatchObject({ act: "asked for a quote", plan_id: id });
  });

  test("waits for the client's yes if it is to invest, and nobody else hears of it before", async () => {
    const { client, id } = await openAdvisedClient();
    const asked = take(await request("requestInvestment", id, planner));
    expect(asked.awaits_confirmation).toBe(true);
    expect(take(await request("requestInvestment", id, planner))).toEqual(asked);
    await expect.poll(() => mails.arrived.length).toBe(1);
    expect(mails.arrived[0]).toMatchObject({ to: [thandi.email] });
    expect(mails.arrived[0]?.content).toContain("It counts only once you confirm it.");
    expect(await readRequests(id, client)).toMatchObject([{ awaits_confirmation: true }]);

    const confirmed = take(await request("requestInvestment", id, client));
    expect(confirmed).toEqual({ ...asked, awaits_confirmation: undefined });
    expect(await readRequests(id, planner)).toMatchObject([{ reference: asked.reference }]);
    expect((await readRequests(id, planner))[0]).not.toHaveProperty("awaits_confirmation");
    await expect
      .poll(() =>
        mails.arrived
          .slice(1)
          .flatMap(({ to }) => to)
          .sort(),
      )
      .toEqual([OPERATOR, thandi.email].sort());
    expect(take(await request("requestInvestment", id, client))).toEqual(confirmed);
    expect(mails.arrived).toHaveLength(3);
  });

  test("needs no confirmation if the client has asked", async () => {
    const { client, id } = await openAdvisedClient();
    const own = take(await request("requestInvestment", id, client));
    expect(own.awaits_confirmation).toBeUndefined();
    expect(take(await request("requestInvestment", id, planner))).toEqual(own);
  });
});
