import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { yearsBetween } from "~/base/date";
import { countRuns } from "../../../tests/support/count-runs";
import { atMost, holds } from "../../../tests/support/laws";
import { BASIS_2026_11 } from "../basis/basis-2026-11";
import type { FundCash } from "../advice/cash-split";
import type { RetirementFund } from "../case/retirement-case";
import { adviseCash } from "./cash-advice";
import { readCashSource, type SavingAnswers } from "./cash-source";
import { annuityReturn } from "./savings-at-retirement";

const TODAY = {
  adviceDate: "2026-12-01",
  retirementDate: "2026-12-01",
  member: { birthDate: "1966-03-01", sex: "male" },
  savings: 900_000,
} as const;
const read = (answers: Partial<SavingAnswers> = {}) =>
  readCashSource({ ...TODAY, ...answers }, BASIS_2026_11);
const NOTHING = { vestedWhole: 0, vestedThird: 0, savingsComponent: 0, retirementComponent: 0 };

describe("what may be taken of savings", () => {
  it("is a third where the fund's parts are not known, all of which is tested against the amount for the whole", () => {
    expect(read()).toEqual({
      savingsAtRetirement: 900_000,
      ownSavingsAtRetirement: 0,
      contributionsNotDeducted: 0,
      ownSavingsForNeeds: 0,
      cashShare: 1 / 3,
      testedShare: 1,
      funds: [{ share: 1, cashShare: 1 / 3, isSmall: false }],
      earlierLumpSums: 0,
      adviceDate: "2026-12-01",
      priceLevel: 1,
    });
  });

  it("is less with an emptied savings pot, and nothing of the retirement component", () => {
    // A third of 700 000.
    const source = read({ fundParts: { ...NOTHING, vestedThird: 700_000, retirementComponent: 200_000 } });
    expect(source.cashShare * 900_000).toBeCloseTo(233_333.33, 2);
    // Two thirds of the tested amount, 700 000 x 2/3 + 200 000 = 666 667, would have to be at most R240 000.
    expect((source.testedShare * 900_000 * 2) / 3).toBeCloseTo(666_666.67, 2);
  });

  it("is everything of provident money of before March 2021, and of the savings component", () => {
    expect(read({ fundParts: { ...NOTHING, vestedWhole: 900_000 } })).toMatchObject({
      cashShare: 1,
      testedShare: 0,
    });
    const fundParts = { ...NOTHING, vestedWhole: 300_000, savingsComponent: 100_000, vestedThird: 500_000 };
    // 300 000 + 100 000 + a third of 500 000.
    expect(read({ fundParts }).cashShare * 900_000).toBeCloseTo(566_666.67, 2);
  });

  it("is never more than everything, however that is rounded", () => {
    // The two parts may grow to a billionth of a cent more than their sum, which made the annuity negative and refused.
    for (let savings = 1_464_024; savings < 2_000_000; savings += 7_919) {
      const fundParts = { ...NOTHING, vestedWhole: savings - 123_457, savingsComponent: 123_457 };
      const source = read({ savings, fundParts, retirementDate: "2029-02-28" });
      expect(source.cashShare).toBeLessThanOrEqual(1);
      expect(source.funds[0]!.cashShare).toBeLessThanOrEqual(1);
      const needs = { debtRepayment: 5_000_000, emergencySavings: 0, personalUse: 0 };
      const { annuity } = adviseCash(source, needs, BASIS_2026_11);
      expect(annuity).toBeGreaterThanOrEqual(0);
      expect(annuity).toBeLessThan(1e-6);
    }
  });

  it("keeps its parts in proportion as the savings grow", () => {
    const fundParts = { ...NOTHING, vestedThird: 700_000, retirementComponent: 200_000 };
    const later = read({ fundParts, retirementDate: "2029-12-01" });
    expect(later.savingsAtRetirement).toBeCloseTo(900_000 * (1 + annuityReturn(BASIS_2026_11)) ** 3, 6);
    expect(later.cashShare).toBeCloseTo(read({ fundParts }).cashShare, 12);
    expect(later.priceLevel).toBeCloseTo(1.045 ** 3, 12);
  });
});

describe("the amounts of the law", () => {
  it("are what they are within a month, and in the rand of the retirement day from then on", () => {
    const inAMonth = read({ savings: 3_000_000, retirementDate: "2027-01-01" });
    expect(inAMonth.priceLevel).toBe(1);
    const needs = { debtRepayment: 550_000, emergencySavings: 0, personalUse: 0 };
    expect(adviseCash(inAMonth, needs, BASIS_2026_11)).toMatchObject({
      grossLumpSum: 550_000,
      lumpSumTax: 0,
    });
    expect(read({ retirementDate: "2027-01-02" }).priceLevel).toBeCloseTo(1.045 ** (32 / 365), 12);
  });
});

