import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listShares, SHARE_STEPS } from "./slider-shares";

describe("the shares of a step", () => {
  it.each([
    ["the recommended share with one lower and one higher", 1, 10, 50, [45, 50, 55]],
    ["larger steps above 50", 1, 10, 75, [65, 75, 85]],
    ["no less than the least", 1, 10, 12, [10, 12, 17]],
    ["no more than all", 1, 0, 95, [85, 95, 100]],
    ["the slider in steps of 5", 2, 10, 50, [10, 15, 20, 25, 30, 35, 40, 45, 50]],
    ["the slider in steps of 10 and the recommended share", 2, 10, 55, [10, 20, 30, 40, 50, 55]],
    ["the slider in steps of 10 just above 50", 2, 40, 51, [40, 50, 51]],
    ["the slider from 0", 2, 0, 75, [0, 10, 20, 30, 40, 50, 60, 70, 75]],
    ["every whole percentage point", 3, 10, 15, [10, 11, 12, 13, 14, 15]],
    ["nothing to choose", 2, 10, 10, [10]],
  ] as const)("are %s", (_, step, minimum, recommended, shares) => {
    expect(listShares(step, { minimum, recommended })).toEqual(shares);
  });

  it("ascend, each once, inside 0 to 100, the recommended one among them", () => {
    const shares = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }));
    fc.assert(
      fc.property(fc.constantFrom(...SHARE_STEPS), shares, (step, [one, other]) => {
        const range = { minimum: Math.min(one, other), recommended: Math.max(one, other) };
        const listed = listShares(step, range);
        expect(listed).toContain(range.recommended);
        expect(listed).toEqual([...new Set(listed)].sort((a, b) => a - b));
        expect(listed[0]).toBeGreaterThanOrEqual(range.minimum);
        expect(listed.at(-1)).toBeLessThanOrEqual(step === 1 ? 100 : range.recommended);
      }),
    );
  });
});
