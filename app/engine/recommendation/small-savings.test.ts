import { describe, expect, it } from "vitest";
import { lifeAnnuityIncome } from "../annuity/life-annuity-income";
import { BASIS_2026_12 as BASIS } from "../basis/basis-2026-12";
import { mostWholeInCash, weighSmallSavings } from "./small-savings";

type SmallSavings = Parameters<typeof weighSmallSavings>[0];

const NOBODY: SmallSavings = {
  adviceDate: "2026-12-10",
  age: 62,
  savings: 228_000,
  debt: 120_000,
  earlierLumpSums: 0,
};
const weigh = (changes: Partial<SmallSavings> = {}) => weighSmallSavings({ ...NOBODY, ...changes }, BASIS);

/** Half a year past the birthday at 62, single, in good health. */
const incomeOf = (sex: "female" | "male", premium: number, guaranteePeriodYears: number) =>
  lifeAnnuityIncome({
    member: { birthDate: "1964-06-10", sex },
    retirementDate: "2026-12-10",
    basis: BASIS,
    impairment: 1,
    kind: "linked",
    guaranteePeriodYears,
    partnerShare: 0,
    premium,
  });

describe("savings that may be taken whole", () => {
  it("of R54 000 without debt are all in the annuity, or all in hand", () => {
    const { incomeForLife, allInCash } = weigh({ savings: 54_000, debt: 0 });
    expect(incomeForLife).toMatchObject({
      lumpSum: 0,
      lumpSumTax: 0,
      paidOff: 0,
      debtLeft: 0,
      annuity: 54_000,
    });
    expect(allInCash).toMatchObject({
      lumpSum: 54_000,
      lumpSumTax: 0,
      paidOff: 0,
      debtLeft: 0,
      inHand: 54_000,
    });
    expect(incomeForLife.female).toEqual({
      perMonth: incomeOf("female", 54_000, 10),
      afterTaxPerMonth: incomeOf("female", 54_000, 10),
      guaranteePeriodYears: 10,
    });
    expect(incomeForLife.male.perMonth).toBe(incomeOf("male", 54_000, 10));
  });

  it("of R228 000 with R120 000 of debt pay it as far as a third goes, or wholly", () => {
    // A third is R76 000: R44 000 of the debt is left, and R152 000 buys the annuity. Taking all of it leaves R108 000.
    const { incomeForLife, allInCash } = weigh();
    expect(incomeForLife).toMatchObject({ lumpSum: 76_000, lumpSumTax: 0, paidOff: 76_000 });
    expect(incomeForLife.debtLeft).toBe(44_000);
    expect(incomeForLife.annuity).toBe(152_000);
    expect(allInCash).toMatchObject({ lumpSum: 228_000, paidOff: 120_000, debtLeft: 0, inHand: 108_000 });
  });

  it("are judged by their parts where these are told", () => {
    // Of R500 000, R350 000 may be taken anyway; the locked R150 000 is less than R240 000, so all may be taken.
    const fundParts = {
      vestedWhole: 350_000,
      vestedThird: 0,
      savingsComponent: 0,
      retirementComponent: 150_000,
    };
    const answers = { savings: 500_000, fundParts, debt: 400_000 };
    const { incomeForLife, allInCash } = weigh(answers);
    expect(incomeForLife).toMatchObject({
      lumpSum: 350_000,
      lumpSumTax: 0,
      debtLeft: 50_000,
      annuity: 150_000,
    });
    expect(allInCash).toMatchObject({ lumpSumTax: 0, paidOff: 400_000, inHand: 100_000 });
    expect(() => weigh({ savings: 500_000 })).toThrow("savings");
    // R241 000 that is all locked is too much, although R360 000 of unknown parts is not.
    const locked = { ...fundParts, vestedWhole: 0, retirementComponent: 241_000 };
    expect(() => weigh({ savings: 241_000, fundParts: locked })).toThrow("savings");
  });

  it("tell what a debt that stays costs over ten years at its interest, if it is known", () => {
    // 1% a month over 120 months is 0.0143471 of each rand; R44 000 is left.
    const { incomeForLife } = weigh({ debtInterestShare: 0.12 });
    expect(incomeForLife.debtLeftPerMonth).toBeCloseTo(44_000 * 0.0143471, 1);
    expect(weigh().incomeForLife.debtLeftPerMonth).toBeNull();
  });

  it("bear the tax that is left once the tax-free part is gone", () => {
    // After R550 000: 18% of R76 000 is R13 680; R228 000 bears 18% of R220 000, R39 600, and 27% of R8 000, R2 160.
    const { incomeForLife, allInCash } = weigh({ earlierLumpSums: 550_000 });
    expect(incomeForLife.lumpSumTax).toBeCloseTo(13_680, 6);
    expect(incomeForLife.debtLeft).toBeCloseTo(120_000 - (76_000 - 13_680), 6);
    expect(allInCash.lumpSumTax).toBeCloseTo(41_760, 6);
    expect(allInCash.inHand).toBeCloseTo(228_000 - 41_760 - 120_000, 6);
  });

  it("take for a small debt what it needs after tax and no more", () => {
    // R8 200 after 18% of tax is R10 000 before it.
    const { incomeForLife } = weigh({ debt: 8_200, earlierLumpSums: 550_000 });
    expect(incomeForLife.lumpSum).toBeCloseTo(10_000, 6);
    expect(incomeForLife.debtLeft).toBeCloseTo(0, 6);
    expect(incomeForLife.annuity).toBeCloseTo(218_000, 6);
  });

  it("may all go into a debt, which then stays in part", () => {
    const { allInCash } = weigh({ savings: 54_000, debt: 60_000 });
    expect(allInCash).toMatchObject({ paidOff: 54_000, debtLeft: 6_000, inHand: 0 });
  });

  it("pay an income on which tax is due only where it is above the threshold", () => {
    // R360 000 at 85 pays about R3 500 a month, R42 000 a year; from 75 on no tax is due up to R171 300.
    const { female } = weigh({ age: 85, savings: 360_000, debt: 0 }).incomeForLife;
    expect(female.perMonth * 12).toBeLessThan(171_300);
    expect(female.afterTaxPerMonth).toBe(female.perMonth);
  });
});

it("all may be taken up to R247 500 before March 2026, and up to R360 000 since", () => {
  expect(mostWholeInCash("2026-02-28", BASIS)).toBe(247_500);
  expect(mostWholeInCash("2026-03-01", BASIS)).toBe(360_000);
  expect(() => weigh({ savings: 360_001 })).toThrow(/^savings: /);
  expect(() => weigh({ debt: -1 })).toThrow(/^debt: /);
  expect(() => weigh({ age: 61.5 })).toThrow(/^age: /);
});
