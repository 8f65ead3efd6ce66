import type {
  CheckAnswer,
  CheckedAnnuity,
  CheckedIncome,
} from "../../app/contract/living-annuity/check-operations";
import { gatherCheck } from "../../app/words/living-annuity/check-facts";
import { describeCheck } from "../../app/words/living-annuity/describe-check";

/** A person whose drawdown is too high to last. */
export const JOHAN: CheckedAnnuity = {
  dob: "03/06/1956",
  gender: "male",
  value: 1_300_000,
  monthly_income: 9_500,
  anniversary_month: 12,
  annual_cost_perct: 2.5,
  mix: "middle",
  other_taxable_income: 6_000,
};

/** An income that is paid in full until an age, and falls by a tenth of itself each year after it. */
export function payUntil(kind: CheckedIncome["kind"], monthly: number, falls: number | null): CheckedIncome {
  const at = (age: number) => (falls === null || age < falls ? monthly : monthly * 0.9 ** (age - falls + 1));
  return {
    kind,
    monthly_income: monthly,
    drawdown_perct: (1_200 * monthly) / 1_300_000,
    is_allowed: true,
    after_tax_monthly_income: monthly - 490,
    success_perct: 30,
    poor_age_income_reduces: falls && falls - 2,
    expected_age_income_reduces: falls,
    by_age: Array.from({ length: 31 }, (_, year) => ({
      age: 70 + year,
      poor_income: at(70 + year) * 0.8,
      expected_income: at(70 + year),
      poor_left: 1_000_000 - 30_000 * year,
      expected_left: 1_302_400 - 40_000 * year,
    })),
  };
}

/** The result of JOHAN's check: invented, with figures that are easy to recognize in words. */
export const JOHANS_CHECK: CheckAnswer = {
  checked_on: "25/11/2026",
  year_begins: "01/12/2026",
  value_then: 1_300_900,
  drawdown_perct: 8.769,
  least_drawdown_perct: 2.5,
  most_drawdown_perct: 17.5,
  least_monthly_income: 2_710.2,
  most_monthly_income: 18_971.5,
  lasting_success_perct: 75,
  incomes: [
    payUntil("now", 9_500, 78),
    { ...payUntil("between", 7_543.4, 83), success_perct: 46 },
    { ...payUntil("lasts", 5_587, 93), success_perct: 75 },
  ],
  costs: {
    annual_cost_perct: 2.5,
    is_assumed: false,
    monthly_cost: 2_708.3,
    lower_cost_perct: 1.5,
    lower_cost_lasting_income: 6_218,
  },
  life_annuity: {
    guarantee_period_years: 7,
    partner_perct: 0,
    least_price: 165_000,
    parts: [
      [0, 5_587, 0, 756_000],
      [25, 6_498, 2_307, 566_400],
      [50, 7_408, 4_614, 378_000],
      [75, 8_319, 6_921, 189_000],
      [100, 9_229, 9_229, 0],
    ].map(([perct = 0, monthly_income = 0, guaranteed_monthly_income = 0, expected = 0]) => ({
      perct,
      monthly_income,
      guaranteed_monthly_income,
      left: [75, 85, 95].map((age) => ({ age, expected: age === 85 ? expected : expected / 2 })),
    })),
  },
  cash: { below: 150_000, is_allowed: false },
  assumed: {
    mix: { sa_shares: 35, sa_property: 10, sa_bonds: 25, inflation_linked: 10, cash: 0, foreign_shares: 20 },
    prices_as_of: "16/02/2026",
    basis_version: "2026-11",
  },
};

/** A change of JOHANS_CHECK: he draws this much, while R5 587 would still last. */
export function drawing(monthly: number, change: Partial<CheckedIncome> = {}): Partial<CheckAnswer> {
  const [, between, lasts] = JOHANS_CHECK.incomes as [CheckedIncome, CheckedIncome, CheckedIncome];
  return {
    drawdown_perct: (1_200 * monthly) / 1_300_000,
    incomes: [
      { ...payUntil("now", monthly, null), success_perct: 98, ...change },
      { ...between, monthly_income: (monthly + 5_587) / 2 },
      lasts,
    ],
  };
}

/** The sentences about JOHAN and his check with such changes, with plain spaces. */
export function describeWith(
  change: Partial<CheckAnswer> = {},
  asked: Partial<CheckedAnnuity> = {},
  client?: string,
) {
  const view = describeCheck(gatherCheck({ ...JOHAN, ...asked }, { ...JOHANS_CHECK, ...change }, client));
  return JSON.parse(JSON.stringify(view).replaceAll("\u00a0", " ")) as typeof view;
}
