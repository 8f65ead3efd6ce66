import { describe, expect, test } from "vitest";
import { insurersQuotes, NEWEST_WEEK } from "../../../tests/support/insurers-quotes";
import type { Basis } from "../basis/basis";
import { BASIS_2026_11 } from "../basis/basis-2026-11";
import { calibrateBasis } from "../calibration/calibrated-basis";
import { fitYields } from "../calibration/fit-yields";
import type { Quote } from "../calibration/quote";
import { lifeAnnuityIncome } from "./life-annuity-income";

const BORN = "1965-01-01";

const quotes = insurersQuotes();
const calibrated = calibrateBasis(BASIS_2026_11, fitYields(quotes, BASIS_2026_11), "2031-04");

/** Insurers' quotes of the newest week, by the terms of the annuity. */
const quotesByTerms = new Map<string, Quote[]>();
for (const quote of quotes.filter(({ date }) => date === NEWEST_WEEK)) {
  const { sex, kind, guaranteePeriodYears, partnerShare } = quote;
  const terms = `${sex}, ${kind}, ${guaranteePeriodYears} years, ${partnerShare} to the partner`;
  quotesByTerms.set(terms, [...(quotesByTerms.get(terms) ?? []), quote]);
}

function priceLike({ sex, date, kind, guaranteePeriodYears, partnerShare }: Quote, basis: Basis): number {
  return lifeAnnuityIncome({
    premium: 1_000_000,
    member: { birthDate: BORN, sex },
    partner: { birthDate: BORN, sex: sex === "male" ? "female" : "male" },
    retirementDate: date,
    basis,
    impairment: 1,
    kind,
    guaranteePeriodYears,
    partnerShare,
  });
}

describe("prices lie within insurers' quotes of September 2025, or within 4% of a single one", () => {
  test("six annuities were quoted", () => {
    expect([...quotesByTerms.values()].map(({ length }) => length).sort()).toEqual([1, 1, 8, 8, 8, 8]);
  });

  describe.each([
    ["the first basis", BASIS_2026_11],
    ["a basis fitted to all quotes", calibrated],
  ])("%s", (_, basis) => {
    test.each([...quotesByTerms])("%s", (_terms, quoted) => {
      const slack = quoted.length === 1 ? 0.04 : 0;
      const incomes = quoted.map(({ incomePerMonth }) => incomePerMonth);
      const income = priceLike(quoted[0]!, basis);
      expect(income).toBeGreaterThanOrEqual(Math.min(...incomes) * (1 - slack));
      expect(income).toBeLessThanOrEqual(Math.max(...incomes) * (1 + slack));
    });
  });
});
