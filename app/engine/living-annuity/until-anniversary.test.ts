import { describe, expect, it } from "vitest";
import { BASIS_2026_11 as BASIS } from "../basis/basis-2026-11";
import { nextAnniversary, valueAfter } from "./until-anniversary";

describe("the next anniversary", () => {
  it.each([
    ["2026-11-25", 12, "2026-12-01"],
    ["2026-11-25", 11, "2026-11-25"],
    ["2026-11-25", 1, "2027-01-01"],
    ["2026-11-25", 10, "2027-10-01"],
    ["2026-12-31", 12, "2026-12-31"],
  ])("after %s of a year that begins in month %i is %s", (today, month, begins) => {
    expect(nextAnniversary(today, month)).toBe(begins);
  });
});

describe("what a living annuity is worth later", () => {
  const PAYING = { value: 1_000_000, incomePerMonth: 6_000 };
  /** A real return that means growth of 10% a year in nominal rand while prices rise by 4.5%. */
  const REAL = 1.1 / 1.045 - 1;

  it("is the same on the same day", () => {
    const today = { from: "2026-11-25", to: "2026-11-25" };
    expect(valueAfter(PAYING, today, REAL, BASIS)).toBe(1_000_000);
  });

  it("has grown for the exact days, and paid on the first of each month, by hand", () => {
    // From 15 January to 1 April 2026 is 76 days; it pays 59 and 31 days before the end, and at the end.
    const paid = 6_000 * (1.1 ** (59 / 365) + 1.1 ** (31 / 365) + 1);
    const left = valueAfter(PAYING, { from: "2026-01-15", to: "2026-04-01" }, REAL, BASIS);
    expect(left).toBeCloseTo(1_000_000 * 1.1 ** (76 / 365) - paid, 6);
  });

  it("pays more with prices after each year", () => {
    // Without nominal growth: twelve payments of R6 000, then twelve of 4.5% more.
    const left = valueAfter(PAYING, { from: "2026-11-01", to: "2028-11-01" }, 1 / 1.045 - 1, BASIS);
    expect(left).toBeCloseTo(1_000_000 - 12 * 6_000 - 12 * 6_270, 6);
  });

  it("is never less than nothing", () => {
    const all = { value: 100_000, incomePerMonth: 10_000 };
    expect(valueAfter(all, { from: "2026-11-01", to: "2027-11-01" }, 0, BASIS)).toBe(0);
  });
});
