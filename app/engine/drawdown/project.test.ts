import { describe, expect, it } from "vitest";
import type { FundPaths } from "../market/fund-paths";
import { createLifeAnnuity, createLivingAnnuity, createUnitTrust } from "./pots";
import { chanceWithinLifetime, projectPlan } from "./project";

/** A fund that grows alike in every year on each of its paths; an income costs itself. */
function evenFund(growths: readonly number[], years: number): FundPaths {
  const paths = growths.length;
  const growth = Float64Array.from({ length: paths * years }, (_, index) => growths[index % paths]!);
  return { paths, years, growth, incomeCost: new Float64Array(paths * years).fill(1) };
}

const BAND = { minimumShare: 0.025, maximumShare: 0.175 };
const all = (value: number) => ({ poor: value, expected: value, strong: value });

function livingAnnuity(fund: FundPaths, wantedIncome: number, pool = { credit: 0, share: 1 }) {
  const credits = new Float64Array(fund.years).fill(pool.credit);
  const sharesLeft = new Float64Array(fund.years).fill(pool.share);
  return createLivingAnnuity({ fund, capital: 100, wantedIncome, credits, sharesLeft, band: BAND });
}

describe("the projection of a living annuity", () => {
  it("pays what is wanted while 17.5% of the capital allows it, and then that", () => {
    const fund = evenFund([1], 12);
    const plan = projectPlan({
      annuity: livingAnnuity(fund, 10),
      paths: 1,
      years: 12,
      shownYears: 8,
      annuityYears: [0, 1],
      meanYearsLived: 5,
    });
    // 100, 90, … 50, of which 17.5% is 8.75; then 41.25 pays 7.21875, and 34.03125 is left.
    const incomes = plan.shown.map(({ income }) => income.expected);
    expect(incomes.slice(0, 5)).toEqual([10, 10, 10, 10, 10]);
    expect(incomes[5]).toBeCloseTo(8.75, 12);
    expect(incomes[6]).toBeCloseTo(7.21875, 12);
    expect(plan.shown[7]!.capital.expected).toBeCloseTo(34.03125, 12);
    expect(plan.firstReduced.findIndex((count) => count > 0)).toBe(5);
    // 34.03125 pays 5.96 and leaves 28.08, which pays 4.91, the first below 5.
    expect(plan.firstBelowHalf.findIndex((count) => count > 0)).toBe(8);
  });

  it("pays at least 2.5% of the capital", () => {
    const plan = projectPlan({
      annuity: livingAnnuity(evenFund([1.1], 3), 1),
      paths: 1,
      years: 3,
      shownYears: 3,
      annuityYears: [0, 1],
      meanYearsLived: 2,
    });
    expect(plan.shown[0]!.income).toEqual(all(2.5));
    expect(plan.shown[1]!.capital.expected).toBeCloseTo(107.5, 12);
    expect([...plan.firstReduced]).toEqual([0, 0, 0]);
  });

  it("adds the pool's credit after the year's payments and counts what it brings", () => {
    const plan = projectPlan({
      annuity: livingAnnuity(evenFund([1.1], 4), 10, { credit: 0.02, share: 0.5 }),
      paths: 1,
      years: 4,
      shownYears: 3,
      annuityYears: [0, 1],
      meanYearsLived: 2.9,
    });
    // 100·1.1 - 10 = 100, of which 2% is 2; then 102·1.1 - 10 = 102.2, of which 2% is 2.044.
    expect(plan.shown[0]!.topUp.expected).toBeCloseTo(2, 12);
    expect(plan.shown[1]!.capital.expected).toBeCloseTo(102, 12);
    expect(plan.shown[1]!.left.expected).toBeCloseTo(51, 12);
    expect(plan.shown[1]!.topUp.expected).toBeCloseTo(2.044, 12);
    // The 2 that came from the pool earned 10%.
    expect(plan.shown[1]!.topUpWithReturn.expected).toBeCloseTo(2.244, 12);
    // To 2.9 years two credits have been made.
    expect(plan.lifetimeTopUps.poor).toBeCloseTo(4.044, 12);
  });

  it("shows poor, expected and strong markets as percentiles over paths", () => {
    const plan = projectPlan({
      annuity: livingAnnuity(evenFund([1.05, 1.01, 1.04, 1.02, 1.03], 2), 5),
      paths: 5,
      years: 2,
      shownYears: 2,
      annuityYears: [0, 1],
      meanYearsLived: 1,
    });
    expect(plan.shown[1]!.capital).toEqual({ poor: 96, expected: 98, strong: 99 });
  });
});

describe("the projection with a unit trust beside the annuity", () => {
  it("adds both up, and lets the unit trust pay its last rand and then nothing", () => {
    const fund = evenFund([1], 5);
    const plan = projectPlan({
      annuity: createLifeAnnuity(1, 12, Float64Array.of(40, 20, 0, 0, 0)),
      unitTrust: createUnitTrust({ fund, capital: 25, wantedIncome: 10 }),
      paths: 1,
      years: 5,
      shownYears: 5,
      annuityYears: [0, 1],
      meanYearsLived: 3,
    });
    expect(plan.shown.map(({ income }) => income.expected)).toEqual([22, 22, 17, 12, 12]);
    expect(plan.shown.map((year) => year.incomeFromAnnuity.expected)).toEqual([12, 12, 12, 12, 12]);
    expect(plan.shown.map(({ capital }) => capital.expected)).toEqual([25, 15, 5, 0, 0]);
    expect(plan.shown.map(({ left }) => left.expected)).toEqual([65, 35, 5, 0, 0]);
    expect([0, 1, 2].map((year) => plan.annuityAlone.get(year)?.left.expected)).toEqual([40, 20, undefined]);
    expect([...plan.firstUnitTrustEmpty]).toEqual([0, 0, 1, 0, 0]);
    expect([...plan.firstReduced]).toEqual([0, 0, 0, 0, 0]);
  });
});

describe("the chance that something happens in a lifetime", () => {
  it("counts only those who live to see it", () => {
    // One of four paths at the first anniversary, to which 0.5 live, one at the second, to which 0.2 live.
    expect(chanceWithinLifetime(Int32Array.of(0, 1, 1), 4, [1, 0.5, 0.2])).toBeCloseTo(0.175, 15);
  });
});

describe("pots and projections", () => {
  it("refuse amounts and shares that are none, naming them", () => {
    const fund = evenFund([1], 2);
    for (const wrong of [NaN, -1, Infinity]) {
      expect(() => createUnitTrust({ fund, capital: wrong, wantedIncome: 1 })).toThrow(/^capital/);
      expect(() => livingAnnuity(fund, wrong)).toThrow(/^wantedIncome/);
      expect(() => createLifeAnnuity(1, wrong, new Float64Array(2))).toThrow(/^incomePerYear/);
    }
    const terms = {
      annuity: livingAnnuity(fund, 1),
      paths: 1,
      years: 2,
      shownYears: 3,
      annuityYears: [],
      meanYearsLived: 1,
    };
    expect(() => projectPlan(terms)).toThrow(/^shownYears/);
    expect(() => projectPlan({ ...terms, shownYears: 1, meanYearsLived: NaN })).toThrow(/^meanYearsLived/);
  });
});
