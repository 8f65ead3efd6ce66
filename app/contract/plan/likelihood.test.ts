import { describe, expect, it } from "vitest";
import { colourLikelihood, rateLikelihood } from "./likelihood";

describe("the likelihood of a chance", () => {
  it.each([
    [0, 1, "Unlikely", "red"],
    [0.99, 1, "Unlikely", "red"],
    [1, 1, "Unlikely", "orange"],
    [33, 1, "Unlikely", "orange"],
    [33.0001, 2, "Likely", "yellow"],
    [66, 2, "Likely", "yellow"],
    [66.0001, 3, "High likely", "green"],
    [100, 3, "High likely", "green"],
  ] as const)("of %d%% is %i, %s and %s", (percent, riskScale, label, colour) => {
    expect(rateLikelihood(percent)).toEqual({ riskScale, label });
    expect(colourLikelihood(percent)).toBe(colour);
  });

  it("is refused for what is no percentage", () => {
    for (const percent of [-0.1, 100.1, Number.NaN]) {
      expect(() => rateLikelihood(percent)).toThrow(/^percent: /);
      expect(() => colourLikelihood(percent)).toThrow(/^percent: /);
    }
  });
});
