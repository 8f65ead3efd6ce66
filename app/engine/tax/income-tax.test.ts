import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BASIS_2026_11 } from "../basis/basis-2026-11";
import { ageAtTaxYearEnd, chooseTaxYear, incomeTax, yearOfAssessment } from "./income-tax";

function readCases(file: string): number[][] {
  const text = readFileSync(`fixtures/reference/tax/${file}`, "utf8");
  return text
    .split("\n")
    .filter((line) => /^\d/.test(line))
    .map((line) => line.split(",").map(Number));
}

const taxOf = (taxablePerYear: number, ageAtYearEnd: number, year: number) =>
  incomeTax({ taxablePerYear, ageAtYearEnd, yearOfAssessment: year, basis: BASIS_2026_11 });

describe("income tax", () => {
  // Tolerance: a tenth of a cent, for decimals summed in binary.
  test.each([
    [2024, "income-tax-2026.csv"],
    [2025, "income-tax-2026.csv"],
    [2026, "income-tax-2026.csv"],
    [2027, "income-tax-2027.csv"],
  ])("of %i at every bracket edge, one rand either side, for three age groups", (year, file) => {
    const cases = readCases(file);
    expect(cases.length).toBeGreaterThan(20);
    for (const [taxable, under65, from65, from75] of cases) {
      expect(taxOf(taxable!, 64, year)).toBeCloseTo(under65!, 3);
      expect(taxOf(taxable!, 65, year)).toBeCloseTo(from65!, 3);
      expect(taxOf(taxable!, 74, year)).toBeCloseTo(from65!, 3);
      expect(taxOf(taxable!, 75, year)).toBeCloseTo(from75!, 3);
    }
  });

  test("never falls with income, never takes more than 45% of the next rand, never rises with age", () => {
    const amount = fc.double({ min: 0, max: 5e6, noNaN: true });
    fc.assert(
      fc.property(amount, fc.double({ min: 0, max: 1e5, noNaN: true }), (income, more) => {
        const step = taxOf(income + more, 64, 2027) - taxOf(income, 64, 2027);
        expect(step).toBeGreaterThanOrEqual(-1e-6);
        expect(step).toBeLessThanOrEqual(0.45 * more + 1e-6);
        expect(taxOf(income, 65, 2027)).toBeLessThanOrEqual(taxOf(income, 64, 2027));
        expect(taxOf(income, 75, 2027)).toBeLessThanOrEqual(taxOf(income, 74, 2027));
      }),
    );
  });

  // Two invented brackets: 10% to 100 000, 40% above; a rebate of 2 000, and 1 000 more from 65 and from 75 each.
  test("of a table that is made up, with its rebates by age", () => {
    const brackets = [
      { above: 0, rateShare: 0.1, base: 0 },
      { above: 100_000, rateShare: 0.4, base: 10_000 },
    ];
    const rebates = { primary: 2_000, from65: 1_000, from75: 1_000 };
    const madeUpTaxOf = (taxablePerYear: number, ageAtYearEnd: number) =>
      incomeTax({
        taxablePerYear,
        ageAtYearEnd,
        yearOfAssessment: 2030,
        basis: { taxes: { income: [{ year: 2030, brackets, rebates }], lumpSum: [] } },
      });
    expect(madeUpTaxOf(20_000, 40)).toBe(0);
    expect(madeUpTaxOf(50_000, 64)).toBe(3_000);
    expect(madeUpTaxOf(150_000, 65)).toBe(27_000);
    expect(madeUpTaxOf(150_000, 75)).toBe(26_000);
  });

  test("impossible amounts, ages and years are refused by name", () => {
    expect(() => taxOf(Number.NaN, 65, 2027)).toThrow(/^taxablePerYear: /);
    expect(() => taxOf(-1, 65, 2027)).toThrow(/^taxablePerYear: /);
    expect(() => taxOf(1, -1, 2027)).toThrow(/^ageAtYearEnd: /);
    expect(() => taxOf(1, 65, 2020)).toThrow(/^yearOfAssessment: /);
  });
});

describe("the year of assessment", () => {
  test("runs from 1 March to the last day of February, 29 February included", () => {
    expect(yearOfAssessment("2026-02-28")).toBe(2026);
    expect(yearOfAssessment("2026-03-01")).toBe(2027);
    expect(yearOfAssessment("2028-02-29")).toBe(2028);
    expect(yearOfAssessment("2028-03-01")).toBe(2029);
    expect(yearOfAssessment("2026-12-31")).toBe(2027);
  });

  test("later years use the latest known table and say so", () => {
    expect(chooseTaxYear("2026-11-20", BASIS_2026_11)).toEqual({ year: 2027, isLatestKnown: false });
    expect(chooseTaxYear("2027-03-01", BASIS_2026_11)).toEqual({ year: 2027, isLatestKnown: true });
    expect(chooseTaxYear("2025-06-01", BASIS_2026_11)).toEqual({ year: 2026, isLatestKnown: false });
    expect(taxOf(500_000, 66, 2031)).toBe(taxOf(500_000, 66, 2027));
    expect(() => chooseTaxYear("2021-01-01", BASIS_2026_11)).toThrow(RangeError);
  });

  test("the age that counts is the one on the last day of February", () => {
    expect(ageAtTaxYearEnd("1962-02-28", 2027)).toBe(65);
    expect(ageAtTaxYearEnd("1962-03-01", 2027)).toBe(64);
    expect(ageAtTaxYearEnd("1963-02-28", 2028)).toBe(65);
    expect(ageAtTaxYearEnd("1963-03-01", 2028)).toBe(64);
  });
});
