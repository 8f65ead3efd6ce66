/** A plan's tax beside another income, and with a medical scheme, by SARS's tables of 2026/27. */
import { addYears, formatDayMonthYear } from "../../app/base/date";
import { describe, expect, test } from "vitest";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { take } from "../support/call";
import { overTheWire, thandi } from "../support/over-transports";
import { today } from "../support/today";

/** A person well past a birthday in every tax year until the next one, so that the age is the same all year. */
function retireAt(age: number): SurveyRecord {
  return {
    ...thandi,
    dob: formatDayMonthYear(addYears(today, -age)),
    retirement_date: formatDayMonthYear(today),
    financially_support_partner: "no",
    financially_support_children: "no",
    financially_support_someone: "no",
  };
}

/**
 * 18% up to 245 100, and 44 118 + 26% above, less the rebates from 65: 17 820 + 9 765. Incomes here end below
 * 383 100 a year.
 */
function taxFrom65(perYear: number): number {
  expect(perYear).toBeLessThan(383_100);
  return Math.max((perYear > 245_100 ? 44_118 + 0.26 * (perYear - 245_100) : 0.18 * perYear) - 27_585, 0);
}

overTheWire(({ becomeGuest, makeAdvisedPlan, waitForRecommendation, call }) => {
  const person = { ...retireAt(68), retirement_savings: 2_000_000 };

  async function advise(answers: SurveyRecord) {
    const { recommendation } = await makeAdvisedPlan(await becomeGuest(), { ...person, ...answers });
    return { product: findRecommended(recommendation), assumed: recommendation.common_info.assumed };
  }

  describe("another income", () => {
    test("lowers what is left after tax by the tax that the plan adds to it", async () => {
      const { product: alone, assumed } = await advise({});
      expect(assumed).toMatchObject({ other_taxable_income: true, medical_people: true });
      const { product, assumed: told } = await advise({ other_taxable_income: 20_000 });
      expect(told).toMatchObject({ other_taxable_income: false, medical_people: true });
      const { monthly_income_from_annuity: annuity, monthly_income_total: total } = product.expected;
      expect(total).toBe(alone.expected.monthly_income_total);
      expect(alone.after_tax_monthly_income).toBeCloseTo(total - taxFrom65(12 * annuity) / 12, 1);
      // R240 000 a year alone: 43 200 - 27 585 = 15 615.
      const added = taxFrom65(240_000 + 12 * annuity) - 15_615;
      expect(product.after_tax_monthly_income).toBeCloseTo(total - added / 12, 1);
      expect(product.after_tax_monthly_income_alone).toBe(alone.after_tax_monthly_income);
    });

    test("of nothing is an answer too", async () => {
      const { product, assumed } = await advise({ other_taxable_income: 0 });
      expect(assumed).toMatchObject({ other_taxable_income: false });
      expect(product.after_tax_monthly_income).toBe(product.after_tax_monthly_income_alone);
    });
  });

  describe("a medical scheme", () => {
    test("for two takes credits off the tax, and from 65 on 33.3% of what is above three times of them", async () => {
      const scheme = { medical_people: 2, medical_contribution: 9_000 };
      const { product, assumed } = await advise({ ...scheme, other_taxable_income: 20_000 });
      expect(assumed).toMatchObject({ other_taxable_income: false, medical_people: false });
      const { monthly_income_from_annuity: annuity, monthly_income_total: total } = product.expected;
      // 2 × 376 = 752; 33.3% of 9 000 - 3 × 752 = 6 744 is 2 245.752; together 35 973.024 a year. That
      // exceeds the 15 615 on R240 000 alone, so the plan's tax is the tax on both incomes less these
      // credits.
      const left = Math.max(taxFrom65(240_000 + 12 * annuity) - 35_973.024, 0);
      expect(product.after_tax_monthly_income).toBeCloseTo(total - left / 12, 1);
    });

    test("is kept, changed and taken back like other answers", async () => {
      const guest = await becomeGuest();
      const { id } = await makeAdvisedPlan(guest, { ...person, other_taxable_income: 20_000 });
      const read = async () => {
        const [record] = take(await call("getPlan", { query: { id, plan_type: "base" } }, guest));
        return record!;
      };
      const change = (body: SurveyRecord) => call("updatePlan", { query: { id }, body }, guest);
      take(await change({ medical_people: 2, medical_contribution: 5_000 }));
      expect(await read()).toMatchObject({
        other_taxable_income: 20_000,
        medical_people: 2,
        medical_contribution: 5_000,
      });
      // Without a scheme there are no contributions.
      take(await change({ medical_people: 0 }));
      expect(await read()).toMatchObject({ medical_people: 0 });
      expect(await read()).not.toHaveProperty("medical_contribution");
      const [recommendation] = await waitForRecommendation(guest, id);
      expect(recommendation!.common_info.assumed).toMatchObject({ medical_people: false });
    });

    test.each([
      [{ medical_people: 1.5 }, "medical_people", "Please enter a whole number up to 20"],
      [{ medical_people: 21 }, "medical_people", "Please enter a whole number up to 20"],
      [
        { medical_contribution: 3_000 },
        "medical_people",
        "Please enter how many people your medical scheme covers",
      ],
      [
        { medical_people: 1, medical_contribution: -1 },
        "medical_contribution",
        "Please enter an amount greater than R0",
      ],
      [{ other_taxable_income: -1 }, "other_taxable_income", "Please enter an amount greater than R0"],
    ])("%o is refused", async (wrong, path, message) => {
      const guest = await becomeGuest();
      expect(await call("createDemoPlan", { body: { ...person, ...wrong } }, guest)).toMatchObject({
        http_code: 422,
        return_object: { errors: [{ path, message }] },
      });
    });
  });
});
