import { describe, expect, it } from "vitest";
import { EXTREMES, LEAVES_MONEY } from "../../fixtures/people/retirement-cases";
import {
  BASIS,
  QUICK,
  adviseQuickly,
  senselessNumbersIn,
  totalPerMonth,
} from "../../tests/support/held-plan";
import type { Amendment } from "./case/adjustment";
import type { Advice } from "./advice/advice";
import type { RetirementCase } from "./case/retirement-case";
import type { Basis } from "./basis/basis";
import { amend, findLimits } from "./amend";

describe("at the extremes", () => {
  const guaranteed = (guaranteePeriodYears: number): Basis => ({
    ...BASIS,
    pricing: { ...BASIS.pricing, guaranteePeriodYears },
  });

  function expectSensible(advice: Advice): void {
    expect(senselessNumbersIn(advice, /topUpsWithReturns|Saving|savedShare/)).toEqual([]);
    expect(totalPerMonth(advice)).toBeGreaterThan(0);
  }

  it.each(EXTREMES)("changed plans of somebody of %s are sensible", (_, change) => {
    for (const importance of ["income", "inheritance"] as const) {
      const person = { ...LEAVES_MONEY, hasBackup: true, importance, ...change };
      for (const years of importance === "income" ? [0, 10, 30] : [10]) {
        const basis = guaranteed(years);
        const limits = findLimits(person, basis);
        const { minimum, maximum } = adviseQuickly(person, basis).incomeRangeForReduction;
        const changes: Amendment[] = [
          {
            retirementDate: limits.retirementDate.maximum,
            debtRepayment: 0,
            emergencySavings: 0,
            personalUse: 0,
          },
          ...(limits.guaranteePeriodYears ? [{ guaranteePeriodYears: 0 }] : []),
          ...(limits.dependantsShare ? [{ dependantsShare: 0.1, applyExclusion: true }] : []),
          ...(limits.partnerShare ? [{ partnerShare: 0 }] : []),
          { desiredIncomePerMonth: minimum },
          { desiredIncomePerMonth: maximum },
        ];
        for (const one of changes) expectSensible(amend(person, one, basis, QUICK));
      }
    }
  });

  it("a basis that allows 30 years of guarantee gives those that are worth their price, and leaves what is to come", () => {
    // A woman of 55: 14 years cost less than 6%.
    const member = { birthDate: "1972-03-01", sex: "female" } as const;
    const person: RetirementCase = { ...LEAVES_MONEY, member, importance: "income" };
    const [long, none] = [guaranteed(30), guaranteed(0)].map((basis) => adviseQuickly(person, basis));
    expect(totalPerMonth(long!)).toBeLessThan(totalPerMonth(none!));
    const { guaranteePeriodYears, survivors } = long!.products.lifeAnnuity;
    expect(guaranteePeriodYears).toBeGreaterThan(10);
    expect(guaranteePeriodYears).toBeLessThan(30);
    expect(survivors.map((row) => row.guaranteedYearsLeft)).toEqual(
      [17, 27, 37].map((years) => Math.max(guaranteePeriodYears - years, 0)),
    );
    expect(none!.products.lifeAnnuity.survivors.map((row) => row.capitalReal)).toEqual([0, 0, 0]);
  });
});
