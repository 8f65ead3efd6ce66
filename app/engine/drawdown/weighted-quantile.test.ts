import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { weightedQuantile } from "./weighted-quantile";

/** A reference that sorts everything. */
function quantileBySorting(values: number[], weights: number[], weightBelow: number): number {
  const all = values.map((value, index) => ({ value, weight: weights[index]! }));
  const sorted = all.filter(({ weight }) => weight > 0).sort((a, b) => a.value - b.value);
  let below = 0;
  for (const { value, weight } of sorted) {
    below += weight;
    if (below > weightBelow) return value;
  }
  return sorted[sorted.length - 1]!.value;
}

describe("a quantile of weighted numbers", () => {
  it("counts weights, not numbers", () => {
    const numbers = { values: [4, 1, 3, 2], weights: [1, 3, 1, 3] };
    // The weight below 2 is 3, below 3 it is 6, below 4 it is 7.
    const found = [0, 2.9, 3, 5.9, 6, 7, 8].map((below) => weightedQuantile(numbers, below));
    expect(found).toEqual([1, 1, 2, 2, 3, 4, 4]);
  });

  it("is one of those that weigh something", () => {
    const numbers = { values: [7, 1, 5, 3], weights: [0, 0, 2, 2] };
    expect(weightedQuantile(numbers, 0)).toBe(3);
    expect(weightedQuantile(numbers, 4)).toBe(5);
  });

  it("agrees with sorting", () => {
    const entry = fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 0, max: 9 }));
    fc.assert(
      fc.property(
        fc.array(entry, { minLength: 1, maxLength: 200 }),
        fc.integer({ min: 0, max: 64 }),
        (entries, part) => {
          const values = entries.map(([value]) => value);
          const weights = entries.map(([, weight]) => weight);
          const total = weights.reduce((sum, weight) => sum + weight, 0);
          fc.pre(total > 0);
          const weightBelow = Math.floor((part / 64) * total);
          expect(weightedQuantile({ values, weights }, weightBelow)).toBe(
            quantileBySorting(values, weights, weightBelow),
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it("finds its number among equal ones and among the smallest that there are", () => {
    expect(weightedQuantile({ values: [0.04, 0.04, 0.04], weights: [1, 2, 1] }, 1)).toBe(0.04);
    expect(weightedQuantile({ values: [0, 0], weights: [1, 1] }, 1)).toBe(0);
    const tiny = Number.MIN_VALUE;
    expect(weightedQuantile({ values: [3 * tiny, tiny, 2 * tiny], weights: [1, 1, 1] }, 1)).toBe(2 * tiny);
  });

  it("refuses weights of nothing and limits that are none", () => {
    expect(() => weightedQuantile({ values: [1], weights: [1] }, NaN)).toThrow(/^weightBelow/);
    expect(() => weightedQuantile({ values: [1], weights: [0] }, 0.5)).toThrow(/^weights/);
    expect(() => weightedQuantile({ values: [], weights: [] }, 0)).toThrow(/^weights/);
  });
});
