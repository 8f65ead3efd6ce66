import { describe, expect, it } from "vitest";
import { fundPaths, monthlyPaymentsCost } from "./fund-paths";
import { memoizeLast } from "./memoize-last";

describe("what an income paid during a year costs by its end", () => {
  it("is the income itself when money does not grow", () => {
    expect(monthlyPaymentsCost(1)).toBe(1);
  });

  it("is what twelve payments at the months' ends have grown to", () => {
    for (const growth of [0.6, 0.95, 1.075, 1.9]) {
      let account = 0;
      for (let month = 0; month < 12; month++) account = account * growth ** (1 / 12) + 1 / 12;
      expect(monthlyPaymentsCost(growth)).toBeCloseTo(account, 12);
    }
  });
});

describe("a fund's paths", () => {
  const set = {
    paths: 2,
    years: 1,
    inflation: Float64Array.of(0.05, 0),
    mixGrowth: [Float64Array.of(1.1, 1)],
  };

  it("lose the fee once a year and count the payments in the money of the year's start", () => {
    const { growth, incomeCost } = fundPaths(set, { mix: 0, feeShare: 0.02 });
    expect(growth[0]).toBeCloseTo(1.1 * 0.98, 14);
    expect(incomeCost[0]).toBeCloseTo(monthlyPaymentsCost(1.1 * 0.98 * 1.05) / 1.05, 14);
    expect(growth[1]).toBeCloseTo(0.98, 14);
  });

  it("refuse mixes that were not simulated and fees that take everything", () => {
    expect(() => fundPaths(set, { mix: 1, feeShare: 0.02 })).toThrow(/^mix/);
    for (const feeShare of [1, -0.1, NaN])
      expect(() => fundPaths(set, { mix: 0, feeShare })).toThrow(/^feeShare/);
  });
});

describe("remembering results", () => {
  it("works out what it has not seen, and lets go of the one unused for longest", () => {
    const asked: number[] = [];
    const square = memoizeLast((n: number) => (asked.push(n), n * n), String, 2);
    expect([2, 3, 2, 4, 2, 3].map(square)).toEqual([4, 9, 4, 16, 4, 9]);
    expect(asked).toEqual([2, 3, 4, 3]);
  });
});
