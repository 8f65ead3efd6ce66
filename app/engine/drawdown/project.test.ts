import { describe, expect, it } from "vitest";
import type { FundPaths } from "../market/fund-paths";
import { payFrom } from "./follow-paths";
import { drawInStep, type Purse } from "./paying-capital";
import { chanceWithinLifetime, projectCapital } from "./project";

type ProjectionTerms = Parameters<typeof projectCapital>[0];

/** A fund with constant growth on each of its paths, where a rand of income costs a rand. */
function evenFund(growths: readonly number[], years: number): FundPaths {
  const paths = growths.length;
  const growth = Float64Array.from(
    { length: paths * years },
    (_, index) => growths[Math.floor(index / years)]!,
  );
  return { paths, years, growth, incomeCost: new Float64Array(paths * years).fill(1) };
}

const purseOf = (fund: FundPaths, maximumShare: number, credit = 0): Purse => ({
  fund,
  credits: new Float64Array(fund.years).fill(credit),
  maximumShare,
});

/** R100 of a living annuity. */
function drawAnnuity(fund: FundPaths, wantedIncome: number, credit = 0): ProjectionTerms {
  const purse = purseOf(fund, 0.175, credit);
  return {
    capital: drawInStep(purse, purse, 0),
    amount: 100,
    wantedIncome,
    leastShare: 0.025,
    ...(credit > 0 && { pooled: { fund, credits: new Float64Array(fund.years).fill(credit), partShare: 1 } }),
    years: fund.years,
    shownYears: Array.from({ length: fund.years }, (_, k) => k),
    half: wantedIncome / 2,
    meanYearsLived: 2.9,
  };
}

/** Figures of expected markets in each year shown. */
function expected(terms: ProjectionTerms) {
  const projected = projectCapital(terms);
  const capital = terms.shownYears.map((k) => projected.shown.get(k)!.capital.expected);
  return { ...projected, capital, incomes: capital.map((standing) => payFrom(standing, terms)) };
}

describe("the projection of a living annuity", () => {
  it("pays what is wanted while 17.5% of the capital allows it, and then that", () => {
    const { capital, incomes, firstReduced, firstBelowHalf } = expected(drawAnnuity(evenFund([1], 12), 10));
    // 100, 90, … 50, of which 17.5% is 8.75; then 41.25 pays 7.21875, and 34.03125 is left.
    expect(incomes.slice(0, 5)).toEqual([10, 10, 10, 10, 10]);
    expect(incomes[5]).toBeCloseTo(8.75, 12);
    expect(incomes[6]).toBeCloseTo(7.21875, 12);
    expect(capital[7]).toBeCloseTo(34.03125, 12);
    expect(firstReduced.findIndex((count) => count > 0)).toBe(5);
    // 34.03125 pays 5.96 and leaves 28.08, which pays 4.91, the first below 5.
    expect(firstBelowHalf.findIndex((count) => count > 0)).toBe(8);
  });

  it("pays at least 2.5% of the capital", () => {
    const { capital, incomes, firstReduced } = expected(drawAnnuity(evenFund([1.1], 3), 1));
    expect(incomes[0]).toBe(2.5);
    expect(capital[1]).toBeCloseTo(107.5, 12);
    expect([...firstReduced]).toEqual([0, 0, 0]);
  });

  it("adds the pool's credit after the year's payments and counts what it brings", () => {
    const { capital, shown, lifetimeTopUps } = expected(drawAnnuity(evenFund([1.1], 4), 10, 0.02));
    // 100·1.1 - 10 = 100, of which 2% is 2; then 102·1.1 - 10 = 102.2, of which 2% is 2.044.
    expect(shown.get(0)!.topUp.expected).toBeCloseTo(2, 12);
    expect(capital[1]).toBeCloseTo(102, 12);
    expect(shown.get(1)!.topUp.expected).toBeCloseTo(2.044, 12);
    // The 2 that came from the pool earned 10%.
    expect(shown.get(1)!.topUpWithReturn.expected).toBeCloseTo(2.244, 12);
    // Within 2.9 years there are two credits.
    expect(lifetimeTopUps.poor).toBeCloseTo(4.044, 12);
  });

  it("shows poor, expected and strong markets as percentiles over paths", () => {
    const { shown } = projectCapital(drawAnnuity(evenFund([1.05, 1.01, 1.04, 1.02, 1.03], 2), 5));
    expect(shown.get(1)!.capital).toEqual({ poor: 96, expected: 98, strong: 99 });
  });
});

