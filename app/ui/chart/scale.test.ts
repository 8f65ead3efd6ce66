import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scaleBetween, spreadApart, ticksBetween, ticksUpTo } from "./scale";

describe("a chart's value axis", () => {
  it("uses round steps that cover the largest value", () => {
    expect(ticksUpTo(5_600_000)).toEqual([0, 2_000_000, 4_000_000, 6_000_000]);
    expect(ticksUpTo(4)).toEqual([0, 1, 2, 3, 4]);
    expect(ticksUpTo(9_400)).toEqual([0, 2_500, 5_000, 7_500, 10_000]);
  });

  it("has something to stand on when all values are nothing", () => {
    expect(ticksUpTo(0)).toEqual([0, 1]);
  });

  it("never draws more than four gridlines above nought, and always reaches the top", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e12, noNaN: true }), (largest) => {
        const ticks = ticksUpTo(largest);
        expect(ticks.length).toBeLessThanOrEqual(5);
        expect(ticks.at(-1)!).toBeGreaterThanOrEqual(largest * (1 - 1e-9));
        expect(ticks.at(-2)!).toBeLessThan(largest);
      }),
    );
  });
});

describe("a chart's age axis", () => {
  it("begins and ends with the ages shown and leaves out steps that would touch them", () => {
    expect(ticksBetween(64, 95, 10)).toEqual([64, 70, 80, 90, 95]);
    expect(ticksBetween(68, 95, 10)).toEqual([68, 80, 90, 95]);
  });
});

describe("places in a drawing", () => {
  it("run upwards when the drawing's places run down", () => {
    const scale = scaleBetween(0, 100, 300, 20);
    expect([scale(0), scale(50), scale(100)]).toEqual([300, 160, 20]);
  });

  it("keeps labels apart, in order and inside", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 2, maxLength: 3 }), (places) => {
        const spread = spreadApart(places, 40, { from: 0, to: 300 });
        const sorted = [...spread].sort((a, b) => a - b);
        for (let at = 1; at < sorted.length; at += 1) {
          expect(sorted[at]! - sorted[at - 1]!).toBeGreaterThanOrEqual(40);
        }
        expect(sorted[0]!).toBeGreaterThanOrEqual(0);
        expect(sorted.at(-1)!).toBeLessThanOrEqual(300);
      }),
    );
  });

  it("leaves labels where they are when there is room", () => {
    expect(spreadApart([250, 20, 120], 40, { from: 0, to: 300 })).toEqual([250, 20, 120]);
  });
});
