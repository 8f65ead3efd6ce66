import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { somebody } from "../../../fixtures/people/retirement-cases";
import { BASIS_2026_11 as BASIS } from "../basis/basis-2026-11";
import { fundPaths, type FundPaths } from "../market/fund-paths";
import { buildScenarioSet } from "../market/scenario-set";
import { readLifetimes } from "../recommendation/lifetimes";
import { livingAnnuityCeilings, type Ceilings } from "./ceilings";
import { noCredits, poolCredits } from "./pool-credits";
import { lastingShare, sustainableIncome } from "./sustainable-income";

const { maximumShare } = BASIS.rules.drawdown;
const PATHS = 1024;
const YEARS = 120;

/** An invented person, with any dependants' share and confidence. */
const choices = fc.record({
  person: somebody,
  dependantsShare: fc.integer({ min: 10, max: 100 }).map((percent) => percent / 100),
  confidence: fc.integer({ min: 1, max: 99 }).map((percent) => percent / 100),
  applyExclusion: fc.boolean(),
});
type Choices = typeof choices extends fc.Arbitrary<infer Value> ? Value : never;

function creditsOf({ person, dependantsShare, applyExclusion }: Choices): Float64Array {
  return poolCredits({
    mortality: readLifetimes(person, BASIS).mortality,
    dependantsShare,
    applyExclusion,
  });
}

/** The income at which the fraction that lasts passes the confidence, by bisection. */
function findByBisection(ceilings: Ceilings, deaths: Float64Array, confidence: number): number {
  let [low, high] = [0, 2];
  for (let i = 0; i < 45; i++) {
    const middle = (low + high) / 2;
    if (lastingShare(ceilings, middle, deaths) >= confidence) low = middle;
    else high = middle;
  }
  return low;
}

describe("the sustainable income of random people", () => {
  let fund: FundPaths;
  beforeAll(() => {
    const mixes = [BASIS.funds.selectIncome.mix];
    const set = buildScenarioSet({ basis: BASIS, mixes, seed: 9, paths: PATHS, years: YEARS });
    fund = fundPaths(set, { mix: 0, feeShare: 0.02461 });
  });

  it("is what a search by halving finds on the same paths, to 1e-6", () => {
    const check = (chosen: Choices) => {
      const { deaths } = readLifetimes(chosen.person, BASIS);
      const ceilings = livingAnnuityCeilings({ fund, credits: creditsOf(chosen), maximumShare });
      const found = sustainableIncome(ceilings, deaths, chosen.confidence);
      expect(Math.abs(found - findByBisection(ceilings, deaths, chosen.confidence))).toBeLessThan(1e-6);
    };
    fc.assert(fc.property(choices, check), { numRuns: 15 });
  });

  it("is the plain living annuity's, to the last digit, when everything is left", () => {
    const check = (chosen: Choices) => {
      const { deaths } = readLifetimes(chosen.person, BASIS);
      const [pooled, plain] = [creditsOf({ ...chosen, dependantsShare: 1 }), noCredits(deaths.length)].map(
        (credits) =>
          sustainableIncome(
            livingAnnuityCeilings({ fund, credits, maximumShare }),
            deaths,
            chosen.confidence,
          ),
      );
      expect(pooled).toBe(plain);
    };
    fc.assert(fc.property(choices, check), { numRuns: 30 });
  });
});

/** True if one rand in a deterministic market can pay an income, set at each anniversary up to `last`. */
function canBeSet(
  income: number,
  last: number,
  market: { growth: number; cost: number; credits: Float64Array },
) {
  let capital = 1;
  for (let k = 0; k < last; k++) {
    if (income > maximumShare * capital) return false;
    capital = (capital * market.growth - income * market.cost) * (1 + market.credits[k]!);
  }
  return income <= maximumShare * capital;
}

/** The complete years to cover so that later deaths have at most the rest of the chance. */
function yearsToCover(deaths: Float64Array, confidence: number): number {
  let died = 0;
  let k = 0;
  while (k < deaths.length - 1 && died + deaths[k]! < confidence) died += deaths[k++]!;
  return k;
}

describe("the sustainable income without volatility", () => {
  it("is that of one account stepped from year to year, to 1e-9", () => {
    const steady = fc.record({
      chosen: choices,
      real: fc.integer({ min: -20, max: 80 }).map((thousandths) => thousandths / 1000),
      inflation: fc.integer({ min: 0, max: 90 }).map((thousandths) => thousandths / 1000),
    });
    const check = ({ chosen, real, inflation }: { chosen: Choices; real: number; inflation: number }) => {
      const { deaths } = readLifetimes(chosen.person, BASIS);
      const credits = creditsOf(chosen);
      const nominal = (1 + real) * (1 + inflation);
      let cost = 0;
      for (let month = 0; month < 12; month++) cost += nominal ** (month / 12) / 12 / (1 + inflation);
      const fund: FundPaths = {
        paths: 1,
        years: deaths.length,
        growth: new Float64Array(deaths.length).fill(1 + real),
        incomeCost: new Float64Array(deaths.length).fill(cost),
      };
      const found = sustainableIncome(
        livingAnnuityCeilings({ fund, credits, maximumShare }),
        deaths,
        chosen.confidence,
      );
      const last = yearsToCover(deaths, chosen.confidence);
      const market = { growth: 1 + real, cost, credits };
      expect(canBeSet(found - 1e-9, last, market)).toBe(true);
      expect(canBeSet(found + 1e-9, last, market)).toBe(false);
    };
    fc.assert(fc.property(steady, check), { numRuns: 200 });
  });
});
