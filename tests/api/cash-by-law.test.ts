/** The cash that the law lets a person take, and its tax, by SARS's lump sum table from 1 March 2023. */
import { describe, expect, test } from "vitest";
import { formatDayMonthYear, addYears } from "../../app/base/date";
import type { SurveyRecord } from "../../app/contract/survey/survey-record";
import { overTheWire, thandi } from "../support/over-transports";
import { take } from "../support/call";
import { NO_NEEDS } from "../support/no-needs";
import { today } from "../support/today";

const day = (years: number) => formatDayMonthYear(addYears(today, years));

/** A person of 63 who retires today, with no cash needs, no dependants and no backup. */
const person: SurveyRecord = {
  ...Object.fromEntries(
    Object.entries(thandi).filter(
      ([name]) => !/debt|emergency|income|cash|lump|support|partner|paying/.test(name),
    ),
  ),
  dob: day(-63),
  retirement_date: day(0),
  ...NO_NEEDS,
  backup_plan_other_src_support: "yes",
};

overTheWire(({ becomeGuest, makeAdvisedPlan, waitForRecommendation, call }) => {
  async function advise(answers: SurveyRecord) {
    const { recommendation } = await makeAdvisedPlan(await becomeGuest(), { ...person, ...answers });
    return recommendation.common_info;
  }

  describe("lump sums that were taken before", () => {
    test("use up the tax-free part, so that none is advised", async () => {
      const { cash_recommendations: without, assumed: notTold } = await advise({
        retirement_savings: 2_000_000,
      });
      expect(without).toMatchObject({ unit_trust_recommend: 550_000, lump_sum: 550_000, lump_sum_tax: 0 });
      expect(notTold).toEqual({
        earlier_lump_sums: true,
        contributions_not_deducted: true,
        second_life_dob: false,
        fund_vested_whole: true,
        funds: true,
        contribution_per_month: true,
        other_taxable_income: true,
        other_incomes: true,
        need_alone_perct: true,
        medical_people: true,
        // There is no debt.
        debt_interest_perct: false,
        own_savings: true,
        own_savings_for_needs: true,
        income_needed: true,
      });
      const { cash_recommendations: cash, assumed } = await advise({
        retirement_savings: 2_000_000,
        earlier_lump_sums: 666_667,
      });
      expect(cash).toMatchObject({ unit_trust_recommend: 0, lump_sum: 0, lump_sum_tax: 0 });
      expect(assumed?.earlier_lump_sums).toBe(false);
    });

    test("raise the tax on this one", async () => {
      // T(1 216 667) - T(666 667) = 143 550 + 36% of 61 667 - 18% of 116 667 = 144 750.06 of tax on another
      // R550 000.
      const { cash_recommendations: cash } = await advise({
        retirement_savings: 2_000_000,
        earlier_lump_sums: 666_667,
        has_debt: "yes",
        debt_value: 405_250,
      });
      // R405 250 is R0.06 more than R550 000 leaves after tax; at 36% that takes R0.09 more before tax.
      expect(cash.lump_sum).toBeCloseTo(550_000.09, 2);
      expect(cash.lump_sum_tax).toBeCloseTo(144_750.09, 2);
      expect(cash.last_need_tax).toBe(cash.lump_sum_tax);
    });

    test("are what was sent last, whatever was said before", async () => {
      const guest = await becomeGuest();
      const before = { ...person, retirement_savings: 2_000_000, has_earlier_lump_sums: "no" } as const;
      const { id } = await makeAdvisedPlan(guest, before);
      take(await call("updatePlan", { query: { id }, body: { earlier_lump_sums: 666_667 } }, guest));
      const [then] = await waitForRecommendation(guest, id);
      expect(then!.common_info.cash_recommendations.unit_trust_recommend).toBe(0);
      const wrong = await call("updatePlan", { query: { id }, body: { earlier_lump_sums: -1 } }, guest);
      expect(wrong).toMatchObject({
        http_code: 422,
        return_object: {
          errors: [{ path: "earlier_lump_sums", message: "Please enter an amount greater than R0" }],
        },
      });
      take(await call("updatePlan", { query: { id }, body: { earlier_lump_sums: 0 } }, guest));
      const [none] = await waitForRecommendation(guest, id);
      expect(none!.common_info.cash_recommendations.unit_trust_recommend).toBe(550_000);
    });

    test("are none when the record says so", async () => {
      const { assumed, cash_recommendations: cash } = await advise({
        retirement_savings: 2_000_000,
        earlier_lump_sums: 0,
      });
      expect(assumed?.earlier_lump_sums).toBe(false);
      expect(cash.unit_trust_recommend).toBe(550_000);
    });
  });

  describe("the parts of a fund", () => {
    test("let a member of a provident fund pay a debt whole", async () => {
      const debt = { retirement_savings: 1_800_000, has_debt: "yes", debt_value: 800_000 } as const;
      const { cash_recommendations: third } = await advise(debt);
      // A third is 600 000, with tax of 18% of 50 000 = 9 000.
      expect(third).toMatchObject({ debt_recommend: 591_000, unmet_cash_needs: 209_000 });
      const { cash_recommendations: whole } = await advise({
        ...debt,
        fund_vested_whole: 1_800_000,
        fund_vested_third: 0,
        fund_savings: 0,
        fund_retirement: 0,
      });
      // 865 342.47 - 39 600 - 27% of 95 342.47 = 800 000.
      expect(whole).toMatchObject({
        debt_recommend: 800_000,
        unmet_cash_needs: 0,
        lump_sum: 865_342.47,
        lump_sum_tax: 65_342.47,
        max_available_for_withdrawl: 1_800_000,
        whole_in_cash: null,
      });
    });

    test("make a plan where all of the savings is taken in cash", async () => {
      const { cash_recommendations: cash } = await advise({
        retirement_savings: 400_000,
        fund_vested_whole: 400_000,
        fund_vested_third: 0,
        fund_savings: 0,
        fund_retirement: 0,
      });
      expect(cash).toMatchObject({ unit_trust_recommend: 400_000, annuity_amount_recommend: 0 });
    });

    test("allow less than a third to somebody whose savings pot is empty", async () => {
      const { cash_recommendations: cash } = await advise({
        retirement_savings: 900_000,
        fund_vested_whole: 0,
        fund_vested_third: 700_000,
        fund_savings: 0,
        fund_retirement: 200_000,
      });
      expect(cash).toMatchObject({
        max_available_for_withdrawl: 233_333.33,
        unit_trust_recommend: 233_333.33,
      });
    });

    test("let R500 000 be taken whole where R350 000 is provident money and R150 000 is locked", async () => {
      const parts = { fund_vested_whole: 350_000, fund_vested_third: 0, fund_savings: 0 };
      const { cash_recommendations: cash } = await advise({
        retirement_savings: 500_000,
        ...parts,
        fund_retirement: 150_000,
      });
      // R150 000 and two thirds of nothing are at most R240 000; R500 000 is within the R550 000 free of tax.
      expect(cash).toMatchObject({
        max_available_for_withdrawl: 350_000,
        whole_in_cash: { threshold: 360_000, tax: 0, net: 500_000 },
      });
    });

    test("that do not add up are refused, with the difference", async () => {
      const { bearer } = await becomeGuest();
      const answer = await call(
        "createDemoPlan",
        {
          body: {
            ...person,
            retirement_savings: 900_000,
            fund_vested_whole: 0,
            fund_vested_third: 700_000,
            fund_savings: 0,
            fund_retirement: 100_000,
          },
        },
        { bearer },
      );
      expect(answer).toMatchObject({ http_code: 422 });
      expect(JSON.stringify(answer.return_object).replaceAll("\u00a0", " ")).toContain(
        '"path":"fund_retirement","message":"The four amounts have to add up to your savings. They add up to R800 000, which is R100 000 less"',
      );
    });
  });

  test("small savings that will be more by the retirement day cannot be taken whole", async () => {
    const { cash_recommendations: now } = await advise({ retirement_savings: 310_000 });
    expect(now.whole_in_cash).toEqual({ threshold: 360_000, threshold_today: 360_000, tax: 0, net: 310_000 });
    // With the rise in prices alone R310 000 becomes R386 000 by then: 310 000 x 1.045^5.
    const { cash_recommendations: later } = await advise({
      retirement_savings: 310_000,
      dob: day(-58),
      retirement_date: day(5),
    });
    expect(later.whole_in_cash).toBeNull();
  });

  test("what is still paid in joins the savings", async () => {
    const later = { retirement_savings: 900_000, dob: day(-61), retirement_date: day(2) };
    const [without, with_] = [await advise(later), await advise({ ...later, contribution_per_month: 5_000 })];
    const more =
      with_.cash_recommendations.savings_at_retirement - without.cash_recommendations.savings_at_retirement;
    // 24 payments of R5 000, and about 2.97% a year on each for a year on average.
    expect(more).toBeGreaterThan(120_000 * 1.02);
    expect(more).toBeLessThan(120_000 * 1.04);
    expect(with_.assumed?.contribution_per_month).toBe(false);
  });

  test.each<[Partial<SurveyRecord>, string]>([
    [{ money_kind: "paying" }, "This money already pays an income"],
    [{ already_paying: "yes" }, "This money already pays an income"],
    [{ money_kind: "fund", already_paying: "yes" }, "This money already pays an income"],
    [{ money_kind: "formula" }, "This is a pension worked out by a formula"],
    [{ money_kind: "own" }, "This money is in no retirement fund"],
    [{ money_kind: "inherited", already_paying: "no" }, "This money was inherited, or comes from a divorce"],
  ])("no plan is made of %j", async (kind, message) => {
    const { bearer } = await becomeGuest();
    const body: SurveyRecord = { ...person, retirement_savings: 1_300_000, money_kind: undefined, ...kind };
    const answer = await call("createDemoPlan", { body }, { bearer });
    expect(answer).toMatchObject({
      http_code: 422,
      return_object: { errors: [{ path: "money_kind", message }] },
    });
  });

  test("a record of before the kind was asked says that it is a fund’s", async () => {
    const { bearer } = await becomeGuest();
    const body: SurveyRecord = {
      ...person,
      retirement_savings: 1_300_000,
      money_kind: undefined,
      already_paying: "no",
    };
    expect(await call("createDemoPlan", { body }, { bearer })).toMatchObject({ http_code: 200 });
  });

  test("the guaranteed income is of what is left after them", async () => {
    const guest = await becomeGuest();
    const ask = async (answers: SurveyRecord) =>
      take(await call("calculateGuaranteedIncome", { body: { ...person, ...answers } }, guest))
        .guarantee_income;
    const [first, second] = [
      await ask({ retirement_savings: 2_000_000 }),
      await ask({ retirement_savings: 2_000_000, earlier_lump_sums: 666_667 }),
    ];
    // Nothing is taken in cash, so 2 000 000 buys the income instead of 1 450 000.
    expect(second / first).toBeCloseTo(2_000_000 / 1_450_000, 4);
  });
});
