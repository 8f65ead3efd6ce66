import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LARGEST_AMOUNT, formatRand, parseRand, writeAmount } from "./money";

describe("rand as typed", () => {
  it.each([
    ["4200000", 4_200_000],
    ["4 200 000", 4_200_000],
    ["4\u00a0200\u00a0000", 4_200_000],
    ["4,200,000", 4_200_000],
    ["R4 200 000", 4_200_000],
    ["R 4 200 000,49", 4_200_000.49],
    ["4200000.50", 4_200_000.5],
    ["4,200,000.99", 4_200_000.99],
    ["1,50", 1.5],
    ["0", 0],
    ["  12  ", 12],
    ["R1.2m", 1_200_000],
    ["1.2 million", 1_200_000],
    ["1,25 Million rand", 1_250_000],
    ["R 12M", 12_000_000],
    ["1 200 million", 1_200_000_000],
    ["1.275m", 1_275_000],
    ["1.200.000,50", 1_200_000.5],
    ["1.200.000", 1_200_000],
    ["1.200,50", 1_200.5],
    ["1 200 000 rand", 1_200_000],
    ["1200000rand", 1_200_000],
  ])("reads %j", (typed, rand) => {
    expect(parseRand(typed)).toBe(rand);
  });

  it.each([
    "",
    "R",
    "12.5",
    "1.000",
    "1.200",
    "12.00.000",
    "1.2.000",
    "m",
    "rand",
    "1,275m",
    "1.2mm",
    "1.2k",
    "R R5",
    "1.2 billion",
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

  it("reads back every amount that it writes as typed, cents included", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 * LARGEST_AMOUNT }), (cents) => {
        expect(parseRand(writeAmount(cents / 100))).toBe(cents / 100);
      }),
    );
    expect(writeAmount(99_999.5)).toBe("99\u00a0999.50");
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
});
