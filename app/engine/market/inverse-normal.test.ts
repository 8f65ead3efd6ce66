import { describe, expect, it } from "vitest";
import { inverseNormal } from "./inverse-normal";

describe("quantiles of the standard normal distribution", () => {
  // Tabulated quantiles, to 15 digits (NIST handbook and Abramowitz and Stegun 26.2).
  it.each([
    [0.5, 0],
    [0.75, 0.674489750196082],
    [0.9, 1.2815515655446],
    [0.95, 1.64485362695147],
    [0.975, 1.95996398454005],
    [0.99, 2.32634787404084],
    [0.999, 3.09023230616781],
    [0.9999, 3.71901648545568],
    [1e-10, -6.3613409024040557],
  ])("the quantile of %f is %f", (probability, quantile) => {
    expect(inverseNormal(probability)).toBeCloseTo(quantile, 12);
  });

  it("is odd around one half, in the centre and in the tails", () => {
    for (const tail of [2 ** -1.01, 0.3, 2 ** -10, 2 ** -30]) {
      expect(inverseNormal(tail)).toBeCloseTo(-inverseNormal(1 - tail), 12);
    }
  });

  it("rises without a gap where its approximations meet", () => {
    for (const seam of [0.075, 0.925, Math.exp(-25)]) {
      const step = seam * 1e-9;
      const rise = inverseNormal(seam + step) - inverseNormal(seam - step);
      expect(rise).toBeGreaterThan(0);
      expect(rise).toBeLessThan(1e-7);
    }
  });

  it("refuses what is no probability between 0 and 1", () => {
    for (const wrong of [0, 1, -0.1, NaN]) expect(() => inverseNormal(wrong)).toThrow(/^probability/);
  });
});
