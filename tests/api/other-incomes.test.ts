/** Other incomes with owners and dates, over the wire, by SARS's table of 2026/27. */
import { describe, expect, test } from "vitest";
import { addYears, dayParts, formatDayMonthYear } from "../../app/base/date";
import { findRecommended } from "../../app/contract/plan/recommended-product";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { overTheWire, thandi } from "../support/over-transports";
import { today } from "../support/today";

const alone: SurveyRecord = {
  ...thandi,
  dob: formatDayMonthYear(addYears(today, -68)),
  retirement_date: formatDayMonthYear(today),
  retirement_savings: 2_000_000,
  financially_support_partner: "no",
  financially_support_children: "no",
  financially_support_someone: "no",
  backup_plan_other_src_support: "no",
};
const couple: SurveyRecord = {
  ...alone,
  financially_support_partner: "yes",
  partner_name: "Nomsa",
  partner_dob: formatDayMonthYear(addYears(today, -66)),
  partner_gender: "female",
};
const OWN = { monthly_amount: 20_000, taxable: "yes", owner: "own", increase: "prices" } as const;
const { year, month } = dayParts(today);
const inYears = (years: number) => `${String(month).padStart(2, "0")}/${year + years}`;

overTheWire(({ becomeGuest, makeAdvisedPlan, call }) => {
  async function advise(answers: SurveyRecord) {
    const { recommendation } = await makeAdvisedPlan(await becomeGuest(), answers);
    return { product: findRecommended(recommendation), common: recommendation.common_info };
  }

  describe("other incomes", () => {
    test("come to what is left after their own tax: R240 000 a year at 68 less R15 615", async () => {
      const { product: before, common: without } = await advise(alone);
      expect(without).toMatchObject({ other_incomes_monthly_after_tax: 0, later_income: null });
      expect(without.assumed).toMatchObject({ other_incomes: true, need_alone_perct: true });
      const { product, common } = await advise({ ...alone, other_incomes: [OWN] });
      // 43 200 - 17 820 - 9 765 = 15 615.
      expect(common.other_incomes_monthly_after_tax).toBeCloseTo((240_000 - 15_615) / 12, 2);
      expect(common.assumed).toMatchObject({ other_taxable_income: false, other_incomes: false });
      const { product: undated } = await advise({ ...alone, other_taxable_income: 20_000 });
      expect(product.after_tax_monthly_income).toBe(undated.after_tax_monthly_income);
      expect(product.expected).toEqual(before.expected);
    });

    test("are six one by one beside the one that is told in one amount, with its last month or without", async () => {
      const six = Array.from({ length: 6 }, () => ({ ...OWN, monthly_amount: 1_000 }));
      const seven = { ...alone, other_taxable_income: 14_000, other_incomes: six };
      for (const until of [undefined, inYears(5)]) {
        const { common } = await advise({ ...seven, other_taxable_income_until: until });
        expect(common.other_incomes_monthly_after_tax).toBeCloseTo((240_000 - 15_615) / 12, 2);
      }
    });

    test("of a partner are taxed by themselves, and end with them", async () => {
      const partners = { ...OWN, owner: "partner", survivor_perct: 50 } as const;
      const { common } = await advise({
        ...couple,
        income_needed: 25_000,
        need_alone_perct: 70,
        other_incomes: [partners],
      });
      expect(common.other_incomes_monthly_after_tax).toBeCloseTo((240_000 - 15_615) / 12, 2);
      const need = common.income_need!;
      expect(need.both_lifetimes).toBe(true);
      expect(need.success_standard_error_perct).toBeGreaterThan(0);
      const [first] = need.by_year!;
      expect(first!.each_other_income_after_tax).toEqual([first!.other_incomes_after_tax]);
      // Alone, the member needs R17 500 and has R10 000. Were all of the plan's income g taxed, 7 500 = g -
      // 18% of g + 498.75, because tax on R10 000 and g is 18% of both less R2 298.75 a month: g = R8 538.
      // The unit trust's part is not taxed.
      expect(first).toMatchObject({ year, age: 68 });
      expect(first!.gross_from_plan_member_alone!).toBeGreaterThan(7_500);
      expect(first!.gross_from_plan_member_alone!).toBeLessThan((7_500 - 498.75) / 0.82);
    });

    test("that end change the need and say what drawing less first would bring", async () => {
      const pay = { ...OWN, taxable: "no", until: inYears(2) } as const;
      const { common } = await advise({ ...alone, income_needed: 12_000, other_incomes: [pay] });
      const years = common.income_need!.by_year!.map(({ year: of, gross_from_plan: gross }) => [
        of,
        gross > 0,
      ]);
      // Paid in three policy years, in the last of them for one month: R1 667 a month of that year, while
      // R12 000 is needed.
      expect(years.slice(0, 2)).toEqual([
        [year, false],
        [year + 2, true],
      ]);
      expect(common.later_income).toMatchObject({ from_year: year + 3, from_age: 71 });
      const { monthly_income_until_then: until, monthly_income_from_then: then } = common.later_income!;
      expect(until).toBeLessThan(then);
    });

    test("are kept, and refused where no partner is supported", async () => {
      const guest = await becomeGuest();
      const { id } = await makeAdvisedPlan(guest, { ...alone, other_incomes: [OWN] });
      const kept = await call("getPlan", { query: { id, plan_type: "base" } }, guest);
      expect(kept.return_object).toMatchObject([{ other_incomes: [OWN] }]);
      const refused = await call(
        "updatePlan",
        { query: { id }, body: { other_incomes: [{ ...OWN, owner: "partner" }] } },
        guest,
      );
      expect(refused.return_object).toMatchObject({ errors: [{ path: "other_incomes" }] });
    });
  });

  describe("the chance of a need", () => {
    test("is not given while other income that was ticked may end, and nobody said when", async () => {
      const worker: SurveyRecord = {
        ...alone,
        backup_plan_other_src_support: "yes",
        income_needed: 20_000,
      };
      const { common } = await advise({ ...worker, other_taxable_income: 35_000 });
      expect(common.income_need!.success_perct).toBeNull();
      const told = await advise({ ...worker, other_incomes: [{ ...OWN, monthly_amount: 35_000 }] });
      expect(told.common.income_need!.success_perct).toBe(100);
    });
  });
});
