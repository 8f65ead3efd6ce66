/** Plans whose pots hold funds chosen by a person. */
import { describe, expect, test } from "vitest";
import type { AdjustNeeds } from "../../app/contract/plan/adjust-needs";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import { take } from "../support/call";
import { everybody, overTheWire, type TestGuest } from "../support/over-transports";

const [MONEY_MARKET, CORE, SELECT] = ["1001", "1002", "1003"] as const;
type Funds = NonNullable<AdjustNeeds["investment_recommendations"]>;

/** A pot's funds: percentages by fund number. */
const hold = (percents: Record<string, number>) =>
  Object.entries(percents).map(([fund_number, percent]) => ({ fund_number, perct_alloc: percent / 100 }));

overTheWire(({ call, becomeGuest, makeAdvisedPlan, override }) => {
  const choose = (id: number, investment_recommendations: Funds, guest: TestGuest) =>
    override(id, { investment_recommendations }, guest);

  describe("funds that were chosen", () => {
    test("change the plan's allocations, fees and projections, and nothing that was decided", async () => {
      const guest = await becomeGuest();
      const { id, recommendation: ours } = await makeAdvisedPlan(guest);
      const chosen = take(
        await choose(
          id,
          { annuity: hold({ [MONEY_MARKET]: 25, [SELECT]: 75 }), unit_trust: hold({ [CORE]: 100 }) },
          guest,
        ),
      );
      const { investment_recommendations: held } = chosen.common_info;
      expect(held.annuity).toMatchObject(hold({ [MONEY_MARKET]: 25, [SELECT]: 75 }));
      expect(held.unit_trust).toMatchObject(hold({ [CORE]: 100 }));
      expect(held.emergency_savings).toEqual(ours.common_info.investment_recommendations.emergency_savings);
      expect(chosen.common_info.cash_recommendations.annuity_amount_recommend).toBe(
        ours.common_info.cash_recommendations.annuity_amount_recommend,
      );
      expect(chosen.common_info.annuity_recommendation).toBe(ours.common_info.annuity_recommendation);
      expect(
        chosen.common_info.levers.map(({ lever, minimum, maximum }) => [lever, minimum, maximum]),
      ).toEqual(ours.common_info.levers.map(({ lever, minimum, maximum }) => [lever, minimum, maximum]));

      // 0.35% and 1.04% before VAT, plus 0.15% in an annuity; 0.45% in the unit trust.
      const { annuity, unit_trust, emergency_savings } = chosen.fees;
      expect(annuity.annual.map(({ fund_management_fee }) => fund_management_fee)).toEqual([0.575, 1.3685]);
      expect(annuity.annual_total.fund_management_fee).toBeCloseTo(0.25 * 0.575 + 0.75 * 1.3685, 4);
      expect(unit_trust.annual_total.fund_management_fee).toBeCloseTo(0.5175, 4);
      expect(emergency_savings).toEqual(ours.fees.emergency_savings);
      for (const year of [0, 1, 2, 3])
        expect(annuity.eac_fees.tic[year]).toBeLessThan(ours.fees.annuity.eac_fees.tic[year]!);
      expect(chosen.fees.annual_total_per_month).toBeLessThan(ours.fees.annual_total_per_month);
      const [then, now] = [findRecommended(ours), findRecommended(chosen)];
      expect(now.annual_fee_per_month).toBeLessThan(then.annual_fee_per_month);
      expect(now.industry_fee_saving_per_month).toBeGreaterThan(then.industry_fee_saving_per_month);
      expect(now.expected.monthly_income_total).toBeLessThan(then.expected.monthly_income_total);
      const spread = ({ poor, strong }: typeof then) => strong.inheritance! / poor.inheritance!;
      expect(spread(now)).toBeLessThan(spread(then));
      expect(chosen.common_info.standard_error_perct).toBeNull();
    });

    test("stay when other needs are changed with them, and go with the amended plan", async () => {
      const guest = await becomeGuest();
      const { id, recommendation: ours } = await makeAdvisedPlan(guest);
      const funds = { investment_recommendations: { unit_trust: hold({ [CORE]: 60, [SELECT]: 40 }) } };
      take(await override(id, funds, guest));
      const attributes = take(await call("getAttributes", { query: { id } }, guest));
      expect(attributes).toEqual({ ...funds, id, plan_type: "edit" });
      const both = take(await override(id, { ...funds, debt_recommend: 0 }, guest));
      expect(both.common_info.investment_recommendations.unit_trust).toMatchObject(
        funds.investment_recommendations.unit_trust,
      );
      const back = { desired_gross_monthly_income: ours.common_info.max_desired_monthly_income };
      expect(take(await call("overrideRecommendation", { body: { id, ...back } }, guest))).toEqual(ours);
      expect(await call("getAttributes", { query: { id } }, guest)).toMatchObject({ http_code: 404 });
    });

    test("are stored in one order, without those that hold nothing or are ours", async () => {
      const guest = await becomeGuest();
      const { id } = await makeAdvisedPlan(guest);
      take(
        await choose(
          id,
          {
            emergency_savings: hold({ [MONEY_MARKET]: 100 }),
            unit_trust: hold({ [SELECT]: 40, [CORE]: 60, [MONEY_MARKET]: 0 }).reverse(),
          },
          guest,
        ),
      );
      const { investment_recommendations: stored } = take(
        await call("getAttributes", { query: { id } }, guest),
      );
      expect(stored).toEqual({ unit_trust: hold({ [CORE]: 60, [SELECT]: 40 }) });
      expect(await choose(id, { unit_trust: hold({ [SELECT]: 100 }) }, guest)).toMatchObject({
        http_code: 422,
        return_object: { errors: [{ path: "", message: "Please change at least one of your needs" }] },
      });
    });

    test.each<[string, Funds, string, string]>([
      [
        "too little",
        { annuity: hold({ [CORE]: 60, [SELECT]: 30 }) },
        "annuity",
        "add up to 90%. Please add 10%",
      ],
      [
        "too much",
        { annuity: hold({ [CORE]: 60, [SELECT]: 50 }) },
        "annuity",
        "add up to 110%. Please take 10% away",
      ],
      ["nothing", { unit_trust: [] }, "unit_trust", "add up to 0%. Please add 100%"],
      [
        "an unknown fund",
        { unit_trust: hold({ 9999: 100 }) },
        "unit_trust",
        "choose from the funds of this plan",
      ],
      [
        "a fund twice",
        { unit_trust: [...hold({ [CORE]: 50 }), ...hold({ [CORE]: 50 })] },
        "unit_trust",
        "name each fund once",
      ],
      [
        "less than nothing",
        { unit_trust: hold({ [CORE]: -10, [SELECT]: 110 }) },
        "unit_trust",
        "whole percentages from 0 to 100",
      ],
      [
        "half percents",
        { emergency_savings: hold({ [CORE]: 50.5, [SELECT]: 49.5 }) },
        "emergency_savings",
        "whole percentages from 0 to 100",
      ],
    ])("are refused with %s", async (_, funds, pot, words) => {
      const guest = await becomeGuest();
      const { id } = await makeAdvisedPlan(guest);
      const message = expect.stringContaining(words) as unknown;
      const refusal = {
        http_code: 422,
        return_object: { errors: [{ path: `investment_recommendations.${pot}`, message }] },
      };
      expect(await choose(id, funds, guest)).toMatchObject(refusal);
      const body = { id, investment_recommendations: funds };
      expect(await call("calculateIncome", { body }, guest)).toMatchObject(refusal);
      expect(await call("getAttributes", { query: { id } }, guest)).toMatchObject({ http_code: 404 });
    });

    test("are refused for a life annuity, whose capital is the insurer's, and beside another income", async () => {
      const guest = await becomeGuest();
      const johan = everybody.find(({ slug }) => slug === "johan")!.record;
      const { id } = await makeAdvisedPlan(guest, johan);
      expect(await choose(id, { annuity: hold({ [CORE]: 100 }) }, guest)).toMatchObject({
        http_code: 422,
        return_object: { errors: [{ path: "investment_recommendations.annuity" }] },
      });
      const other = await makeAdvisedPlan(guest);
      const body = {
        id: other.id,
        desired_gross_monthly_income: 12_000,
        investment_recommendations: { unit_trust: hold({ [CORE]: 100 }) },
      };
      expect(await call("overrideRecommendation", { body }, guest)).toMatchObject({
        http_code: 422,
        return_object: { errors: [{ path: "desired_gross_monthly_income" }] },
      });
    });
  });
});
