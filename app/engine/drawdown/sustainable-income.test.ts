import { beforeAll, describe, expect, it } from "vitest";
import { BASIS_2026_11 } from "../basis/basis-2026-11";
import { lastSurvivorYearlyMortality } from "../lives/last-survivor";
import { deathInYearProbabilities } from "../lives/survival";
import { yearlyMortality } from "../lives/yearly-mortality";
import { fundPaths, type FundPaths } from "../market/fund-paths";
import { buildScenarioSet, type ScenarioSet } from "../market/scenario-set";
import { findCeilings, livingAnnuityCeilings, type Ceilings } from "./ceilings";
import { drawInStep } from "./paying-capital";
import { noCredits, poolCredits } from "./pool-credits";
import { findLastingIncome, lastingShare, sustainableIncome } from "./sustainable-income";

const LIFE = { birthDate: "1962-03-01", sex: "male" } as const;
const mortality = yearlyMortality({
  life: LIFE,
  retirementDate: "2027-03-01",
  basis: BASIS_2026_11,
  impairment: 1,
});
const deaths = deathInYearProbabilities(mortality);
const credits = poolCredits({ mortality, dependantsShare: 0.5, applyExclusion: false });
const [FEE, TRUST_FEE] = [0.02461, 0.022885];

let set: ScenarioSet;
let fund: FundPaths;
let trustFund: FundPaths;
beforeAll(() => {
  const mixes = [BASIS_2026_11.funds.selectIncome.mix];
  set = buildScenarioSet({ basis: BASIS_2026_11, mixes, seed: 4, paths: 1024, years: 65 });
  fund = fundPaths(set, { mix: 0, feeShare: FEE });
  trustFund = fundPaths(set, { mix: 0, feeShare: TRUST_FEE });
});

/** The income at which the fraction that lasts passes the confidence, by bisection. */
function findByBisection(ceilings: Ceilings, confidence: number): number {
  let [low, high] = [0, 2];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (lastingShare(ceilings, middle, deaths) >= confidence) low = middle;
    else high = middle;
  }
  return low;
}

/** The trust's fraction of one rand, and whether a pool adds to the rest. */
type Kind = { trustShare: number; pooled: boolean };

/**
 * The complete years for which one rand in two purses pays an income, simulated naively month by month in
 * nominal rand. Growth within a year is even, the fee comes off the year's growth, the income is set at each
 * anniversary up to 17.5% of the annuity and 25% of the trust, each pays its part, and both are rebalanced
 * at the year's end.
 */
function monthsOfPayment(path: number, incomeShare: number, { trustShare, pooled }: Kind): number {
  let [total, index] = [1, 1];
  for (let k = 0; k < deaths.length; k++) {
    const at = path * set.years + k;
    let [annuity, trust] = [(1 - trustShare) * total, trustShare * total];
    const monthly = (incomeShare * index) / 12;
    if (monthly * 12 > 0.175 * annuity + 0.25 * trust) return k;
    const grow = (fee: number) => (set.mixGrowth[0]![at]! * (1 - fee) * (1 + set.inflation[at]!)) ** (1 / 12);
    for (let month = 0; month < 12; month++) {
      annuity = annuity * grow(FEE) - (1 - trustShare) * monthly;
      trust = trust * grow(TRUST_FEE) - trustShare * monthly;
    }
    if (pooled) annuity += annuity * credits[k]!;
    total = annuity + trust;
    index *= 1 + set.inflation[at]!;
  }
  return deaths.length;
}

function lastingByMonths(incomeShare: number, kind: Kind): number {
  let lasting = 0;
  for (let path = 0; path < set.paths; path++) {
    const years = monthsOfPayment(path, incomeShare, kind);
    for (let k = 0; k < years; k++) lasting += deaths[k]! / set.paths;
  }
  return lasting;
}

const KINDS = [
  ["a living annuity", { trustShare: 0, pooled: false }],
  ["a living annuity plus", { trustShare: 0, pooled: true }],
  ["a living annuity plus with a unit trust in step", { trustShare: 0.3, pooled: true }],
  ["a unit trust", { trustShare: 1, pooled: false }],
] as const;

function ceilingsOf({ trustShare, pooled }: Kind): Ceilings {
  const used = pooled ? credits : noCredits(deaths.length);
  const annuity = { fund, credits: used, maximumShare: 0.175 };
  const trust = { fund: trustFund, credits: noCredits(deaths.length), maximumShare: 0.25 };
  return findCeilings(drawInStep(annuity, trust, trustShare));
}

