import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addYears } from "~/base/date";
import { somebody } from "../../fixtures/people/retirement-cases";
import { countRuns } from "../../tests/support/count-runs";
import { BASIS, QUICK, expectNotLower } from "../../tests/support/held-plan";
import type { RetirementCase } from "./case/retirement-case";
import { advise } from "./advise";

/** Counts only people to whom a law applies; others are skipped. */
const RUNS = { numRuns: countRuns({ usually: 6, long: 200 }), seed: 20_261_126 };

function holdsForEverybody(check: (person: RetirementCase) => void): void {
  fc.assert(fc.property(somebody, check), RUNS);
}

describe("for everybody", () => {
  it("the savings at retirement are split without losing a rand", () => {
    holdsForEverybody((person) => {
      const { cash } = advise(person, BASIS, QUICK);
      const uses = cash.debtRepayment + cash.emergencySavings + cash.personalUse + cash.lumpSumTax;
      const whole = cash.savingsAtRetirement + cash.ownSavingsUsed;
      expect(Math.abs(uses + cash.unitTrust + cash.annuity - whole)).toBeLessThan(1e-9 * whole);
      expect(cash.grossLumpSum).toBeLessThanOrEqual(cash.maxLumpSum);
    });
  });

  it("more savings never lower an income", () => {
    holdsForEverybody((person) => {
      const richer = advise({ ...person, savings: person.savings * 1.1 }, BASIS, QUICK);
      const before = advise(person, BASIS, QUICK);
      expectNotLower(before, richer);
    });
  });

  it("retiring a year later never lowers an income", () => {
    holdsForEverybody((person) => {
      const later = { ...person, retirementDate: addYears(person.retirementDate, 1) };
      const [before, after] = [advise(person, BASIS, QUICK), advise(later, BASIS, QUICK)];
      expectNotLower(before, after);
    });
  });

  it("smaller cash needs never lower an income", () => {
    holdsForEverybody((person) => {
      const frugal = { ...person, debt: person.debt / 2, emergencyIncomePerMonth: 0 };
      const [before, after] = [advise(person, BASIS, QUICK), advise(frugal, BASIS, QUICK)];
      expectNotLower(before, after);
    });
  });

  it("more support to dependants never raises the income of living annuity plus", () => {
    holdsForEverybody((person) => {
      const supports = [...person.supports, { amountPerMonthReal: 5_000, endYear: 2040 }];
      expectNotLower(advise({ ...person, supports }, BASIS, QUICK), advise(person, BASIS, QUICK));
    });
  });

  it("a higher confidence never raises an income", () => {
    const bolder = { ...BASIS, targetConfidenceShare: 0.6 };
    holdsForEverybody((person) => {
      expectNotLower(advise(person, BASIS, QUICK), advise(person, bolder, QUICK));
    });
  });

  it("a longer guarantee and a larger partner's share never raise the life annuity", () => {
    const generous = { ...BASIS, pricing: { ...BASIS.pricing, guaranteePeriodYears: 15, partnerShare: 1 } };
    holdsForEverybody((person) => {
      expectNotLower(advise(person, generous, QUICK), advise(person, BASIS, QUICK));
    });
  });

  it("a higher fee never raises a living annuity's income", () => {
    const annuity = { ...BASIS.fees.annual.annuity, plannerShare: 0.0115 };
    const dearer = { ...BASIS, fees: { ...BASIS.fees, annual: { ...BASIS.fees.annual, annuity } } };
    holdsForEverybody((person) => {
      const [before, after] = [advise(person, dearer, QUICK), advise(person, BASIS, QUICK)];
      expectNotLower(before, after);
    });
  });
});