describe("the projection of two purses in step", () => {
  const terms = (wantedIncome: number, credit: number): ProjectionTerms => {
    const annuity = purseOf(evenFund([1.1], 6), 0.175, credit);
    const trust = purseOf(evenFund([1], 6), 0.25);
    const one = drawAnnuity(annuity.fund, wantedIncome);
    const pooled = { fund: annuity.fund, credits: new Float64Array(6).fill(credit), partShare: 0.8 };
    return { ...one, capital: drawInStep(annuity, trust, 0.2), pooled };
  };

  it("grows by both, and pays the same share of each up to both ceilings", () => {
    const { capital, incomes } = expected(terms(30, 0));
    // 17.5% of 80 and 25% of 20 are 19 of 100. 80·1.1 + 20 - 19 = 89, of which 19% is 16.91.
    expect(incomes[0]).toBeCloseTo(19, 12);
    expect(capital[1]).toBeCloseTo(89, 12);
    expect(incomes[1]).toBeCloseTo(16.91, 12);
  });

  it("has the pool add to the annuity's part alone, which stays in proportion", () => {
    const { capital, shown } = expected(terms(10, 0.05));
    // The annuity's 80 become 88 and pay 8: 5% of 80 is 4. With the trust's 20 - 2 that is 84 + 18.
    expect(shown.get(0)!.topUp.expected).toBeCloseTo(4, 12);
    expect(capital[1]).toBeCloseTo(102, 12);
    // 81.6 of 102 are the annuity's: 89.76 - 8 = 81.76, of which 5% is 4.088. Of 84 before, 4 came from the pool: 4/84 of
    // 81.6 earned 10%.
    expect(shown.get(1)!.topUp.expected).toBeCloseTo(4.088, 12);
    expect(shown.get(1)!.topUpWithReturn.expected).toBeCloseTo(4.088 + 0.1 * (4 / 84) * 81.6, 12);
  });

  it("never uses a unit trust up", () => {
    const fund = evenFund([1], 60);
    const trust = purseOf(fund, 0.25);
    const alone = { ...drawAnnuity(fund, 20), capital: drawInStep(trust, trust, 1), leastShare: 0 };
    const { incomes, capital } = expected(alone);
    expect(incomes.slice(0, 3)).toEqual([20, 20, 15]);
    expect(Math.min(...capital)).toBeGreaterThan(0);
  });
});

describe("the chance that something happens in a lifetime", () => {
  it("counts only those who live to see it", () => {
    // One of four paths at the first anniversary, to which 0.5 live, one at the second, to which 0.2 live.
    expect(chanceWithinLifetime(Int32Array.of(0, 1, 1), 4, [1, 0.5, 0.2])).toBeCloseTo(0.175, 15);
  });
});

describe("a projection", () => {
  it("refuses amounts, shares and years that are none, naming them", () => {
    const terms = drawAnnuity(evenFund([1], 2), 1);
    for (const wrong of [NaN, -1, Infinity]) {
      expect(() => projectCapital({ ...terms, amount: wrong })).toThrow(/^amount/);
      expect(() => projectCapital({ ...terms, wantedIncome: wrong })).toThrow(/^wantedIncome/);
      expect(() => projectCapital({ ...terms, leastShare: wrong })).toThrow(/^leastShare/);
    }
    expect(() => projectCapital({ ...terms, shownYears: [2] })).toThrow(/^shownYears/);
    expect(() => projectCapital({ ...terms, meanYearsLived: NaN })).toThrow(/^meanYearsLived/);
  });
});
