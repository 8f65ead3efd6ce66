import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BASIS_2026_11 } from "../basis/basis-2026-11";
import { costOverTerm, effectiveAnnualCost } from "./effective-annual-cost";
import { totalAnnualFee } from "../basis/total-annual-fee";

const annual = BASIS_2026_11.fees.annual.annuity;

describe("effective annual cost", () => {
  // 2% a year; 5% at the start, spread over two years, is 2.5% a year.
  test("is each yearly charge at its rate, and a year's part of the charge at the start", () => {
    const charges = {
      annual: { ...annual, managementShare: 0.012, automatedAdviceShare: 0, plannerShare: 0.008 },
      initialShare: 0.05,
    };
    expect(costOverTerm(charges, 2)).toEqual({
      termYears: 2,
      investmentManagementShare: 0.012,
      adviceShare: 0.008 + 0.025,
      administrationShare: 0,
      otherShare: 0,
      totalShare: 0.02 + 0.025,
    });
  });

  // 1.3685% for the Select Income Fund of Funds, 0.115% for the automated advice and 0.9775% for the planner, with VAT.
  test("of the annuity is 1.3685% of management and 1.0925% of advice, 2.461% at 1, 3, 5 and 10 years", () => {
    const costs = effectiveAnnualCost({ annual, initialShare: 0 });
    expect(costs.map(({ termYears }) => termYears)).toEqual([1, 3, 5, 10]);
    for (const { investmentManagementShare, adviceShare, totalShare } of costs) {
      expect(investmentManagementShare).toBeCloseTo(0.013685, 12);
      expect(adviceShare).toBeCloseTo(0.010925, 12);
      expect(totalShare).toBeCloseTo(0.02461, 12);
    }
  });

  test("spreads a charge at the start, which is for advice, evenly over each term", () => {
    const costs = effectiveAnnualCost({ annual, initialShare: 0.03 });
    const spread = [0.03, 0.01, 0.006, 0.003];
    costs.forEach(({ adviceShare, totalShare }, term) => {
      expect(adviceShare).toBeCloseTo(0.010925 + spread[term]!, 12);
      expect(totalShare).toBeCloseTo(0.02461 + spread[term]!, 12);
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

  test("has four parts that add up to the total", () => {
    fc.assert(
      fc.property(charges, (any) => {
        for (const cost of effectiveAnnualCost(any)) {
          const sum =
            cost.investmentManagementShare + cost.adviceShare + cost.administrationShare + cost.otherShare;
          expect(sum).toBeCloseTo(cost.totalShare, 12);
          expect(cost.totalShare).toBeCloseTo(
            totalAnnualFee(any.annual) + any.initialShare / cost.termYears,
            12,
          );
        }
      }),
    );
  });

  test("impossible charges are refused by name", () => {
    const bad = { annual: { ...annual, plannerShare: 1.15 }, initialShare: 0 };
    expect(() => effectiveAnnualCost(bad)).toThrow(/^fees\.plannerShare: /);
    expect(() => costOverTerm({ annual, initialShare: -0.1 }, 1)).toThrow(/^initialShare: /);
    expect(() => costOverTerm({ annual, initialShare: 0 }, 0)).toThrow(/^termYears: /);
  });
});
