import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { insurersQuotes, NEWEST_WEEK } from "../../../tests/support/insurers-quotes";
import { addDays, addYears } from "~/base/date";
import { lifeAnnuityIncome, type AnnuityKind } from "../annuity/life-annuity-income";
import type { Basis } from "../basis/basis";
import { BASIS_2026_11 } from "../basis/basis-2026-11";
import { fitYields } from "./fit-yields";
import type { Quote } from "./quote";

const DATE = "2026-10-05";

/** A basis's price of a quote's annuity, computed by the engine. */
function priceQuote(quote: Omit<Quote, "incomePerMonth">, basis: Basis): Quote {
  const { date, sex, ageYears, partnerAgeYears = ageYears, partnerShare } = quote;
  const partner = {
    birthDate: addYears(date, -partnerAgeYears),
    sex: sex === "male" ? "female" : "male",
  } as const;
  const incomePerMonth = lifeAnnuityIncome({
    ...quote,
    premium: 1_000_000,
    member: { birthDate: addYears(date, -ageYears), sex },
    ...(partnerShare > 0 && { partner }),
    retirementDate: date,
    basis,
    impairment: 1,
  });
  return { ...quote, incomePerMonth };
}

const anyAnnuity = fc.record(
  {
    insurer: fc.constantFrom("A", "B", "C", "D"),
    date: fc.integer({ min: 0, max: 400 }).map((days) => addDays(DATE, -days)),
    sex: fc.constantFrom("male", "female"),
    ageYears: fc.integer({ min: 50, max: 90 }),
    kind: fc.constantFrom<AnnuityKind>("level", "increasing5", "linked"),
    guaranteePeriodYears: fc.integer({ min: 0, max: 20 }),
    partnerShare: fc.constantFrom(0, 0, 0.5, 0.75, 1),
    partnerAgeYears: fc.integer({ min: 30, max: 90 }),
  },
  { requiredKeys: ["insurer", "date", "sex", "ageYears", "kind", "guaranteePeriodYears", "partnerShare"] },
);
const anyYield = fc.double({ min: 0.01, max: 0.16, noNaN: true });

/** Eight insurers' quotes for a single man of 65, 0.5% of income apart. */
const EIGHT = Array.from({ length: 8 }, (_, index): Quote => ({
  insurer: `insurer ${index}`,
  date: DATE,
  sex: "male",
  ageYears: 65,
  kind: "level",
  guaranteePeriodYears: 10,
  partnerShare: 0,
  incomePerMonth: 9_400 * (1 + (index - 3.5) * 0.005),
}));

const yieldOf = (quotes: readonly Quote[]) => fitYields(quotes, BASIS_2026_11)[0]!.yieldShare;

describe("quotes made from known yields", () => {
  test("give these yields back, whatever the lives, guarantees, ages and insurers", () => {
    fc.assert(
      fc.property(
        fc.array(anyAnnuity, { minLength: 1, maxLength: 8 }),
        fc.record({ linkedReal: anyYield, fixed5: anyYield, level: anyYield }),
        (annuities, yields) => {
          const basis = { ...BASIS_2026_11, pricing: { ...BASIS_2026_11.pricing, ...yields } };
          const fits = fitYields(
            annuities.map((annuity) => priceQuote(annuity, basis)),
            BASIS_2026_11,
          );
          const known = { linked: yields.linkedReal, increasing5: yields.fixed5, level: yields.level };
          for (const { kind, yieldShare, quotes } of fits) {
            expect(Math.abs(yieldShare - known[kind])).toBeLessThan(1e-6);
            for (const quote of quotes) {
              expect(Math.abs(quote.ownYieldShare - known[kind])).toBeLessThan(1e-6);
              expect(Math.abs(quote.differenceShare)).toBeLessThan(1e-6);
            }
          }
          expect(new Set(fits.map(({ kind }) => kind))).toEqual(new Set(annuities.map(({ kind }) => kind)));
        },
      ),
      { numRuns: 40 },
    );
  });

  test("of people whose birthday is not that day, too", () => {
    const member = { birthDate: "1961-06-15", sex: "female" } as const;
    const terms = { kind: "linked", guaranteePeriodYears: 10, partnerShare: 0 } as const;
    const retirementDate = "2026-09-15";
    const incomePerMonth = lifeAnnuityIncome({
      ...terms,
      premium: 1_000_000,
      member,
      retirementDate,
      basis: BASIS_2026_11,
      impairment: 1,
    });
    const quote = { ...terms, insurer: "A", date: retirementDate, sex: member.sex, incomePerMonth };
    // 92 of 365 days after her 65th birthday.
    expect(yieldOf([{ ...quote, ageYears: 65 + 92 / 365 }])).toBeCloseTo(0.036, 6);
    expect(yieldOf([{ ...quote, ageYears: 66 }])).toBeLessThan(0.0355);
  });
});

