/** The check of a living annuity that already pays, over the wire: answers and refusals. */
import { describe, expect, test } from "vitest";
import { addDays, addYears, formatDayMonthYear, todayInSouthAfrica } from "../../app/base/date";
import { formatRand } from "../../app/base/money";
import type { CheckedAnnuity } from "../../app/contract/living-annuity/check-operations";
import { overTheWire } from "../support/over-transports";
import { take } from "../support/call";

const TODAY = todayInSouthAfrica(new Date());
const THIS_MONTH = Number(TODAY.slice(5, 7));
const yearsAgo = (years: number, days = 0) => formatDayMonthYear(addDays(addYears(TODAY, -years), days));

/** Aged 70; the annuity's year begins today. */
const RAVI: CheckedAnnuity = {
  dob: yearsAgo(70),
  gender: "male",
  value: 1_300_000,
  monthly_income: 9_500,
  anniversary_month: THIS_MONTH,
  annual_cost_perct: 2.5,
  mix: "middle",
};
const OWN = {
  sa_shares: 35,
  sa_property: 10,
  sa_bonds: 25,
  inflation_linked: 10,
  cash: 0,
  foreign_shares: 20,
};

overTheWire(({ becomeGuest, call }) => {
  const ask = async (changed: object = {}) =>
    call("checkLivingAnnuity", { body: { ...RAVI, ...changed } as CheckedAnnuity }, await becomeGuest());

  describe("the check of a living annuity", () => {
    test("is answered to a guest, with the law's limits of what it is worth", async () => {
      const answer = take(await ask());
      expect(answer).toMatchObject({
        checked_on: formatDayMonthYear(TODAY),
        year_begins: formatDayMonthYear(TODAY),
        value_then: 1_300_000,
        // R114 000 a year of R1 300 000, and 2.5% and 17.5% of it a month.
        drawdown_perct: 8.7692,
        least_drawdown_perct: 2.5,
        most_drawdown_perct: 17.5,
        least_monthly_income: 2_708.33,
        most_monthly_income: 18_958.33,
        lasting_success_perct: 75,
        costs: { annual_cost_perct: 2.5, is_assumed: false, monthly_cost: 2_708.33, lower_cost_perct: 1.5 },
        cash: { below: 150_000, is_allowed: false },
        assumed: { mix: OWN },
      });
      expect(answer.incomes.map(({ kind }) => kind)).toEqual(["now", "between", "lasts"]);
      expect(answer.change).toBeUndefined();
    });

    test("finds that R9 500 of R1 300 000 is too much at 70, and what would last", async () => {
      const { incomes, costs, life_annuity } = take(await ask());
      const [now, between, lasts] = incomes;
      // Close to the figures of the page's design: six of 20 futures, a lasting R5 590, R630 for a percent of
      // costs.
      expect(now!.success_perct).toBeGreaterThan(20);
      expect(now!.success_perct).toBeLessThan(35);
      expect(lasts!.monthly_income).toBeGreaterThan(5_000);
      expect(lasts!.monthly_income).toBeLessThan(6_200);
      expect(lasts!.success_perct).toBeCloseTo(75, 1);
      expect(between!.monthly_income).toBeCloseTo((9_500 + lasts!.monthly_income) / 2, 1);
      const worth = costs.lower_cost_lasting_income - lasts!.monthly_income;
      expect(worth).toBeGreaterThan(400);
      expect(worth).toBeLessThan(900);
      expect(now!.poor_age_income_reduces).toBeLessThan(now!.expected_age_income_reduces!);
      expect(now!.expected_age_income_reduces).toBeLessThan(lasts!.expected_age_income_reduces!);
      expect(now!.by_age.map(({ age }) => age)).toEqual(Array.from({ length: 31 }, (_, k) => 70 + k));
      expect(now!.by_age[0]).toMatchObject({ expected_income: 9_500, expected_left: 1_300_000 });
      expect(life_annuity.parts.map(({ perct }) => perct)).toEqual([0, 25, 50, 75, 100]);
      expect(life_annuity.parts[0]!.monthly_income).toBe(lasts!.monthly_income);
      expect(life_annuity.parts[2]!.left.map(({ age }) => age)).toEqual([75, 85, 95]);
      expect(life_annuity).toMatchObject({ partner_perct: 0, least_price: 165_000 });
    });

    test("takes the middle mix for the same as its parts, and the industry's costs where they are not known", async () => {
      const middle = take(await ask());
      expect(take(await ask({ mix: "own", own_mix: OWN }))).toEqual(middle);
      const { costs, incomes } = take(await ask({ annual_cost_perct: undefined }));
      expect(costs).toMatchObject({ annual_cost_perct: 2.5, is_assumed: true });
      expect(incomes).toEqual(middle.incomes);
    });

    test("says what the law does not allow, and when it may be taken in cash", async () => {
      const { incomes, cash, life_annuity } = take(await ask({ value: 149_999, monthly_income: 2_500 }));
      expect(incomes[0]).toMatchObject({ is_allowed: false, success_perct: 0, poor_age_income_reduces: 70 });
      expect(incomes[2]).toMatchObject({ is_allowed: true });
      expect(cash.is_allowed).toBe(true);
      expect(life_annuity.parts.map(({ perct }) => perct)).toEqual([0, 100]);
    });

    test("explains what has changed since an earlier one", async () => {
      const before = {
        checked_on: yearsAgo(1),
        value: 1_320_000,
        monthly_income: 9_500,
        lasting_monthly_income: 5_500,
      };
      const { change, incomes } = take(await ask({ before }));
      const { older, drawn, markets, lasting_before, lasting_now } = change!;
      // Prices rise by 4.5% in a year; R9 500 was more than the lasting income.
      expect(Math.abs(lasting_before - 5_747.5)).toBeLessThan(1);
      expect(lasting_now).toBe(incomes[2]!.monthly_income);
      expect(drawn).toBeLessThan(0);
      expect(older + drawn + markets).toBeCloseTo(lasting_now - lasting_before, 1);
    });

    test.each([
      [{ dob: "31/02/1956" }, "dob", "Please enter a date as DD/MM/YYYY"],
      [{ dob: yearsAgo(0, 1) }, "dob", "Please enter a date that is not in the future"],
      [{ dob: yearsAgo(18, 1) }, "dob", "Your age should be between 18 and 100"],
      [{ dob: yearsAgo(101) }, "dob", "Your age should be between 18 and 100"],
      [{ gender: "other" }, "gender", "Please select your gender"],
      [{ value: 9_999 }, "value", "Please enter an amount of at least R10 000"],
      [{ value: null }, "value", "Please enter what your living annuity is worth, such as R1 300 000"],
      [
        { monthly_income: 0 },
        "monthly_income",
        "Please enter what it pays a month before tax, such as R9 500",
      ],
      [
        { monthly_income: 108_334 },
        "monthly_income",
        `Please enter what it pays a month: in a year that is at most ${formatRand(1_300_000)}, what it is worth`,
      ],
      [{ anniversary_month: 13 }, "anniversary_month", "Please select the month in which its year begins"],
      [
        { annual_cost_perct: 10.5 },
        "annual_cost_perct",
        "Please enter all costs a year in percent, from 0 to 10, such as 2.5",
      ],
      [{ partner_dob: yearsAgo(60) }, "partner_gender", "Please select your partner’s gender"],
      [{ partner_gender: "female" }, "partner_dob", "Please enter a date as DD/MM/YYYY"],
      [
        { partner_dob: yearsAgo(18, 1), partner_gender: "female" },
        "partner_dob",
        "Your partner’s age should be between 18 and 100",
      ],
      [{ mix: "wild" }, "mix", "Please select how it is invested"],
      [{ mix: "own" }, "own_mix", "Please enter parts that add up to 100. They add up to 0"],
      [
        { mix: "own", own_mix: { ...OWN, cash: 0.5 } },
        "own_mix",
        "Please enter parts that add up to 100. They add up to 100.5",
      ],
      [
        { other_taxable_income: -1 },
        "other_taxable_income",
        "Please enter your other income a month before tax, or leave it empty",
      ],
      [
        { debt_payment_per_month: -1 },
        "debt_payment_per_month",
        "Please enter what your debts cost a month, such as R2 000, or leave it empty",
      ],
      [
        {
          before: {
            checked_on: yearsAgo(0, 1),
            value: 1_000_000,
            monthly_income: 5_000,
            lasting_monthly_income: 4_000,
          },
        },
        "before.checked_on",
        "Please enter a date that is not in the future",
      ],
    ])("of %o is refused", async (wrong, path, message) => {
      expect(await ask(wrong)).toMatchObject({
        http_code: 422,
        return_object: { errors: [{ path, message }] },
      });
    });

    test.each([
      { dob: yearsAgo(18) },
      { dob: yearsAgo(101, 1) },
      { value: 10_000, monthly_income: 100 },
      { value: 999_999_999_999, monthly_income: 50_000_000_000 },
      { annual_cost_perct: 10, monthly_income: 108_333, anniversary_month: (THIS_MONTH + 10) % 12 || 12 },
      { partner_dob: yearsAgo(18), partner_gender: "female" },
      { mix: "own", own_mix: { foreign_shares: 100 } },
      { mix: "own", own_mix: { cash: 33.33, sa_bonds: 33.33, sa_shares: 33.34 } },
    ])("of %o is answered", async (changed) => {
      const { incomes } = take(await ask(changed));
      for (const { success_perct, monthly_income } of incomes) {
        expect(success_perct).toBeGreaterThanOrEqual(0);
        expect(success_perct).toBeLessThanOrEqual(100);
        expect(monthly_income).toBeGreaterThan(0);
      }
    });
  });
});
