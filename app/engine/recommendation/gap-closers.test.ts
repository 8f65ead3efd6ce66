import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  LEAVES_ALL,
  LEAVES_MONEY,
  somebody,
  WANTS_CERTAINTY,
} from "../../../fixtures/people/retirement-cases";
import { countRuns } from "../../../tests/support/count-runs";
import { adjust, adviseQuickly, BASIS, findRecommended, reduceTo } from "../../../tests/support/held-plan";
import type { GapChange } from "../case/adjustment";
import type { ProductAdvice } from "../advice/advice";
import type { RetirementCase } from "../case/retirement-case";
import { firstPaymentDate, otherIncomeAfterTax } from "../tax/plan-income-tax";

const needing = (person: RetirementCase, incomeNeededPerMonth = 30_000) => {
  const advice = adviseQuickly({ ...person, incomeNeededPerMonth });
  return { ...advice, need: advice.incomeNeed! };
};

/** The plan and other income after tax, a month, with the changes made by `amend`. */
function computeWith(changes: readonly GapChange[], person: RetirementCase): number {
  const ofLevers = changes.filter(({ lever }) => lever !== "guaranteedShare");
  const advice = adjust(person, Object.fromEntries(ofLevers.map(({ lever, value }) => [lever, value])));
  const isGuaranteed = ofLevers.length < changes.length;
  const product = isGuaranteed ? advice.products.lifeAnnuity : findRecommended(advice);
  const taxpayer = { ...person, firstPayment: firstPaymentDate(advice.retirementDate) };
  return product.afterTaxIncomePerMonth + otherIncomeAfterTax(taxpayer, BASIS) / 12;
}

describe("what would close the gap", () => {
  it("is nothing where nothing is short, and where another income is wanted", () => {
    const nothing = { closers: [], together: null };
    expect(needing(LEAVES_MONEY, 5_000).need).toMatchObject(nothing);
    const named = { ...LEAVES_MONEY, incomeNeededPerMonth: 30_000 };
    expect(adviseQuickly(named).incomeNeed!.closers).not.toEqual([]);
    expect(reduceTo(named, 15_000).incomeNeed).toMatchObject(nothing);
  });

  it("is told by what each change adds after tax, the largest first", () => {
    const { need, ...advice } = needing(LEAVES_MONEY);
    expect(need.closers.map(({ lever, value }) => [lever, value])).toEqual([
      ["guaranteedShare", 1],
      ["dependantsShare", 0.1],
      ["retirementDate", "2028-03-01"],
      ["personalUse", 0],
    ]);
    const added = need.closers.map(({ addedPerMonth }) => addedPerMonth);
    expect(added).toEqual([...added].sort((one, other) => other - one));
    // 65 within the tax year of the first payment: above R245 100 a year R44 118 and 26%, less R17 820 and R9 765.
    const taxOf = (perYear: number) =>
      Math.max(perYear < 245_100 ? 0.18 * perYear - 27_585 : 44_118 + 0.26 * (perYear - 245_100) - 27_585, 0);
    const keep = ({ outcomes: { expected } }: ProductAdvice) =>
      expected.incomeFromAnnuityPerMonth +
      expected.incomeFromUnitTrustPerMonth -
      taxOf(12 * expected.incomeFromAnnuityPerMonth) / 12;
    expect(added[0]).toBeCloseTo(keep(advice.products.lifeAnnuity) - keep(findRecommended(advice)), 6);
  });

  it("says which change covers the need alone, and what the first two come to that can be made at once", () => {
    // With all of it guaranteed there is no dependants' share to choose, so the second change is skipped.
    expect(needing(LEAVES_MONEY).need.together).toMatchObject({
      levers: ["guaranteedShare", "retirementDate"],
      coversNeed: false,
    });
    const paid = findRecommended(adviseQuickly(LEAVES_MONEY)).afterTaxIncomePerMonth;
    const { closers, together } = needing(LEAVES_MONEY, paid + 1_000).need;
    expect(closers.map(({ coversNeed }) => coversNeed)).toEqual([true, true, false, false]);
    expect(together).toBeNull();
    const first = closers[0]!.addedPerMonth;
    expect(needing(LEAVES_MONEY, paid + first + 1).need.together!.coversNeed).toBe(true);
  });

  it("is what the plan with that change pays", () => {
    const property = fc.property(somebody, fc.boolean(), (answers, hasOther) => {
      const person = {
        ...answers,
        ...(hasOther && {
          otherTaxableIncomePerMonth: 14_000,
          medicalScheme: { people: 2, contributionPerMonth: 6_000 },
        }),
      };
      const { closers, together } = needing(person, 100_000_000).need;
      const now = computeWith([], person);
      for (const { addedPerMonth, ...change } of closers)
        expect(now + addedPerMonth).toBeCloseTo(computeWith([change], person), 4);
      if (!together) return;
      const both = closers.filter(({ lever }) => together.levers.includes(lever));
      expect(now + together.addedPerMonth).toBeCloseTo(computeWith(both, person), 4);
    });
    fc.assert(property, { seed: 20_261_127, numRuns: countRuns({ usually: 5, long: 60 }) });
  });

  it("leaves the debt to be repaid and the emergency money alone", () => {
    const { need, cash } = needing({ ...LEAVES_MONEY, personalUse: 0 });
    expect(cash.debtRepayment).toBe(LEAVES_MONEY.debt);
    expect(cash.emergencySavings).toBeGreaterThan(0);
    expect(need.closers.map(({ lever }) => lever)).toEqual([
      "guaranteedShare",
      "dependantsShare",
      "retirementDate",
    ]);
  });

  it("leaves dependants what keeps a promise of support", () => {
    const supports = [{ amountPerMonthReal: 6_000, endYear: 2037 }];
    const { need, cash, supportValue } = needing({ ...LEAVES_MONEY, supports });
    const share = Number(need.closers.find(({ lever }) => lever === "dependantsShare")!.value);
    expect(share * cash.annuity).toBeGreaterThanOrEqual(supportValue);
    expect((share - 0.05) * cash.annuity).toBeLessThan(supportValue);
    const all = needing(LEAVES_ALL).need.closers.map(({ lever }) => lever);
    expect(all).toEqual(["guaranteedShare", "retirementDate", "personalUse"]);
  });

  it("of a life annuity is a later date, its guaranteed years and smaller cash", () => {
    const { closers, together } = needing(WANTS_CERTAINTY).need;
    expect(closers.map(({ lever }) => lever)).toEqual([
      "retirementDate",
      "guaranteePeriodYears",
      "personalUse",
    ]);
    expect(together!.levers).toEqual(["retirementDate", "guaranteePeriodYears"]);
  });

  it("is no later date beyond the last that may be chosen", () => {
    const last = { ...LEAVES_MONEY, retirementDate: "2031-06-01" };
    expect(needing(last).need.closers.map(({ lever }) => lever)).not.toContain("retirementDate");
  });
});
