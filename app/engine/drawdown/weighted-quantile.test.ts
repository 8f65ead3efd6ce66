import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { weightedQuantile } from "./weighted-quantile";

/** The same by sorting everything. */
function quantileBySorting(rows: number[][], weights: number[], share: number): number {
  const all = rows.flatMap((row, k) => row.map((value) => ({ value, weight: weights[k]! })));
  const sorted = all.filter(({ weight }) => weight > 0).sort((a, b) => a.value - b.value);
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  let below = 0;
  for (const { value, weight } of sorted) {
    below += weight;
    if (below > share * total) return value;
  }
  return sorted[sorted.length - 1]!.value;
}

describe("a quantile of weighted numbers", () => {
  it("counts weights, not numbers", () => {
    const values = Float64Array.of(1, 2, 3, 4);
    // Weights 3, 3, 1, 1 of 8: a quarter lies within the ones, three eighths are left below 2.
    const rows = { values, rowWeights: [3, 1] };
    expect(weightedQuantile(rows, 0.25)).toBe(1);
    expect(weightedQuantile(rows, 0.375)).toBe(2);
    expect(weightedQuantile(rows, 0.8)).toBe(3);
    expect(weightedQuantile(rows, 0.875)).toBe(4);
  });

  it("is the smallest for nothing below, the largest for everything, of those that weigh something", () => {
    const rows = { values: Float64Array.of(7, 1, 5, 3), rowWeights: [0, 2] };
    expect(weightedQuantile(rows, 0)).toBe(3);
    expect(weightedQuantile(rows, 1)).toBe(5);
  });

  it("agrees with sorting", () => {
    const rowOf = (columns: number) =>
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: columns, maxLength: columns });
    const table = fc
      .tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 8 }))
      .chain(([columns, rows]) =>
        fc.tuple(
          fc.array(rowOf(columns), { minLength: rows, maxLength: rows }),
          fc.array(fc.integer({ min: 1, max: 9 }), { minLength: rows, maxLength: rows }),
          fc.integer({ min: 0, max: 64 }),
        ),
      );
    fc.assert(
      fc.property(table, ([rows, weights, sixtyFourths]) => {
        const share = sixtyFourths / 64;
        const found = weightedQuantile(
          { values: Float64Array.from(rows.flat()), rowWeights: weights },
          share,
        );
        expect(found).toBe(quantileBySorting(rows, weights, share));
      }),
      { numRuns: 300 },
    );
  });

  it("finds its number among equal ones", () => {
    expect(weightedQuantile({ values: new Float64Array(12).fill(0.04), rowWeights: [1, 2] }, 0.25)).toBe(
      0.04,
    );
    expect(weightedQuantile({ values: new Float64Array(4), rowWeights: [1] }, 0.5)).toBe(0);
  });

  it("refuses rows of unequal length, shares that are none, and weights of nothing", () => {
    const values = Float64Array.of(1, 2, 3);
    expect(() => weightedQuantile({ values, rowWeights: [1, 1] }, 0.5)).toThrow(/^values/);
    expect(() => weightedQuantile({ values: new Float64Array(0), rowWeights: [] }, 0.5)).toThrow(/^values/);
    expect(() => weightedQuantile({ values, rowWeights: [1] }, NaN)).toThrow(/^share/);
    expect(() => weightedQuantile({ values, rowWeights: [0] }, 0.5)).toThrow(/^rowWeights/);
  });
});
