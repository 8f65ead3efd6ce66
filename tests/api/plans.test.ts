import { describe, expect, test } from "vitest";
import { passesLuhn } from "../../app/base/luhn";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { take } from "../support/call";
import { everybody, overTheWire, thandi } from "../support/over-transports";

overTheWire(({ call, send, becomeGuest, makePlan, waitForRecommendation }) => {
  describe("a plan", () => {
    test("is stored as it was sent, under an invented ID number", async () => {
      const guest = await becomeGuest();
      const created = take(await call("createDemoPlan", { body: thandi }, guest));
      expect(created.plan_type).toBe("base");
      expect(created.rsaid).toMatch(/^\d{13}$/);
      expect(passesLuhn(created.rsaid ?? "")).toBe(false);
      const [plan] = take(await call("getPlan", { query: { id: created.id } }, guest));
      expect(plan).toMatchObject({ ...dropUndefined(thandi), id: created.id, rsaid: created.rsaid });
    });

    test("drops unknown fields and hidden answers", async () => {
      const guest = await becomeGuest();
      const record = { ...thandi, favourite_colour: "green", cash_lump_sum_value: 5 };
      const [plan] = take(await call("getPlan", { query: { id: await makePlan(guest, record) } }, guest));
      expect(plan).not.toHaveProperty("favourite_colour");
      expect(plan).not.toHaveProperty("cash_lump_sum_value");
    });

    test("answers the guaranteed income that step 6 shows, whatever was sent in", async () => {
      const guest = await becomeGuest();
      const id = await makePlan(guest, { ...thandi, guaranteed_income: 1 });
      const readIncome = async () =>
        take(await call("getPlan", { query: { id } }, guest))[0]?.guaranteed_income;
      const showIncome = async (changes: SurveyRecord = {}) => {
        const body = { ...thandi, ...changes };
        return take(await call("calculateGuaranteedIncome", { body }, guest)).guarantee_income;
      };
      const first = await showIncome();
      expect(first).toBeGreaterThan(1_000);
      expect(await readIncome()).toBe(first);
      // Fields that it does not use change nothing, however large they are.
      expect(await showIncome({ income_needed: 9e15, other_taxable_income: 9e15 })).toBe(first);

      const changes = { retirement_savings: 5_000_000 };
      const body = { ...changes, guaranteed_income: 1 };
      const [changed] = [take(await call("updatePlan", { query: { id }, body }, guest))];
      expect(await showIncome(changes)).toBeGreaterThan(first);
      expect(changed).toHaveProperty("guaranteed_income", await showIncome(changes));
      expect(await readIncome()).toBe(await showIncome(changes));
    });

    test("of a person who is not shown step 6 has no guaranteed income", async () => {
      const guest = await becomeGuest();
      const person = everybody.find(({ record }) => record.what_is_more_important === undefined);
      const id = await makePlan(guest, person!.record);
      const [plan] = take(await call("getPlan", { query: { id } }, guest));
      expect(plan).not.toHaveProperty("guaranteed_income");
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

    test("with a value outside its list is refused, and the value is not repeated", async () => {
      const { bearer } = await becomeGuest();
      const headers = { Authorization: `Bearer ${bearer}`, "Content-Type": "application/json" };
      const secret = "Nomvula".repeat(200);
      const fields = ["plan_type", "type_of_user", "gender", "has_debt", "what_is_more_important", "dob"];
      const spoiled = Object.fromEntries([...fields, "first_name"].map((field) => [field, secret]));
      const body = JSON.stringify({ ...thandi, ...spoiled });
      const response = await send("/plan/demo", { method: "POST", headers, body });
      expect(response.status).toBe(422);
      const answer = await response.text();
      for (const field of fields) expect(answer).toContain(`"path":"${field}"`);
      expect(answer).not.toContain("Nomvula");
      const asked = await send(`/plan?id=1&plan_type=${secret}`, { headers });
      expect(await asked.text()).not.toContain("Nomvula");
      const renewed = await send(`/user/token/refresh?type=${secret}`, { headers });
      expect(await renewed.text()).not.toContain("Nomvula");
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
      expect(answers[3]?.message).toBe("Unable to create plan");
      expect(answers[4]?.message).toBe("Unable to regenerate recommendation");
      expect(take(await call("getAllPlans", {}, stranger))).toEqual([]);
    });

    test("has no amended record until there is one", async () => {
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

    test("that asks for an amended recommendation when none exists finds nothing", async () => {
      const guest = await becomeGuest();
      const body = { id: await makePlan(guest), plan_type: "edit", rsaid: "" } as const;
      const message = "Unable to regenerate recommendation";
      expect(await call("updatePlan", { body }, guest)).toMatchObject({ http_code: 404, message });
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

    test("can be selected; the amended one cannot while there is none", async () => {
      const guest = await becomeGuest();
      const id = await makePlan(guest);
      const chosen = take(await call("selectPlan", { body: { id, plan_type: "base" } }, guest));
      expect(chosen).toEqual({ id, plan_type: "base", selected_at: expect.any(String) });
      const answer = await call("selectPlan", { body: { id, plan_type: "edit" } }, guest);
      expect(answer).toMatchObject({
        http_code: 404,
        message: "Unable to update plan recommendation selection",
      });
    });
  });
});

function dropUndefined(record: SurveyRecord): SurveyRecord {
  return JSON.parse(JSON.stringify(record)) as SurveyRecord;
}
