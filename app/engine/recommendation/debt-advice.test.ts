import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NEEDS_NO_CASH, somebody } from "../../../fixtures/people/retirement-cases";
import { countRuns } from "../../../tests/support/count-runs";
import { atMost, holds } from "../../../tests/support/laws";
import { advise, guaranteedIncome } from "../advise";
import { amend, findLimits } from "../amend";
import { findBasis } from "../basis/choose-basis";
import type { RetirementCase } from "../case/retirement-case";
import { holdPlan } from "./held-plan";

const BASIS = findBasis("2026-11");
const OPTIONS = { seed: 1, paths: 256 };
const RUNS = { numRuns: countRuns({ usually: 20, long: 500 }), seed: 20_261_126 };

/** A woman of 55 with income taxed at 18%, who took R700 000 before and retires in 93 days. */
const OWES: RetirementCase = {
  ...NEEDS_NO_CASH,
  adviceDate: "2026-11-28",
  member: { birthDate: "1972-02-01", sex: "female" },
  savings: 5_000_000,
  earlierLumpSums: 700_000,
  debt: 900_000,
};

/** The price level by then, by which the law's brackets have shrunk in real terms. */
const LEVEL = 1.045 ** (93 / 365);

const adviseOn = (change: Partial<RetirementCase>) => advise({ ...OWES, ...change }, BASIS, OPTIONS);

