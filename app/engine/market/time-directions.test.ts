import { describe, expect, it } from "vitest";
import { leadingTimeDirections, replaceLeadingPart } from "./time-directions";

const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, value, k) => sum + value * b[k]!, 0);

/** The partial sums of a walk with these steps. */
function accumulate(steps: Float64Array): Float64Array {
  let sum = 0;
  return steps.map((step) => (sum += step));
}

describe("the principal directions of a walk in time", () => {
  it("are orthonormal", () => {
    const directions = leadingTimeDirections(13, 13);
    directions.forEach((one, i) => {
      directions.forEach((other, j) => expect(dot(one, other)).toBeCloseTo(i === j ? 1 : 0, 12));
    });
  });

  it("are, summed, eigenvectors of the covariances min(i, j), in falling order of eigenvalue", () => {
    const years = 9;
    let previous = Infinity;
    for (const direction of leadingTimeDirections(years, years)) {
      const sums = accumulate(direction);
      const eigenvalue = dot(sums, sums);
      const product = sums.map((_, i) =>
        sums.reduce((total, value, j) => total + (Math.min(i, j) + 1) * value, 0),
      );
      product.forEach((value, i) => expect(value).toBeCloseTo(eigenvalue * sums[i]!, 10));
      expect(eigenvalue).toBeLessThan(previous);
      previous = eigenvalue;
    }
  });

  it("take over exactly their part of the steps", () => {
    const directions = leadingTimeDirections(6, 2);
    const steps = Float64Array.from([0.3, -1, 2, 0.1, -0.4, 0.9]);
    const before = steps.slice();
    replaceLeadingPart(steps, directions, [1.5, -0.25]);
    expect(dot(steps, directions[0]!)).toBeCloseTo(1.5, 12);
    expect(dot(steps, directions[1]!)).toBeCloseTo(-0.25, 12);
    for (const other of leadingTimeDirections(6, 6).slice(2)) {
      expect(dot(steps, other)).toBeCloseTo(dot(before, other), 12);
    }
  });

  it("refuse walks and numbers of directions that cannot be", () => {
    for (const wrong of [0, 2.5, NaN]) expect(() => leadingTimeDirections(wrong, 1)).toThrow(/^years/);
    for (const wrong of [0, 6, NaN]) expect(() => leadingTimeDirections(5, wrong)).toThrow(/^count/);
  });
});
