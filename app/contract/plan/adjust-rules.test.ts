import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SAMPLE_LIMITS as limits } from "../../../tests/support/sample-needs";
import type { AdjustNeeds } from "./adjust-needs";
import {
  type AdjustLimits,
  checkAnyIncome,
  checkLowerIncome,
  isRecommendedIncome,
  limitToTabs,
  type NeedsCandidate,
  pickChanges,
} from "./adjust-rules";
import { checkNeeds } from "./check-needs";

const recommended: Required<AdjustNeeds> = {
  retirement_date: "01/03/2027",
  debt_recommend: 150_000,
  emergency_savings_recommend: 83_333.33,
  personal_cash_recommend: 0,
  lump_sum: 550_000,
  perct_guaranteed: 0,
  percent_capital_to_partner_dependants_annuity: 0.55,
  income_guarantee_period: 0,
  partner_guaranteed_inc_perct: 0,
  apply_exclusion: "no" as const,
  investment_recommendations: { annuity: [{ fund_number: "1003", perct_alloc: 1 }] },
};

const say = (candidate: NeedsCandidate, within = limits) =>
  checkNeeds(candidate, within).map(({ path, message }) => `${path}: ${message}`.replaceAll("\u00a0", " "));

describe("a changed need", () => {
  it.each<[string, NeedsCandidate, string]>([
    ["no date", { retirement_date: "" }, "Please enter your retirement date"],
    ["an emptied date", { retirement_date: null }, "Please enter your retirement date"],
    ["an unreal date", { retirement_date: "30/02/2028" }, "Please enter a date as DD/MM/YYYY"],
    [
      "an early date",
      { retirement_date: "28/02/2027" },
      "Retirement date has to be between 01/03/2027 and 20/11/2031",
    ],
    [
      "a late date",
      { retirement_date: "21/11/2031" },
      "Retirement date has to be between 01/03/2027 and 20/11/2031",
    ],
    ["more debt", { debt_recommend: 150_001 }, "Debt amount has to be between 0 and R150 000"],
    ["negative debt", { debt_recommend: -1 }, "Debt amount has to be between 0 and R150 000"],
    ["unreadable debt", { debt_recommend: NaN }, "Invalid input format"],
    ["an unreadable period", { income_guarantee_period: NaN }, "Invalid input format"],
    [
      "an unreadable share to dependants",
      { percent_capital_to_partner_dependants_annuity: NaN },
      "Please enter a whole percentage",
    ],
    [
      "an unreadable share to the partner",
      { partner_guaranteed_inc_perct: NaN },
      "Please enter a whole percentage",
    ],
    ["emptied debt", { debt_recommend: null }, "Debt amount has to be between 0 and R150 000"],
    [
      "more emergency savings",
      { emergency_savings_recommend: 83_334 },
      "Emergency amount has to be between 0 and R83 333",
    ],
    [
      "personal cash where there is none",
      { personal_cash_recommend: 1 },
      "Personal cash amount has to be between 0 and R0",
    ],
    [
      "too little to dependants",
      { percent_capital_to_partner_dependants_annuity: 0.05 },
      "Percentage to dependants has to be between 10% and 55%",
    ],
    ["an emptied period", { income_guarantee_period: null }, "Please enter your income guarantee period"],
    ["a longer period", { income_guarantee_period: 10.5 }, "The guarantee period needs to be between 0-10"],
    [
      "a quarter of a year",
      { income_guarantee_period: 7.25 },
      "The guarantee period needs to be in whole or half years",
    ],
    [
      "more to the partner",
      { partner_guaranteed_inc_perct: 80 },
      "The percentage that goes on has to be between 0% and 75%",
    ],
  ])("%s is a mistake", (_, candidate, message) => {
    expect(say(candidate)).toEqual([`${Object.keys(candidate)[0]}: ${message}`]);
  });

  it("at a limit is accepted", () => {
    expect(
      say({
        retirement_date: "20/11/2031",
        debt_recommend: 0,
        emergency_savings_recommend: 83_333.4,
        percent_capital_to_partner_dependants_annuity: 0.1,
        income_guarantee_period: 9.5,
        partner_guaranteed_inc_perct: 0,
      }),
    ).toEqual([]);
  });

  it("of the shares to others may be anything up to all, but on the tabs no more than was recommended", () => {
    const share = "percent_capital_to_partner_dependants_annuity";
    const partner = "partner_guaranteed_inc_perct";
    const within = {
      ...limits,
      [share]: { minimum: 0.1, maximum: 1 },
      [partner]: { minimum: 0, maximum: 100 },
    };
    expect(say({ [share]: 1, [partner]: 100 }, within)).toEqual([]);
    const tabs = limitToTabs(within, { ...recommended, [partner]: 75 });
    expect(tabs).toEqual(limits);
    expect(say({ [share]: 0.6, [partner]: 76 }, tabs)).toEqual([
      `${share}: Percentage to dependants has to be between 10% and 55%`,
      `${partner}: The percentage that goes on has to be between 0% and 75%`,
    ]);
    const living = { retirement_date: limits.retirement_date };
    expect(limitToTabs(living, recommended)).toEqual(living);
  });

  it("of another product is a mistake that says so", () => {
    const living: AdjustLimits = { retirement_date: limits.retirement_date };
    expect(
      say(
        {
          percent_capital_to_partner_dependants_annuity: 0.2,
          income_guarantee_period: 5,
          partner_guaranteed_inc_perct: 50,
        },
        living,
      ),
    ).toEqual([
      "percent_capital_to_partner_dependants_annuity: This annuity leaves no percentage to dependants to choose",
      "income_guarantee_period: Only a life annuity has a guarantee period",
      "partner_guaranteed_inc_perct: Only a life annuity with a partner or a second person has an income for them",
    ]);
  });

  it("of the guaranteed part is one that both annuities can be bought for, else the nearest are named", () => {
    const within = { perct_guaranteed: { minimum: 0, maximum: 1, only: [0, 0.25, 1] } };
    expect(checkNeeds({ perct_guaranteed: 0.25 }, within)).toEqual([]);
    expect(checkNeeds({ perct_guaranteed: 0.5 }, within)).toEqual([
      {
        path: "perct_guaranteed",
        message:
          "The part has to be in steps of 5%, and each of two annuities has a least price. The nearest parts are 25% and 100%",
        nearest: [0.25, 1],
      },
    ]);
    expect(checkNeeds({ perct_guaranteed: null }, within)).toEqual([
      { path: "perct_guaranteed", message: "Please choose how much is guaranteed" },
    ]);
  });
});

