import { describe, expect, it, vi } from "vitest";
import { LEAVES_MONEY } from "../../fixtures/people/retirement-cases";
import { BASIS, QUICK, adviseQuickly, totalPerMonth } from "../../tests/support/held-plan";
import type { Customisation } from "./adjustment";
import type { Advice, RetirementCase } from "./advice";
import type { Basis } from "./basis/basis";
import { customise, findLimits } from "./customise";

vi.setConfig({ testTimeout: 60_000 });

describe("at the extremes", () => {
  const young = { birthDate: "1972-03-01", sex: "female" } as const;
  const old = { birthDate: "1941-03-02", sex: "male" } as const;
  const guaranteed = (guaranteePeriodYears: number): Basis => ({
    ...BASIS,
    pricing: { ...BASIS.pricing, guaranteePeriodYears },
  });

  /** Every number in a value, with where it stands. */
  function numbersIn(value: unknown, path = "advice"): [string, number][] {
    if (typeof value === "number") return [[path, value]];
    if (value === null || typeof value !== "object") return [];
    return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, `${path}.${key}`));
  }

  function expectSensible(advice: Advice): void {
    for (const [path, value] of numbersIn(advice)) {
      expect(Number.isFinite(value), path).toBe(true);
      if (!/topUpsWithReturns|Saving|savedShare/.test(path)) expect(value, path).toBeGreaterThanOrEqual(0);
    }
    expect(totalPerMonth(advice)).toBeGreaterThan(0);
  }

  it.each([
    ["55 with R100 000", { member: young, savings: 100_000 }],
    ["55 with R999 999 999 999", { member: young, savings: 999_999_999_999 }],
    ["85 with R100 000", { member: old, savings: 100_000 }],
    ["85 with R999 999 999 999", { member: old, savings: 999_999_999_999 }],
    [
      "85 with a partner 45 years younger",
      { member: old, partner: { birthDate: "1986-03-02", sex: "female" } },
    ],
  ] satisfies [string, Partial<RetirementCase>][])(
    "changed plans of somebody of %s are sensible",
    (_, change) => {
      for (const importance of ["income", "inheritance"] as const) {
        const person = { ...LEAVES_MONEY, hasBackup: true, importance, ...change };
        for (const years of importance === "income" ? [0, 10, 30] : [10]) {
          const basis = guaranteed(years);
          const limits = findLimits(person, basis);
          const { minimum, maximum } = adviseQuickly(person, basis).incomeRangeForReduction;
          const changes: Customisation[] = [
            {
              retirementDate: limits.retirementDate.maximum,
              debtRepayment: 0,
              emergencySavings: 0,
              personalUse: 0,
            },
            limits.guaranteePeriodYears
              ? { guaranteePeriodYears: 0 }
              : { dependantsShare: 0.1, applyExclusion: true },
            ...(limits.partnerShare ? [{ partnerShare: 0 }] : []),
            { desiredIncomePerMonth: minimum },
            { desiredIncomePerMonth: maximum },
          ];
          for (const one of changes) expectSensible(customise(person, one, basis, QUICK));
        }
      }
    },
  );

  it("a guarantee of 30 years pays less than none, and leaves the years of it that are still to come", () => {
    const person: RetirementCase = { ...LEAVES_MONEY, importance: "income" };
    const [long, none] = [guaranteed(30), guaranteed(0)].map((basis) => adviseQuickly(person, basis));
    expect(totalPerMonth(long!)).toBeLessThan(totalPerMonth(none!));
    expect(long!.products.lifeAnnuity.survivors.map((row) => row.guaranteedYearsLeft)).toEqual([22, 12, 2]);
    expect(none!.products.lifeAnnuity.survivors.map((row) => row.capitalReal)).toEqual([0, 0, 0]);
  });
});
