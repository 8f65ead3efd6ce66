import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LEAVES_MONEY, somebody } from "../../../fixtures/people/retirement-cases";
import { BASIS, QUICK, adviseQuickly, incomeOf, totalPerMonth } from "../../../tests/support/held-plan";
import type { Adjustment } from "../case/adjustment";
import type { Advice } from "../advice/advice";
import type { RetirementCase } from "../case/retirement-case";
import type { Basis } from "../basis/basis";
import { incomesByDependantsShare, incomesByPartnerShare } from "../amend";

describe("the price of every need", () => {
  /** Levers whose step lies within the limits of adjusting, as an adjustment. */
  function stepsWithin({ levers }: Advice): { adjustment: Adjustment; incomePerMonth: number }[] {
    return levers.flatMap(({ lever, minimum, maximum, lower, higher }) =>
      [lower, higher].flatMap((step) =>
        step && step.value >= minimum && step.value <= maximum
          ? [{ adjustment: { [lever]: step.value }, incomePerMonth: step.incomePerMonth }]
          : [],
      ),
    );
  }

  it("is the income of the plan adjusted by that step alone", () => {
    const property = fc.property(somebody, (person) => {
      for (const { adjustment, incomePerMonth } of stepsWithin(adviseQuickly(person))) {
        expect(incomePerMonth / incomeOf(person, adjustment)).toBeCloseTo(1, 10);
      }
    });
    fc.assert(property, { numRuns: 15 });
  });

  it("beyond what was recommended is the income by that share", () => {
    const property = fc.property(somebody, (person) => {
      for (const { lever, higher } of adviseQuickly(person).levers) {
        if (!higher || typeof higher.value !== "number") continue;
        const shares = [higher.value];
        const byShare =
          lever === "dependantsShare"
            ? incomesByDependantsShare(person, shares, BASIS, QUICK)
            : lever === "partnerShare"
              ? incomesByPartnerShare(person, shares, BASIS, QUICK)
              : [];
        for (const { incomePerMonth } of byShare)
          expect(higher.incomePerMonth / incomePerMonth).toBeCloseTo(1, 10);
      }
    });
    fc.assert(property, { numRuns: 15 });
  });

  it("of more cash is what a person who asks for so much is advised", () => {
    const { levers } = adviseQuickly({ ...LEAVES_MONEY, personalUse: 20_000 });
    const personalUse = levers.find(({ lever }) => lever === "personalUse")!;
    expect(personalUse.higher?.value).toBe(30_000);
    const asked = adviseQuickly({ ...LEAVES_MONEY, personalUse: 30_000 });
    expect(personalUse.higher!.incomePerMonth).toBeCloseTo(totalPerMonth(asked), 8);
  });

  it("of a year earlier or later is what a person who retires then is advised", () => {
    const person = { ...LEAVES_MONEY, retirementDate: "2028-03-01" };
    const date = adviseQuickly(person).levers.find(({ lever }) => lever === "retirementDate")!;
    for (const { value, incomePerMonth } of [date.lower!, date.higher!]) {
      const moved = adviseQuickly({ ...person, retirementDate: String(value) });
      expect(incomePerMonth).toBeCloseTo(totalPerMonth(moved), 8);
    }
  });

  it("of a share left is what is advised where that share is usual", () => {
    const atShare = (usual: number): Basis => ({
      ...BASIS,
      rules: { ...BASIS.rules, dependantsShare: { ...BASIS.rules.dependantsShare, usual } },
    });
    for (const { dependantsShare, incomePerMonth } of incomesByDependantsShare(
      LEAVES_MONEY,
      [0.1, 0.3, 0.65],
      BASIS,
      QUICK,
    )) {
      expect(incomePerMonth).toBeCloseTo(
        totalPerMonth(adviseQuickly(LEAVES_MONEY, atShare(dependantsShare))),
        8,
      );
    }
  });

  it("steps by 5 percentage points up to a half, by 10 above, and only as far as the law allows", () => {
    const supports = [{ amountPerMonthReal: 21_000, endYear: 2037 }];
    const shareOf = (person: RetirementCase) =>
      adviseQuickly(person).levers.find(({ lever }) => lever === "dependantsShare")!;
    expect(shareOf(LEAVES_MONEY)).toMatchObject({
      value: 0.5,
      lower: { value: 0.45 },
      higher: { value: 0.55 },
    });
    const { value, lower, higher } = shareOf({ ...LEAVES_MONEY, supports });
    expect(value).toBeGreaterThan(0.5);
    expect(lower!.value).toBeCloseTo(Number(value) - 0.1, 9);
    expect(higher!.value).toBeCloseTo(Number(value) + 0.1, 9);
    // No debt is left to repay, although more cash is allowed; none is where all needs were cut to one third.
    const cashOf = (person: RetirementCase, need: string) =>
      adviseQuickly(person).levers.find(({ lever }) => lever === need);
    expect(cashOf(LEAVES_MONEY, "debtRepayment")).toMatchObject({ lower: { value: 140_000 }, higher: null });
    expect(cashOf(LEAVES_MONEY, "emergencySavings")).toMatchObject({ higher: { value: 106_000 } });
    const poor = { ...LEAVES_MONEY, savings: 300_000, hasBackup: true, retirementDate: "2031-06-01" };
    const { levers } = adviseQuickly(poor);
    expect(cashOf({ ...LEAVES_MONEY, savings: 700_000, hasBackup: true }, "emergencySavings")).toMatchObject({
      higher: null,
    });
    expect(levers.find(({ lever }) => lever === "retirementDate")).toMatchObject({ higher: null });
  });
});
