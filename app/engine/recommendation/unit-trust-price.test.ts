import { describe, expect, it } from "vitest";
import { NEEDS_NO_CASH } from "../../../fixtures/people/retirement-cases";
import { BASIS, adjust, adviseQuickly, findRecommended, reduceTo } from "../../../tests/support/held-plan";
import { advise, DEFAULT_OPTIONS } from "../advise";
import type { RetirementCase } from "../case/retirement-case";

/** A single man of 65, retiring on the advice date. */
const MAN: RetirementCase = {
  ...NEEDS_NO_CASH,
  retirementDate: "2026-11-20",
  member: { birthDate: "1961-11-20", sex: "male" },
};

/** A person who wants certainty buys a life annuity, whatever the savings. */
const CERTAIN: RetirementCase = { ...MAN, importance: "income" };

describe("the price of the unit trust", () => {
  it.each([700_000, 1_200_000, 1_650_000])(
    "is 11.7 percent of the income of a man of 65 with a life annuity and R%d",
    (savings) => {
      const advice = advise({ ...CERTAIN, savings }, BASIS, DEFAULT_OPTIONS);
      const { cash, unitTrustPrice, products } = advice;
      const { annuity, unitTrust } = products.lifeAnnuity.lastingIncomePerMonth;
      expect(advice.recommended).toBe("LifeAnnuity");
      // No tax is due on either, so each rand in the unit trust costs its income in the annuity less its own.
      const byHand = cash.unitTrust * (annuity / cash.annuity) - unitTrust;
      expect(unitTrustPrice!.costPerMonth).toBeCloseTo(byHand, 6);
      expect(byHand / (annuity + unitTrust)).toBeCloseTo(0.117, 3);
      expect(unitTrustPrice!.lumpSumWithout).toBe(0);
    },
  );

  it("counts tax, which is due on the annuity alone, beside other income", () => {
    const { products, cash, ...advice } = adviseQuickly({
      ...CERTAIN,
      savings: 3_000_000,
      otherTaxableIncomePerMonth: 5_000,
    });
    const { annuity, unitTrust } = products.lifeAnnuity.lastingIncomePerMonth;
    const whole = (annuity * cash.savingsAtRetirement) / cash.annuity;
    // Tax year 2027 at 65: 18% to R245 100, then R44 118 and 26%; less R17 820 and R9 765. R60 000 of other income alone bears none.
    const tax = (perYear: number) =>
      Math.max(0, perYear <= 245_100 ? 0.18 * perYear : 44_118 + 0.26 * (perYear - 245_100)) - 27_585;
    const without = whole - tax(60_000 + 12 * whole) / 12;
    const withIt = annuity - tax(60_000 + 12 * annuity) / 12 + unitTrust;
    expect(advice.incomeAllInAnnuityPerMonth).toBeCloseTo(whole, 6);
    expect(advice.afterTaxAllInAnnuityPerMonth).toBeCloseTo(without, 6);
    expect(advice.unitTrustPrice!.costPerMonth).toBeCloseTo(without - withIt, 6);
  });

  it("is none where the unit trust pays more after tax, and none that the sample could not tell from nothing", () => {
    const rich = adviseQuickly({ ...MAN, savings: 6_000_000 });
    expect(rich.recommended).toBe("LivingAnnuityPlus");
    expect(findRecommended(rich).afterTaxIncomePerMonth).toBeGreaterThan(rich.afterTaxAllInAnnuityPerMonth);
    expect(rich.unitTrustPrice).toBeNull();
    const close = adviseQuickly({ ...CERTAIN, savings: 6_000_000 });
    const { afterTaxIncomePerMonth } = findRecommended(close);
    expect(afterTaxIncomePerMonth).toBeGreaterThan(0.998 * close.afterTaxAllInAnnuityPerMonth);
    expect(close.unitTrustPrice).toBeNull();
  });

  it("is none without a unit trust, and of another income than the one that lasts", () => {
    expect(adviseQuickly({ ...CERTAIN, savings: 900_000, debt: 300_000 }).unitTrustPrice).toBeNull();
    const costly = { ...MAN, savings: 1_650_000 };
    expect(adviseQuickly(costly).unitTrustPrice).not.toBeNull();
    expect(reduceTo(costly, 6_000).unitTrustPrice).toBeNull();
  });
});

describe("the middle way", () => {
  const asked = { ...CERTAIN, savings: 1_500_000, incomeNeededPerMonth: 9_000 };

  it("keeps six months of the need within reach, and pays as the plan with that lump sum", () => {
    const { unitTrustPrice, afterTaxAllInAnnuityPerMonth } = adviseQuickly(asked);
    const { costPerMonth, middle } = unitTrustPrice!;
    expect(middle).toMatchObject({ lumpSum: 54_000, monthsWithinReach: 6 });
    expect(middle!.unitTrust).toBeCloseTo(54_000, 6);
    const chosen = adjust(asked, { lumpSum: 54_000 });
    expect(findRecommended(chosen).afterTaxIncomePerMonth).toBeCloseTo(middle!.afterTaxPerMonth, 6);
    expect(middle!.costPerMonth).toBeCloseTo(afterTaxAllInAnnuityPerMonth - middle!.afterTaxPerMonth, 6);
    expect(middle!.costPerMonth).toBeLessThan(costPerMonth / 5);
    // The plan without the unit trust pays the income that was stated.
    const without = adjust(asked, { lumpSum: 0 });
    expect(findRecommended(without).afterTaxIncomePerMonth).toBeCloseTo(afterTaxAllInAnnuityPerMonth, 6);
  });

  it("keeps six months of the income where nobody told a need", () => {
    const { products, unitTrustPrice } = adviseQuickly({ ...asked, incomeNeededPerMonth: undefined });
    expect(unitTrustPrice!.middle!.unitTrust).toBeCloseTo(6 * products.lifeAnnuity.afterTaxIncomePerMonth, 6);
  });

  it("counts what is within reach already, and is none where that is enough", () => {
    // Three months of R4 000 in cash for emergencies, and R20 000 in the bank.
    const some = adviseQuickly({ ...asked, emergencyIncomePerMonth: 4_000, ownSavings: 20_000 });
    const kept = some.cash.emergencySavings + some.cash.ownSavings;
    expect(kept).toBeGreaterThan(20_000);
    expect(some.unitTrustPrice!.middle!.unitTrust).toBeCloseTo(54_000 - kept, 6);
    expect(some.unitTrustPrice!.lumpSumWithout).toBeCloseTo(some.cash.emergencySavings, 6);
    expect(adviseQuickly({ ...asked, ownSavings: 60_000 }).unitTrustPrice!.middle).toBeNull();
    expect(adviseQuickly({ ...asked, incomeNeededPerMonth: 90_000 }).unitTrustPrice!.middle).toBeNull();
  });
});