describe("money that is still paid in", () => {
  // From 15 January 2027 on: 12 payments to 15 December 2027, and 13 to 15 January 2028.
  it.each([
    ["2028-01-14", 12],
    ["2028-01-15", 13],
  ])("comes to all whole months with their growth: by %s to %i", (retirementDate, payments) => {
    const days = { adviceDate: "2026-12-15", retirementDate };
    const paidIn =
      read({ ...days, contributionPerMonth: 1_000 }).savingsAtRetirement - read(days).savingsAtRetirement;
    const years = yearsBetween(days.adviceDate, retirementDate);
    let grown = 0;
    for (let month = 1; month <= payments; month++)
      grown += 1_000 * (1 + annuityReturn(BASIS_2026_11)) ** (years - month / 12);
    expect(paidIn).toBeCloseTo(grown, 6);
  });

  it("joins the savings: a third to the savings component, the rest to the retirement component", () => {
    const days = { adviceDate: "2026-12-01", retirementDate: "2028-12-01", contributionPerMonth: 5_000 };
    const parts = { ...NOTHING, vestedThird: 900_000 };
    const [without, with_] = [
      read({ ...days, contributionPerMonth: 0, fundParts: parts }),
      read({ ...days, fundParts: parts }),
    ];
    const paidIn = with_.savingsAtRetirement - without.savingsAtRetirement;
    expect(paidIn).toBeGreaterThan(120_000);
    const inCash = with_.savingsAtRetirement * with_.cashShare;
    expect(inCash).toBeCloseTo(without.savingsAtRetirement / 3 + paidIn / 3, 6);
    expect(read(days).cashShare).toBe(1 / 3);
  });

  it("joins no savings where it goes to a fund that is left where it is", () => {
    const days = { adviceDate: "2026-12-01", retirementDate: "2028-12-01" };
    const retired = { amount: 900_000, retiredFrom: true, paysIn: false };
    const funds = [retired, { amount: 200_000, retiredFrom: false, paysIn: true }];
    expect(read({ ...days, contributionPerMonth: 5_000, funds })).toEqual(read({ ...days, funds }));
  });

  it("stays whole where everything may be taken by a member who was 55 on 1 March 2021", () => {
    const fundParts = { ...NOTHING, vestedWhole: 900_000 };
    const source = read({ fundParts, retirementDate: "2028-12-01", contributionPerMonth: 5_000 });
    expect([source.cashShare, source.testedShare]).toEqual([1, 0]);
  });

  // R600 000 grows to R694 420 in five years and all of it may be taken, and so may a third of the
  // R580 747 contributed: the savings component. Tested is 3/2 of the retirement component, which
  // equals all contributions.
  it("is two pots for a younger member whose money may all be taken", () => {
    const source = read({
      member: { birthDate: "1972-05-20", sex: "male" },
      savings: 600_000,
      fundParts: { ...NOTHING, vestedWhole: 600_000 },
      retirementDate: "2031-12-01",
      contributionPerMonth: 9_000,
    });
    const grown = 600_000 * (1 + annuityReturn(BASIS_2026_11)) ** 5;
    const paidIn = source.savingsAtRetirement - grown;
    expect(source.savingsAtRetirement).toBeCloseTo(1_275_168, -1);
    expect(source.savingsAtRetirement * source.cashShare).toBeCloseTo(888_003, -1);
    expect(source.savingsAtRetirement * source.testedShare).toBeCloseTo(paidIn, 6);
  });
});

