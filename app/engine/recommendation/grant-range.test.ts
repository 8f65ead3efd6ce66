import { describe, expect, it } from "vitest";
import { NEEDS_NO_CASH } from "../../../fixtures/people/retirement-cases";
import { BASIS, adviseQuickly, totalPerMonth } from "../../../tests/support/held-plan";
import { expectedNominalNetReturn } from "../market/expected-net-return";
import type { RetirementCase } from "../case/retirement-case";

const weigh = (person: Partial<RetirementCase>) => {
  const advice = adviseQuickly({ ...NEEDS_NO_CASH, hasBackup: false, ...person });
  return { ...advice, perMonth: totalPerMonth(advice) };
};

describe("the range of the older person's grant", () => {
  it.each([359_000, 361_000])("is told of savings of R%d with a debt of R200 000", (savings) => {
    const { grant, perMonth, cash } = weigh({ savings, debt: 200_000 });
    // A third pays debt, and the rest buys about R1 450 a month: 1.3 × 2 400 less half of that is R2 395, R5 less than all of it.
    expect(Math.round(perMonth / 10)).toBe(savings === 359_000 ? 145 : 146);
    expect(cash.unitTrust).toBe(0);
    expect(grant).toMatchObject({ full: 2_400, high: 2_400, incomePerMonth: perMonth, assets: 0 });
    expect(grant!.low).toBeCloseTo(3_120 - perMonth / 2, 8);
  });

  it("counts other income, and what emergency money earns, with what is owned", () => {
    const { grant, perMonth, cash } = weigh({
      savings: 700_000,
      emergencyIncomePerMonth: 10_000,
      ownSavings: 50_000,
      otherTaxableIncomePerMonth: 1_000,
    });
    const earned = (30_000 * expectedNominalNetReturn(BASIS, "unitTrust")) / 12;
    expect(cash.emergencySavings).toBe(30_000);
    expect(grant!.incomePerMonth).toBeCloseTo(perMonth + 1_000 + earned, 6);
    expect(grant!.assets).toBeCloseTo(cash.unitTrust + cash.ownSavings + 30_000, 6);
    expect(grant!.low).toBeCloseTo(3_120 - grant!.incomePerMonth / 2, 6);
  });

  it("counts other incomes of both, taxed or not, in the months of the first year in which they are paid", () => {
    const partner = { birthDate: "1966-09-02", sex: "female" } as const;
    const income = { isTaxable: true, owner: "member", increase: "prices", survivorShare: 0 } as const;
    const { grant, perMonth } = weigh({
      savings: 700_000,
      partner,
      otherIncomes: [
        // From March 2027: R1 200 in the four months until June is R400 a month over the year.
        { ...income, amountPerMonth: 1_200, until: "2027-06-30" },
        { ...income, amountPerMonth: 600, isTaxable: false, owner: "partner" },
      ],
    });
    expect(grant!.incomePerMonth).toBeCloseTo((perMonth + 400 + 600) / 2, 6);
  });

  it("counts a half for a couple, is higher from 75, and there is none above the limits", () => {
    const partner = { birthDate: "1966-09-02", sex: "female" } as const;
    const { grant, perMonth } = weigh({ savings: 700_000, partner });
    expect(grant!.incomePerMonth).toBeCloseTo(perMonth / 2, 6);
    const member = { birthDate: "1950-03-14", sex: "male" } as const;
    expect(weigh({ savings: 300_000, member }).grant!.full).toBe(2_420);
    expect(weigh({ savings: 4_200_000 }).grant).toBeNull();
  });
});
