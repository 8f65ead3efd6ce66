import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  LEAVES_ALL,
  LEAVES_MONEY,
  WANTS_CERTAINTY,
  somebody,
} from "../../../fixtures/people/retirement-cases";
import {
  BASIS,
  QUICK,
  adviseQuickly,
  findRecommended,
  reduceTo,
  totalPerMonth,
} from "../../../tests/support/held-plan";
import { amend } from "../amend";

const PEOPLE = { LEAVES_MONEY, LEAVES_ALL, WANTS_CERTAINTY };

/** Two values within a lever's limits, the lower one first. */
const twoPlaces = fc
  .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);

describe("a plan that pays another income by choice", () => {
  it.each(Object.entries(PEOPLE))("of %s pays what was desired, and lasts longer", (_, person) => {
    const recommended = adviseQuickly(person);
    const { minimum, maximum } = recommended.incomeRangeForReduction;
    expect(maximum).toBeCloseTo(totalPerMonth(recommended), 8);
    let before = findRecommended(recommended);
    for (const part of [1, 0.75, 0.5, 0.25, 0]) {
      const desired = minimum + part * (maximum - minimum);
      const reduced = reduceTo(person, desired);
      const after = findRecommended(reduced);
      expect(totalPerMonth(reduced)).toBeCloseTo(desired, 8);
      expect(after.incomeLastsShare).toBeGreaterThanOrEqual(before.incomeLastsShare);
      expect(after.riskIncomeReducesShare).toBeLessThanOrEqual(before.riskIncomeReducesShare);
      expect(after.riskIncomeHalvesShare).toBeLessThanOrEqual(before.riskIncomeHalvesShare);
      before = after;
    }
  });

  it.each(Object.entries(PEOPLE))(
    "of %s with all that was recommended has the recommended figures",
    (_, person) => {
      const recommended = adviseQuickly(person);
      const { maximum } = recommended.incomeRangeForReduction;
      expect(JSON.stringify(reduceTo(person, maximum))).toBe(JSON.stringify(recommended));
    },
  );

  it("lowers only the withdrawal beside a life annuity, down to nothing", () => {
    const before = adviseQuickly(WANTS_CERTAINTY).products.lifeAnnuity.outcomes.expected;
    const alone = before.incomeFromAnnuityPerMonth;
    const after = reduceTo(WANTS_CERTAINTY, alone);
    expect(after.products.lifeAnnuity.outcomes.expected).toMatchObject({
      incomeFromAnnuityPerMonth: alone,
      incomeFromUnitTrustPerMonth: 0,
      ageIncomeReduces: null,
    });
    expect(after.products.lifeAnnuity.incomeLastsShare).toBe(1);
    // The unit trust is unchanged, and left to dependants.
    const { unitTrust } = after.cash;
    expect(after.products.lifeAnnuity.projection.capitalReal.expected[0]).toBe(unitTrust);
  });

  it("lowers a living annuity and its unit trust in step, down to the law's least of both", () => {
    const recommended = adviseQuickly(LEAVES_MONEY);
    const before = recommended.products.livingAnnuityPlus!.outcomes.expected;
    const { minimum, maximum } = recommended.incomeRangeForReduction;
    const after = reduceTo(LEAVES_MONEY, 0.9 * maximum).products.livingAnnuityPlus!.outcomes.expected;
    expect(after.incomeFromAnnuityPerMonth).toBeCloseTo(0.9 * before.incomeFromAnnuityPerMonth, 8);
    expect(after.incomeFromUnitTrustPerMonth).toBeCloseTo(0.9 * before.incomeFromUnitTrustPerMonth, 8);
    const { annuity, unitTrust } = recommended.cash;
    expect(minimum).toBeCloseTo((0.025 * (annuity + unitTrust)) / 12, 8);
    const low = reduceTo(LEAVES_MONEY, minimum).products.livingAnnuityPlus!.outcomes.expected;
    expect(low.annuityDrawdownShare).toBeCloseTo(0.025, 12);
    expect(low.unitTrustDrawdownShare).toBeCloseTo(0.025, 12);
  });

  it("pays more than lasts when that is wanted, up to the ceilings of both, and lasts less often", () => {
    for (const person of Object.values(PEOPLE)) {
      const recommended = adviseQuickly(person);
      const { totalRangePerMonth, incomeLastsShare } = findRecommended(recommended);
      const { maximum: lasting } = recommended.incomeRangeForReduction;
      const middle = reduceTo(person, (lasting + totalRangePerMonth.maximum) / 2);
      const most = reduceTo(person, totalRangePerMonth.maximum);
      expect(totalPerMonth(most)).toBeCloseTo(totalRangePerMonth.maximum, 8);
      expect(findRecommended(middle).incomeLastsShare).toBeLessThan(incomeLastsShare);
      expect(findRecommended(most).incomeLastsShare).toBeLessThan(findRecommended(middle).incomeLastsShare);
      expect(() => reduceTo(person, totalRangePerMonth.maximum + 1)).toThrow(/^desiredIncomePerMonth/);
    }
  });

  it("never takes more of the annuity than the law allows, however much the unit trust may pay", () => {
    const { adviceDate: retirementDate } = LEAVES_MONEY;
    const person = { ...LEAVES_MONEY, retirementDate, savings: 6_000_000, ownSavings: 4_000_000 };
    const { maximum } = findRecommended(adviseQuickly(person)).totalRangePerMonth;
    const { cash, products } = reduceTo(person, maximum);
    const { outcomes, projection } = products.livingAnnuityPlus!;
    const { expected } = outcomes;
    expect(expected.annuityDrawdownShare).toBeCloseTo(0.175, 10);
    expect(expected.unitTrustDrawdownShare).toBeCloseTo(0.25, 10);
    expect(expected.incomeFromAnnuityPerMonth).toBeCloseTo((0.175 * cash.annuity) / 12, 6);
    // The annuity is a constant fraction of both at every anniversary, and never pays more than 17.5% of its capital.
    const annuityShare = cash.annuity / cash.totalCapitalProvidingIncome;
    projection.incomeFromAnnuityPerMonthReal.poor.forEach((paid, k) =>
      expect(12 * paid).toBeLessThanOrEqual(0.175 * annuityShare * projection.capitalReal.poor[k]! + 1e-6),
    );
  });

  it("a lower income pays what was desired to the cent, and never raises a risk", () => {
    const property = fc.property(somebody, twoPlaces, (person, places) => {
      const recommended = adviseQuickly(person);
      const { minimum, maximum } = recommended.incomeRangeForReduction;
      const [less, more] = places.map((place) => {
        const desiredIncomePerMonth = Math.min(minimum + place * (maximum - minimum), maximum);
        const advice = reduceTo(person, desiredIncomePerMonth);
        expect(Math.abs(totalPerMonth(advice) - desiredIncomePerMonth)).toBeLessThan(0.005);
        return findRecommended(advice);
      });
      for (const [calmer, bolder] of [
        [less!, more!],
        [more!, findRecommended(recommended)],
      ] as const) {
        expect(calmer.incomeLastsShare).toBeGreaterThanOrEqual(bolder.incomeLastsShare);
        expect(calmer.riskIncomeReducesShare).toBeLessThanOrEqual(bolder.riskIncomeReducesShare);
        expect(calmer.riskIncomeHalvesShare).toBeLessThanOrEqual(bolder.riskIncomeHalvesShare);
      }
    });
    fc.assert(property, { numRuns: 15 });
  });

  it("cannot be adjusted at the same time", () => {
    const both = { desiredIncomePerMonth: 15_000, personalUse: 0 };
    expect(() => amend(LEAVES_MONEY, both, BASIS, QUICK)).toThrow(
      /^desiredIncomePerMonth: cannot be combined/,
    );
  });
});