describe("funds one by one", () => {
  const fund = (amount: number, change: Partial<RetirementFund> = {}): RetirementFund => ({
    amount,
    retiredFrom: true,
    paysIn: false,
    ...change,
  });
  const adviseOn = (funds: RetirementFund[], debtRepayment: number) => {
    const savings = funds.reduce((sum, { amount, retiredFrom }) => (retiredFrom ? sum + amount : sum), 0);
    const needs = { debtRepayment, emergencySavings: 0, personalUse: 0 };
    return adviseCash(read({ savings, funds }), needs, BASIS_2026_11);
  };

  it("of R150 000 each may all be taken whole, without tax, which is told as a choice beside a third of each", () => {
    const three = [fund(150_000), fund(150_000), fund(150_000)];
    const cash = adviseOn(three, 300_000);
    // Together they are more than R360 000, each is less.
    expect(cash.wholeInCash).toEqual({ threshold: 360_000, tax: 0, net: 450_000 });
    expect(adviseOn([fund(450_000)], 300_000).wholeInCash).toBeUndefined();
    expect(cash.maxLumpSum).toBeCloseTo(150_000, 6);
    for (const one of cash.funds!) {
      expect(one.mayBeTakenWhole).toBe(true);
      expect(one.grossLumpSum).toBeCloseTo(50_000, 6);
      expect(one.left).toBeCloseTo(100_000, 6);
    }
  });

  it("give cash first of those that may be taken whole, the rest in proportion to what each allows", () => {
    // R300 000 whole, and a third of R1 500 000 and R600 000: R500 000 and R200 000.
    const funds = [fund(1_500_000, { name: "Old Mutual" }), fund(300_000), fund(600_000)];
    const small = adviseOn(funds, 0);
    expect(small.maxLumpSum).toBeCloseTo(1_000_000, 6);
    // R550 000 is free of tax: R300 000, and R250 000 split 5 to 2.
    const taken = small.funds!.map(({ grossLumpSum }) => grossLumpSum);
    expect(taken[0]).toBeCloseTo((250_000 * 5) / 7, 6);
    expect(taken[1]).toBeCloseTo(300_000, 6);
    expect(taken[2]).toBeCloseTo((250_000 * 2) / 7, 6);
    expect(small.funds!.map(({ name, mayBeTakenWhole }) => [name, mayBeTakenWhole])).toEqual([
      ["Old Mutual", false],
      [undefined, true],
      [undefined, false],
    ]);
    expect(small.annuity).toBeCloseTo(2_400_000 - 550_000, 6);
  });

  it("have parts of their own, and those that are left stand in no figure", () => {
    const parts = { ...NOTHING, vestedWhole: 100_000, retirementComponent: 500_000 };
    const cash = adviseOn(
      [fund(600_000, { parts }), fund(900_000), fund(250_000, { retiredFrom: false })],
      0,
    );
    expect(cash.savingsAtRetirement).toBe(1_500_000);
    // R100 000 and a third of R900 000.
    expect(cash.maxLumpSum).toBeCloseTo(400_000, 6);
    expect(cash.funds).toHaveLength(2);
  });

  it("of anybody give all of the lump sum between them, none more than it allows", () => {
    const anyFunds = fc.array(
      fc.record({
        amount: fc.integer({ min: 1, max: 3_000_000 }),
        retiredFrom: fc.constant(true),
        paysIn: fc.boolean(),
      }),
      { minLength: 2, maxLength: 6 },
    );
    const property = fc.property(anyFunds, fc.integer({ min: 0, max: 2_000_000 }), (funds, debt) => {
      const { funds: told = [], ...cash } = adviseOn(funds, debt);
      const sum = (read: (one: FundCash) => number) => told.reduce((total, one) => total + read(one), 0);
      holds({
        "all of the lump sum": Math.abs(sum(({ grossLumpSum }) => grossLumpSum) - cash.grossLumpSum) < 1e-4,
        "all of what may be taken": Math.abs(sum(({ maxLumpSum }) => maxLumpSum) - cash.maxLumpSum) < 1e-4,
        "the annuity is what is left": Math.abs(sum(({ left }) => left) - cash.annuity) < 1e-4,
        "none more than it allows": told.every(({ grossLumpSum, maxLumpSum }) =>
          atMost(grossLumpSum, maxLumpSum),
        ),
        "others only after those that may be taken whole": told.every(
          ({ mayBeTakenWhole: isSmall, grossLumpSum, maxLumpSum }) =>
            !isSmall ||
            told.every((one) => one.mayBeTakenWhole || one.grossLumpSum < 1e-6) ||
            Math.abs(grossLumpSum - maxLumpSum) < 1e-4,
        ),
      });
    });
    fc.assert(property, { numRuns: countRuns({ usually: 200, long: 10_000 }), seed: 20_261_126 });
  });

  it("get what is still paid in where it is marked, else in the largest", () => {
    const later = { retirementDate: "2028-12-01", contributionPerMonth: 5_000, savings: 1_000_000 } as const;
    const shareOf = (funds: RetirementFund[]) => read({ ...later, funds }).funds[0]!.share;
    const [unmarked, marked] = [
      shareOf([fund(400_000), fund(600_000)]),
      shareOf([fund(400_000, { paysIn: true }), fund(600_000)]),
    ];
    expect(unmarked).toBeLessThan(0.4);
    expect(marked).toBeGreaterThan(0.4);
  });
});
