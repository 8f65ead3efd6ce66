import { sql } from "drizzle-orm";
import { describe, expect, inject, test } from "vitest";
import { addYears, formatDayMonthYear } from "../../app/base/date";
import { handleApiRequest } from "../../app/backend/api/handle-api-request";
import { getDatabase } from "../../app/backend/store/connection";
import { summariseAdvice } from "../../app/contract/plan/advice-summary";
import type { WireAmendment } from "../../app/contract/plan/adjust-needs";
import { amend, type Amendment } from "../../app/engine";
import { presentRecommendation } from "../../app/backend/recommendation/present-recommendation";
import { refusals } from "../../app/contract/wire/refusals";
import { take } from "../support/call";
import { countRuns } from "../support/count-runs";
import { overTheWire, recordOf, type TestGuest, thandi } from "../support/over-transports";
import { tellEngine } from "../support/tell-engine";
import { today } from "../support/today";

const inYears = (years: number) => formatDayMonthYear(addYears(today, years));

/** A person's amended recommendation, computed by the engine from the same answers today. */
function amendAlone(slug: string, amendment: Amendment) {
  const { retirementCase, surroundings } = tellEngine(recordOf(slug));
  const advice = amend(retirementCase, amendment, ...surroundings);
  return JSON.parse(
    JSON.stringify({ ...presentRecommendation(advice, surroundings[0], "edit"), selected: false }),
  ) as unknown;
}