describe.each(KINDS)("the sustainable income of %s", (_, kind) => {
  it("is what a search by halving finds on the same paths", () => {
    const ceilings = ceilingsOf(kind);
    for (const confidence of [0.5, 0.75, 0.9]) {
      const found = sustainableIncome(ceilings, deaths, confidence);
      expect(Math.abs(found - findByBisection(ceilings, confidence))).toBeLessThan(1e-6);
    }
  });

  it("lasts in as many outcomes when every month is played through", () => {
    const ceilings = ceilingsOf(kind);
    const income = sustainableIncome(ceilings, deaths, 0.75);
    for (const incomeShare of [0.8 * income, income * (1 - 1e-7), 1.2 * income]) {
      const byMonths = lastingByMonths(incomeShare, kind);
      expect(lastingShare(ceilings, incomeShare, deaths)).toBeCloseTo(byMonths, 9);
    }
    expect(lastingByMonths(income * (1 - 1e-7), kind)).toBeGreaterThanOrEqual(0.75);
    expect(lastingByMonths(income * (1 + 1e-3), kind)).toBeLessThan(0.75);
  });

  it("never rises with the confidence", () => {
    const ceilings = ceilingsOf(kind);
    const incomes = [0, 0.25, 0.5, 0.75, 0.95, 1].map((share) => sustainableIncome(ceilings, deaths, share));
    expect([...incomes].sort((a, b) => b - a)).toEqual(incomes);
  });
});

describe("the sustainable income", () => {
  it("without volatility is that of the recurrence of one account", () => {
    const [real, inflation, years] = [1.03, 0.045, 40];
    const nominal = real * (1 + inflation);
    const flat: FundPaths = {
      paths: 1,
      years,
      growth: new Float64Array(years).fill(real),
      incomeCost: new Float64Array(years),
    };
    let cost = 0;
    for (let month = 0; month < 12; month++) cost += nominal ** (month / 12) / 12 / (1 + inflation);
    flat.incomeCost.fill(cost);
    const certain = new Float64Array(years);
    certain[years - 1] = 1;
    const ceilings = livingAnnuityCeilings({ fund: flat, credits: noCredits(years), maximumShare: 0.175 });
    const income = sustainableIncome(ceilings, certain, 0.75);
    // The capital follows c' = real·c - cost·y; the income must fit under 17.5% of it at the last anniversary.
    let capital = 1;
    for (let k = 0; k < years - 1; k++) capital = real * capital - cost * income;
    expect(Math.abs(0.175 * capital - income)).toBeLessThan(1e-9);
  });

  it("is found also when the first paths mislead about all of them", () => {
    // The first 256 of 1 024 paths earn 10%, the others nothing: the first look overestimates by far.
    const growth = Float64Array.from({ length: 1024 * 30 }, (_, index) => (index % 1024 < 256 ? 1.1 : 1));
    const odd: FundPaths = { paths: 1024, years: 30, growth, incomeCost: growth.slice().fill(1) };
    const atTheEnd = new Float64Array(30);
    atTheEnd[29] = 1;
    const ceilings = livingAnnuityCeilings({ fund: odd, credits: noCredits(30), maximumShare: 0.175 });
    // Without returns y ≤ 0.175·(1 - 29y).
    expect(sustainableIncome(ceilings, atTheEnd, 0.75)).toBeCloseTo(0.175 / (1 + 0.175 * 29), 12);
  });

  it("is the same wherever it is expected", () => {
    const ceilings = ceilingsOf(KINDS[0][1]);
    const exact = findLastingIncome(ceilings, deaths, 0.75).incomeShare;
    for (const off of [0.5, 0.996, 1, 1.004, 2])
      for (const errorShare of [0, 0.005])
        expect(
          findLastingIncome(ceilings, deaths, 0.75, { incomeShare: off * exact, errorShare }).incomeShare,
        ).toBe(exact);
  });

  it("is the plain living annuity's, to the last digit, when everything is left to dependants", () => {
    const allLeft = poolCredits({ mortality, dependantsShare: 1, applyExclusion: false });
    const incomeWith = (used: Float64Array) =>
      sustainableIncome(livingAnnuityCeilings({ fund, credits: used, maximumShare: 0.175 }), deaths, 0.75);
    expect(incomeWith(allLeft)).toBe(incomeWith(noCredits(deaths.length)));
  });

  it("falls as more is left to dependants, and when the first five years are excluded", () => {
    const incomeFor = (dependantsShare: number, applyExclusion: boolean) => {
      const used = poolCredits({ mortality, dependantsShare, applyExclusion });
      return sustainableIncome(
        livingAnnuityCeilings({ fund, credits: used, maximumShare: 0.175 }),
        deaths,
        0.75,
      );
    };
    const incomes = [0.1, 0.3, 0.5, 0.8, 1].map((share) => incomeFor(share, false));
    expect([...incomes].sort((a, b) => b - a)).toEqual(incomes);
    expect(incomeFor(0.1, true)).toBeLessThan(incomeFor(0.1, false));
  });

  it("falls when a younger partner depends on it as well", () => {
    const partner = yearlyMortality({
      life: { birthDate: "1970-01-01", sex: "female" },
      retirementDate: "2027-03-01",
      basis: BASIS_2026_11,
      impairment: 1,
    });
    const jointDeaths = deathInYearProbabilities(lastSurvivorYearlyMortality(mortality, partner));
    const incomeFor = (chances: Float64Array) => {
      const used = noCredits(chances.length);
      return sustainableIncome(
        livingAnnuityCeilings({ fund, credits: used, maximumShare: 0.175 }),
        chances,
        0.75,
      );
    };
    expect(incomeFor(jointDeaths)).toBeLessThan(incomeFor(deaths));
  });
});

