/** The effect of a change in a client's fees on their plans. */
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { callBackend } from "../../app/backend/door.server";
import { getDatabase } from "../../app/backend/store/connection";
import { plans, recommendations } from "../../app/backend/store/schema";
import { presentRecommendation } from "../../app/backend/recommendation/present-recommendation";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import { DEFAULT_OPTIONS, advise, chooseAssumptions, amend, readAssumptions } from "../../app/engine";
import type { Account } from "../support/accounts";
import { startTestBackend } from "../support/backend";
import { take } from "../support/call";
import { changeFees, readFees, saveFees } from "../support/client-fees";
import { thandi } from "../support/over-transports";
import { waitForAdvice } from "../support/recorded-customers";
import { openClientOf, openStaff } from "../support/staff";
import { tellEngine } from "../support/tell-engine";
import { today } from "../support/today";

let planner: Account;
beforeAll(() => startTestBackend());
beforeAll(async () => {
  planner = await openStaff("planner");
});

async function makePlan(client: Account): Promise<number> {
  const { id } = take(await callBackend("createPlan", { body: thandi }, client));
  await waitForAdvice(client, id);
  return id;
}

const feesOf = async (planId: number) =>
  (await getDatabase().select().from(recommendations).where(eq(recommendations.planId, planId))).map(
    ({ fees }) => fees,
  );

describe("the plans of a client whose fees change", () => {
  test("are previewed for the product that is recommended", async () => {
    const client = await openClientOf(planner);
    const survey = {
      ...thandi,
      what_is_more_important: "guarantee_inc_and_no_inheritance",
      are_you_smoker: "no",
    } as const;
    const { id } = take(await callBackend("createPlan", { body: survey }, client));
    await waitForAdvice(client, id);
    const query = { id, plan_type: "base" } as const;
    const advice = take(await callBackend("getRecommendations", { query }, client));
    const ours = Array.isArray(advice) ? advice[0] : undefined;
    if (!ours) throw new Error("no recommendation");
    expect(ours.common_info.annuity_recommendation).toBe("LifeAnnuity");
    const { fpFees } = await readFees(client, planner);
    const preview = take(await callBackend("previewFees", { body: { id, fpFees } }, client));
    const { now, costsOf, terms } = preview;
    expect(ours.fees.annuity.eac_fees.totals).toEqual([]);
    expect(costsOf && ours.fees[costsOf].eac_fees).toMatchObject({
      totals: now.effectiveAnnualCosts,
      term_years: terms,
    });
    expect(costsOf).not.toBe("annuity");
    expect(now.lastsPerct).toBeUndefined();
    expect(now.monthlyIncome).toBe(findRecommended(ours).expected.monthly_income_total);
    expect(now.monthlyIncome).not.toBe(ours.laplus_recommendations!.expected.monthly_income_total);
  });

  test("are previewed and worked out as the engine does; what was changed in one is applied again", async () => {
    const client = await openClientOf(planner);
    const chosen = await makePlan(client);
    await getDatabase().update(plans).set({ selectedAt: new Date() }).where(eq(plans.id, chosen));
    const newest = await makePlan(client);
    const changed = { id: newest, debt_recommend: 0 };
    take(await callBackend("overrideRecommendation", { body: changed }, client));

    const lower = changeFees((await readFees(client, planner)).fpFees, ["LA", "LAP"], { annual: 0.5 });
    const fees = { annuity: { annualExclVatShare: 0.005 } };
    const basis = readAssumptions(chooseAssumptions(today, fees));
    const { retirementCase } = tellEngine(thandi);
    const expected = presentRecommendation(advise(retirementCase, basis, DEFAULT_OPTIONS), basis);

    const preview = take(await callBackend("previewFees", { body: { id: newest, fpFees: lower } }, client));
    expect(preview).toMatchObject({ costsOf: "annuity", terms: [1, 3, 5, 10] });
    expect(preview.then).toEqual({
      lastsPerct: findRecommended(expected).joint_success_perct,
      plannerPerMonth: expect.any(Number),
      monthlyIncome: findRecommended(expected).expected.monthly_income_total,
      costsPerMonth: expected.fees.annual_total_per_month,
      effectiveAnnualCosts: expected.fees.annuity.eac_fees.totals,
    });
    expect(preview.then.plannerPerMonth / preview.now.plannerPerMonth).toBeGreaterThan(0.5 / 0.85);
    expect(preview.then.plannerPerMonth).toBeLessThan(preview.now.plannerPerMonth);
    expect(preview.then.monthlyIncome).toBeGreaterThan(preview.now.monthlyIncome);
    expect(await feesOf(newest)).toEqual([{}, {}]);

    const saved = take(await saveFees(client, lower, planner));
    expect(saved?.changedFees).toEqual({ state: "kept", regeneratedPlan: newest, keptPlans: [chosen] });
    await waitForAdvice(client, newest);
    const both = take(
      await callBackend("getRecommendations", { query: { id: newest, plan_type: "both" } }, client),
    );
    const edited = amend(retirementCase, { debtRepayment: 0 }, basis, DEFAULT_OPTIONS);
    const income = (advice: typeof expected) => advice.laplus_recommendations!.expected.monthly_income_total;
    expect((both as (typeof expected)[]).map(income)).toEqual([
      income(expected),
      income(presentRecommendation(edited, basis, "edit")),
    ]);
    expect(await feesOf(newest)).toEqual([fees, fees]);
    expect(await feesOf(chosen)).toEqual([{}]);
  }, 180_000);
});
