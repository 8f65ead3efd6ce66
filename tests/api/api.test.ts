import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { todayInSouthAfrica } from "../../app/base/date";
import { passesLuhn } from "../../app/backend/plan/invented-rsaid";
import { callOver } from "../../app/backend/transports/call-backend";
import type { Caller } from "../../app/backend/transports/call-backend";
import { embedded } from "../../app/backend/transports/embedded";
import { reachOver } from "../../app/backend/transports/remote";
import type { Transport } from "../../app/backend/transports/transport";
import type { InputOf } from "../../app/contract/operation";
import type { OperationAt, OperationName } from "../../app/contract/operations";
import type { SurveyRecord } from "../../app/contract/survey-record";
import { people } from "../../fixtures/people";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { serveApi } from "../support/serve-api";

const everybody = people(todayInSouthAfrica(new Date()));
const thandi = everybody[0]!.record;

let stop: () => Promise<void>;
let origin = "";
let closeServer: () => Promise<void>;

beforeAll(async () => {
  stop = await startTestBackend();
  ({ origin, close: closeServer } = await serveApi());
});
afterAll(async () => {
  await closeServer();
  await stop();
});

describe.each<[string, () => Transport]>([
  ["embedded", () => embedded],
  ["remote", () => reachOver(origin)],
])("over the %s transport", (_, chooseTransport) => {
  function call<Name extends OperationName>(
    name: Name,
    input: InputOf<OperationAt<Name>>,
    caller: Caller = {},
  ) {
    return callOver(chooseTransport(), name, input, caller);
  }

  function send(path: string, init: RequestInit): Promise<Response> {
    return chooseTransport()(new Request(`http://embedded/api${path}`, init));
  }

  async function becomeGuest(): Promise<{ bearer: string }> {
    return { bearer: take(await call("getGuestToken", {})).bearer_token };
  }

  async function makePlan(guest: { bearer: string }, record: SurveyRecord = thandi): Promise<number> {
    return take(await call("createDemoPlan", { body: record }, guest)).id;
  }

  async function waitForAnswer(guest: { bearer: string }, id: number) {
    for (;;) {
      const answer = await call("getRecommendations", { query: { id } }, guest);
      if (answer.response_code !== "R01") return answer;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }

  async function waitForRecommendation(guest: { bearer: string }, id: number) {
    const list = take(await waitForAnswer(guest, id));
    if (!Array.isArray(list)) throw new Error("still generating");
    return list;
  }

  describe("a guest", () => {
    test("gets a token for half an hour", async () => {
      const before = Date.now();
      const { expires_at } = take(await call("getGuestToken", {}));
      const minutes = (Date.parse(expires_at) - before) / 60_000;
      expect(minutes).toBeGreaterThan(29.9);
      expect(minutes).toBeLessThan(30.1);
    });

    test("renews the token and keeps the plans", async () => {
      const guest = await becomeGuest();
      const id = await makePlan(guest);
      const { bearer_token } = take(await call("refreshToken", { query: { type: "guest" } }, guest));
      expect(bearer_token).not.toBe(guest.bearer);
      const plans = take(await call("getAllPlans", {}, { bearer: bearer_token }));
      expect(plans.map((plan) => plan.id)).toEqual([id]);
    });

    test("is asked for a token where one is needed, whatever is sent instead", async () => {
      for (const bearer of [undefined, "nonsense", "eyJhbGciOiJub25lIn0.e30."]) {
        const answer = await call("getAllPlans", {}, { bearer });
        expect(answer).toMatchObject({ response_code: "R03", http_code: 401, return_object: null });
      }
      const withCookie = await send("/plan/all", { headers: { Cookie: "Authorization=Bearer x" } });
      expect(withCookie.status).toBe(401);
    });

    test("may make demo plans only", async () => {
      const answer = await call("createPlan", { body: thandi }, await becomeGuest());
      expect(answer).toMatchObject({ response_code: "R03", http_code: 403 });
    });
  });

  describe("a plan", () => {
    test("is kept as it was sent, under an ID number that is nobody's", async () => {
      const guest = await becomeGuest();
      const created = take(await call("createDemoPlan", { body: thandi }, guest));
      expect(created.plan_type).toBe("base");
      expect(created.rsaid).toMatch(/^\d{13}$/);
      expect(passesLuhn(created.rsaid ?? "")).toBe(false);
      const [plan] = take(await call("getPlan", { query: { id: created.id } }, guest));
      expect(plan).toMatchObject({ ...dropUndefined(thandi), id: created.id, rsaid: created.rsaid });
    });

    test("drops unknown fields, hidden answers and a guaranteed income that is sent in", async () => {
      const guest = await becomeGuest();
      const record = { ...thandi, favourite_colour: "green", guaranteed_income: 1, cash_lump_sum_value: 5 };
      const [plan] = take(await call("getPlan", { query: { id: await makePlan(guest, record) } }, guest));
      expect(plan).not.toHaveProperty("favourite_colour");
      expect(plan).not.toHaveProperty("guaranteed_income");
      expect(plan).not.toHaveProperty("cash_lump_sum_value");
    });

    test("with mistakes is refused by the survey's own words and nothing is kept", async () => {
      const guest = await becomeGuest();
      const body = { ...thandi, retirement_savings: 99_999, first_name: "" };
      const answer = await call("createDemoPlan", { body }, guest);
      expect(answer).toMatchObject({ response_code: "R02", http_code: 422 });
      expect(answer.return_object).toEqual({
        errors: [
          { path: "first_name", message: "Please enter your preferred name" },
          { path: "retirement_savings", message: "Please enter an amount greater than R100 000" },
        ],
      });
      expect(take(await call("getAllPlans", {}, guest))).toEqual([]);
    });

    test("of the wrong shape is refused by field", async () => {
      const guest = await becomeGuest();
      const response = await send("/plan/demo", {
        method: "POST",
        headers: { Authorization: `Bearer ${guest.bearer}`, "Content-Type": "application/json" },
        body: JSON.stringify({
          ...thandi,
          type_of_user: "somebody else",
          retirement_savings: "a lot",
          has_debt: "perhaps",
        }),
      });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        return_object: {
          errors: [
            { path: "type_of_user" },
            { path: "retirement_savings", message: "Invalid input format" },
            { path: "has_debt", message: "Please select an option" },
          ],
        },
      });
    });

    test("is listed with the guest's others, the newest first", async () => {
      const guest = await becomeGuest();
      const first = await makePlan(guest);
      const second = take(await call("createDemoPlan", { body: everybody[1]!.record }, guest));
      const plans = take(await call("getAllPlans", {}, guest));
      expect(plans.map(({ id }) => id)).toEqual([second.id, first]);
      const ofSecond = take(await call("getAllPlans", { query: { rsaid: second.rsaid } }, guest));
      expect(ofSecond.map(({ id }) => id)).toEqual([second.id]);
    });

    test("of another guest cannot be seen, changed, selected or told from one that does not exist", async () => {
      const id = await makePlan(await becomeGuest());
      const stranger = await becomeGuest();
      const tries = (plan: number) => [
        call("getPlan", { query: { id: plan } }, stranger),
        call("getRecommendations", { query: { id: plan } }, stranger),
        call("updatePlan", { query: {}, body: { ...thandi, id: plan } }, stranger),
        call("updatePlan", { query: { id: plan }, body: { first_name: "Zola" } }, stranger),
        call("updatePlan", { query: {}, body: { id: plan, plan_type: "base", rsaid: "" } }, stranger),
        call("selectPlan", { body: { id: plan, plan_type: "base" } }, stranger),
      ];
      const answers = await Promise.all(tries(id));
      for (const answer of answers) expect(answer).toMatchObject({ response_code: "R04", http_code: 404 });
      expect(answers).toEqual(await Promise.all(tries(2_000_000_000)));
      expect(take(await call("getAllPlans", {}, stranger))).toEqual([]);
    });

    test("has no customised record until there is one", async () => {
      const guest = await becomeGuest();
      const id = await makePlan(guest);
      const answer = await call("getPlan", { query: { id, plan_type: "edit" } }, guest);
      expect(answer).toMatchObject({ response_code: "R04", http_code: 404, message: "Unable to fetch plan" });
      expect(take(await call("getPlan", { query: { id, plan_type: "both" } }, guest))).toHaveLength(1);
    });
  });

  describe("a change of a plan", () => {
    test("as a whole record leaves out what is absent, and advises anew", async () => {
      const guest = await becomeGuest();
      const id = await makePlan(guest);
      const [before] = await waitForRecommendation(guest, id);
      const withoutDebt = { ...thandi, has_debt: "no" as const, debt_value: undefined };
      const changed = take(
        await call("updatePlan", { query: {}, body: { ...withoutDebt, id, plan_type: "base" } }, guest),
      );
      expect(changed).not.toHaveProperty("debt_value");
      const [after] = await waitForRecommendation(guest, id);
      expect(before!.common_info.cash_recommendations.debt_recommend).toBeGreaterThan(0);
      expect(after!.common_info.cash_recommendations.debt_recommend).toBe(0);
    });

    test("of some fields leaves the others", async () => {
      const guest = await becomeGuest();
      const id = await makePlan(guest);
      const changed = take(await call("updatePlan", { query: { id }, body: { first_name: "Zola" } }, guest));
      expect(changed).toMatchObject({ ...dropUndefined(thandi), first_name: "Zola", id });
    });

    test("that breaks a rule changes nothing", async () => {
      const guest = await becomeGuest();
      const id = await makePlan(guest);
      const answer = await call("updatePlan", { query: { id }, body: { debt_value: 0 } }, guest);
      expect(answer).toMatchObject({
        http_code: 422,
        return_object: {
          errors: [{ path: "debt_value", message: "Please enter an amount greater than R0" }],
        },
      });
      const [plan] = take(await call("getPlan", { query: { id } }, guest));
      expect(plan).toMatchObject({ debt_value: thandi.debt_value });
    });

    test("without a plan's number is refused", async () => {
      const answer = await call("updatePlan", { query: {}, body: thandi }, await becomeGuest());
      expect(answer).toMatchObject({ http_code: 422, return_object: { errors: [{ path: "id" }] } });
    });

    test("whose body names another plan than its address is refused and changes nothing", async () => {
      const guest = await becomeGuest();
      const id = await makePlan(guest);
      const body = { id: id + 1, first_name: "Zola" };
      const answer = await call("updatePlan", { query: { id }, body }, guest);
      expect(answer).toMatchObject({ http_code: 422, return_object: { errors: [{ path: "id" }] } });
      const [plan] = take(await call("getPlan", { query: { id } }, guest));
      expect(plan?.first_name).toBe(thandi.first_name);
    });

    test("that asks for a customised recommendation where there is none finds nothing", async () => {
      const guest = await becomeGuest();
      const body = { id: await makePlan(guest), plan_type: "edit", rsaid: "" } as const;
      expect(await call("updatePlan", { body }, guest)).toMatchObject({ http_code: 404 });
    });

    test("that only asks for a failed recommendation leaves a good one alone", async () => {
      const guest = await becomeGuest();
      const id = await makePlan(guest);
      const before = await waitForRecommendation(guest, id);
      take(await call("updatePlan", { query: {}, body: { id, plan_type: "base", rsaid: "" } }, guest));
      expect(await call("getRecommendations", { query: { id } }, guest)).toMatchObject({
        response_code: "R00",
        return_object: before,
      });
    });
  });

  describe("a recommendation", () => {
    test.each(everybody)("of $recommended comes to $slug", async ({ record, recommended }) => {
      const guest = await becomeGuest();
      const id = await makePlan(guest, record);
      const [ours, ...others] = await waitForRecommendation(guest, id);
      expect(others).toEqual([]);
      expect(ours).toMatchObject({ plan_type: "base", selected: true });
      expect(ours!.common_info.annuity_recommendation).toBe(recommended);
      const cash = ours!.common_info.cash_recommendations;
      const parts = cash.lump_sum + cash.annuity_amount_recommend;
      expect(parts).toBeCloseTo(cash.savings_at_retirement, 1);
    });

    test("is still under way at first, and says how far", async () => {
      const guest = await becomeGuest();
      const id = await makePlan(guest);
      const answer = await call("getRecommendations", { query: { id } }, guest);
      if (answer.response_code !== "R01") return expect(answer.response_code).toBe("R00");
      expect(answer).toMatchObject({ http_code: 201, return_object: { stages_done: expect.any(Number) } });
    });

    test("can be selected; the customised one cannot while there is none", async () => {
      const guest = await becomeGuest();
      const id = await makePlan(guest);
      const chosen = take(await call("selectPlan", { body: { id, plan_type: "base" } }, guest));
      expect(chosen).toEqual({ id, plan_type: "base" });
      const answer = await call("selectPlan", { body: { id, plan_type: "edit" } }, guest);
      expect(answer).toMatchObject({
        http_code: 404,
        message: "Unable to update plan recommendation selection",
      });
    });
  });

  describe("the guaranteed income", () => {
    test("is worked out from the answers known so far", async () => {
      const { dob, gender, retirement_date } = thandi;
      const known = { dob, gender, retirement_date, retirement_savings: 1_000_000 };
      const guest = await becomeGuest();
      const ask = async (body: SurveyRecord) =>
        take(await call("calculateGuaranteedIncome", { body }, guest)).guarantee_income;
      const single = await ask(known);
      expect(single).toBeGreaterThan(0);
      const partner = { partner_gender: "male" as const, partner_dob: thandi.partner_dob };
      const withPartner = await ask({ ...known, financially_support_partner: "yes", ...partner });
      expect(withPartner).toBeLessThan(single);
    });

    test("names the answers it lacks", async () => {
      const answer = await call("calculateGuaranteedIncome", { body: {} }, await becomeGuest());
      expect(answer).toMatchObject({
        http_code: 422,
        return_object: {
          errors: [
            { path: "dob" },
            { path: "retirement_date" },
            { path: "gender" },
            { path: "retirement_savings" },
          ],
        },
      });
    });
  });

  describe("a repeated Processcontextid", () => {
    test("makes one plan of twenty calls at once, and answers them all alike", async () => {
      const guest = { ...(await becomeGuest()), processContextId: randomUUID() };
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => call("createDemoPlan", { body: thandi }, guest)),
      );
      const [first] = answers;
      take(first!);
      for (const answer of answers) expect(answer).toEqual(first);
      expect(take(await call("getAllPlans", {}, guest))).toHaveLength(1);
    });

    test("with another body is a conflict, and the first plan stays as it is", async () => {
      const guest = { ...(await becomeGuest()), processContextId: randomUUID() };
      const id = await makePlan(guest);
      const answer = await call("createDemoPlan", { body: { ...thandi, first_name: "Zola" } }, guest);
      expect(answer).toMatchObject({ response_code: "R02", http_code: 409 });
      const [plan] = take(await call("getPlan", { query: { id } }, { bearer: guest.bearer }));
      expect(plan?.first_name).toBe(thandi.first_name);
    });

    test("of another guest, or after a refusal, is another call", async () => {
      const processContextId = randomUUID();
      const guest = { ...(await becomeGuest()), processContextId };
      const refused = await call("createDemoPlan", { body: { ...thandi, first_name: "" } }, guest);
      expect(refused.http_code).toBe(422);
      const id = await makePlan(guest);
      const other = { ...(await becomeGuest()), processContextId };
      expect(await makePlan(other)).not.toBe(id);
    });

    test("is told from one that is no UUID", async () => {
      const guest = { ...(await becomeGuest()), processContextId: "today" };
      const answer = await call("createDemoPlan", { body: thandi }, guest);
      expect(answer).toMatchObject({ response_code: "R02", http_code: 400 });
    });
  });

  describe("what is not a call", () => {
    const json = { "Content-Type": "application/json" };
    test.each<[string, string, RequestInit, number, string]>([
      ["a body of 300 kB", "/plan/demo", { body: JSON.stringify({ a: "x".repeat(300_000) }) }, 413, "R02"],
      ["broken JSON", "/plan/demo", { body: '{"first_name": ' }, 400, "R02"],
      ["a form", "/plan/demo", { body: "a=b", headers: { "Content-Type": "text/plain" } }, 415, "R02"],
      ["no body where one is needed", "/plan/demo", {}, 422, "R02"],
      ["a path that is no call", "/plans", { method: "GET" }, 404, "R04"],
      ["a method that the path does not take", "/plan/demo", { method: "DELETE" }, 405, "R02"],
      ["a number that is none", "/plan?id=one", { method: "GET" }, 422, "R02"],
      ["a number in other digits", "/plan?id=0x5dc", { method: "GET" }, 422, "R02"],
      ["a number with an exponent", "/plan?id=1e3", { method: "GET" }, 422, "R02"],
      ["a list for a number", "/plan/select", { body: '{"id":["1"],"plan_type":"base"}' }, 422, "R02"],
      ["a text for a number", "/plan/select", { body: '{"id":"1","plan_type":"base"}' }, 422, "R02"],
      ["no number at all", "/plan", { method: "GET" }, 422, "R02"],
    ])("%s is refused", async (_name, path, init, status, code) => {
      const { bearer } = await becomeGuest();
      const headers = { ...json, ...init.headers, Authorization: `Bearer ${bearer}` };
      const response = await send(path, { method: "POST", ...init, headers });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ response_code: code, http_code: status });
    });
  });

  test("a plan's number that is missing is named as such", async () => {
    const { bearer } = await becomeGuest();
    const response = await send("/plan", { headers: { Authorization: `Bearer ${bearer}` } });
    expect(await response.json()).toMatchObject({
      return_object: { errors: [{ path: "id", message: "Required" }] },
    });
  });

  test("thresholds and limits are those of the rules", async () => {
    const variables = take(await call("getSystemVariables", {}, await becomeGuest()));
    expect(variables).toMatchObject({
      soft_min_savings_param: 1_500_000,
      minimum_retirement_savings: 100_000,
      target_confidence_level: 0.75,
      inflation_perct: 4.5,
    });
  });

  test("flags come as texts, the walk-through's off until there is one", async () => {
    const flags = take(await call("getFeatures", {}));
    expect(flags).toContainEqual({ featureName: "GoToRecommendation", enabled: "false" });
  });

  test("the service says that it is alive and ready", async () => {
    expect(take(await call("getLive", {}))).toEqual({ status: "live" });
    expect(take(await call("getReady", {}))).toEqual({ status: "ready" });
  });
});

function dropUndefined(record: SurveyRecord): SurveyRecord {
  return JSON.parse(JSON.stringify(record)) as SurveyRecord;
}
