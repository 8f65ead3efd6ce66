import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { addYears } from "~/base/date";
import { LEAVES_MONEY, somebody } from "../../fixtures/people/retirement-cases";
import type { Adjustment, AdjustmentLimits, Customisation } from "./adjustment";
import type { Advice, AdviceOptions, ProductAdvice, RetirementCase } from "./advice";
import { advise } from "./advise";
import type { Basis } from "./basis/basis";
import { BASIS_2026_11 as BASIS } from "./basis/basis-2026-11";
import {
  adjustedIncomePerMonth,
  customise,
  findLimits,
  incomesByDependantsShare,
  incomesByPartnerShare,
} from "./customise";

// Properties over many people take long on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const QUICK: AdviceOptions = { seed: 1, paths: 128 };
/** So much of an income counts as rounding. */
const ROUNDING = 1e-9;

const incomeOf = (person: RetirementCase, adjustment: Adjustment = {}) =>
  adjustedIncomePerMonth(person, adjustment, BASIS, QUICK);

function findRecommended({ recommended, products }: Advice): ProductAdvice {
  return Object.values(products).find(({ product }) => product === recommended)!;
}

function totalPerMonth(advice: Advice): number {
  const { incomeFromAnnuityPerMonth, incomeFromUnitTrustPerMonth } =
    findRecommended(advice).outcomes.expected;
  return incomeFromAnnuityPerMonth + incomeFromUnitTrustPerMonth;
}

/** Two places within a lever's limits, the lower one first. */
const twoPlaces = fc
  .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);

type NumberLever = Exclude<keyof Adjustment, "retirementDate" | "applyExclusion">;

/** Adjusts one lever of everybody to whom it applies to two places, and compares the incomes. */
function compareIncomes(lever: NumberLever, check: (atLower: number, atHigher: number) => void): void {
  const property = fc.property(somebody, twoPlaces, (person, places) => {
    const limits: AdjustmentLimits = findLimits(person, BASIS);
    const range = limits[lever];
    if (!range) return;
    const [lower, higher] = places.map((place) => {
      const value = range.minimum + place * (range.maximum - range.minimum);
      return incomeOf(person, {
        [lever]: lever === "guaranteePeriodYears" ? Math.round(value * 2) / 2 : value,
      });
    });
    check(lower!, higher!);
  });
  fc.assert(property, { numRuns: 60 });
}

