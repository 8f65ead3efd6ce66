import { describe, expect, it } from "vitest";
import { LEAVES_MONEY, NEEDS_NO_CASH, WANTS_CERTAINTY } from "../../../fixtures/people/retirement-cases";
import { BASIS, adviseQuickly, totalPerMonth } from "../../../tests/support/held-plan";
import { logReturnDeviation } from "../market/expected-return";

const inFourYears = { ...NEEDS_NO_CASH, retirementDate: "2030-11-20" };

describe("the range of the savings at retirement", () => {
  it("is the 20th and the 80th percentile of a lognormal with the fund's deviation", () => {
    const { savingsRange, cash } = adviseQuickly(inFourYears);
    const { mix } = BASIS.funds.selectIncome;
    expect(logReturnDeviation(mix, BASIS)).toBeCloseTo(0.0943, 4);
    // Four years: twice the deviation of one.
    const multiple = Math.exp(0.8416 * logReturnDeviation(mix, BASIS) * 2);
    expect(savingsRange!.strong.savingsAtRetirement).toBeCloseTo(cash.savingsAtRetirement * multiple, 2);
    expect(savingsRange!.poor.savingsAtRetirement).toBeCloseTo(cash.savingsAtRetirement / multiple, 2);
  });

  it("gives the incomes of the plan's own rates on the cash part worked out anew", () => {
    for (const person of [inFourYears, { ...WANTS_CERTAINTY, retirementDate: "2029-03-01" }]) {
      const advice = adviseQuickly(person);
      const { savingsRange, cash } = advice;
      const product = Object.values(advice.products).find(
        ({ product: name }) => name === advice.recommended,
      )!;
      const { incomeFromAnnuityPerMonth, incomeFromUnitTrustPerMonth } = product.outcomes.expected;
      const { savingsAtRetirement, incomePerMonth } = savingsRange!.strong;
      // The tax-free part is the same amount of larger savings, so all of the excess goes into the annuity.
      const annuity = cash.annuity + savingsAtRetirement - cash.savingsAtRetirement;
      const wanted = (incomeFromAnnuityPerMonth * annuity) / cash.annuity + incomeFromUnitTrustPerMonth;
      expect(incomePerMonth).toBeCloseTo(wanted, 6);
      expect(savingsRange!.poor.incomePerMonth).toBeLessThan(totalPerMonth(advice));
    }
  });

  it("meets needs that did not fit where the savings are larger", () => {
    // A third of the expected savings is about R400 000; the needs are half a million.
    const person = {
      ...LEAVES_MONEY,
      retirementDate: "2030-11-20",
      savings: 1_100_000,
      hasBackup: true,
      debt: 500_000,
    };
    const { savingsRange, cash } = adviseQuickly({ ...person, personalUse: 0, emergencyIncomePerMonth: 0 });
    expect(cash.unmetCashNeeds).toBeGreaterThan(0);
    const grown = savingsRange!.strong.savingsAtRetirement / cash.savingsAtRetirement;
    const { incomePerMonth } = savingsRange!.strong;
    const held = totalPerMonth(adviseQuickly({ ...person, personalUse: 0, emergencyIncomePerMonth: 0 }));
    // As long as a third is taken the annuity stays two thirds.
    expect(incomePerMonth / held).toBeCloseTo(grown, 6);
  });

  it("is told from half a year on", () => {
    expect(adviseQuickly({ ...NEEDS_NO_CASH, retirementDate: "2027-05-19" }).savingsRange).toBeNull();
    expect(adviseQuickly({ ...NEEDS_NO_CASH, retirementDate: "2027-05-22" }).savingsRange).not.toBeNull();
  });
});
