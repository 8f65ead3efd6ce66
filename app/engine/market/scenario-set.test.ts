import { describe, expect, it } from "vitest";
import { ASSET_CLASS_IDS } from "../basis/basis";
import { BASIS_2026_11 } from "../basis/basis-2026-11";
import { expectedRealNetReturn } from "./expected-return";
import { fundPaths } from "./fund-paths";
import { buildScenarioSet } from "./scenario-set";

const CLASS_MIXES = ASSET_CLASS_IDS.map((id) => ({ [id]: 1 }));
const REQUEST = { basis: BASIS_2026_11, mixes: CLASS_MIXES, seed: 1, paths: 1024, years: 40 };
const SET = buildScenarioSet(REQUEST);
const LOGS = SET.mixGrowth.map((growth) => growth.map(Math.log));

/** A set's table reordered by year: all paths of the first year, then all of the next. */
const listByYear = (table: Float64Array, { paths, years }: { paths: number; years: number }) =>
  Float64Array.from(
    { length: table.length },
    (_, place) => table[(place % paths) * years + Math.floor(place / paths)]!,
  );

const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;
const covariance = (a: Float64Array, b: Float64Array) => {
  const [meanA, meanB] = [mean(a), mean(b)];
  return a.reduce((sum, value, i) => sum + (value - meanA) * (b[i]! - meanB), 0) / a.length;
};
const deviation = (values: Float64Array) => Math.sqrt(covariance(values, values));

describe("simulated markets", () => {
  // 40 960 draws of each class: a mean has a standard error of v/202, a correlation of 0.005.
  it.each(BASIS_2026_11.assetClasses.map((assetClass, i) => [assetClass.name, assetClass, i] as const))(
    "give %s its geometric return and its volatility",
    (_, { geometricReal, volatility }, i) => {
      expect(Math.abs(mean(LOGS[i]!) - Math.log(1 + geometricReal))).toBeLessThan((4 * volatility) / 202);
      expect(Math.abs(deviation(LOGS[i]!) / volatility - 1)).toBeLessThan(0.015);
    },
  );

  it("correlate the classes' log returns as the basis says", () => {
    BASIS_2026_11.correlations.forEach((row, i) => {
      row.forEach((wanted, j) => {
        const found = covariance(LOGS[i]!, LOGS[j]!) / (deviation(LOGS[i]!) * deviation(LOGS[j]!));
        expect(Math.abs(found - wanted)).toBeLessThan(0.022);
      });
    });
  });

  it("are independent from year to year", () => {
    const equity = listByYear(LOGS[0]!, SET);
    const between = covariance(equity.subarray(0, 39 * 1024), equity.subarray(1024));
    expect(Math.abs(between / deviation(equity) ** 2)).toBeLessThan(0.022);
  });

  it("hold a fund's median return a year to the closed formula: 2.97% for Select and 0.41% for Core", () => {
    const { selectIncome, coreIncome } = BASIS_2026_11.funds;
    const set = buildScenarioSet({ ...REQUEST, mixes: [selectIncome.mix, coreIncome.mix] });
    const fee = 0.02461;
    [selectIncome, coreIncome].forEach(({ mix }, index) => {
      const sorted = fundPaths(set, { mix: index, feeShare: fee }).growth.slice().sort();
      const median = sorted[sorted.length / 2]! - 1;
      expect(Math.abs(median - expectedRealNetReturn(mix, fee, BASIS_2026_11))).toBeLessThan(0.002);
    });
  });

  it("let inflation start at its mean and swing as an autoregression", () => {
    const { mean: level, deviation: swing, autocorrelation } = BASIS_2026_11.inflation;
    const inflation = listByYear(SET.inflation, SET);
    const firstYear = inflation.subarray(0, 1024);
    const lateYears = inflation.subarray(10 * 1024);
    // The first year's deviation comes from the shock alone, s·√(1-φ²) = 1.2%.
    expect(deviation(firstYear)).toBeCloseTo(swing * Math.sqrt(1 - autocorrelation ** 2), 3);
    expect(mean(firstYear)).toBeCloseTo(level, 3);
    expect(mean(lateYears)).toBeCloseTo(level, 3);
    expect(deviation(lateYears)).toBeCloseTo(swing, 3);
    const lagged = covariance(lateYears.subarray(0, 29 * 1024), lateYears.subarray(1024)) / swing ** 2;
    expect(Math.abs(lagged - autocorrelation)).toBeLessThan(0.03);
  });

  it("are the same bytes for the same seed and others for another", () => {
    const small = { ...REQUEST, paths: 64, years: 12 };
    expect(buildScenarioSet(small)).toEqual(buildScenarioSet(small));
    expect(buildScenarioSet({ ...small, seed: 2 }).mixGrowth).not.toEqual(buildScenarioSet(small).mixGrowth);
  });

  it("begin alike however long they are, and go on as they began after the walk's 65 years", () => {
    const [short, long] = [66, 90].map((years) => buildScenarioSet({ ...REQUEST, paths: 512, years }));
    const [equity, inflation] = [listByYear(long!.mixGrowth[0]!, long!), listByYear(long!.inflation, long!)];
    expect(equity.subarray(0, 66 * 512)).toEqual(listByYear(short!.mixGrowth[0]!, short!));
    expect(inflation.subarray(0, 66 * 512)).toEqual(listByYear(short!.inflation, short!));
    // 12 800 draws: a mean has a standard error of v/113, a deviation of v/160.
    const { geometricReal, volatility } = BASIS_2026_11.assetClasses[0]!;
    const late = equity.subarray(65 * 512).map(Math.log);
    expect(Math.abs(mean(late) - Math.log(1 + geometricReal))).toBeLessThan((4 * volatility) / 113);
    expect(Math.abs(deviation(late) / volatility - 1)).toBeLessThan(4 / 160);
    const lateInflation = inflation.subarray(64 * 512);
    const lagged = covariance(lateInflation.subarray(0, 25 * 512), lateInflation.subarray(512));
    expect(Math.abs(lagged / deviation(lateInflation) ** 2 - 0.6)).toBeLessThan(0.04);
  });

  it("are a straight line without volatility", () => {
    const assetClasses = BASIS_2026_11.assetClasses.map((one) => ({ ...one, volatility: 0 }));
    const inflation = { ...BASIS_2026_11.inflation, deviation: 0 };
    const basis = { ...BASIS_2026_11, assetClasses, inflation };
    const set = buildScenarioSet({ ...REQUEST, basis, paths: 2, years: 3 });
    expect(new Set(set.inflation)).toEqual(new Set([0.045]));
    set.mixGrowth.forEach((growth, i) => {
      expect(new Set(growth)).toEqual(new Set([1 + assetClasses[i]!.geometricReal]));
    });
  });

  it("refuse requests that make no sense, naming what is wrong", () => {
    expect(() => buildScenarioSet({ ...REQUEST, mixes: [] })).toThrow(/^mixes/);
    expect(() => buildScenarioSet({ ...REQUEST, mixes: [{ cash: 0.5 }] })).toThrow(/^mix/);
    expect(() => buildScenarioSet({ ...REQUEST, paths: 0 })).toThrow(/^paths/);
    expect(() => buildScenarioSet({ ...REQUEST, years: NaN })).toThrow(/^years/);
    expect(() => buildScenarioSet({ ...REQUEST, seed: -1 })).toThrow(/^seed/);
    const correlations = BASIS_2026_11.correlations.map((row) => row.map(() => 1));
    const basis = { ...BASIS_2026_11, correlations };
    expect(() => buildScenarioSet({ ...REQUEST, basis })).toThrow(/^basis.correlations/);
  });
});
