import { describe, expect, it } from "vitest";
import { EXTREMES, NEEDS_NO_CASH } from "../../fixtures/people/retirement-cases";
import { BASIS, adviseQuickly, senselessNumbersIn } from "../../tests/support/held-plan";
import type { RetirementCase } from "./case/retirement-case";
import { advise, guaranteedIncome } from "./advise";

const adviseOn = (change: Partial<RetirementCase>) => adviseQuickly({ ...NEEDS_NO_CASH, ...change });

describe("at the extremes", () => {
  it.each(EXTREMES)("advice for somebody of %s is finite and sensible", (_, change) => {
    const advice = adviseOn({ hasBackup: true, ...change });
    expect(senselessNumbersIn(advice, /topUpsWithReturns|middle\.costPerMonth/)).toEqual([]);
    for (const { outcomes } of [advice.products.livingAnnuity, advice.products.livingAnnuityPlus!]) {
      expect(outcomes.expected.annuityDrawdownShare).toBeGreaterThanOrEqual(0.025);
      expect(outcomes.expected.annuityDrawdownShare).toBeLessThanOrEqual(0.175);
    }
  });

  const ALL_PROVIDENT = { vestedThird: 0, savingsComponent: 0, retirementComponent: 0 };

  it.each([
    ["into the unit trust", { savings: 400_000 }],
    ["for a debt", { savings: 400_000, debt: 400_000 }],
    [
      "for a debt and its tax",
      { savings: 1_800_000, debt: 5_000_000, hasBackup: false, importance: "income" },
    ],
  ] as const)("advice is finite where all of the savings goes %s, and no annuity is bought", (_, change) => {
    const fundParts = { ...ALL_PROVIDENT, vestedWhole: change.savings };
    const retirementDate = NEEDS_NO_CASH.adviceDate;
    const member = { birthDate: "1960-03-14", sex: "male" } as const;
    const advice = adviseOn({ hasBackup: true, retirementDate, member, ...change, fundParts });
    expect(advice.cash.annuity).toBeCloseTo(0, 6);
    expect(senselessNumbersIn(advice, /topUpsWithReturns/)).toEqual([]);
  });

  it("refuses answers that make no sense, naming them", () => {
    expect(() => adviseOn({ savings: NaN })).toThrow(/^savings/);
    expect(() => adviseOn({ savings: 0 })).toThrow(/^savings/);
    expect(() => adviseOn({ debt: -1 })).toThrow(/^debt/);
    expect(() => adviseOn({ importance: undefined })).toThrow(/^importance/);
    expect(() => adviseOn({ retirementDate: "2026-11-19" })).toThrow(/^retirementDate/);
    expect(() => adviseOn({ member: { birthDate: "1975-01-01", sex: "male" } })).toThrow(/^member/);
    expect(() => advise(NEEDS_NO_CASH, BASIS, { seed: 1.5, paths: 8 })).toThrow(/^seed/);
    expect(() => advise(NEEDS_NO_CASH, BASIS, { seed: 1, paths: 0 })).toThrow(/^paths/);
    expect(() => guaranteedIncome({ ...NEEDS_NO_CASH, personalUse: Infinity }, BASIS)).toThrow(
      /^personalUse/,
    );
  });

  // Answers come from databases and other programs, where no types are checked.
  it.each<[RegExp, unknown]>([
    [/^adviceDate: /, { adviceDate: "soon" }],
    [/^retirementDate: /, { retirementDate: "2027-02-30" }],
    [/^member\.birthDate: /, { member: undefined }],
    [/^member\.sex: /, { member: { birthDate: "1962-03-14", sex: "other" } }],
    [/^partner\.sex: /, { partner: { birthDate: "1962-03-14" } }],
    [/^partner\.birthDate: /, { partner: { birthDate: "2027-03-02", sex: "male" } }],
    [/^partner\.birthDate: /, { partner: { birthDate: "1907-03-01", sex: "male" } }],
    [/^savings: /, { savings: "4200000" }],
    [/^savings: /, { savings: 1e14 }],
    [/^debt: /, { debt: 1e300 }],
    [/^supports: /, { supports: null }],
    [/^supports\[0\]\.amountPerMonthReal: /, { supports: [{ amountPerMonthReal: 1e308, endYear: 2050 }] }],
    [/^supports\[0\]\.endYear: /, { supports: [{ amountPerMonthReal: 1, endYear: 1e9 }] }],
    [/^importance: /, { importance: "both" }],
    [/^hasBackup: /, { hasBackup: "no" }],
    [/^seriousIllness: /, { seriousIllness: "no" }],
    [/^smoker: /, { smoker: undefined }],
  ])("refuses answers of the wrong kind or size by name: %s", (name, change) => {
    const act = () => adviseOn(change as Partial<RetirementCase>);
    expect(act).toThrow(RangeError);
    expect(act).toThrow(name);
  });
});
