import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { poolCreditOutcomes } from "./pool-size";

const binomial = (n: number, k: number): number => (k === 0 ? 1 : (binomial(n, k - 1) * (n - k + 1)) / k);

/** Every number of deaths among the other members with its chance, enumerated. */
function listOutcomes({
  members,
  q,
  dependantsShare,
}: {
  members: number;
  q: number;
  dependantsShare: number;
}) {
  return Array.from({ length: members }, (_, deaths) => ({
    chance: binomial(members - 1, deaths) * q ** deaths * (1 - q) ** (members - 1 - deaths),
    credit: ((1 - dependantsShare) * deaths) / (members - deaths),
  }));
}

const anyPool = fc.record({
  members: fc.integer({ min: 1, max: 60 }),
  q: fc.double({ min: 0.001, max: 0.9, noNaN: true }),
  dependantsShare: fc.double({ min: 0, max: 1, noNaN: true }),
});

describe("a year's credit in a small pool", () => {
  // Three members, q = ½, all to the pool. The two others: none die ¼, one ½, both ¼; credits 0, 1/2, 2/1.
  // At least 20% of outcomes are at or below 0 (25%), 50% and 75% at or below ½, 80% only at or below 2.
  // Mean: ½·½ + ¼·2 = ¾, and by the formula 1·(1 - ¼) = ¾.
  it("worked out by hand for three", () => {
    expect(poolCreditOutcomes({ members: 3, q: 0.5, dependantsShare: 0 })).toEqual({
      poor: 0,
      expected: 0.5,
      strong: 2,
      mean: 0.75,
    });
    expect(poolCreditOutcomes({ members: 3, q: 0.5, dependantsShare: 0.4 }).strong).toBeCloseTo(1.2, 15);
  });

  it("is nothing for somebody alone, when nobody can die, and in a year that nobody outlives", () => {
    for (const pool of [
      { members: 1, q: 0.3 },
      { members: 100, q: 0 },
      { members: 100, q: 1 },
    ]) {
      const outcomes = poolCreditOutcomes({ ...pool, dependantsShare: 0.5 });
      expect(outcomes).toEqual({ poor: 0, expected: 0, strong: 0, mean: 0 });
    }
  });

  it("has the percentiles and the mean of all outcomes written out", () => {
    fc.assert(
      fc.property(anyPool, (pool) => {
        const outcomes = listOutcomes(pool);
        const { mean, ...views } = poolCreditOutcomes(pool);
        expect(mean).toBeCloseTo(
          outcomes.reduce((sum, { chance, credit }) => sum + chance * credit, 0),
          10,
        );
        for (const [share, credit] of [
          [0.2, views.poor],
          [0.5, views.expected],
          [0.8, views.strong],
        ] as const) {
          const upTo = (limit: number) =>
            outcomes
              .filter((outcome) => outcome.credit <= limit)
              .reduce((sum, { chance }) => sum + chance, 0);
          expect(upTo(credit + 1e-12)).toBeGreaterThanOrEqual(share - 1e-9);
          if (credit > 0 && pool.dependantsShare < 0.999)
            expect(upTo(credit * (1 - 1e-12))).toBeLessThan(share + 1e-9);
        }
      }),
    );
  });

  it("is no more in poor than in expected, and in expected than in strong outcomes", () => {
    fc.assert(
      fc.property(anyPool, fc.integer({ min: 1, max: 1e6 }), (pool, members) => {
        const { poor, expected, strong } = poolCreditOutcomes({ ...pool, members });
        expect(poor).toBeLessThanOrEqual(expected);
        expect(expected).toBeLessThanOrEqual(strong);
      }),
    );
  });

  // The relative deviation of D/(n-D) is about 1/√(n·q·(1-q)): in a pool of 10^8 at q = 2%, 0.07%.
  it("comes to (1-d)·q/(1-q) for everybody as the pool grows", () => {
    const [q, dependantsShare] = [0.02, 0.5];
    const large = ((1 - dependantsShare) * q) / (1 - q);
    const spreads = [100, 10_000, 1_000_000, 100_000_000].map((members) => {
      const { poor, expected, strong, mean } = poolCreditOutcomes({ members, q, dependantsShare });
      expect(mean / large).toBeCloseTo(1 - q ** (members - 1), 12);
      if (members > 1e7)
        for (const credit of [poor, expected, strong]) expect(credit / large).toBeCloseTo(1, 2);
      return (strong - poor) / large;
    });
    // A hundred times as many members have a tenth of the spread: exact for the normal curve in the limit.
    expect(spreads[2]! / spreads[1]!).toBeCloseTo(0.1, 2);
    expect(spreads[3]! / spreads[2]!).toBeCloseTo(0.1, 2);
  });
});
