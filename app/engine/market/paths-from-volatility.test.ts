import { describe, expect, test } from "vitest";
import {
  deathInYearProbabilities,
  lastingShare,
  livingAnnuityCeilings,
  noCredits,
  pathsFromReturns,
  pathsFromVolatility,
  sustainableIncome,
} from "~/engine";

const fund = { realReturnShare: 0.05, volatilityShare: 0.12, inflation: 0.045, paths: 4096, seed: 1 };
/** Standard normal quantiles at a quarter and a fifth. */
const [QUARTER, FIFTH] = [-0.67449, -0.841621];

describe("a fund of given return and volatility", () => {
  // ln G(10) is normal with mean 10·ln(1.05·0.98) and deviation 0.12·√10. Sobol points leave an error below 0.5%.
  test("has the lognormal's median and fifth after ten years, the fee taken every year", () => {
    const { growth, paths, years } = pathsFromVolatility({ ...fund, feeShare: 0.02, years: 10 });
    const grown = Array.from({ length: paths }, (_, path) =>
      Array.from({ length: 10 }, (_, k) => growth[path * years + k]!).reduce((all, year) => all * year, 1),
    ).sort((a, b) => a - b);
    const median = (1.05 * 0.98) ** 10;
    expect(grown[paths / 2]! / median).toBeCloseTo(1, 2);
    expect(grown[Math.round(paths / 5)]! / (median * Math.exp(FIFTH * 0.12 * Math.sqrt(10)))).toBeCloseTo(
      1,
      2,
    );
  });

  // Two yearly payments y in advance of all there is last when (1 - y)·g ≥ y, so y = g/(1 + g) with the quarter of g at 75%.
  test("lets two payments last with the quantile of one year's growth", () => {
    const yearly = { paymentsPerYear: 1, timing: "advance" } as const;
    const trust = livingAnnuityCeilings({
      fund: pathsFromVolatility({ ...fund, ...yearly, inflation: 0, years: 2 }),
      credits: noCredits(2),
      maximumShare: 1,
    });
    const growth = 1.05 * Math.exp(QUARTER * 0.12);
    const deaths = Float64Array.of(0, 1);
    const income = sustainableIncome(trust, deaths, 0.75);
    expect(income).toBeCloseTo(growth / (1 + growth), 3);
    // Above the median's income it lasts in less than half of all markets.
    expect(lastingShare(trust, income, deaths)).toBeCloseTo(0.75, 3);
    expect(lastingShare(trust, 1.05 / 2.05, deaths)).toBeCloseTo(0.5, 2);
  });

  test("without volatility is a steady market, with inflation that varies or not", () => {
    const q = [0.1, 0.2, 0.5, 1];
    const steady = { ...fund, volatilityShare: 0, paths: 2, years: 4 };
    const incomeOn = (paths: ReturnType<typeof pathsFromReturns>) => {
      const ceilings = livingAnnuityCeilings({ fund: paths, credits: noCredits(4), maximumShare: 0.175 });
      return sustainableIncome(ceilings, deathInYearProbabilities(q), 0.75);
    };
    const given = pathsFromReturns({
      returns: [new Array<number>(4).fill(1.05 * 1.045 - 1)],
      inflation: 0.045,
    });
    expect(incomeOn(pathsFromVolatility(steady))).toBeCloseTo(incomeOn(given), 12);
    const still = { mean: 0.045, deviation: 0, autocorrelation: 0.6 };
    expect(incomeOn(pathsFromVolatility({ ...steady, inflation: still }))).toBeCloseTo(incomeOn(given), 12);
  });

  test("more of it never brings a higher income that lasts", () => {
    const deaths = Float64Array.from({ length: 30 }, (_, k) => (k === 29 ? 1 : 0));
    const incomes = [0, 0.05, 0.1, 0.2].map((volatilityShare) =>
      sustainableIncome(
        livingAnnuityCeilings({
          fund: pathsFromVolatility({ ...fund, volatilityShare, paths: 1024, years: 30 }),
          credits: noCredits(30),
          maximumShare: 0.25,
        }),
        deaths,
        0.9,
      ),
    );
    expect(incomes).toEqual([...incomes].sort((a, b) => b - a));
  });
});
