import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { take } from "../support/call";
import { overTheWire, thandi } from "../support/over-transports";

overTheWire(({ call, send, becomeGuest, makePlan, makeAdvisedPlan, override, list }) => {
  describe("a guest", () => {
    test("gets a token for half an hour", async () => {
      const before = Date.now();
      const { expires_at } = take(await call("getGuestToken", {}));
      const begun = Date.parse(expires_at) - 30 * 60_000;
      // A token's expiry is in whole seconds.
      expect(begun).toBeGreaterThan(before - 1_000);
      expect(begun).toBeLessThan(Date.now() + 1_000);
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
            { path: "retirement_date" },
            { path: "dob" },
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

    test("keeps one amended recommendation of twenty calls at once, and answers them all alike", async () => {
      const guest = await becomeGuest();
      const { id } = await makeAdvisedPlan(guest);
      const caller = { ...guest, processContextId: randomUUID() };
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => override(id, { debt_recommend: 70_000 }, caller)),
      );
      const [first] = answers;
      take(first!);
      for (const answer of answers) expect(answer).toEqual(first);
      expect(take(await list(id, guest))).toHaveLength(2);
    });

    test("answers what the first call amended, whatever was amended since", async () => {
      const guest = await becomeGuest();
      const { id } = await makeAdvisedPlan(guest);
      const caller = { ...guest, processContextId: randomUUID() };
      const first = await override(id, { debt_recommend: 70_000 }, caller);
      const since = take(await override(id, { debt_recommend: 60_000 }, guest));
      expect(await override(id, { debt_recommend: 70_000 }, caller)).toEqual(first);
      expect(take(await list(id, guest, "edit"))).toEqual([since]);
    });

    test("with another change of a recommendation is a conflict", async () => {
      const guest = await becomeGuest();
      const { id } = await makeAdvisedPlan(guest);
      const caller = { ...guest, processContextId: randomUUID() };
      const first = take(await override(id, { debt_recommend: 70_000 }, caller));
      expect(await override(id, { debt_recommend: 60_000 }, caller)).toMatchObject({
        response_code: "R02",
        http_code: 409,
        message: "This Processcontextid was used for another request",
      });
      expect(take(await list(id, guest, "edit"))).toEqual([first]);
    });
  });

  describe("a Channelid", () => {
    const ask = (Channelid: string) => send("/features", { headers: { Channelid } });

    test.each(["web", "branch-12345", "app_2026-11"])("such as %s is accepted", async (channel) => {
      expect((await ask(channel)).status).toBe(200);
    });

    test.each(["6303145009087", "web-0821234567", "a123456", "two words", "x".repeat(41)])(
      "such as %s is refused without repeating it",
      async (channel) => {
        const response = await ask(channel);
        expect(response.status).toBe(400);
        const body = await response.text();
        expect(JSON.parse(body)).toMatchObject({ response_code: "R02", http_code: 400 });
        expect(body).not.toContain(channel);
      },
    );
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
      ["an invalid number", "/plan?id=one", { method: "GET" }, 422, "R02"],
      ["a number in other digits", "/plan?id=0x5dc", { method: "GET" }, 422, "R02"],
      ["a number with an exponent", "/plan?id=1e3", { method: "GET" }, 422, "R02"],
      ["a number that is given twice", "/plan?id=1&id=2", { method: "GET" }, 422, "R02"],
      [
        "a type that is given twice",
        "/plan?id=1&plan_type=base&plan_type=edit",
        { method: "GET" },
        422,
        "R02",
      ],
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

  test("an invalid plan number gets the same message wherever it is given", async () => {
    const { bearer } = await becomeGuest();
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${bearer}` };
    const mistake = { path: "id", message: "Please give a plan's number" };
    const said = async (path: string, init: RequestInit) =>
      ((await (await send(path, { ...init, headers })).json()) as { return_object: unknown }).return_object;
    for (const id of ["0", "-1", "x", "2147483648"])
      expect(await said(`/plan?id=${id}`, {})).toEqual({ errors: [mistake] });
    for (const id of [0, -1, "1500", 2147483648, null]) {
      const body = JSON.stringify({ id, plan_type: "base" });
      expect(await said("/plan/select", { method: "POST", body })).toEqual({ errors: [mistake] });
      expect(await said("/plan", { method: "PUT", body })).toEqual({ errors: [mistake] });
    }
  });

  test("a plan's number that is missing is named as such", async () => {
    const { bearer } = await becomeGuest();
    const response = await send("/plan", { headers: { Authorization: `Bearer ${bearer}` } });
    expect(await response.json()).toMatchObject({
      return_object: { errors: [{ path: "id", message: "Please fill this in" }] },
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

  test("flags come as texts, the walk-through's on", async () => {
    const flags = take(await call("getFeatures", {}));
    expect(flags).toContainEqual({ featureName: "GoToRecommendation", enabled: "true" });
  });

  test("the service says that it is alive and ready", async () => {
    expect(take(await call("getLive", {}))).toEqual({ status: "live" });
    expect(take(await call("getReady", {}))).toEqual({ status: "ready" });
  });
});
