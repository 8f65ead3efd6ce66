import { describe, expect, test } from "vitest";
import { type Advice, chooseBasis, isForLife, withFees } from "~/engine";
import { presentExpectedReturn, presentFees } from "./present-fees";

const basis = chooseBasis("2026-11-20");

function adviceOf(recommended: Advice["recommended"], amounts: Partial<Advice["cash"]> = {}) {
  const cash = {
    debtRepayment: 0,
    emergencySavings: 100_000,
    personalUse: 0,
    lumpSumTax: 0,
    lastNeedTax: 0,
    grossLumpSum: 400_000,
    unitTrust: 300_000,
    annuity: 1_600_000,
    ownSavings: 0,
    ownSavingsUsed: 0,
    contributionsLeft: 0,
    priceLevel: 1,
    ownSavingsTaxAvoided: 0,
    totalCapitalProvidingIncome: 1_900_000,
    maxLumpSum: 666_667,
    savingsAtRetirement: 2_000_000,
    unmetCashNeeds: 0,
    ...amounts,
  };
  return { guaranteedShare: isForLife(recommended) ? 1 : 0, cash };
}

describe("fees on the wire", () => {
  const fees = presentFees(basis, adviceOf("LivingAnnuity"));

  // The specification's totals, percent a year with VAT.
  test.each([
    ["annuity", 2.461],
    ["unit_trust", 2.2885],
    ["emergency_savings", 1.495],
  ] as const)("of %s come to %d percent a year, as the sum of their parts", (pot, total) => {
    const [fund, ...others] = fees[pot].annual;
    expect(others).toEqual([]);
    expect(fund!.total).toBe(total);
    expect(fees[pot].annual_total.total).toBe(total);
    for (const { fund_management_fee, automated_advise, financial_planner, other_fee } of [
      fund!,
      fees[pot].annual_total,
    ])
      expect(fund_management_fee + automated_advise + financial_planner + other_fee).toBeCloseTo(total, 4);
  });

  test("over 1, 3, 5 and 10 years are the sum of their four parts", () => {
    for (const { eac_fees } of [fees.annuity, fees.unit_trust, fees.emergency_savings]) {
      const { term_years, tic, advice, admin, other, totals } = eac_fees;
      expect(term_years).toEqual([1, 3, 5, 10]);
      for (const index of term_years.keys())
        expect(tic[index]! + advice[index]! + admin[index]! + other[index]!).toBeCloseTo(totals[index]!, 3);
    }
  });

  // By hand: 1 600 000 · 2.461% + 300 000 · 2.2885% + 100 000 · 1.495% = 39 376 + 6 865.50 + 1 495 = 47 736.50 a year.
  test("of all three pots are weighted by what is in them", () => {
    expect(fees.annual_total_per_month).toBeCloseTo(47_736.5 / 12, 2);
    expect(fees.annual_total_perct).toBeCloseTo(47_736.5 / 20_000, 4);
    expect([fees.initial_total, fees.initial_total_perct]).toEqual([0, 0]);
  });

  test("leave a life annuity out, whose costs are in its price", () => {
    const life = presentFees(basis, adviceOf("EnhancedLifeAnnuity"));
    expect(life.annuity).toMatchObject({ initial: [], annual: [], eac_fees: { term_years: [], totals: [] } });
    expect(life.annual_total_per_month).toBeCloseTo((6_865.5 + 1_495) / 12, 2);
    const nothing = presentFees(basis, adviceOf("LifeAnnuity", { unitTrust: 0, emergencySavings: 0 }));
    expect([nothing.annual_total_perct, nothing.annual_total_per_month]).toEqual([0, 0]);
  });

  // By hand: half of it, 800 000 · 2.461% = 19 688, and the other pots as above.
  test("are of what a life annuity does not have, where a part is guaranteed", () => {
    const half = presentFees(basis, { ...adviceOf("LivingAnnuity"), guaranteedShare: 0.5 });
    expect(half.annual_total_per_month).toBeCloseTo((19_688 + 6_865.5 + 1_495) / 12, 1);
    expect(half.annuity).toEqual(fees.annuity);
  });

  // By hand: 1% and 15% VAT of R1 600 000 is R18 400; the yearly fee is on the R1 581 600 left, at 2.461 - 0.9775 + 0.575.
  test("are a planner's own where there are some, with VAT", () => {
    const own = withFees(basis, { annuity: { initialExclVatShare: 0.01, annualExclVatShare: 0.005 } });
    const overridden = presentFees(own, adviceOf("LivingAnnuity", { unitTrust: 0, emergencySavings: 0 }));
    expect(overridden.annuity.initial[0]).toMatchObject({ financial_planner: 1.15, total: 1.15 });
    expect(overridden.initial_total).toBeCloseTo(18_400, 2);
    expect(overridden.annuity.annual_total.financial_planner).toBe(0.575);
    expect(overridden.annual_total_per_month).toBeCloseTo((1_581_600 * 0.020585) / 12, 2);
    const [oneYear, , , tenYears] = overridden.annuity.eac_fees.advice;
    expect(oneYear).toBeGreaterThan(tenYears!);
  });
});

// The methodology's 2.97% a year after the annuity's 2.461% in real terms is 1.0297 ÷ 0.97539 before fees; with prices that
// rise by 4.5% and the unit trust's 2.2885%: 1.0557 · 1.045 · 0.977115 = 1.078.
test("the unit trust is expected to earn 7.8% a year after its fees, in future rand", () => {
  expect(presentExpectedReturn(basis, "unitTrust")).toBeCloseTo(7.8, 1);
});
