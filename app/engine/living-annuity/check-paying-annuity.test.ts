/** The check by hand: drawdown, the law, tax, the months until the anniversary, costs and cash. */
import { describe, expect, it } from "vitest";
import { QUICK } from "../../../tests/support/held-plan";
import { BASIS_2026_12 as BASIS } from "../basis/basis-2026-12";
import { expectedRealNetReturn } from "../market/expected-return";
import { yearlyMortality } from "../lives/yearly-mortality";
import { checkPayingAnnuity, type PayingAnnuity } from "./check-paying-annuity";

/** Aged 70, with the anniversary on 1 December. */
const RAVI: PayingAnnuity = {
  adviceDate: "2026-11-25",
  member: { birthDate: "1956-06-15", sex: "male" },
  value: 1_300_000,
  incomePerMonth: 9_500,
  anniversaryMonth: 12,
  annualFeeShare: 0.025,
  mix: "middle",
};
/** The same, with the anniversary today. */
const TODAY: PayingAnnuity = { ...RAVI, anniversaryMonth: 11 };

const check = (answers: PayingAnnuity, basis = BASIS) => checkPayingAnnuity(answers, basis, QUICK);
const incomesOf = (answers: PayingAnnuity, basis = BASIS) => {
  const [now, between, lasts] = check(answers, basis).incomes;
  return { now: now!, between: between!, lasts: lasts! };
};

describe("what is drawn", () => {
  it("is a share of what it is worth today, and of what it is worth when the year begins", () => {
    const { drawdownShare, yearBegins, valueThen, incomes, rangePerMonth } = check(RAVI);
    // R114 000 a year of R1 300 000.
    expect(drawdownShare).toBeCloseTo(0.0876923, 7);
    expect(yearBegins).toBe("2026-12-01");
    // Six days of growth, and one payment, in today's rand.
    const growth = 1 + expectedRealNetReturn(BASIS.funds.selectIncome.mix, 0.025, BASIS);
    const then = 1_300_000 * growth ** (6 / 365) - 9_500 / 1.045 ** (6 / 365);
    expect(valueThen).toBeCloseTo(then, 6);
    expect(incomes[0]!.drawdownShare).toBeCloseTo(114_000 / then, 12);
    expect(rangePerMonth.minimum).toBeCloseTo((0.025 * then) / 12, 9);
    expect(rangePerMonth.maximum).toBeCloseTo((0.175 * then) / 12, 9);
  });

  it.each([
    [2_500, true],
    [2_499.99, false],
    [17_500, true],
    [17_500.01, false],
    [9_000, true],
  ])("of R%f a month of R1 200 000 is within 2.5%% and 17.5%%: %s", (incomePerMonth, isAllowed) => {
    expect(incomesOf({ ...TODAY, value: 1_200_000, incomePerMonth }).now.isAllowed).toBe(isAllowed);
  });

  it("that is more than the law allows falls to the most of it when the year begins", () => {
    const { now, lasts } = incomesOf({ ...TODAY, value: 1_200_000, incomePerMonth: 20_000 });
    expect(now.lastsShare).toBe(0);
    expect(now.fallsFromAge).toEqual({ poor: 70, expected: 70, strong: 70 });
    expect(now.years[0]!.incomePerMonth.expected).toBeCloseTo(17_500, 9);
    expect(lasts.isAllowed).toBe(true);
  });

  it("that is less than the law's least is raised to it when the year begins", () => {
    const { now } = incomesOf({ ...TODAY, value: 1_200_000, incomePerMonth: 1_000 });
    expect(now.incomePerMonth).toBe(1_000);
    expect(now.years[0]!.incomePerMonth.poor).toBeCloseTo(2_500, 9);
  });

  it("lies halfway between now and what lasts", () => {
    const { now, between, lasts } = incomesOf(TODAY);
    expect(between.incomePerMonth).toBe((now.incomePerMonth + lasts.incomePerMonth) / 2);
    expect(between.lastsShare).toBeGreaterThan(now.lastsShare);
    expect(between.lastsShare).toBeLessThan(lasts.lastsShare);
  });
});

