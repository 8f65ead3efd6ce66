import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BASIS_2026_11 } from "../basis/basis-2026-11";
import { costOverTerm, effectiveAnnualCost } from "./effective-annual-cost";
import { totalAnnualFee } from "../basis/total-annual-fee";

const annual = BASIS_2026_11.fees.annual.annuity;

describe("effective annual cost", () => {
  // By hand, 10% gross and 2% a year: 1.1 · 0.98 = 1.078, so 2.2% is missing of the 10%. 5% at the start over two years is
  // 2.5% a year.
  test("is the return without charges less the return with them, and a year's part of the charge at the start", () => {
    const charges = {
      annual: { ...annual, managementShare: 0.012, automatedAdviceShare: 0, plannerShare: 0.008 },
      initialShare: 0.05,
    };
    const cost = costOverTerm(charges, 0.1, 2);
    expect(cost.totalShare).toBeCloseTo(0.022 + 0.025, 12);
    expect(cost.investmentManagementShare).toBeCloseTo(1.1 * 0.012, 12);
    expect(cost.adviceShare).toBeCloseTo(1.1 * 0.008 + 0.025, 12);
  });

  test("spreads a charge at the start evenly over each term", () => {
    const costs = effectiveAnnualCost({ annual, initialShare: 0.03 }, 0.1);
    const yearly = 1.1 * 0.02461;
    const spread = [0.03, 0.01, 0.006, 0.003];
    costs.forEach(({ totalShare }, term) => expect(totalShare).toBeCloseTo(yearly + spread[term]!, 12));
  });

  test("without an initial charge is the same at 1, 3, 5 and 10 years", () => {
    const costs = effectiveAnnualCost({ annual, initialShare: 0 }, 0.1);
    expect(costs.map(({ termYears }) => termYears)).toEqual([1, 3, 5, 10]);
    for (const { totalShare } of costs) expect(totalShare).toBeCloseTo(1.1 * 0.02461, 12);
  });

  test("an initial charge weighs less the longer the money stays, and counts as advice", () => {
    const costs = effectiveAnnualCost({ annual, initialShare: 0.03 }, 0.1);
    const without = costOverTerm({ annual, initialShare: 0 }, 0.1, 1);
    costs.forEach((cost, index) => {
      expect(cost.investmentManagementShare).toBeCloseTo(without.investmentManagementShare, 12);
      expect(cost.adviceShare).toBeGreaterThan(without.adviceShare);
      if (index > 0) expect(cost.totalShare).toBeLessThan(costs[index - 1]!.totalShare);
    });
  });

  const part = fc.double({ min: 0, max: 0.05, noNaN: true });
  const charges = fc.record({
    annual: fc.record({
      managementShare: part,
      automatedAdviceShare: part,
      plannerShare: part,
      administrationShare: part,
      otherShare: part,
    }),
    initialShare: part,
  });

  test("its four parts add up to the total, the reduction in yield by the yearly charges and the spread initial one", () => {
    fc.assert(
      fc.property(charges, fc.double({ min: -0.05, max: 0.3, noNaN: true }), (any, gross) => {
        for (const cost of effectiveAnnualCost(any, gross)) {
          const sum =
            cost.investmentManagementShare + cost.adviceShare + cost.administrationShare + cost.otherShare;
          expect(sum).toBeCloseTo(cost.totalShare, 12);
          const withFees = (1 + gross) * (1 - totalAnnualFee(any.annual)) - 1;
          expect(cost.totalShare).toBeCloseTo(gross - withFees + any.initialShare / cost.termYears, 10);
        }
      }),
    );
  });

  test("impossible charges are refused by name", () => {
    const bad = { annual: { ...annual, plannerShare: 1.15 }, initialShare: 0 };
    expect(() => effectiveAnnualCost(bad, 0.1)).toThrow(/^fees\.plannerShare: /);
    expect(() => costOverTerm({ annual, initialShare: -0.1 }, 0.1, 1)).toThrow(/^initialShare: /);
    expect(() => costOverTerm({ annual, initialShare: 0 }, Number.NaN, 1)).toThrow(/^grossReturn: /);
    expect(() => costOverTerm({ annual, initialShare: 0 }, 0.1, 0)).toThrow(/^termYears: /);
  });
});
