import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isoDate } from "~/base/date";
import { NEEDS_NO_CASH } from "../../../fixtures/people/retirement-cases";
import { countRuns } from "../../../tests/support/count-runs";
import type { AdviceOptions } from "../advice/advice";
import type { RetirementCase } from "../case/retirement-case";
import { advise, DEFAULT_OPTIONS } from "../advise";
import { BASIS_2026_11 as BASIS } from "../basis/basis-2026-11";
import { allocateOwn } from "../market/scenario-set";
import { prepareMarkets, prepareReplicates, replicateFunds } from "../market/market-for-funds";
import { holdPlan } from "./held-plan";
import { preparePlan } from "./plan-context";
import { measureStandardError, relativeStandardError } from "./standard-error";

const PERSON = NEEDS_NO_CASH;
const QUICK: AdviceOptions = { seed: 1, paths: 128, replicates: 3 };

describe("the standard error of some estimates", () => {
  it("is their sample standard deviation as a share of their mean", () => {
    // Squares of -2, 0 and 2 add up to 8; half of that is 4, the deviation 2, the mean 12.
    expect(relativeStandardError([10, 12, 14])).toBeCloseTo(2 / 12, 15);
    expect(relativeStandardError([7, 7])).toBe(0);
  });

  it("needs two of them", () => {
    expect(() => relativeStandardError([1])).toThrow(/^estimates/);
  });
});

describe("the standard error of an advice", () => {
  it("is told when it is asked for and the recommended income is simulated", () => {
    const certain = { ...PERSON, importance: "income" as const };
    // A debt that uses up the tax-free part leaves nothing for a unit trust.
    const noTrust = { ...certain, debt: 550_000 };
    const told = [PERSON, certain, noTrust].map((person) => advise(person, BASIS, QUICK).standardErrorShare);
    expect(told.map((share) => share !== undefined && share > 0)).toEqual([true, true, false]);
    expect(advise(PERSON, BASIS, { seed: 1, paths: 128 })).not.toHaveProperty("standardErrorShare");
    expect(() => advise(PERSON, BASIS, { ...QUICK, replicates: 1 })).toThrow(/^replicates/);
  });

  it("tells how much the plan's own income differs from seed to seed", () => {
    const count = 40;
    const errorOf = (replicates: number) => advise(PERSON, BASIS, { seed: 1, paths: 128, replicates });
    const incomes = Array.from(
      { length: count },
      (_, i) =>
        advise(PERSON, BASIS, { seed: 500 + i, paths: 128 }).products.livingAnnuityPlus!.outcomes.expected
          .annuityDrawdownShare,
    );
    // The ratio of two variances of 40 is between 0.35 and 2.9 in all but one case in a thousand (F distribution).
    const ratio = (errorOf(count).standardErrorShare! / relativeStandardError(incomes)) ** 2;
    expect(ratio).toBeGreaterThan(0.35);
    expect(ratio).toBeLessThan(2.9);
  });

  it("is measured on markets that are not the plan's own, each another", () => {
    const request = { basis: BASIS, seed: 1, paths: 64, replicates: 4 };
    const { set } = prepareMarkets(request, allocateOwn);
    const firstYears = replicateFunds(request, 40).map(({ annuity }) => annuity.growth[0]!);
    const own = set.mixGrowth[0]![0]! * (1 - BASIS.industryFeeShare);
    expect(new Set([own, ...firstYears]).size).toBe(5);
  });

  it("and every other figure is the same with markets that were simulated beforehand", () => {
    const request = { basis: BASIS, ...QUICK };
    const markets = prepareMarkets(request, allocateOwn);
    const prepared = { ...markets, replicates: prepareReplicates(request, allocateOwn) };
    const partner = { birthDate: "1985-05-05", sex: "female" } as const;
    for (const person of [PERSON, { ...PERSON, partner }]) {
      expect(advise(person, BASIS, { ...QUICK, prepared })).toEqual(advise(person, BASIS, QUICK));
      const otherSeed = { ...QUICK, seed: 2 };
      expect(advise(person, BASIS, { ...otherSeed, prepared })).toEqual(advise(person, BASIS, otherSeed));
    }
  });

  it("is at most 0.2% for everybody and every product with the usual markets", () => {
    const people: fc.Arbitrary<RetirementCase> = fc
      .record({
        age: fc.integer({ min: 55, max: 84 }),
        sex: fc.constantFrom("male", "female"),
        partnerAge: fc.option(fc.integer({ min: 41, max: 99 }), { nil: undefined }),
        support: fc.integer({ min: 0, max: 20_000 }),
        seriousIllness: fc.boolean(),
      })
      .map(({ age, sex, partnerAge, support, seriousIllness }) => ({
        ...PERSON,
        retirementDate: "2027-12-15",
        member: { birthDate: isoDate(2027 - age, 6, 1), sex },
        ...(partnerAge && { partner: { birthDate: isoDate(2027 - partnerAge, 1, 15), sex: "female" } }),
        supports: [{ amountPerMonthReal: support, endYear: 2035 }],
        seriousIllness,
      }));
    const check = (person: RetirementCase) => {
      const { outlook, choices } = holdPlan(person, BASIS, DEFAULT_OPTIONS);
      const context = preparePlan(outlook, choices);
      for (const product of ["LivingAnnuityPlus", "LivingAnnuity", "LifeAnnuity"] as const) {
        const { standardErrorShare } = measureStandardError(product, context, DEFAULT_OPTIONS);
        expect(standardErrorShare).toBeLessThan(0.002);
      }
    };
    fc.assert(fc.property(people, check), { numRuns: countRuns({ usually: 1, long: 60 }), seed: 20_261_126 });
  });
});
