import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createViewSelector, eventViews } from "./market-views";

const selectViews = (values: Float64Array) => createViewSelector(values.length)(values);

describe("figures of the market views", () => {
  it("are the 20th, 50th and 80th of a hundred", () => {
    const shuffled = Float64Array.from({ length: 100 }, (_, i) => ((i * 37) % 100) + 1);
    expect(selectViews(shuffled)).toEqual({ poor: 20, expected: 50, strong: 80 });
  });

  it("agree with sorting, also among many equal values", () => {
    const value = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.double({ min: 0.5, max: 5, noNaN: true }));
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 200 }), (values) => {
        const sorted = Float64Array.from(values).sort();
        const at = (fifths: number) => sorted[Math.max(Math.ceil((fifths * values.length) / 10) - 1, 0)];
        const found = selectViews(Float64Array.from(values));
        expect([found.poor, found.expected, found.strong]).toEqual([at(2), at(5), at(8)]);
      }),
      { numRuns: 500 },
    );
  });

  it("can be asked for again and again, and leave the values as they are", () => {
    const select = createViewSelector(5);
    const values = Float64Array.of(5, 1, 4, 2, 3);
    expect(select(Float64Array.of(-3, 1e9, 0, 1e9, 7))).toEqual({ poor: -3, expected: 7, strong: 1e9 });
    expect(select(values)).toEqual({ poor: 1, expected: 3, strong: 4 });
    expect([...values]).toEqual([5, 1, 4, 2, 3]);
  });

  it("refuse no values at all", () => {
    expect(() => createViewSelector(0)).toThrow(/^paths/);
  });
});

describe("the time of an event", () => {
  it("comes earliest in poor markets and never where too few paths meet it", () => {
    // Of ten paths one has the event at the start, two after a year, two after three years.
    expect(eventViews([1, 2, 0, 2], 10)).toEqual({ poor: 1, expected: 3, strong: null });
    expect(eventViews([0, 0], 10)).toEqual({ poor: null, expected: null, strong: null });
    expect(eventViews([10], 10)).toEqual({ poor: 0, expected: 0, strong: 0 });
  });
});