describe("the quotes at hand", () => {
  const fits = fitYields(insurersQuotes(), BASIS_2026_11);
  const yields = Object.fromEntries(fits.map(({ kind, yieldShare }) => [kind, yieldShare]));

  test("give level and rising within 0.2 points of the first basis; none is linked", () => {
    expect(Object.keys(yields).sort()).toEqual(["increasing5", "level"]);
    expect(Math.abs(yields.level! - BASIS_2026_11.pricing.level)).toBeLessThan(0.002);
    expect(Math.abs(yields.increasing5! - BASIS_2026_11.pricing.fixed5)).toBeLessThan(0.002);
  });

  test("count by their newest week, when rates had fallen", () => {
    const newest = insurersQuotes().filter(({ date }) => date === NEWEST_WEEK);
    expect(Math.abs(yields.level! - yieldOf(newest))).toBeLessThan(0.0002);
    for (const { quotes } of fits) {
      const old = quotes.filter(({ quote }) => quote.date < NEWEST_WEEK);
      expect(old.reduce((sum, { weightShare }) => sum + weightShare, 0)).toBeLessThan(0.02);
      expect(quotes.reduce((sum, { weightShare }) => sum + weightShare, 0)).toBeCloseTo(1, 12);
    }
  });
});

describe("one odd quote among eight", () => {
  test.each([
    ["a tenth too low", 0.9],
    ["half as high again", 1.5],
    ["a quarter of what was meant", 0.25],
  ])("%s moves the yield by less than 0.1 points and weighs little", (_, factor) => {
    for (const odd of [0, 3, 7]) {
      const quotes = EIGHT.map((quote, index) =>
        index === odd ? { ...quote, incomePerMonth: quote.incomePerMonth * factor } : quote,
      );
      const [fit] = fitYields(quotes, BASIS_2026_11);
      expect(Math.abs(fit!.yieldShare - yieldOf(EIGHT))).toBeLessThan(0.001);
      expect(fit!.quotes[odd]!.weightShare).toBeLessThan(1 / 16);
    }
  });

  test("two insurers far apart meet in the middle", () => {
    const [low, high] = [EIGHT[0]!, { ...EIGHT[7]!, incomePerMonth: EIGHT[0]!.incomePerMonth * 1.2 }];
    const [fit] = fitYields([low, high], BASIS_2026_11);
    expect(fit!.quotes[0]!.differenceShare).toBeCloseTo(Math.sqrt(1.2) - 1, 9);
  });
});

describe("weights", () => {
  const weightsOf = (quotes: readonly Quote[]) =>
    fitYields(quotes, BASIS_2026_11)[0]!.quotes.map(({ weightShare }) => weightShare);
  const same = (insurer: string, change: Partial<Quote> = {}): Quote =>
    priceQuote({ ...EIGHT[0]!, insurer, ...change }, BASIS_2026_11);

  test("an insurer has one vote, however many quotes it gave", () => {
    const [once, ...often] = weightsOf([
      same("A"),
      same("B"),
      same("B", { ageYears: 70 }),
      same("B", { sex: "female" }),
      same("B", { partnerShare: 1 }),
    ]);
    expect(once).toBeCloseTo(1 / 2, 9);
    for (const weight of often) expect(weight).toBeCloseTo(1 / 8, 9);
  });

  test("with a guarantee and without is one quote for the same lives", () => {
    const weights = weightsOf([
      same("A"),
      same("A", { guaranteePeriodYears: 0 }),
      same("A", { partnerShare: 1 }),
    ]);
    expect(weights[0]).toBeCloseTo(1 / 4, 9);
    expect(weights[1]).toBeCloseTo(1 / 4, 9);
    expect(weights[2]).toBeCloseTo(1 / 2, 9);
  });

  test("a vote halves with every 14 days that its newest quote is older", () => {
    const weights = weightsOf([
      same("A"),
      same("B", { date: addDays(DATE, -14) }),
      same("B", { date: addDays(DATE, -42) }),
    ]);
    expect(weights[0]).toBeCloseTo(2 / 3, 9);
    expect(weights[1]).toBeCloseTo((1 / 3) * (4 / 5), 9);
    expect(weights[2]).toBeCloseTo((1 / 3) * (1 / 5), 9);
    expect(weightsOf([same("A"), same("B", { date: "1990-10-05" })])[1]).toBeCloseTo(0, 12);
  });

  test("a partner whose age is not told is as old as the member", () => {
    const couple = same("A", { partnerShare: 1 });
    expect(yieldOf([couple])).toBe(yieldOf([{ ...couple, partnerAgeYears: 65 }]));
    expect(yieldOf([couple])).toBeLessThan(yieldOf([{ ...couple, partnerAgeYears: 55 }]));
  });
});
