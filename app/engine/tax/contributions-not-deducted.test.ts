import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BASIS_2026_12 as basis } from "../basis/basis-2026-12";
import { exemptionOfYear, exemptYears } from "./contributions-not-deducted";
import { grossLumpSum, lumpSumBrackets, lumpSumTax, taxFreeLumpSum } from "./lump-sum-tax";
import { planIncomeTax } from "./plan-income-tax";

// Tables of SARS: lump sums from 1 March 2023, incomes of 2026/27.
const LAW = { priorLumpSums: 0, notDeducted: 100_000, date: "2026-12-10", basis } as const;

describe("contributions that were never deducted", () => {
  test("come off a lump sum before it is taxed", () => {
    // R700 000 less R100 000 is R600 000: 18% of the part above R550 000.
    expect(lumpSumTax({ amount: 700_000, ...LAW })).toBeCloseTo(9_000, 6);
    expect(lumpSumTax({ amount: 90_000, ...LAW, priorLumpSums: 1_000_000 })).toBe(0);
    // After an earlier R1 000 000: 27% of R100 000, the rest of R200 000.
    expect(lumpSumTax({ amount: 200_000, ...LAW, priorLumpSums: 1_000_000 })).toBeCloseTo(27_000, 6);
    expect(taxFreeLumpSum(LAW)).toBe(650_000);
    expect(taxFreeLumpSum({ ...LAW, priorLumpSums: 900_000 })).toBe(100_000);
  });

  test("come on top where a net amount is grossed up", () => {
    expect(grossLumpSum({ net: 80_000, ...LAW })).toBe(80_000);
    // R691 000 is R700 000 less 18% of R50 000.
    expect(grossLumpSum({ net: 691_000, ...LAW })).toBeCloseTo(700_000, 6);
  });

  test("leave exactly a net amount of what is grossed up for it, whatever was taken before", () => {
    const rand = fc.double({ min: 0, max: 5e6, noNaN: true });
    fc.assert(
      fc.property(rand, rand, rand, (net, priorLumpSums, notDeducted) => {
        const law = { ...LAW, priorLumpSums, notDeducted };
        const amount = grossLumpSum({ net, ...law });
        expect(amount).toBeGreaterThanOrEqual(net - 1e-6);
        expect(amount - lumpSumTax({ amount, ...law })).toBeCloseTo(net, 4);
      }),
    );
  });

  test("begin the brackets that are left with one of 0%", () => {
    const left = (priorLumpSums: number) =>
      lumpSumBrackets({ ...LAW, priorLumpSums }).map(({ rateShare, above }) => [rateShare, above]);
    expect(left(0).slice(0, 3)).toEqual([
      [0, 0],
      [0.18, 650_000],
      [0.27, 870_000],
    ]);
    expect(left(600_000).slice(0, 3)).toEqual([
      [0, 0],
      [0.18, 100_000],
      [0.27, 270_000],
    ]);
  });

  test("make an annuity's income free of tax as far as they go", () => {
    const taxpayer = {
      member: { birthDate: "1962-03-01", sex: "female" },
      firstPayment: "2027-01-01",
    } as const;
    const taxOf = (exemptPerYear: number) => planIncomeTax(240_000, { ...taxpayer, exemptPerYear }, basis);
    // At 64: 18% of R240 000 less R17 820, and of R180 000.
    expect(taxOf(0)).toBeCloseTo(25_380, 6);
    expect(taxOf(60_000)).toBeCloseTo(14_580, 6);
    expect(taxOf(240_000)).toBe(0);
    expect(taxOf(900_000)).toBe(0);
  });

  test("are used up by an annuity that rises with prices while they do not", () => {
    const left = { left: 100_000, annuityPerYear: 48_000, inflationMean: 0.05 };
    expect(exemptionOfYear(left, 0)).toBe(100_000);
    // R100 000 - 48 000 = 52 000, and less 48 000 × 1.05 = 50 400 it is 1 600; in today's rand over 1.05 and 1.1025.
    expect(exemptionOfYear(left, 1)).toBeCloseTo(49_523.81, 2);
    expect(exemptionOfYear(left, 2)).toBeCloseTo(1_451.25, 2);
    expect(exemptionOfYear(left, 3)).toBe(0);
    // ln(1 + 0.05 × 100 000 / 48 000) / ln 1.05 = 0.0990909 / 0.0487902.
    expect(exemptYears(left)).toBeCloseTo(2.03096, 4);
    expect(exemptYears({ ...left, inflationMean: 0 })).toBeCloseTo(100 / 48, 6);
    expect(exemptionOfYear({ ...left, inflationMean: 0 }, 2)).toBeCloseTo(4_000, 6);
    expect(exemptYears({ ...left, annuityPerYear: 0 })).toBe(0);
  });
});