describe("what is left after tax", () => {
  // SARS 2026/27: 18% of the first R245 100, less 17 820 + 9 765 = 27 585 from 65 on.
  it("is all of R9 500 as the only income: 18% of R114 000 are R20 520, less than the rebates", () => {
    expect(incomesOf(TODAY).now.afterTaxPerMonth).toBe(9_500);
  });

  it("is less beside a pension of R6 000, whose tax comes first", () => {
    // Together R186 000: 33 480 - 27 585 = R5 895; the R72 000 alone bear no tax.
    const { now } = incomesOf({ ...TODAY, otherTaxableIncomePerMonth: 6_000 });
    expect(now.afterTaxPerMonth).toBeCloseTo(9_500 - 5_895 / 12, 9);
  });

  it("is taxed at the other income's highest rate", () => {
    // R480 000 alone: 79 998 + 31% of 96 900 = 110 037. With R114 000: 125 599 + 36% of 63 800 = 148 567.
    const { now } = incomesOf({ ...TODAY, otherTaxableIncomePerMonth: 40_000 });
    expect(now.afterTaxPerMonth).toBeCloseTo(9_500 - (148_567 - 110_037) / 12, 6);
  });

  it("counts the age at the end of the tax year of the first payment", () => {
    // Born on 1 March 1952, he is 74 on 28 February 2027, and 75 a year later, with a rebate of 3 249 more.
    const born = { birthDate: "1952-03-01", sex: "male" } as const;
    const taxed = { ...RAVI, member: born, otherTaxableIncomePerMonth: 20_000 };
    const taxOf = (anniversaryMonth: number) =>
      9_500 - incomesOf({ ...taxed, anniversaryMonth }).now.afterTaxPerMonth;
    // R354 000: 44 118 + 26% of 108 900 = 72 432; R240 000: 43 200. The same rebates are deducted from both.
    expect(taxOf(12)).toBeCloseTo((72_432 - 43_200) / 12, 6);
    expect(taxOf(3)).toBeCloseTo((72_432 - 43_200) / 12, 6);
    const alone = { ...taxed, otherTaxableIncomePerMonth: 6_000 };
    const taxAlone = (anniversaryMonth: number) =>
      9_500 - incomesOf({ ...alone, anniversaryMonth }).now.afterTaxPerMonth;
    expect(taxAlone(12) - taxAlone(3)).toBeCloseTo(3_249 / 12, 6);
  });
});

describe("a death before the year begins", () => {
  it("counts as an income that lasted", () => {
    // At 17.6% of the value on the anniversary the income fails in all markets, unless he has died by then.
    const waiting: PayingAnnuity = { ...RAVI, anniversaryMonth: 6, annualFeeShare: 0, mix: { cash: 1 } };
    const { now } = incomesOf({ ...waiting, value: 1_000_000, incomePerMonth: 14_666 });
    expect(now.isAllowed).toBe(false);
    const { member: life, adviceDate: retirementDate } = waiting;
    const [q] = yearlyMortality({ life, retirementDate, basis: BASIS, impairment: 1 });
    // 25 November to 1 June: 188 days.
    expect(now.lastsShare).toBeCloseTo(1 - (1 - q!) ** (188 / 365), 9);
  });

  it("leaves the income that lasts at the promised chance", () => {
    for (const anniversaryMonth of [11, 12, 3, 6, 10])
      for (const birthDate of ["1971-11-20", "1956-06-15", "1930-01-01"]) {
        const member = { birthDate, sex: "female" } as const;
        const { lasts } = incomesOf({ ...RAVI, member, anniversaryMonth, incomePerMonth: 5_000 });
        expect(lasts.lastsShare).toBeGreaterThanOrEqual(0.75 - 1e-9);
        expect(lasts.lastsShare).toBeLessThan(0.76);
      }
  });
});

