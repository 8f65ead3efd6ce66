import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addYears, daysBetween } from "~/base/date";
import { somebody } from "../../fixtures/people/retirement-cases";
import { countRuns } from "../../tests/support/count-runs";
import {
  BASIS,
  ROUNDING,
  adjust,
  adviseQuickly,
  findRecommended,
  incomeOf,
} from "../../tests/support/held-plan";
import type { AdjustmentLimits, PricedLever } from "./case/adjustment";
import { findLimits } from "./amend";

/** Counts only people to whom a law applies; others are skipped. */
const RUNS = { numRuns: countRuns({ usually: 6, long: 200 }), seed: 20_261_126 };

/**
 * Sampling noise of so few paths exceeds a day's growth: of 300 people the income of one fell by 0.03%, and
 * once by 0.10%. Mortality that improved in yearly steps would take 0.2 to 0.5% from everybody at New Year.
 */
const A_DAYS_GRAIN = 0.0015;

/** Two values within a lever's limits, the lower one first. */
const twoPlaces = fc
  .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);

type NumberLever = Exclude<PricedLever, "retirementDate" | "applyExclusion">;

/** Adjusts one lever to two values for everybody to whom it applies, and compares the incomes. */
function compareIncomes(lever: NumberLever, check: (atLower: number, atHigher: number) => void): void {
  const property = fc.property(somebody, twoPlaces, (person, places) => {
    const limits: AdjustmentLimits = findLimits(person, BASIS);
    const range = limits[lever];
    fc.pre(range !== undefined);
    const [lower, higher] = places.map((place) => {
      const value = range.minimum + place * (range.maximum - range.minimum);
      return { [lever]: lever === "guaranteePeriodYears" ? Math.round(value * 2) / 2 : value };
    });
    check(incomeOf(person, lower!), incomeOf(person, higher!));
  });
  fc.assert(property, RUNS);
}

describe("for everybody", () => {
  it.each(["debtRepayment", "emergencySavings", "personalUse"] as const)(
    "less %s never lowers the income",
    (need) => {
      compareIncomes(need, (atLess, atMore) =>
        expect(atLess).toBeGreaterThanOrEqual(atMore * (1 - ROUNDING)),
      );
    },
  );

  it.each([
    ["dependantsShare", ROUNDING],
    ["partnerShare", ROUNDING],
    ["guaranteePeriodYears", ROUNDING],
  ] as const)("a larger %s never raises the income", (lever, tolerance) => {
    compareIncomes(lever, (atLess, atMore) => expect(atMore).toBeLessThanOrEqual(atLess * (1 + tolerance)));
  });

  it("leaving all to dependants in the first five years never raises the income", () => {
    const property = fc.property(somebody, (person) => {
      fc.pre(findLimits(person, BASIS).canApplyExclusion);
      expect(incomeOf(person, { applyExclusion: true })).toBeLessThanOrEqual(
        incomeOf(person) * (1 + ROUNDING),
      );
    });
    fc.assert(property, RUNS);
  });

  it("retiring whole years later never lowers the income", () => {
    const property = fc.property(somebody, fc.integer({ min: 1, max: 5 }), (person, years) => {
      const retirementDate = addYears(person.retirementDate, years);
      fc.pre(retirementDate <= findLimits(person, BASIS).retirementDate.maximum);
      expect(incomeOf(person, { retirementDate })).toBeGreaterThan(incomeOf(person));
    });
    fc.assert(property, RUNS);
  });

  it("retiring later never lowers the income, not on New Year's Day either", () => {
    const days = ["2027-12-31", "2028-01-01", "2028-02-29", "2028-06-15", "2028-12-31", "2029-01-01"];
    const property = fc.property(somebody, (person) => {
      const { maximum } = findLimits(person, BASIS).retirementDate;
      const possible = days.filter((day) => day <= maximum);
      const incomes = possible.map((day) => incomeOf(person, { retirementDate: day }));
      possible.slice(1).forEach((day, at) => {
        const before = possible[at]!;
        const tolerance = daysBetween(before, day) === 1 ? A_DAYS_GRAIN : 0;
        expect(incomes[at + 1]).toBeGreaterThan(incomes[at]! * (1 - tolerance));
      });
    });
    fc.assert(property, RUNS);
  });

  it("the product, the reasons and the share that is not changed are held", () => {
    const property = fc.property(somebody, (person) => {
      const { retirementDate, debtRepayment } = findLimits(person, BASIS);
      const before = adviseQuickly(person);
      const change = { retirementDate: retirementDate.maximum, debtRepayment: debtRepayment.maximum / 2 };
      const after = adjust(person, change);
      for (const fact of ["recommended", "runnerUp", "reasons"] as const)
        expect(after[fact]).toEqual(before[fact]);
      expect(findRecommended(after).dependantsShare).toBe(findRecommended(before).dependantsShare);
      expect(after.cash.debtRepayment).toBe(debtRepayment.maximum / 2);
      const uses = after.cash.debtRepayment + after.cash.emergencySavings + after.cash.personalUse;
      const parts = uses + after.cash.lumpSumTax + after.cash.unitTrust + after.cash.annuity;
      expect(parts / (after.cash.savingsAtRetirement + after.cash.ownSavingsUsed)).toBeCloseTo(1, 12);
    });
    fc.assert(property, RUNS);
  });
});
