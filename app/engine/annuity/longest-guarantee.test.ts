import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addYears } from "~/base/date";
import { BASIS_2026_11 as BASIS } from "../basis/basis-2026-11";
import { yearlyMortality } from "../lives/yearly-mortality";
import { annuityFactor } from "./annuity-factor";
import { describeLifeAnnuity } from "./life-annuity-income";
import { longestGuarantee, type GuaranteeTerms } from "./longest-guarantee";

const TODAY = "2026-11-20";

function termsOf(age: number, change: Partial<GuaranteeTerms> = {}): GuaranteeTerms {
  const member = { birthDate: addYears(TODAY, -age), sex: "male" } as const;
  return { member, retirementDate: TODAY, basis: BASIS, impairment: 1, partnerShare: 0.75, ...change };
}

const atYields = (linkedReal: number) => ({ ...BASIS, pricing: { ...BASIS.pricing, linkedReal } });
const atMost = (guaranteePeriodYears: number) => ({
  ...BASIS,
  pricing: { ...BASIS.pricing, guaranteePeriodYears },
});
const factorOf = (terms: GuaranteeTerms, guaranteePeriodYears: number) =>
  annuityFactor(describeLifeAnnuity({ ...terms, kind: "linked", guaranteePeriodYears }));
const costOf = (terms: GuaranteeTerms, years: number) => 1 - factorOf(terms, 0) / factorOf(terms, years);

describe("the longest guarantee that is worth its price", () => {
  // The figures of the model's specification.
  it.each([
    [65, 1, 10],
    [65, 3, 5],
    [85, 1, 2],
    [85, 3, 1],
  ])("for a man of %i at %d times the force of mortality is %i years", (age, impairment, years) => {
    expect(longestGuarantee(termsOf(age, { impairment }))).toBe(years);
  });

  it("costs at most 6%, and a year more would cost more", () => {
    const anybody = fc.record({
      age: fc.integer({ min: 55, max: 85 }),
      impairment: fc.constantFrom(1, 1.5, 3, 4),
      partnerAge: fc.option(fc.integer({ min: 40, max: 95 }), { nil: undefined }),
      partnerShare: fc.constantFrom(0, 0.5, 0.75, 1),
    });
    fc.assert(
      fc.property(anybody, ({ age, partnerAge, ...change }) => {
        const partner = partnerAge && { birthDate: addYears(TODAY, -partnerAge), sex: "female" as const };
        const terms = termsOf(age, { ...change, ...(partner && { partner }) });
        const years = longestGuarantee(terms);
        expect(costOf(terms, years)).toBeLessThanOrEqual(0.06);
        if (years < 10) expect(costOf(terms, years + 1)).toBeGreaterThan(0.06);
      }),
      { numRuns: 60 },
    );
  });

  // By hand, month by month: the payments to a living member, and in the guarantee period regardless of survival.
  it("costs what the guaranteed payments to the dead are worth", () => {
    const terms = termsOf(80);
    const q = yearlyMortality({ life: terms.member, retirementDate: TODAY, basis: BASIS, impairment: 1 });
    let [living, value, guaranteed] = [1, 0, 0];
    for (let month = 1; month <= 12 * q.length; month++) {
      living *= (1 - q[Math.floor((month - 1) / 12)]!) ** (1 / 12);
      const discount = 1.036 ** (-month / 12);
      value += living * discount;
      if (month <= 60) guaranteed += (1 - living) * discount;
    }
    expect(costOf(terms, 5)).toBeCloseTo(1 - value / (value + guaranteed), 10);
  });

  it("is nothing where even one year costs more, and never more than the basis allows", () => {
    expect(longestGuarantee(termsOf(100))).toBe(0);
    expect(longestGuarantee(termsOf(55, { basis: atMost(4) }))).toBe(4);
    expect(longestGuarantee(termsOf(55, { basis: atMost(7.5) }))).toBe(7);
    expect(longestGuarantee(termsOf(55, { basis: atMost(0) }))).toBe(0);
    // A partner who receives the full income makes a guarantee nearly free.
    const partner = { birthDate: addYears(TODAY, -60), sex: "female" } as const;
    expect(longestGuarantee(termsOf(85, { partner, partnerShare: 1 }))).toBe(10);
  });

  it("is shorter at higher yields, under which the early payments that it protects weigh more", () => {
    const yearsAt = (linkedReal: number) => {
      const basis = atYields(linkedReal);
      return [72, 75, 78, 81, 84].reduce((sum, age) => sum + longestGuarantee(termsOf(age, { basis })), 0);
    };
    expect(yearsAt(0.12)).toBeLessThan(yearsAt(0.036));
  });
});
