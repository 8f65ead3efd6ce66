import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BASIS_2026_12 } from "../basis/basis-2026-12";
import { medicalCredits } from "./medical-credits";
import { planIncomeTax, type PlanTaxpayer } from "./plan-income-tax";

/** 65 and 64 on the last day of February 2027, which ends the tax year of a payment on 1 January 2027. */
const AT_65 = { member: { birthDate: "1962-02-28", sex: "female" }, firstPayment: "2027-01-01" } as const;
const AT_64 = { ...AT_65, member: { ...AT_65.member, birthDate: "1962-03-01" } } as const;

const taxPerMonth = (perMonth: number, taxpayer: PlanTaxpayer) =>
  planIncomeTax(12 * perMonth, taxpayer, BASIS_2026_12) / 12;

const creditsPerMonth = (people: number, contributionPerMonth: number, ageAtYearEnd: number, year = 2027) =>
  medicalCredits(
    { people, contributionPerMonth },
    { ageAtYearEnd, yearOfAssessment: year, basis: BASIS_2026_12 },
  ) / 12;

describe("the tax of a plan beside another income", () => {
  // SARS 2026/27 at 65: 44 118 + 26% above 245 100, 18% below, less 17 820 + 9 765.
  // R11 246 a month of an annuity: 134 952 a year, 24 291.36 less the rebates is below 0, so none is due.
  // With R20 000 a month: 374 952 a year, 44 118 + 26% of 129 852 - 27 585 = 50 294.52; the R240 000 alone
  // bears 43 200 - 27 585 = 15 615. The difference, 34 679.52, is R2 890 a month. A unit trust's R1 230 is not
  // taxed, so that R2 890 is the tax on R12 476 a month.
  test("is what it adds: R2 890 for R11 246 of an annuity and R20 000 of a pension at 65", () => {
    expect(taxPerMonth(11_246, AT_65)).toBe(0);
    expect(taxPerMonth(11_246, { ...AT_65, otherTaxableIncomePerMonth: 20_000 })).toBeCloseTo(
      34_679.52 / 12,
      6,
    );
  });

  test("counts the rebates once, with the other income first", () => {
    // At 64, R99 000 a year is free of tax: 18% of the R8 250 a month equals the rebate.
    expect(taxPerMonth(8_250, { ...AT_64, otherTaxableIncomePerMonth: 8_250 })).toBeCloseTo(0.18 * 8_250, 6);
    expect(taxPerMonth(8_250, AT_64)).toBeCloseTo(0, 6);
  });

  test("is that of the plan alone without one", () => {
    expect(taxPerMonth(30_000, { ...AT_65, otherTaxableIncomePerMonth: 0 })).toBe(taxPerMonth(30_000, AT_65));
  });

  test("never falls with either income, and is never more than all that is paid", () => {
    const rand = fc.double({ min: 0, max: 300_000, noNaN: true });
    const people = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(rand, rand, rand, people, rand, (annuity, other, more, covered, contributionPerMonth) => {
        const taxpayer = { ...AT_65, medicalScheme: { people: covered, contributionPerMonth } };
        const tax = taxPerMonth(annuity, { ...taxpayer, otherTaxableIncomePerMonth: other });
        const later = taxPerMonth(annuity, { ...taxpayer, otherTaxableIncomePerMonth: other + more });
        expect(tax).toBeGreaterThanOrEqual(-1e-6);
        expect(tax).toBeLessThanOrEqual(0.45 * annuity + 1e-6);
        expect(later).toBeGreaterThanOrEqual(tax - 1e-6);
      }),
    );
  });
});

describe("medical credits", () => {
  test("are R376 each for the first two, and R254 for each further one", () => {
    expect(creditsPerMonth(1, 0, 64)).toBeCloseTo(376, 9);
    expect(creditsPerMonth(2, 0, 64)).toBeCloseTo(752, 9);
    expect(creditsPerMonth(4, 0, 64)).toBeCloseTo(752 + 2 * 254, 9);
    expect(creditsPerMonth(0, 5_000, 80)).toBe(0);
  });

  test("of the years to February 2026 are R364 and R246", () => {
    expect(creditsPerMonth(3, 0, 64, 2026)).toBeCloseTo(2 * 364 + 246, 9);
  });

  // Three times 752 is 2 256, which leaves 6 744 of R9 000; 33.3% of that is R2 245.75.
  test("from 65 on are 33.3% more of what contributions exceed three times of them by", () => {
    expect(creditsPerMonth(2, 9_000, 64)).toBeCloseTo(752, 9);
    expect(creditsPerMonth(2, 9_000, 65)).toBeCloseTo(752 + 2_245.752, 6);
    expect(creditsPerMonth(2, 2_256, 65)).toBeCloseTo(752, 9);
  });

  test("of years after the latest known table are those of that table", () => {
    expect(creditsPerMonth(2, 9_000, 70, 2035)).toBe(creditsPerMonth(2, 9_000, 70));
  });

  // R20 000 a month: 240 000 a year, 43 200 - 27 585 = 15 615, R1 301.25 a month; credits for two people are R752.
  test("take the plan's tax down, to no less than 0", () => {
    const medicalScheme = { people: 2, contributionPerMonth: 0 };
    expect(taxPerMonth(20_000, { ...AT_65, medicalScheme })).toBeCloseTo(1_301.25 - 752, 6);
    expect(taxPerMonth(13_000, { ...AT_65, medicalScheme })).toBe(0);
  });

  // Credits of 2 997.752 a month against R1 301.25 on the other R20 000 leave 1 696.502 for the plan's own tax.
  test("go against the other income's tax first", () => {
    const taxpayer = { ...AT_65, otherTaxableIncomePerMonth: 20_000 };
    const few = { people: 2, contributionPerMonth: 0 };
    const many = { people: 2, contributionPerMonth: 9_000 };
    const without = taxPerMonth(11_246, taxpayer);
    expect(taxPerMonth(11_246, { ...taxpayer, medicalScheme: few })).toBeCloseTo(without, 6);
    expect(taxPerMonth(11_246, { ...taxpayer, medicalScheme: many })).toBeCloseTo(without - 1_696.502, 6);
  });

  test("refuse people that are no whole number, and negative contributions", () => {
    expect(() => creditsPerMonth(1.5, 0, 64)).toThrow(/^people: /);
    expect(() => creditsPerMonth(1, -1, 64)).toThrow(/^contributionPerMonth: /);
  });
});
