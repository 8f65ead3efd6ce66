import { describe, expect, it } from "vitest";
import { BASIS_2026_11 } from "../basis/basis-2026-11";
import { dependantsShareFor, firstSupportPerMonth, valueOfSupports } from "./dependants-share";

const MARCH_2027 = "2027-03-01";

describe("the value of promised support", () => {
  it("without interest is the months from the one after retirement to December, times the amount", () => {
    // April to December 2027 is 9 months, four more years 48.
    expect(valueOfSupports([{ amountPerMonthReal: 4_000, endYear: 2031 }], MARCH_2027, 0)).toBe(57 * 4_000);
  });

  it("with interest is that of an annuity-certain paid monthly in arrears", () => {
    const [rate, months] = [0.0297, 57];
    const certain = (1 - (1 + rate) ** (-months / 12)) / ((1 + rate) ** (1 / 12) - 1);
    const value = valueOfSupports([{ amountPerMonthReal: 4_000, endYear: 2031 }], MARCH_2027, rate);
    expect(value).toBeCloseTo(4_000 * certain, 6);
  });

  it("adds up several and leaves out those that end before they begin", () => {
    const supports = [
      { amountPerMonthReal: 1_000, endYear: 2027 },
      { amountPerMonthReal: 2_000, endYear: 2028 },
      { amountPerMonthReal: 9_000, endYear: 2026 },
    ];
    expect(valueOfSupports(supports, MARCH_2027, 0)).toBe(9 * 1_000 + 21 * 2_000);
    expect(firstSupportPerMonth(supports, MARCH_2027)).toBe(3_000);
    expect(valueOfSupports([{ amountPerMonthReal: 1, endYear: 2027 }], "2027-12-01", 0)).toBe(0);
  });

  it("refuses amounts, years and rates that are none", () => {
    const support = { amountPerMonthReal: 1, endYear: 2030 };
    const valueOf = (change: Partial<typeof support>) => () =>
      valueOfSupports([{ ...support, ...change }], MARCH_2027, 0);
    expect(valueOf({ amountPerMonthReal: NaN })).toThrow(/^amountPerMonthReal/);
    expect(valueOf({ endYear: 2030.5 })).toThrow(/^endYear/);
    // A loop over the months of such a support would block the thread for minutes.
    expect(valueOf({ endYear: 1e9 })).toThrow(/^endYear/);
    expect(() => valueOfSupports([support], MARCH_2027, -1)).toThrow(/^realReturn/);
  });
});

describe("the share left to dependants", () => {
  it.each([
    [0, 0.5],
    [500_000, 0.5],
    [500_001, 0.55],
    [550_000, 0.55],
    [600_001, 0.65],
    [950_000, 0.95],
    [950_001, 1],
    [1_000_000, 1],
    [5_000_000, 1],
  ])("of an annuity of a million covers support worth %d with %d", (supportValue, share) => {
    expect(dependantsShareFor(supportValue, 1_000_000, BASIS_2026_11)).toBe(share);
  });

  it("refuses amounts that are none", () => {
    expect(() => dependantsShareFor(NaN, 1, BASIS_2026_11)).toThrow(/^supportValue/);
    expect(() => dependantsShareFor(0, -1, BASIS_2026_11)).toThrow(/^annuity/);
  });
});
