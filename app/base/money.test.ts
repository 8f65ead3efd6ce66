import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LARGEST_AMOUNT, abbreviateRand, formatRand, parseRand } from "./money";

describe("rand as typed", () => {
  it.each([
    ["4200000", 4_200_000],
    ["4 200 000", 4_200_000],
    ["4\u00a0200\u00a0000", 4_200_000],
    ["4,200,000", 4_200_000],
    ["R4 200 000", 4_200_000],
    ["R 4 200 000,49", 4_200_000],
    ["4200000.50", 4_200_001],
    ["4,200,000.99", 4_200_001],
    ["1,50", 2],
    ["0", 0],
    ["  12  ", 12],
  ])("reads %j", (typed, rand) => {
    expect(parseRand(typed)).toBe(rand);
  });

  it.each([
    "",
    "R",
    "12.5",
    "1.000",
    "1,00,000",
    "42 00",
    "-5",
    "1e6",
    "five",
    "1 000 00",
    "1,000 000",
    "12,345,6",
  ])("does not guess at %j", (typed) => {
    expect(parseRand(typed)).toBeUndefined();
  });

  it("reads back every amount that it writes", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: LARGEST_AMOUNT }),
        (rand) => parseRand(formatRand(rand)) === rand,
      ),
    );
  });
});

describe("rand as read", () => {
  it("keeps an amount on one line", () => {
    expect(formatRand(1234567.4)).toBe("R1\u00a0234\u00a0567");
    expect(formatRand(-1500)).toBe("-R1\u00a0500");
    expect(formatRand(-0.3)).toBe("R0");
  });

  it.each([
    [950, "R950"],
    [25_000, "R25K"],
    [1_500_000, "R1.5M"],
    [2e9, "R2B"],
    [1e12, "R1T"],
  ])("abbreviates %d on an axis", (amount, text) => {
    expect(abbreviateRand(amount)).toBe(text);
  });
});