describe("a debt that would be paid with taxed cash", () => {
  it("is paid whole without its interest, which is R433 245 of tax, and the break-even is told", () => {
    const { cash, debt } = adviseOn({});
    expect(cash).toMatchObject({ debtRepayment: 900_000, unmetCashNeeds: 0 });
    // R70 000 at 18%, R385 000 at 27% and the rest at 36%: 0.64 x = 900 000 L + 116 550 - 163 800.
    const gross = (900_000 * LEVEL + 116_550 - 163_800) / 0.64;
    expect(cash.lumpSumTax).toBeCloseTo(gross / LEVEL - 900_000, 0);
    expect(cash.lumpSumTax).toBeCloseTo(433_245, 0);
    expect(debt).toMatchObject({ left: 0, leftPaymentPerMonth: null });
    expect(debt.breakEven).toMatchObject({ lumpSumRateShare: 0.36, incomeTaxRateShare: 0.18 });
    // Effective rates of 7.6, 10.5 and 14.1% a year are 7.35, 10.0 and 13.3% as quoted.
    const told = debt.breakEven!.byRate.map(({ breakEvenShare }) => breakEvenShare);
    expect(told[0]).toBeCloseTo(12 * (1.076 ** (1 / 12) - 1), 3);
    expect(told[1]).toBeCloseTo(12 * (1.105 ** (1 / 12) - 1), 3);
    expect(told[2]).toBeCloseTo(12 * (1.141 ** (1 / 12) - 1), 3);
    expect(debt.breakEven!.breakEvenShare).toBe(told[2]);
  });

  it("is not paid beyond what is taxed at 27% where it costs 12%, and whole where it costs 15%", () => {
    const { cash, debt } = adviseOn({ debtInterestShare: 0.12 });
    // R455 000, up to R1 155 000 in total, bears R12 600 and R103 950 of tax.
    const paid = 338_450 / LEVEL;
    expect(cash.debtRepayment).toBeCloseTo(paid, 0);
    expect(cash.lumpSumTax).toBeCloseTo(116_550 / LEVEL, 0);
    // A debt left by choice is not an unmet need.
    expect(cash.unmetCashNeeds).toBe(0);
    expect(debt.left).toBeCloseTo(900_000 - paid, 0);
    // 1% a month: 0.0143471 of each rand.
    expect(debt.leftPaymentPerMonth).toBeCloseTo((900_000 - paid) * 0.0143471, 0);
    expect(adviseOn({ debtInterestShare: 0.15 }).cash.debtRepayment).toBe(900_000);
  });

  it("is met before all else where what may be taken reaches no rate that is too dear", () => {
    // Without income tax, cash taxed at 36% is worth it from 19% interest on; at 16% only cash taxed at lower
    // rates is taken. A third is R866 666.67, and its last rand bears 27%: R39 600 and 27% of R96 666.67 is
    // R65 700 of tax, so R800 966.67 is available for a debt of R1 900 000.
    const { cash, debt } = adviseOn({
      savings: 2_600_000,
      earlierLumpSums: 0,
      retirementDate: "2026-11-28",
      member: { birthDate: "1961-05-15", sex: "male" },
      debt: 1_900_000,
      debtInterestShare: 0.16,
      emergencyIncomePerMonth: 20_000,
      personalUse: 200_000,
    });
    expect(debt.breakEven).toMatchObject({ lumpSumRateShare: 0.27, incomeTaxRateShare: 0 });
    expect(cash.debtRepayment).toBeCloseTo(800_966.67, 2);
    expect(cash).toMatchObject({ emergencySavings: 0, personalUse: 0 });
    expect(debt.left).toBeCloseTo(1_099_033.33, 2);
  });

  it("is paid with own savings whatever it costs, before any cash that is taxed", () => {
    const { cash } = adviseOn({ debtInterestShare: 0.12, ownSavings: 100_000, ownSavingsForNeeds: true });
    expect(cash.ownSavings).toBeCloseTo(0, 6);
    expect(cash.debtRepayment).toBeCloseTo(338_450 / LEVEL + cash.ownSavingsUsed, 0);
  });

  it("is not paid at all where it costs less than the fund earns after more income tax", () => {
    // At 2% even tax-free cash is not worth it; it buys a unit trust instead.
    const { cash } = adviseOn({ earlierLumpSums: 0, debtInterestShare: 0.02 });
    expect(cash.debtRepayment).toBe(0);
    expect(cash.unitTrust).toBeCloseTo(550_000 / LEVEL, 0);
  });

  it("costs what the fund earns where its interest is not known and it does not fit", () => {
    // A third of R300 000 is taken; at 7.6% a year a debt that is left costs 0.0117 of each rand a month.
    const { debt } = adviseOn({
      savings: 300_000,
      earlierLumpSums: 0,
      retirementDate: "2026-11-28",
      member: { birthDate: "1971-02-01", sex: "female" },
      debt: 180_000,
    });
    expect(debt.left).toBeCloseTo(80_000, 6);
    expect(debt.leftPaymentPerMonth).toBeCloseTo(80_000 * 0.011776, -1);
  });

  it("limits what may be changed, and a smaller payment leaves more of it", () => {
    const person = { ...OWES, debtInterestShare: 0.12 };
    const { cash } = advise(person, BASIS, OPTIONS);
    const limits = findLimits(person, BASIS, {}, cash.debtRepayment);
    expect(limits.debtRepayment.maximum).toBeCloseTo(338_450 / LEVEL, 0);
    const ofPlan = holdPlan(person, BASIS, OPTIONS).limits;
    expect(limits.lumpSum!.minimum).toBeCloseTo(ofPlan.lumpSum!.minimum, 6);
    expect(limits.guaranteedShares).toEqual(ofPlan.guaranteedShares);
    const less = amend(person, { debtRepayment: 100_000 }, BASIS, OPTIONS);
    expect(less.debt.left).toBe(800_000);
    expect(less.cash.unmetCashNeeds).toBe(0);
  });

  it("raises step 6's guaranteed income where less of it is paid", () => {
    const income = (debtInterestShare?: number) => guaranteedIncome({ ...OWES, debtInterestShare }, BASIS);
    expect(income(0.09)).toBeGreaterThan(income());
    expect(income(0.2)).toBe(income());
  });
});

it("of anybody is paid the more the more it costs, never more than without its interest", () => {
  const interest = fc.double({ min: 0, max: 0.3, noNaN: true });
  const property = fc.property(somebody, interest, interest, (person, one, other) => {
    const [low, high] = [Math.min(one, other), Math.max(one, other)];
    const [cheap, dear, unknown] = [low, high, undefined].map((debtInterestShare) =>
      advise({ ...person, debtInterestShare }, BASIS, OPTIONS),
    );
    holds({
      "more where it costs more": atMost(cheap!.cash.debtRepayment, dear!.cash.debtRepayment),
      "no more than that": atMost(dear!.cash.debtRepayment, unknown!.cash.debtRepayment),
      "less tax": atMost(cheap!.cash.lumpSumTax, unknown!.cash.lumpSumTax),
      "all of it is told": [cheap!, dear!, unknown!].every(
        ({ cash, debt }) => Math.abs(cash.debtRepayment + debt.left - person.debt) < 0.01,
      ),
    });
  });
  fc.assert(property, RUNS);
}, 180_000);
