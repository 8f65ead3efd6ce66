import { describe, expect, it } from "vitest";
import { LEAVES_ALL, LEAVES_MONEY, WANTS_CERTAINTY } from "../../../fixtures/people/retirement-cases";
import {
  BASIS,
  adjust,
  adviseQuickly,
  findRecommended,
  incomeOf,
  reduceTo,
} from "../../../tests/support/held-plan";
import type { Adjustment } from "../case/adjustment";
import type { RetirementCase } from "../case/retirement-case";
import { findLimits } from "../amend";
import { chooseIncome } from "./adjustment-limits";
import { decidePlan } from "./decide-plan";

/** Input as untyped callers may send it. */
const wrongKind = (change: Record<string, unknown>) => change as Adjustment;

describe("the limits of adjusting", () => {
  it("are what was recommended, five years for the date, and all for the share left", () => {
    expect(findLimits(LEAVES_MONEY, BASIS)).toEqual({
      retirementDate: { minimum: "2027-03-01", maximum: "2031-11-20" },
      debtRepayment: { minimum: 0, maximum: 150_000 },
      emergencySavings: { minimum: 0, maximum: 96_000 },
      personalUse: { minimum: 0, maximum: 20_000 },
      // The needs are within the tax-free part, so they bear no tax; a third of the savings by March 2027.
      lumpSum: { minimum: 266_000, maximum: adviseQuickly(LEAVES_MONEY).cash.maxLumpSum },
      dependantsShare: { minimum: 0.1, maximum: 1 },
      guaranteedShares: expect.arrayContaining([0, 0.5, 1]) as number[],
      canApplyExclusion: true,
      pots: ["annuity", "unitTrust", "emergencySavings"],
    });
    expect(findLimits(WANTS_CERTAINTY, BASIS)).toMatchObject({
      guaranteePeriodYears: { minimum: 0, maximum: 10 },
      partnerShare: { minimum: 0, maximum: 1 },
      canApplyExclusion: false,
      pots: ["unitTrust", "emergencySavings"],
    });
    expect(findLimits(LEAVES_ALL, BASIS)).not.toHaveProperty("dependantsShare");
  });

  it("end on the last day of being 85, and never before the original date", () => {
    const old = { ...LEAVES_MONEY, member: { birthDate: "1943-01-31", sex: "male" } } as const;
    expect(findLimits(old, BASIS).retirementDate.maximum).toBe("2029-01-30");
    const far = { ...LEAVES_MONEY, retirementDate: "2035-01-01" };
    expect(findLimits(far, BASIS).retirementDate).toEqual({ minimum: "2035-01-01", maximum: "2035-01-01" });
  });

  it.each<[RetirementCase, Adjustment, RegExp]>([
    [LEAVES_MONEY, { retirementDate: "2027-02-28" }, /^retirementDate/],
    [LEAVES_MONEY, { retirementDate: "2031-11-21" }, /^retirementDate/],
    [LEAVES_MONEY, { retirementDate: "2028-02-30" }, /^retirementDate/],
    [LEAVES_MONEY, { debtRepayment: 150_001 }, /^debtRepayment/],
    [LEAVES_MONEY, { emergencySavings: -1 }, /^emergencySavings/],
    [LEAVES_MONEY, { personalUse: NaN }, /^personalUse/],
    [LEAVES_MONEY, { dependantsShare: 0.09 }, /^dependantsShare/],
    [LEAVES_MONEY, { dependantsShare: 1.01 }, /^dependantsShare/],
    [LEAVES_MONEY, { guaranteePeriodYears: 0 }, /^guaranteePeriodYears/],
    [LEAVES_MONEY, { partnerShare: 0 }, /^partnerShare/],
    [LEAVES_ALL, { dependantsShare: 1 }, /^dependantsShare/],
    [LEAVES_ALL, { applyExclusion: false }, /^applyExclusion/],
    [WANTS_CERTAINTY, { guaranteePeriodYears: 10.5 }, /^guaranteePeriodYears/],
    [WANTS_CERTAINTY, { guaranteePeriodYears: 4.2 }, /^guaranteePeriodYears/],
    [WANTS_CERTAINTY, { partnerShare: 1.01 }, /^partnerShare/],
    [WANTS_CERTAINTY, { applyExclusion: true }, /^applyExclusion/],
    [WANTS_CERTAINTY, wrongKind({ guaranteePeriodYears: null }), /^guaranteePeriodYears/],
    [WANTS_CERTAINTY, wrongKind({ partnerShare: null }), /^partnerShare/],
    [LEAVES_MONEY, wrongKind({ debtRepayment: null }), /^debtRepayment/],
    [LEAVES_MONEY, wrongKind({ dependantsShare: "0.3" }), /^dependantsShare/],
    [LEAVES_MONEY, wrongKind({ applyExclusion: "no" }), /^applyExclusion/],
    [{ ...WANTS_CERTAINTY, partner: undefined }, { partnerShare: 0 }, /^partnerShare/],
  ])("refuse what lies outside, naming it (%#)", (person, change, name) => {
    expect(() => adjust(person, change)).toThrow(RangeError);
    expect(() => adjust(person, change)).toThrow(name);
    expect(() => incomeOf(person, change)).toThrow(name);
  });

  it("refuse an income above what may be paid or below what has to be", () => {
    for (const person of [LEAVES_MONEY, LEAVES_ALL, WANTS_CERTAINTY]) {
      const { minimum, maximum } = findRecommended(adviseQuickly(person)).totalRangePerMonth;
      for (const wrong of [minimum - 0.01, maximum + 0.01, NaN, -1])
        expect(() => reduceTo(person, wrong)).toThrow(/^desiredIncomePerMonth/);
    }
  });

  it("accept a limit written in cents however large it is", () => {
    // Floating-point numbers of this size are 1e-6 apart, so the limit and its cents differ by more than half a cent.
    const maximum = 4_471_856_296.785;
    const written = Math.round(maximum * 100) / 100;
    expect(written - maximum).toBeGreaterThan(0.005);
    const decision = decidePlan(LEAVES_MONEY, BASIS);
    const told = { range: { minimum: 1, maximum }, lastingPerMonth: maximum };
    expect(chooseIncome(decision, written, told).paidShare).toBe(1);
  });

  it("accept an amount that was rounded up to the cent", () => {
    const person = { ...LEAVES_MONEY, emergencyIncomePerMonth: 1000.001 };
    expect(adjust(person, { emergencySavings: 3000.005 }).cash.emergencySavings).toBeCloseTo(3000.003, 9);
  });
});
