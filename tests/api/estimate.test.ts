/** An estimate from five answers, over the wire: equal to a plan with the same answers, with clear refusals. */
import { describe, expect, test } from "vitest";
import { addYears, formatDayMonthYear } from "../../app/base/date";
import type { EstimateRequest } from "../../app/contract/survey/estimate-answers";
import type { Mistakes } from "../../app/contract/wire/envelope";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { overTheWire, thandi } from "../support/over-transports";
import { take } from "../support/call";
import { NO_NEEDS } from "../support/no-needs";
import { today } from "../support/today";

const NOMSA: EstimateRequest = {
  age: 64,
  retire_at: 64,
  gender: "female",
  savings: 900_000,
  partner_age: 61,
};

overTheWire(({ becomeGuest, makeAdvisedPlan, waitForRecommendation, call }) => {
  const ask = async (body: object) =>
    call("estimateIncome", { body: body as EstimateRequest }, await becomeGuest());

  describe("an estimate", () => {
    test("has the figures of a plan with these answers", async () => {
      const { guaranteed, flexible, assumed, ...cash } = take(await ask(NOMSA));
      const record: SurveyRecord = {
        ...Object.fromEntries(Object.entries(thandi).filter(([name]) => !/_support_|^partner/.test(name))),
        ...NO_NEEDS,
        gender: "female",
        dob: assumed.born,
        retirement_date: assumed.retirement_date,
        retirement_savings: 900_000,
        financially_support_partner: "yes",
        partner_dob: assumed.partner_born,
        partner_gender: "male",
        partner_name: "Sipho",
        are_you_smoker: "no",
        financially_support_children: "no",
        financially_support_someone: "no",
      };
      const { recommendation } = await makeAdvisedPlan(await becomeGuest(), record);
      const { ila_recommendations: life, laplus_recommendations: plus, common_info } = recommendation;
      for (const [income, product] of [
        [guaranteed, life],
        [flexible, plus!],
      ] as const)
        expect(income).toMatchObject({
          monthly_income_total: product.expected.monthly_income_total,
          monthly_income_from_annuity: product.expected.monthly_income_from_annuity,
          after_tax_monthly_income: product.after_tax_monthly_income_alone,
          success_perct: product.joint_success_perct,
          poor_age_income_reduces: product.poor.age_income_reduces,
        });
      expect(guaranteed.guaranteed_partner_income).toBe(life.guaranteed_partner_income);
      expect(guaranteed.life_annuity_guaranteed_period_years).toBe(life.life_annuity_guaranteed_period_years);
      expect(flexible.perct_capital_to_dependents).toBe(plus!.perct_capital_to_dependents);
      // A third is free of tax, and all of it goes into the unit trust.
      expect(cash).toMatchObject({ lump_sum: 300_000, unit_trust: 300_000, annuity_amount: 600_000 });
      expect(common_info.cash_recommendations.lump_sum).toBe(300_000);
      expect(common_info.basis_version).toBe(assumed.basis_version);
    });

    test("that a plan began with is told beside it, in parts that add up, also after a change", async () => {
      const guest = await becomeGuest();
      const { guaranteed } = take(await ask(NOMSA));
      const monthly_income_total = guaranteed.monthly_income_total;
      const first_figure = { ...NOMSA, way: "guaranteed" as const, monthly_income_total };
      const { id, recommendation } = await makeAdvisedPlan(guest, { ...thandi, first_figure });
      const check = (given: typeof recommendation) => {
        const { parts, ...figure } = given.common_info.first_figure!;
        const total = Math.round(findRecommended(given).expected.monthly_income_total);
        const sum = parts.reduce((all, part) => all + part.monthly_income_added, figure.monthly_income_total);
        expect(figure).toEqual({ way: "guaranteed", monthly_income_total: Math.round(monthly_income_total) });
        expect(sum).toBe(total);
        return parts.map(({ cause }) => cause);
      };
      expect(check(recommendation)).toEqual(expect.arrayContaining(["dates", "savings", "debt", "product"]));
      // A complete record without it does not remove it from the plan.
      take(
        await call(
          "updatePlan",
          { query: {}, body: { ...thandi, id, has_debt: "no", debt_value: undefined } },
          guest,
        ),
      );
      const [changed] = await waitForRecommendation(guest, id);
      expect(check(changed!)).not.toContain("debt");
    });

    test("outside the limits is left out of the plan that began with it", async () => {
      const guest = await becomeGuest();
      const first_figure = { ...NOMSA, age: 90, way: "flexible" as const, monthly_income_total: 1 };
      const body = { ...thandi, first_figure };
      const { id } = take(await call("createDemoPlan", { query: {}, body }, guest));
      const [kept] = take(await call("getPlan", { query: { id } }, guest));
      expect(kept).not.toHaveProperty("first_figure");
    });

    test("names what would change it most, and what debt costs", async () => {
      const { changes, debt } = take(await ask(NOMSA));
      expect(changes).toHaveLength(3);
      expect(changes.map(({ change }) => change)).toContain("no_partner");
      for (const { guaranteed_added, flexible_added } of changes)
        expect(Math.max(guaranteed_added, flexible_added)).toBeGreaterThan(0);
      expect(debt.amount).toBe(10_000);
      expect(debt.guaranteed_added).toBeLessThan(0);
    });

    test("tells the day of retirement, and what may be taken whole", async () => {
      const { assumed, whole_in_cash } = take(await ask({ ...NOMSA, age: 62 }));
      expect(assumed.retirement_date).toBe(formatDayMonthYear(addYears(today, 2)));
      expect(whole_in_cash).toBeNull();
      const little = take(await ask({ ...NOMSA, savings: 250_000 }));
      expect(little.whole_in_cash).toEqual({
        threshold: 360_000,
        threshold_today: 360_000,
        tax: 0,
        net: 250_000,
      });
      expect(little.assumed.retirement_date).toBe(formatDayMonthYear(today));
    });

    test("has all its mistakes named at once", async () => {
      const wrong = { age: 61, retire_at: 60, gender: "other", savings: 1, partner_age: 39 };
      const { return_object } = await ask(wrong);
      const { errors } = return_object as Mistakes;
      expect(errors.map(({ path }) => path).sort()).toEqual([
        "gender",
        "partner_age",
        "retire_at",
        "savings",
      ]);
    });

    const OUTSIDE = "Your age at retirement should be between 55 and 85";
    test.each([
      [{ age: 54, retire_at: undefined }, "age", OUTSIDE],
      [{ age: 86 }, "age", OUTSIDE],
      [{ age: 52, retire_at: 54 }, "retire_at", OUTSIDE],
      [{ age: 84, retire_at: 86 }, "retire_at", OUTSIDE],
      [{ retire_at: 63 }, "retire_at", "Please enter your own age to retire now, or a later one"],
      [{ retire_at: 70 }, "retire_at", "Please enter an age up to 69: we plan up to 5 years ahead"],
      [{ retire_at: null }, "retire_at", "Please enter the age at which you retire, such as 65"],
      [{ age: 64.5 }, "age", "Please enter your age in years, such as 64"],
      [{ gender: "other" }, "gender", "Please select your gender"],
      [{ savings: 99_999 }, "savings", "Please enter an amount greater than R100 000"],
      [{ savings: null }, "savings", "Please enter your retirement savings"],
      [
        { partner_age: 39 },
        "partner_age",
        "Recommended income cannot be calculated for a life partner younger than 40 years at the retirement date",
      ],
      [{ partner_age: 100 }, "partner_age", "Partner age should be less than 100"],
    ])("of %o is refused", async (wrong, path, message) => {
      expect(await ask({ ...NOMSA, ...wrong })).toMatchObject({
        http_code: 422,
        return_object: { errors: [{ path, message }] },
      });
    });
  });
});