describe("for everybody", () => {
  it.each(["debtRepayment", "emergencySavings", "personalUse"] as const)(
    "less %s never lowers the income",
    (need) => {
      compareIncomes(need, (atLess, atMore) =>
        expect(atLess).toBeGreaterThanOrEqual(atMore * (1 - ROUNDING)),
      );
    },
  );

  it.each(["dependantsShare", "partnerShare", "guaranteePeriodYears"] as const)(
    "a larger %s never raises the income",
    (lever) => {
      compareIncomes(lever, (atLess, atMore) => expect(atMore).toBeLessThanOrEqual(atLess * (1 + ROUNDING)));
    },
  );

  it("leaving all to dependants in the first five years never raises the income", () => {
    const property = fc.property(somebody, (person) => {
      if (!findLimits(person, BASIS).canApplyExclusion) return;
      expect(incomeOf(person, { applyExclusion: true })).toBeLessThanOrEqual(
        incomeOf(person) * (1 + ROUNDING),
      );
    });
    fc.assert(property, { numRuns: 40 });
  });

  it("retiring whole years later never lowers the income", () => {
    const property = fc.property(somebody, fc.integer({ min: 1, max: 5 }), (person, years) => {
      const retirementDate = addYears(person.retirementDate, years);
      if (retirementDate > findLimits(person, BASIS).retirementDate.maximum) return;
      expect(incomeOf(person, { retirementDate })).toBeGreaterThan(incomeOf(person));
    });
    fc.assert(property, { numRuns: 100 });
  });

  it("retiring later within a calendar year never lowers the income", () => {
    const days = ["2028-01-01", "2028-02-29", "2028-06-15", "2028-12-31"];
    const property = fc.property(somebody, (person) => {
      // When the youngest turns 40 markets of another length are drawn, and the income moves by its sampling error.
      fc.pre(!person.partner?.birthDate.startsWith("1988"));
      const { maximum } = findLimits(person, BASIS).retirementDate;
      const incomes = days
        .filter((day) => day <= maximum)
        .map((day) => incomeOf(person, { retirementDate: day }));
      incomes.slice(1).forEach((income, at) => expect(income).toBeGreaterThan(incomes[at]!));
    });
    fc.assert(property, { numRuns: 30 });
  });

  it("retiring on New Year's Day instead of the day before can lower it, because lifetimes improve by the year", () => {
    const [before, after] = ["2027-12-31", "2028-01-01"].map((retirementDate) =>
      incomeOf(LEAVES_MONEY, { retirementDate }),
    );
    expect(after! / before!).toBeLessThan(1);
    // The force of mortality falls by 1% in that night, which is worth far less than 1% of income.
    expect(after! / before!).toBeGreaterThan(0.99);
  });

  it("the product, the reasons and the share that is not changed are held", () => {
    const property = fc.property(somebody, (person) => {
      const { retirementDate, debtRepayment } = findLimits(person, BASIS);
      const before = advise(person, BASIS, QUICK);
      const change = { retirementDate: retirementDate.maximum, debtRepayment: debtRepayment.maximum / 2 };
      const after = customise(person, change, BASIS, QUICK);
      for (const fact of ["recommended", "runnerUp", "reasons"] as const)
        expect(after[fact]).toEqual(before[fact]);
      expect(findRecommended(after).dependantsShare).toBe(findRecommended(before).dependantsShare);
      expect(after.cash.debtRepayment).toBe(debtRepayment.maximum / 2);
      const uses = after.cash.debtRepayment + after.cash.emergencySavings + after.cash.personalUse;
      const parts = uses + after.cash.lumpSumTax + after.cash.unitTrust + after.cash.annuity;
      expect(parts / after.cash.savingsAtRetirement).toBeCloseTo(1, 12);
    });
    fc.assert(property, { numRuns: 15 });
  });

  it("a lower income pays what was desired to the cent, and never raises a risk", () => {
    const property = fc.property(somebody, twoPlaces, (person, places) => {
      const recommended = advise(person, BASIS, QUICK);
      const { minimum, maximum } = recommended.incomeRangeForReduction;
      const [less, more] = places.map((place) => {
        const desiredIncomePerMonth = Math.min(minimum + place * (maximum - minimum), maximum);
        const advice = customise(person, { desiredIncomePerMonth }, BASIS, QUICK);
        expect(Math.abs(totalPerMonth(advice) - desiredIncomePerMonth)).toBeLessThan(0.005);
        return findRecommended(advice);
      });
      for (const [calmer, bolder] of [
        [less!, more!],
        [more!, findRecommended(recommended)],
      ] as const) {
        expect(calmer.incomeLastsShare).toBeGreaterThanOrEqual(bolder.incomeLastsShare);
        expect(calmer.jointIncomeLastsShare).toBeGreaterThanOrEqual(bolder.jointIncomeLastsShare);
        expect(calmer.incomeLastsHealthyShare).toBeGreaterThanOrEqual(bolder.incomeLastsHealthyShare);
        expect(calmer.riskIncomeReducesShare).toBeLessThanOrEqual(bolder.riskIncomeReducesShare);
        expect(calmer.riskIncomeRunsOutShare).toBeLessThanOrEqual(bolder.riskIncomeRunsOutShare);
      }
    });
    fc.assert(property, { numRuns: 15 });
  });
});

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
      for (const { adjustment, incomePerMonth } of stepsWithin(advise(person, BASIS, QUICK))) {
        expect(incomePerMonth / incomeOf(person, adjustment)).toBeCloseTo(1, 10);
      }
    });
    fc.assert(property, { numRuns: 15 });
  });

  it("beyond what was recommended is the income by that share", () => {
    const property = fc.property(somebody, (person) => {
      for (const { lever, higher } of advise(person, BASIS, QUICK).levers) {
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
    const { levers } = advise({ ...LEAVES_MONEY, personalUse: 20_000 }, BASIS, QUICK);
    const personalUse = levers.find(({ lever }) => lever === "personalUse")!;
    expect(personalUse.higher?.value).toBe(30_000);
    const asked = advise({ ...LEAVES_MONEY, personalUse: 30_000 }, BASIS, QUICK);
    expect(personalUse.higher!.incomePerMonth).toBeCloseTo(totalPerMonth(asked), 8);
  });

  it("of a year earlier or later is what a person who retires then is advised", () => {
    const person = { ...LEAVES_MONEY, retirementDate: "2028-03-01" };
    const date = advise(person, BASIS, QUICK).levers.find(({ lever }) => lever === "retirementDate")!;
    for (const { value, incomePerMonth } of [date.lower!, date.higher!]) {
      const moved = advise({ ...person, retirementDate: String(value) }, BASIS, QUICK);
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
        totalPerMonth(advise(LEAVES_MONEY, atShare(dependantsShare), QUICK)),
        8,
      );
    }
  });

  it("steps by 5 percentage points up to a half, by 10 above, and only as far as the law allows", () => {
    const supports = [{ amountPerMonthReal: 21_000, endYear: 2037 }];
    const shareOf = (person: RetirementCase) =>
      advise(person, BASIS, QUICK).levers.find(({ lever }) => lever === "dependantsShare")!;
    expect(shareOf(LEAVES_MONEY)).toMatchObject({
      value: 0.5,
      lower: { value: 0.45 },
      higher: { value: 0.55 },
    });
    const { value, lower, higher } = shareOf({ ...LEAVES_MONEY, supports });
    expect(value).toBeGreaterThan(0.5);
    expect(lower!.value).toBeCloseTo(Number(value) - 0.1, 9);
    expect(higher!.value).toBeCloseTo(Number(value) + 0.1, 9);
    // There is no more debt to repay, though there is room for more cash, and none where all was cut to one third.
    const cashOf = (person: RetirementCase, need: string) =>
      advise(person, BASIS, QUICK).levers.find(({ lever }) => lever === need);
    expect(cashOf(LEAVES_MONEY, "debtRepayment")).toMatchObject({ lower: { value: 140_000 }, higher: null });
    expect(cashOf(LEAVES_MONEY, "emergencySavings")).toMatchObject({ higher: { value: 106_000 } });
    const poor = { ...LEAVES_MONEY, savings: 300_000, hasBackup: true, retirementDate: "2031-06-01" };
    const { levers } = advise(poor, BASIS, QUICK);
    expect(cashOf({ ...LEAVES_MONEY, savings: 700_000, hasBackup: true }, "emergencySavings")).toMatchObject({
      higher: null,
    });
    expect(levers.find(({ lever }) => lever === "retirementDate")).toMatchObject({ higher: null });
  });
});

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
          const { minimum, maximum } = advise(person, basis, QUICK).incomeRangeForReduction;
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
    const [long, none] = [guaranteed(30), guaranteed(0)].map((basis) => advise(person, basis, QUICK));
    expect(totalPerMonth(long!)).toBeLessThan(totalPerMonth(none!));
    expect(long!.products.lifeAnnuity.survivors.map((row) => row.guaranteedYearsLeft)).toEqual([22, 12, 2]);
    expect(none!.products.lifeAnnuity.survivors.map((row) => row.capitalReal)).toEqual([0, 0, 0]);
  });
});