overTheWire(({ call, becomeGuest, makePlan, makeAdvisedPlan, waitForRecommendation, override, list }) => {
  test("a change that rests on another state of the plan is refused, and one that says none is made", async () => {
    const guest = await becomeGuest();
    const { id } = await makeAdvisedPlan(guest, thandi);
    const change = (body: WireAmendment & { instead_of?: WireAmendment }) =>
      call("overrideRecommendation", { body: { id, ...body } }, guest);
    take(await change({ debt_recommend: 10_000, instead_of: {} }));
    const late = await change({ apply_exclusion: "yes", instead_of: {} });
    expect(late).toMatchObject({ http_code: 409, message: refusals.planChanged.message });
    const [first, second] = await Promise.all([
      change({ debt_recommend: 10_000, apply_exclusion: "yes", instead_of: { debt_recommend: 10_000 } }),
      change({ debt_recommend: 20_000, instead_of: { debt_recommend: 10_000 } }),
    ]);
    expect([first.http_code, second.http_code].sort()).toEqual([200, 409]);
    take(await change({ desired_gross_monthly_income: 12_000 }));
  });

  describe("the list of plans", () => {
    test("says of each what was advised and amended, also of rows that have no summary", async () => {
      const guest = await becomeGuest();
      const { id, recommendation } = await makeAdvisedPlan(guest, thandi);
      const waiting = await makePlan(guest);
      const edited = take(await override(id, { desired_gross_monthly_income: 12_000 }, guest));
      const read = async () =>
        new Map(
          take(await call("getAllPlans", { query: { with: "advice" } }, guest)).map((plan) => [
            plan.id,
            plan.advice,
          ]),
        );
      const advice = {
        status: "ready",
        base: { ...summariseAdvice(recommendation), selected: recommendation.selected },
        edit: { ...summariseAdvice(edited), selected: edited.selected },
        has_record: false,
      };
      expect(advice.edit.monthly_income_total).toBeCloseTo(12_000, 0);
      const listed = await read();
      expect(listed.get(id)).toEqual({ ...advice, base: { ...advice.base, selected: !edited.selected } });
      expect(listed.get(waiting)).toMatchObject({ has_record: false });
      await getDatabase().execute(
        sql`update recommendations set summary_encrypted = null where plan_id = ${id}`,
      );
      expect((await read()).get(id)).toEqual(listed.get(id));
      const plain = take(await call("getAllPlans", {}, guest));
      expect(plain.filter(({ advice: one }) => one)).toEqual([]);
    });
  });

  describe("the version of a plan's recommendations", () => {
    /** Asks over the wire, as a client that has cached a version. */
    const ask = async (id: number, { bearer }: TestGuest, version?: string) => {
      const headers = { Authorization: `Bearer ${bearer}`, ...(version && { "If-None-Match": version }) };
      const url = `http://embedded/api/plan/recommendations?id=${id}`;
      const response = await handleApiRequest(new Request(url, { headers }));
      return { status: response.status, version: response.headers.get("ETag")!, text: await response.text() };
    };

    test("is another whenever they are, and is told only to those who may see them", async () => {
      const guest = await becomeGuest();
      const { id } = await makeAdvisedPlan(guest, thandi);
      const first = await ask(id, guest);
      expect(first.status).toBe(200);
      expect(await ask(id, guest, first.version)).toEqual({ status: 304, version: first.version, text: "" });
      const stranger = await ask(id, await becomeGuest(), first.version);
      expect([stranger.status, stranger.version]).toEqual([404, null]);
      const seen = [first.version];
      const expectAnother = async () => {
        const { status, version } = await ask(id, guest, seen.at(-1));
        expect(status).toBe(200);
        expect(seen).not.toContain(version);
        expect((await ask(id, guest, version)).status).toBe(304);
        seen.push(version);
      };
      take(await override(id, { desired_gross_monthly_income: 12_000 }, guest));
      await expectAnother();
      take(await override(id, { desired_gross_monthly_income: 12_001 }, guest));
      await expectAnother();
      await getDatabase().execute(sql`update plans set selected_plan_type = 'edit' where id = ${id}`);
      await expectAnother();
      await getDatabase().execute(
        sql`update recommendations set engine_version = '0' where plan_id = ${id} and plan_type = 'base'`,
      );
      await expectAnother();
      await getDatabase().execute(sql`delete from plans where id = ${id}`);
      expect((await ask(id, guest, seen.at(-1))).status).toBe(404);
    });
  });

  describe("an amended recommendation", () => {
    /** calculations.test.ts shows how each need reaches the engine; only the long run tries the last ones. */
    const changes: [string, string, WireAmendment, Amendment][] = [
      [
        "changed needs",
        "thandi",
        { debt_recommend: 0, percent_capital_to_partner_dependants_annuity: 0.2 },
        { debtRepayment: 0, dependantsShare: 0.2 },
      ],
      [
        "a lower income",
        "thandi",
        { desired_gross_monthly_income: 12_000 },
        { desiredIncomePerMonth: 12_000 },
      ],
      ["all left in the first five years", "thandi", { apply_exclusion: "yes" }, { applyExclusion: true }],
      ["another date", "arjun", { retirement_date: inYears(2) }, { retirementDate: addYears(today, 2) }],
      [
        "a shorter guarantee",
        "johan",
        { income_guarantee_period: 5, partner_guaranteed_inc_perct: 50 },
        { guaranteePeriodYears: 5, partnerShare: 0.5 },
      ],
    ];
    test.each(changes.slice(0, countRuns({ usually: 2, long: changes.length })))(
      "by %s is the engine's, kept beside ours, which stays",
      async (_, slug, change, told) => {
        const guest = await becomeGuest();
        const { id, recommendation } = await makeAdvisedPlan(guest, recordOf(slug));
        const { previews } = take(
          await call("previewRecommendations", { body: { id, changes: [change, {}] } }, guest),
        );
        expect(take(await list(id, guest))).toEqual([recommendation]);
        const edited = take(await override(id, change, guest));
        expect(edited).toEqual(amendAlone(slug, told));
        expect(previews).toEqual([{ recommendation: edited }, { recommendation }]);
        expect(take(await list(id, guest))).toEqual([recommendation, edited]);
        expect(take(await list(id, guest, "edit"))).toEqual([edited]);
        expect(take(await list(id, guest, "base"))).toEqual([recommendation]);
        expect(take(await call("getAttributes", { query: { id } }, guest))).toEqual({
          ...change,
          id,
          plan_type: "edit",
        });
      },
    );

    test("is made again by posting the attributes that it tells", async () => {
      const guest = await becomeGuest();
      const { id } = await makeAdvisedPlan(guest);
      const edited = take(await override(id, { debt_recommend: 0, apply_exclusion: "yes" }, guest));
      const told = take(await call("getAttributes", { query: { id } }, guest));
      take(await override(id, { emergency_savings_recommend: 0 }, guest));
      expect(take(await call("overrideRecommendation", { body: told }, guest))).toEqual(edited);
      expect(take(await call("getAttributes", { query: { id } }, guest))).toEqual(told);
    });

    test.each(inject("isLong") ? [0.75, 1] : [1])(
      "may leave more to dependants than is recommended: %s",
      async (share) => {
        const guest = await becomeGuest();
        const { id, recommendation } = await makeAdvisedPlan(guest);
        const { min_perct_to_dependents, max_perct_to_dependents } = recommendation.laplus_recommendations!;
        expect([min_perct_to_dependents, max_perct_to_dependents]).toEqual([0.1, 1]);
        const change = { percent_capital_to_partner_dependants_annuity: share };
        const edited = take(await override(id, change, guest));
        expect(edited).toEqual(amendAlone("thandi", { dependantsShare: share }));
        expect(edited.laplus_recommendations!.perct_capital_to_dependents).toBe(share);
      },
    );

    test("that refuses the unit trust of a life annuity pays the annuity alone", async () => {
      const guest = await becomeGuest();
      const { id, recommendation } = await makeAdvisedPlan(guest, recordOf("johan"));
      const { expected } = recommendation.ila_recommendations;
      expect(expected.monthly_income_from_unit_trust).toBeGreaterThan(0);
      const desired_gross_monthly_income = expected.monthly_income_from_annuity;
      const edited = take(await override(id, { desired_gross_monthly_income }, guest));
      const paid = edited.ila_recommendations.expected;
      expect(paid.monthly_income_from_annuity).toBe(expected.monthly_income_from_annuity);
      expect(paid.monthly_income_from_unit_trust).toBe(0);
    });

    test("starts from ours each time and takes an earlier one's place", async () => {
      const guest = await becomeGuest();
      const { id } = await makeAdvisedPlan(guest);
      take(await override(id, { debt_recommend: 0 }, guest));
      const second = take(await override(id, { emergency_savings_recommend: 0 }, guest));
      expect(second).toEqual(amendAlone("thandi", { emergencySavings: 0 }));
      expect(take(await list(id, guest))).toHaveLength(2);
      const attributes = take(await call("getAttributes", { query: { id } }, guest));
      expect(attributes).toEqual({ id, plan_type: "edit", emergency_savings_recommend: 0 });
    });

    test("has a survey record of its own: the same answers, the date that was chosen", async () => {
      const guest = await becomeGuest();
      const { id } = await makeAdvisedPlan(guest);
      take(await override(id, { debt_recommend: 0 }, guest));
      const read = async () => take(await call("getPlan", { query: { id, plan_type: "both" } }, guest));
      const [base, edit] = await read();
      expect(edit).toEqual({ ...base, plan_type: "edit", type: "customized", updated_at: edit?.updated_at });
      const [day, month, year] = inYears(2).split("/").map(Number);
      take(await override(id, { retirement_date: `${day}.${month}.${year}` }, guest));
      const [still, later] = await read();
      expect(still).toEqual(base);
      expect(later).toMatchObject({
        ...base,
        plan_type: "edit",
        type: "customized",
        retirement_date: inYears(2),
        updated_at: {},
      });
      const query = { id, plan_type: "edit" as const };
      expect(take(await call("getPlan", { query }, guest))).toEqual([later]);
      const attributes = take(await call("getAttributes", { query: { id } }, guest));
      expect(attributes).toEqual({ id, plan_type: "edit", retirement_date: inYears(2) });
    });

    test("can be selected, and stays selected when it is amended again", async () => {
      const guest = await becomeGuest();
      const { id } = await makeAdvisedPlan(guest);
      const first = take(await override(id, { debt_recommend: 0 }, guest));
      expect(first.selected).toBe(false);
      take(await call("selectPlan", { body: { id, plan_type: "edit" } }, guest));
      const whichCounts = async () => {
        const recommendations = take(await list(id, guest));
        if (!Array.isArray(recommendations)) throw new Error("still generating");
        return recommendations.map(({ plan_type, selected }) => [plan_type, selected]);
      };
      expect(await whichCounts()).toEqual([
        ["base", false],
        ["edit", true],
      ]);
      expect(take(await override(id, { debt_recommend: 10_000 }, guest)).selected).toBe(true);
      take(await call("selectPlan", { body: { id, plan_type: "base" } }, guest));
      expect(await whichCounts()).toEqual([
        ["base", true],
        ["edit", false],
      ]);
    });

    test("goes when the answers change, and ours is selected again", async () => {
      const guest = await becomeGuest();
      const { id } = await makeAdvisedPlan(guest);
      take(await override(id, { debt_recommend: 0 }, guest));
      take(await call("selectPlan", { body: { id, plan_type: "edit" } }, guest));
      take(await call("updatePlan", { query: { id }, body: { retirement_savings: 4_000_000 } }, guest));
      expect(await waitForRecommendation(guest, id)).toMatchObject([{ plan_type: "base", selected: true }]);
      for (const answer of [
        await list(id, guest, "edit"),
        await call("getPlan", { query: { id, plan_type: "edit" } }, guest),
        await call("getAttributes", { query: { id } }, guest),
        await call("selectPlan", { body: { id, plan_type: "edit" } }, guest),
      ])
        expect(answer).toMatchObject({ response_code: "R04", http_code: 404 });
    });

    test("asked for again is answered and left as it is", async () => {
      const guest = await becomeGuest();
      const { id } = await makeAdvisedPlan(guest);
      take(await override(id, { retirement_date: inYears(2) }, guest));
      const before = take(await list(id, guest));
      const body = { id, plan_type: "edit", rsaid: "" } as const;
      const answer = take(await call("updatePlan", { body }, guest));
      expect(answer).toMatchObject({ id, plan_type: "edit", retirement_date: inYears(2) });
      expect(take(await list(id, guest))).toEqual(before);
    });

    test("is refused by a plan that was never amended", async () => {
      const guest = await becomeGuest();
      const id = await makePlan(guest);
      expect(await call("getAttributes", { query: { id } }, guest)).toMatchObject({
        response_code: "R04",
        http_code: 404,
        message: "Unable to get edited attributes",
      });
    });

    test("is kept encrypted, what was changed as well", async () => {
      const guest = await becomeGuest();
      const { id } = await makeAdvisedPlan(guest);
      take(await override(id, { debt_recommend: 123_457 }, guest));
      const { rows } = await getDatabase().execute(
        sql`select r::text as stored from recommendations r where plan_id = ${id} and plan_type = 'edit'`,
      );
      expect(rows).toHaveLength(1);
      expect(String(rows[0]!.stored)).not.toMatch(/123457|debt_recommend|LivingAnnuity/);
    });
  });

  test("an override that changes nothing is refused and keeps nothing", async () => {
    const guest = await becomeGuest();
    const { id } = await makeAdvisedPlan(guest);
    for (const change of [{}, { debt_recommend: thandi.debt_value }])
      expect(await override(id, change, guest)).toMatchObject({
        http_code: 422,
        return_object: { errors: [{ path: "", message: "Please change at least one of your needs" }] },
      });
    expect(take(await list(id, guest))).toHaveLength(1);
  });
});