describe("what is changed", () => {
  it("leaves out what reads like the recommendation, whether or not the lever applies", () => {
    expect(pickChanges(recommended, recommended)).toEqual({});
    const asShown = { ...recommended, retirement_date: "1/3/2027", emergency_savings_recommend: 83_333 };
    expect(pickChanges(asShown, recommended)).toEqual({});
  });

  it("holds what differs, is emptied or cannot be read, and nothing that is no need", () => {
    const changed = { debt_recommend: 140_000, income_guarantee_period: null, personal_cash_recommend: NaN };
    expect(pickChanges({ ...changed, id: 7 } as NeedsCandidate, recommended)).toEqual(changed);
  });
});

describe("a desired income", () => {
  const range = { minimum: 18_200.4, maximum: 21_345.67 };
  it.each([
    [null, "Please enter a monthly income"],
    [NaN, "Invalid input format"],
    [21_347, "Please enter a monthly income that is less than the recommended total income"],
    [18_199, "Please enter a monthly income that is not less than R18 200"],
    [18_200, undefined],
    [21_346, undefined],
  ])("of %s is answered: %s", (given, message) => {
    expect(checkLowerIncome(given, range)?.replaceAll("\u00a0", " ")).toBe(message);
  });

  it("may be more than ours where the most is, which is named", () => {
    const most = { ...range, maximum: 30_000.2 };
    expect(checkAnyIncome(30_000, most)).toBeUndefined();
    expect(checkAnyIncome(30_001, most)?.replaceAll("\u00a0", " ")).toBe(
      "Please enter a monthly income that is not more than R30 000",
    );
    expect(checkAnyIncome(null, most)).toBe("Please enter a monthly income");
  });

  it.each([
    [21_345.67, true],
    [21_346, true],
    [21_345.5, true],
    [21_345.49, false],
    [21_346.5, false],
  ])("of %s is the recommended one: %s", (given, isRecommended) => {
    expect(isRecommendedIncome(given, range.maximum)).toBe(isRecommended);
  });

  it("is well when it is inside", () => {
    fc.assert(
      fc.property(
        fc.double({ min: range.minimum, max: range.maximum, noNaN: true }),
        (income) => checkLowerIncome(income, range) === undefined,
      ),
    );
  });
});
