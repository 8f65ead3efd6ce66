import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { BASIS_2026_11 } from "../basis/basis-2026-11";
import { lifeAnnuityIncome, type AnnuityKind } from "./life-annuity-income";

/** Incomes a month that insurers quoted for the same annuity, by its terms. */
function readQuotes(): Map<string, number[]> {
  const quotes = new Map<string, number[]>();
  const lines = readFileSync("fixtures/reference/annuity/insurers-quotes-2025-09.csv", "utf8").split("\n");
  for (const line of lines.filter((text) => /^(male|female),/.test(text))) {
    const [terms, income] = [line.slice(0, line.lastIndexOf(",")), line.slice(line.lastIndexOf(",") + 1)];
    quotes.set(terms, [...(quotes.get(terms) ?? []), Number(income)]);
  }
  return quotes;
}

const BORN = "1965-01-01";

function priceLike(terms: string): number {
  const [sex, kind, guaranteeYears, share] = terms.split(",");
  const isMan = sex === "male";
  return lifeAnnuityIncome({
    premium: 1_000_000,
    member: { birthDate: BORN, sex: isMan ? "male" : "female" },
    partner: { birthDate: BORN, sex: isMan ? "female" : "male" },
    retirementDate: "2025-09-17",
    basis: BASIS_2026_11,
    impairment: 1,
    kind: kind as AnnuityKind,
    guaranteePeriodYears: Number(guaranteeYears),
    partnerShare: Number(share),
  });
}

describe("prices lie within insurers' quotes of September 2025, or within 4% of a single one", () => {
  const quotes = [...readQuotes()];

  test("six annuities were quoted", () => {
    expect(quotes.map(([, incomes]) => incomes.length)).toEqual([8, 8, 8, 8, 1, 1]);
  });

  test.each(quotes)("%s", (terms, incomes) => {
    const slack = incomes.length === 1 ? 0.04 : 0;
    const income = priceLike(terms);
    expect(income).toBeGreaterThanOrEqual(Math.min(...incomes) * (1 - slack));
    expect(income).toBeLessThanOrEqual(Math.max(...incomes) * (1 + slack));
  });
});
