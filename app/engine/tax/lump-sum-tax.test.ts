import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BASIS_2026_11 } from "../basis/basis-2026-11";
import { grossLumpSum, lumpSumTax, taxFreeLumpSum } from "./lump-sum-tax";

const NOW = { date: "2026-11-20", basis: BASIS_2026_11 } as const;
const rand = fc.double({ min: 0, max: 5e6, noNaN: true });

describe("tax on a lump sum at retirement", () => {
  const cases = readFileSync("fixtures/reference/tax/lump-sum-tax.csv", "utf8")
    .split("\n")
    .filter((line) => /^\d/.test(line))
    .map((line) => line.split(","));

  // Tolerance: a tenth of a cent, for decimals summed in binary.
  test.each(cases)("R%s after R%s before: R%s (%s)", (amount, prior, tax) => {
    expect(lumpSumTax({ amount: Number(amount), priorLumpSums: Number(prior), ...NOW })).toBeCloseTo(
      Number(tax),
      3,
    );
  });

  test("the table of the day counts: R550 000 was taxed before 1 March 2023 and is not from then on", () => {
    const on = (date: string) =>
      lumpSumTax({ amount: 550_000, priorLumpSums: 0, date, basis: BASIS_2026_11 });
    expect(on("2023-02-28")).toBeCloseTo(9_000, 6);
    expect(on("2023-03-01")).toBe(0);
    expect(() => on("2014-02-28")).toThrow(/^date: /);
  });

  // From 1 March 2014 to 28 February 2023: 18% above 500 000, 27% above 700 000, 36% above 1 050 000; at the edges
  // 200 000 · 18% = 36 000, and + 350 000 · 27% = 130 500.
  test.each([
    [499_999, 0],
    [500_000, 0],
    [500_001, 0.18],
    [699_999, 35_999.82],
    [700_000, 36_000],
    [700_001, 36_000.27],
    [1_049_999, 130_499.73],
    [1_050_000, 130_500],
    [1_050_001, 130_500.36],
  ])("R%i was taxed R%d until February 2023", (amount, tax) => {
    const before = { amount, priorLumpSums: 0, date: "2020-06-01", basis: BASIS_2026_11 };
    expect(lumpSumTax(before)).toBeCloseTo(tax, 3);
  });

  test("two lump sums are taxed like one", () => {
    fc.assert(
      fc.property(rand, rand, (first, second) => {
        const apart =
          lumpSumTax({ amount: first, priorLumpSums: 0, ...NOW }) +
          lumpSumTax({ amount: second, priorLumpSums: first, ...NOW });
        expect(apart).toBeCloseTo(lumpSumTax({ amount: first + second, priorLumpSums: 0, ...NOW }), 4);
      }),
    );
  });

  test("the amount before tax that is worked out for a net amount leaves exactly that", () => {
    fc.assert(
      fc.property(rand, rand, (net, priorLumpSums) => {
        const amount = grossLumpSum({ net, priorLumpSums, ...NOW });
        expect(amount).toBeGreaterThanOrEqual(net - 1e-6);
        expect(amount - lumpSumTax({ amount, priorLumpSums, ...NOW })).toBeCloseTo(net, 4);
      }),
    );
  });

  // By hand: 730 400 after tax is the edge of 770 000 less its tax of 39 600; R73 more is R100 more before tax.
  test("net amounts are grossed up through the brackets", () => {
    const gross = (net: number) => grossLumpSum({ net, priorLumpSums: 0, ...NOW });
    expect(gross(550_000)).toBeCloseTo(550_000, 6);
    expect(gross(730_400)).toBeCloseTo(770_000, 6);
    expect(gross(730_473)).toBeCloseTo(770_100, 6);
  });

  test("what is left of the tax-free part shrinks with what was taken", () => {
    expect(taxFreeLumpSum({ priorLumpSums: 0, ...NOW })).toBe(550_000);
    expect(taxFreeLumpSum({ priorLumpSums: 200_000, ...NOW })).toBe(350_000);
    expect(taxFreeLumpSum({ priorLumpSums: 900_000, ...NOW })).toBe(0);
  });

  test("impossible amounts are refused by name", () => {
    expect(() => lumpSumTax({ amount: -1, priorLumpSums: 0, ...NOW })).toThrow(/^amount: /);
    expect(() => lumpSumTax({ amount: 1, priorLumpSums: Number.NaN, ...NOW })).toThrow(/^priorLumpSums: /);
    expect(() => grossLumpSum({ net: Infinity, priorLumpSums: 0, ...NOW })).toThrow(/^net: /);
  });
});

describe("any other tax table", () => {
  // SARS, lump sums withdrawn before retirement, from 1 March 2023: nothing up to R27 500, 18% to R726 000, 27% to
  // R1 089 000, 36% above. By hand at the edges: 698 500 · 18% = 125 730; + 363 000 · 27% = 98 010, 223 740.
  const basis = {
    taxes: {
      income: [],
      lumpSum: [
        {
          from: "2023-03-01",
          brackets: [
            { above: 0, rateShare: 0, base: 0 },
            { above: 27_500, rateShare: 0.18, base: 0 },
            { above: 726_000, rateShare: 0.27, base: 125_730 },
            { above: 1_089_000, rateShare: 0.36, base: 223_740 },
          ],
        },
      ],
    },
  };

  test.each([
    [27_499, 0],
    [27_501, 0.18],
    [725_999, 125_729.82],
    [726_001, 125_730.27],
    [1_088_999, 223_739.73],
    [1_089_001, 223_740.36],
    [2_089_000, 583_740],
  ])("R%i withdrawn is taxed R%d", (amount, tax) => {
    expect(lumpSumTax({ amount, priorLumpSums: 0, date: "2026-11-20", basis })).toBeCloseTo(tax, 3);
  });
});
