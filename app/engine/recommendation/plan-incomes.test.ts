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
import { sharesToPay } from "./plan-incomes";

const PEOPLE = { LEAVES_MONEY, LEAVES_ALL, WANTS_CERTAINTY };

/** Two places within a lever's limits, the lower one first. */
const twoPlaces = fc
  .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);

describe("the shares of what lasts that are paid", () => {
  it("are the same for a living annuity and its unit trust until the law's least binds", () => {
    // 60 of the annuity and 20 of the unit trust last; the annuity has to pay 30.
    const lasting = { annuity: 60, unitTrust: 20 };
    expect(sharesToPay(lasting, 30, 1)).toEqual({ annuity: 1, unitTrust: 1 });
    expect(sharesToPay(lasting, 30, 0.75)).toEqual({ annuity: 0.75, unitTrust: 0.75 });
    // 36 in all: 30 and 6. 30 in all: 30 and nothing. Less cannot be paid.
    expect(sharesToPay(lasting, 30, 0.45).annuity).toBe(0.5);
    expect(sharesToPay(lasting, 30, 0.45).unitTrust).toBeCloseTo(0.3, 12);
    expect(sharesToPay(lasting, 30, 0.375)).toEqual({ annuity: 0.5, unitTrust: 0 });
    expect(sharesToPay(lasting, 30, 0.1)).toEqual({ annuity: 0.5, unitTrust: 0 });
  });

  it("leave a life annuity as it is", () => {
    expect(sharesToPay({ annuity: 60, unitTrust: 20 }, 60, 0.875)).toEqual({ annuity: 1, unitTrust: 0.5 });
    expect(sharesToPay({ annuity: 60, unitTrust: 0 }, 60, 0.5)).toEqual({ annuity: 1, unitTrust: 0.5 });
  });

  it("refuse what is no share", () => {
    for (const wrong of [NaN, -0.1, 1.1])
      expect(() => sharesToPay({ annuity: 1, unitTrust: 1 }, 0, wrong)).toThrow(/^share/);
  });
});

describe("a plan that pays less by choice", () => {
  it.each(Object.entries(PEOPLE))("of %s pays what was desired, and lasts longer", (_, person) => {
    const recommended = adviseQuickly(person);
    const { minimum, maximum } = recommended.incomeRangeForReduction;
    expect(maximum).toBeCloseTo(totalPerMonth(recommended), 8);
    let [before, lasting] = [findRecommended(recommended), 0];
    for (const part of [1, 0.75, 0.5, 0.25, 0]) {
      const desired = minimum + part * (maximum - minimum);
      const reduced = reduceTo(person, desired);
      const after = findRecommended(reduced);
      expect(totalPerMonth(reduced)).toBeCloseTo(desired, 8);
      expect(after.incomeLastsShare).toBeGreaterThanOrEqual(before.incomeLastsShare);
      expect(after.jointIncomeLastsShare).toBeGreaterThanOrEqual(lasting);
      expect(after.riskIncomeReducesShare).toBeLessThanOrEqual(before.riskIncomeReducesShare);
      expect(after.riskIncomeRunsOutShare).toBeLessThanOrEqual(before.riskIncomeRunsOutShare);
      [before, lasting] = [after, after.jointIncomeLastsShare];
    }
  });

  it.each(Object.entries(PEOPLE))(
    "of %s with all that was recommended has the recommended figures",
    (_, person) => {
      const recommended = adviseQuickly(person);
      const { maximum } = recommended.incomeRangeForReduction;
      expect(JSON.stringify(reduceTo(person, maximum))).toBe(JSON.stringify(recommended));
      // An amount in cents, rounded up.
      expect(totalPerMonth(reduceTo(person, maximum + 0.004))).toBe(totalPerMonth(recommended));
    },
  );

  it("lowers only the withdrawal beside a life annuity, down to nothing", () => {
    const before = adviseQuickly(WANTS_CERTAINTY).products.lifeAnnuity.outcomes.expected;
    const alone = before.incomeFromAnnuityPerMonth;
    const after = reduceTo(WANTS_CERTAINTY, alone);
    expect(after.products.lifeAnnuity.outcomes.expected).toMatchObject({
      incomeFromAnnuityPerMonth: alone,
      incomeFromUnitTrustPerMonth: 0,
      ageUnitTrustRunsOut: null,
    });
    expect(after.products.lifeAnnuity.jointIncomeLastsShare).toBe(1);
    // The unit trust is kept, and left to dependants.
    const { unitTrust } = after.cash;
    expect(after.products.lifeAnnuity.projection.capitalReal.expected[0]).toBe(unitTrust);
  });

  it("lowers a living annuity and its unit trust in proportion, then the unit trust alone", () => {
    const recommended = adviseQuickly(LEAVES_MONEY);
    const before = recommended.products.livingAnnuityPlus.outcomes.expected;
    const { minimum, maximum } = recommended.incomeRangeForReduction;
    const after = reduceTo(LEAVES_MONEY, 0.9 * maximum).products.livingAnnuityPlus.outcomes.expected;
    expect(after.incomeFromAnnuityPerMonth).toBeCloseTo(0.9 * before.incomeFromAnnuityPerMonth, 8);
    expect(after.incomeFromUnitTrustPerMonth).toBeCloseTo(0.9 * before.incomeFromUnitTrustPerMonth, 8);
    const least = (0.025 * recommended.cash.annuity) / 12;
    expect(minimum).toBeCloseTo(least, 8);
    const low = reduceTo(LEAVES_MONEY, least + 100).products.livingAnnuityPlus.outcomes.expected;
    expect(low.incomeFromAnnuityPerMonth).toBeCloseTo(least, 8);
    expect(low.incomeFromUnitTrustPerMonth).toBeCloseTo(100, 8);
    expect(low.annuityDrawdownShare).toBeCloseTo(0.025, 12);
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
        expect(calmer.jointIncomeLastsShare).toBeGreaterThanOrEqual(bolder.jointIncomeLastsShare);
        expect(calmer.incomeLastsHealthyShare).toBeGreaterThanOrEqual(bolder.incomeLastsHealthyShare);
        expect(calmer.riskIncomeReducesShare).toBeLessThanOrEqual(bolder.riskIncomeReducesShare);
        expect(calmer.riskIncomeRunsOutShare).toBeLessThanOrEqual(bolder.riskIncomeRunsOutShare);
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