describe("a partner who depends on it", () => {
  it("has to last longer, and be paid by the life annuity too", () => {
    const partner = { birthDate: "1962-02-03", sex: "female" } as const;
    const [alone, couple] = [check(TODAY), check({ ...TODAY, partner })];
    expect(couple.incomes[0]!.lastsShare).toBeLessThan(alone.incomes[0]!.lastsShare);
    expect(couple.incomes[2]!.incomePerMonth).toBeLessThan(alone.incomes[2]!.incomePerMonth);
    expect(couple.incomes[0]!.fallsFromAge).toEqual(alone.incomes[0]!.fallsFromAge);
    expect([alone.lifeAnnuity.partnerShare, couple.lifeAnnuity.partnerShare]).toEqual([0, 0.75]);
    const allOf = ({ lifeAnnuity: { parts } }: typeof alone) => parts.at(-1)!.incomePerMonth;
    expect(allOf(couple)).toBeLessThan(allOf(alone));
  });
});

describe("costs", () => {
  it("are told in rand, and a percentage point less is worth what a check with it says", () => {
    const { costs } = check(RAVI);
    expect(costs).toMatchObject({ annualFeeShare: 0.025, isAssumed: false });
    expect(costs.perMonth).toBeCloseTo((0.025 * 1_300_000) / 12, 9);
    expect(costs.lowerFeeShare).toBeCloseTo(0.015, 12);
    const { lasts } = incomesOf({ ...RAVI, annualFeeShare: costs.lowerFeeShare });
    expect(costs.lowerFeeLastingPerMonth).toBe(lasts.incomePerMonth);
  });

  it("are the industry's where they are not known, and never below nothing", () => {
    expect(check({ ...RAVI, annualFeeShare: undefined }).costs).toMatchObject({
      annualFeeShare: BASIS.industryFeeShare,
      isAssumed: true,
    });
    expect(check({ ...RAVI, annualFeeShare: 0.004 }).costs.lowerFeeShare).toBe(0);
    const { costs, incomes } = check({ ...RAVI, annualFeeShare: 0 });
    expect(costs.lowerFeeLastingPerMonth).toBe(incomes[2]!.incomePerMonth);
  });
});

describe("cash", () => {
  it.each([
    [149_999, "2026-11-25", true],
    [150_000, "2026-11-25", false],
    [124_999, "2026-02-27", true],
    [125_000, "2026-02-27", false],
  ])("of R%i on %s may be taken: %s", (value, adviceDate, isAllowed) => {
    const { cash } = check({ ...RAVI, value, adviceDate, incomePerMonth: 600 });
    expect(cash).toEqual({ below: adviceDate < "2026-03-01" ? 125_000 : 150_000, isAllowed });
  });
});

describe("answers that cannot be", () => {
  it.each<[string, Partial<PayingAnnuity>]>([
    ["member.birthDate", { member: { birthDate: "", sex: "male" } }],
    ["partner.sex", { partner: { birthDate: "1960-02-03", sex: "other" as "male" } }],
    ["value", { value: 0 }],
    ["value", { value: 1e14 }],
    ["incomePerMonth", { incomePerMonth: 108_334 }],
    ["anniversaryMonth", { anniversaryMonth: 0 }],
    ["anniversaryMonth", { anniversaryMonth: 12.5 }],
    ["annualFeeShare", { annualFeeShare: 1 }],
    ["mix", { mix: { cash: 0.5 } }],
    ["incomePerMonth", { annualFeeShare: 0.9, incomePerMonth: 108_000, anniversaryMonth: 10 }],
  ])("are refused by the name of %s: %o", (name, wrong) => {
    expect(() => check({ ...RAVI, ...wrong })).toThrow(new RegExp(`^${name}: `));
  });
});