describe("two purses drawn in step", () => {
  const trust = () => ({ fund: trustFund, credits: noCredits(deaths.length), maximumShare: 0.25 });
  const annuity = () => ({ fund, credits, maximumShare: 0.175 });
  const incomeWith = (trustShare: number) =>
    sustainableIncome(findCeilings(drawInStep(annuity(), trust(), trustShare)), deaths, 0.75);

  it("are the one or the other, to the last digit, when all is in it", () => {
    expect(incomeWith(0)).toBe(sustainableIncome(livingAnnuityCeilings(annuity()), deaths, 0.75));
    expect(incomeWith(1)).toBe(sustainableIncome(livingAnnuityCeilings(trust()), deaths, 0.75));
  });

  it("pay an income that moves with the proportion and jumps nowhere", () => {
    const incomes = Array.from({ length: 51 }, (_, step) => incomeWith(step / 50));
    incomes.slice(1).forEach((income, step) => {
      expect(Math.abs(income / incomes[step]! - 1)).toBeLessThan(0.01);
    });
    for (const edge of [0, 1]) expect(incomeWith(Math.abs(edge - 1e-9)) / incomeWith(edge)).toBeCloseTo(1, 6);
  });

  it("are refused on other paths, for other years, and in no proportion", () => {
    const shorter = { ...trust(), credits: noCredits(3) };
    expect(() => drawInStep(annuity(), shorter, 0.5)).toThrow(/^purses/);
    const even = new Float64Array(2 * deaths.length).fill(1);
    const others = { ...trust(), fund: { paths: 2, years: deaths.length, growth: even, incomeCost: even } };
    expect(() => drawInStep(annuity(), others, 0.5)).toThrow(/^purses/);
    for (const wrong of [NaN, -0.1, 1.1])
      expect(() => drawInStep(annuity(), trust(), wrong)).toThrow(/^secondShare/);
  });
});

describe("the chance that an income lasts", () => {
  it("refuses other years and amounts that are none", () => {
    const ceilings = ceilingsOf(KINDS[0][1]);
    expect(() => lastingShare(ceilings, NaN, deaths)).toThrow(/^incomeShare/);
    expect(() => lastingShare(ceilings, 0.04, new Float64Array(2))).toThrow(/^deaths/);
    expect(() =>
      lastingShare(
        ceilings,
        0.04,
        deaths.map(() => 0),
      ),
    ).toThrow(/^deaths/);
    expect(() => sustainableIncome(ceilings, deaths, 1.01)).toThrow(/^confidence/);
    expect(() => livingAnnuityCeilings({ fund, credits: noCredits(66), maximumShare: 0.175 })).toThrow(
      /^years/,
    );
    const wrongCap = { fund, credits: noCredits(3), maximumShare: NaN };
    expect(() => livingAnnuityCeilings(wrongCap)).toThrow(/^maximumShare/);
  });
});
