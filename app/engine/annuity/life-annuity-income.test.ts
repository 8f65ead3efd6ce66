import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BASIS_2026_11 } from "../basis/basis-2026-11";
import { survivalAt } from "../lives/survival";
import { yearlyMortality } from "../lives/yearly-mortality";
import { lifeAnnuityIncome, type AnnuityKind } from "./life-annuity-income";

/** A single man of exactly 65 in the middle of 2026 with R1 million and a guarantee period of 10 years. */
const QUOTE = {
  premium: 1_000_000,
  member: { birthDate: "1961-07-02", sex: "male" },
  retirementDate: "2026-07-02",
  basis: BASIS_2026_11,
  impairment: 1,
  kind: "linked",
  guaranteePeriodYears: 10,
  partnerShare: 0.75,
} as const;

describe("what an insurer pays a month", () => {
  // Figures of the model's specification, computed independently of this code.
  test.each([
    ["linked", 6025],
    ["increasing5", 6756],
    ["level", 9384],
  ] as const)("a man of 65 with R1m and a 10-year guarantee: %s R%i", (kind, income) => {
    expect(Math.round(lifeAnnuityIncome({ ...QUOTE, kind }))).toBe(income);
  });

  // A slow reference: month by month, the three ways in which a payment can be due, with the partner in good health.
  test("a smoker with a partner who gets three quarters: the sum over the months, written out", () => {
    const partner = { birthDate: "1964-02-10", sex: "female" } as const;
    const on = { retirementDate: QUOTE.retirementDate, basis: BASIS_2026_11 };
    const member = yearlyMortality({ life: QUOTE.member, ...on, impairment: 1.5 });
    const other = yearlyMortality({ life: partner, ...on, impairment: 1 });
    let value = 0;
    for (let month = 1; month <= 12 * 70; month++) {
      const memberLives = survivalAt(member, month / 12);
      const partnerAlone = (1 - memberLives) * survivalAt(other, month / 12);
      const due = month <= 120 ? 1 : memberLives + 0.75 * partnerAlone;
      const nominal = 1.05 ** Math.trunc((month - 1) / 12);
      value += (due * nominal) / 1.098 ** (month / 12);
    }
    const income = lifeAnnuityIncome({ ...QUOTE, kind: "increasing5", partner, impairment: 1.5 });
    expect(income).toBeCloseTo(1_000_000 / value, 6);
  });

  // Insurers report that serious conditions raise the income by 10% to 30%.
  test("serious illness at 60 to 70 raises the income by 10% to 30%", () => {
    for (const sex of ["male", "female"] as const) {
      for (const birthDate of ["1966-06-15", "1961-06-15", "1956-06-15"]) {
        const quote = { ...QUOTE, kind: "increasing5" as const, member: { birthDate, sex } };
        const uplift = lifeAnnuityIncome({ ...quote, impairment: 3 }) / lifeAnnuityIncome(quote) - 1;
        expect(uplift).toBeGreaterThan(0.1);
        expect(uplift).toBeLessThan(0.3);
      }
    }
  });

  test("extremes give finite incomes of a sensible size", () => {
    for (const birthYear of [1971, 1941]) {
      for (const guaranteePeriodYears of [0, 30]) {
        for (const partnerYear of [birthYear + 45, birthYear - 20]) {
          for (const kind of ["linked", "increasing5", "level"] satisfies AnnuityKind[]) {
            const income = lifeAnnuityIncome({
              ...QUOTE,
              kind,
              member: { birthDate: `${birthYear}-06-15`, sex: "female" },
              partner: { birthDate: `${partnerYear}-06-15`, sex: "male" },
              guaranteePeriodYears,
              partnerShare: 1,
            });
            expect(income).toBeGreaterThan(2000);
            expect(income).toBeLessThan(30_000);
          }
        }
      }
    }
  });

  const anyQuote = fc.record({
    birthYear: fc.integer({ min: 1941, max: 1971 }),
    partnerYear: fc.integer({ min: 1931, max: 2000 }),
    sex: fc.constantFrom("male" as const, "female" as const),
    kind: fc.constantFrom<AnnuityKind>("linked", "increasing5", "level"),
    years: fc.integer({ min: 0, max: 29 }),
    share: fc.double({ min: 0, max: 0.95, noNaN: true }),
    impairment: fc.constantFrom<number>(1, 1.5, 3),
  });
  type AnyQuote = typeof anyQuote extends fc.Arbitrary<infer Value> ? Value : never;
  const incomeOf = (quote: AnyQuote) =>
    lifeAnnuityIncome({
      ...QUOTE,
      kind: quote.kind,
      member: { birthDate: `${quote.birthYear}-03-09`, sex: quote.sex },
      partner: { birthDate: `${quote.partnerYear}-11-30`, sex: quote.sex === "male" ? "female" : "male" },
      impairment: quote.impairment,
      guaranteePeriodYears: quote.years,
      partnerShare: quote.share,
    });

  test("a longer guarantee never raises it", () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        expect(incomeOf({ ...quote, years: quote.years + 1 })).toBeLessThanOrEqual(incomeOf(quote));
      }),
    );
  });

  test("a larger share to the partner lowers it", () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        expect(incomeOf({ ...quote, share: quote.share + 0.05 })).toBeLessThanOrEqual(incomeOf(quote));
      }),
    );
  });

  test("a younger partner lowers it, and an impaired member gets more, never less", () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        expect(incomeOf({ ...quote, partnerYear: quote.partnerYear + 1 })).toBeLessThanOrEqual(
          incomeOf(quote),
        );
        expect(incomeOf({ ...quote, impairment: quote.impairment * 1.5 })).toBeGreaterThanOrEqual(
          incomeOf(quote),
        );
      }),
    );
  });

  test("a year older never gets less", () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const older = { ...quote, birthYear: quote.birthYear - 1 };
        expect(incomeOf(older)).toBeGreaterThanOrEqual(incomeOf(quote));
      }),
    );
  });

  test("impossible terms are refused by name", () => {
    expect(() => lifeAnnuityIncome({ ...QUOTE, premium: Number.NaN })).toThrow(/^premium: /);
    expect(() => lifeAnnuityIncome({ ...QUOTE, partnerShare: 1.2 })).toThrow(/^partnerShare: /);
    expect(() => lifeAnnuityIncome({ ...QUOTE, guaranteePeriodYears: -1 })).toThrow(
      /^guaranteePeriodYears: /,
    );
    expect(() => lifeAnnuityIncome({ ...QUOTE, guaranteePeriodYears: 61 })).toThrow(/^guaranteeYears: /);
    expect(() => lifeAnnuityIncome({ ...QUOTE, impairment: 0 })).toThrow(/^impairment: /);
  });
});
