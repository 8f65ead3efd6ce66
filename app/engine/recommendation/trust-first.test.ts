import { describe, expect, it } from "vitest";
import { LEAVES_ALL, LEAVES_MONEY, WANTS_CERTAINTY } from "../../../fixtures/people/retirement-cases";
import { adviseQuickly, findRecommended } from "../../../tests/support/held-plan";

describe("a plan whose unit trust is lived on first", () => {
  it("pays the same income at first, the annuity 2.5% of it, with less tax and another chance", () => {
    for (const person of [LEAVES_MONEY, LEAVES_ALL]) {
      const advice = adviseQuickly(person);
      const product = findRecommended(advice);
      const { trustFirst, cash } = advice;
      const { annuity, unitTrust } = product.lastingIncomePerMonth;
      expect(trustFirst!.fromAnnuityPerMonth).toBeCloseTo((0.025 * cash.annuity) / 12, 6);
      expect(trustFirst!.fromAnnuityPerMonth + trustFirst!.fromUnitTrustPerMonth).toBeCloseTo(
        annuity + unitTrust,
        6,
      );
      expect(trustFirst!.afterTaxPerMonth).toBeGreaterThan(product.afterTaxIncomePerMonth);
      expect(trustFirst!.lastsForLifeShare).toBeGreaterThan(0.5);
      expect(trustFirst!.lastsForLifeShare).toBeLessThan(0.9);
      const { poor, expected, strong } = trustFirst!.ageUsedUp;
      expect(poor!).toBeGreaterThan(advice.ageAtRetirement);
      expect(expected!).toBeGreaterThanOrEqual(poor!);
      expect(strong ?? Infinity).toBeGreaterThanOrEqual(expected!);
    }
  });

  it("is not told beside a life annuity, nor without a unit trust", () => {
    expect(adviseQuickly(WANTS_CERTAINTY).trustFirst).toBeNull();
    expect(adviseQuickly({ ...LEAVES_ALL, earlierLumpSums: 5_000_000 }).trustFirst).toBeNull();
  });
});
