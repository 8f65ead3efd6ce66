import { beforeAll, describe, expect, it } from "vitest";
import { BASIS_2026_11 } from "../basis/basis-2026-11";
import { deathInYearProbabilities } from "../lives/survival";
import { yearlyMortality } from "../lives/yearly-mortality";
import { fundPaths, type FundPaths } from "../market/fund-paths";
import { buildScenarioSet } from "../market/scenario-set";
import { listCeilings, livingAnnuityCeilings, unitTrustCeilings, type Ceilings } from "./ceilings";
import { confidencesFor, findCommonConfidence } from "./common-confidence";
import { failureYearsAt } from "./ceiling-falls";
import { chanceAtAnniversary, chanceForLife, findFailureYears, findFirstFailures } from "./failure-years";
import { poolCredits } from "./pool-credits";
import { lastingShare, lookFirst, sustainableIncome } from "./sustainable-income";

const YEARS_MORTALITY = yearlyMortality({
  life: { birthDate: "1960-05-01", sex: "female" },
  retirementDate: "2027-03-01",
  basis: BASIS_2026_11,
  impairment: 1,
});
const deaths = deathInYearProbabilities(YEARS_MORTALITY);
const credits = poolCredits({ mortality: YEARS_MORTALITY, dependantsShare: 0.5, applyExclusion: false });

let annuity: Ceilings;
let trust: Ceilings;
beforeAll(() => {
  const mixes = [BASIS_2026_11.funds.selectIncome.mix];
  const set = buildScenarioSet({ basis: BASIS_2026_11, mixes, seed: 4, paths: 1024, years: 65 });
  const fundAt = (feeShare: number) => fundPaths(set, { mix: 0, feeShare });
  annuity = livingAnnuityCeilings({ fund: fundAt(0.02461), credits, maximumShare: 0.175 });
  trust = unitTrustCeilings(fundAt(0.0229), deaths.length);
});

/** The chance that two incomes both last, counted outcome by outcome. */
function countBoth(incomes: readonly number[]): number {
  const tables = [listCeilings(annuity), listCeilings(trust)];
  const paths = annuity.paths;
  let chance = 0;
  for (let index = 0; index < tables[0]!.length; index++)
    if (tables.every((table, pot) => table[index]! >= incomes[pot]!))
      chance += deaths[Math.floor(index / paths)]! / paths;
  return chance;
}

const lookAt = (ceilings: Ceilings, wanted = 0.75) => lookFirst(ceilings, deaths, confidencesFor(2, wanted));

describe("the confidence common to an annuity and a unit trust", () => {
  it("lets both last with the wanted chance, and no smaller one does", () => {
    for (const wanted of [0.5, 0.75, 0.9]) {
      const { confidence, incomes } = findCommonConfidence(
        [lookAt(annuity, wanted), lookAt(trust, wanted)],
        wanted,
      );
      expect(confidence).toBeGreaterThan(wanted);
      expect(countBoth(incomes)).toBeGreaterThanOrEqual(wanted - 1e-12);
      expect(countBoth(incomes)).toBeLessThan(wanted + 0.0005);
      incomes.forEach((income, pot) => {
        const ceilings = pot === 0 ? annuity : trust;
        expect(income).toBe(sustainableIncome(ceilings, deaths, confidence));
      });
      const bolder = [annuity, trust].map((each) => sustainableIncome(each, deaths, confidence - 0.001));
      expect(countBoth(bolder)).toBeLessThan(wanted);
    }
  });

  it("is the wanted chance itself for one pot, and for two that fail together", () => {
    for (const pots of [[annuity], [trust], [trust, trust]]) {
      const { confidence, incomes } = findCommonConfidence(
        pots.map((pot) => lookAt(pot)),
        0.75,
      );
      expect(confidence).toBe(0.75);
      expect(incomes[0]).toBe(sustainableIncome(pots[0]!, deaths, 0.75));
    }
  });

  it("is found also when the first paths mislead about all of them", () => {
    // The first 256 paths go to one of the two pots alone, the others to the other: a first look sees no common failure.
    const fundOf = (isGood: (path: number) => boolean): FundPaths => {
      const growth = Float64Array.from({ length: 1024 * 30 }, (_, index) =>
        isGood(index % 1024) ? 1.02 + (index % 1024) / 1e5 : 0.98 + (index % 1024) / 1e5,
      );
      return { paths: 1024, years: 30, growth, incomeCost: growth.slice().fill(1) };
    };
    const atTheEnd = new Float64Array(30);
    atTheEnd[29] = 1;
    const pots = [
      unitTrustCeilings(
        fundOf((path) => path > 128),
        30,
      ),
      unitTrustCeilings(
        fundOf((path) => path < 256 || path % 2 === 0),
        30,
      ),
    ];
    const looks = pots.map((ceilings) => lookFirst(ceilings, atTheEnd, confidencesFor(2, 0.75)));
    const { confidence, incomes } = findCommonConfidence(looks, 0.75);
    const both = (found: readonly number[]) =>
      lastingShare(
        pots.map((ceilings, pot) => ({ ceilings, incomeShare: found[pot]! })),
        atTheEnd,
      );
    expect(both(incomes)).toBeGreaterThanOrEqual(0.75);
    const bolder = pots.map((ceilings) => sustainableIncome(ceilings, atTheEnd, confidence - 0.002));
    expect(both(bolder)).toBeLessThan(0.75);
  });

  it("refuses no pots and chances that are none", () => {
    expect(() => findCommonConfidence([], 0.75)).toThrow(/^looks/);
    expect(() => findCommonConfidence([lookAt(annuity)], 1.2)).toThrow(/^wanted/);
  });
});

describe("the years in which an income fails", () => {
  it("are the first ones whose ceilings are below it, and chances are counts of them", () => {
    const table = listCeilings(annuity);
    const income = sustainableIncome(annuity, deaths, 0.75);
    const failures = findFailureYears(annuity, income);
    failures.forEach((year, path) => {
      const own = Array.from({ length: annuity.years }, (_, k) => table[k * annuity.paths + path]!);
      const first = own.findIndex((ceiling) => ceiling < income);
      expect(year).toBe(first < 0 ? annuity.years : first);
    });
    for (const k of [0, 10, 25, 40]) {
      const safe = table
        .subarray(k * annuity.paths, (k + 1) * annuity.paths)
        .filter((ceiling) => ceiling >= income).length;
      expect(chanceAtAnniversary(failures, k)).toBe(safe / annuity.paths);
    }
    expect(chanceForLife(failures, deaths)).toBeCloseTo(
      lastingShare([{ ceilings: annuity, incomeShare: income }], deaths),
      12,
    );
  });

  it("are the same from what was recorded as from a pass over the paths", () => {
    const { incomes, pots } = findCommonConfidence([lookAt(annuity), lookAt(trust)], 0.75);
    [annuity, trust].forEach((ceilings, pot) => {
      for (const part of [1, 0.9])
        expect(failureYearsAt(pots[pot]!, part * incomes[pot]!)).toEqual(
          findFailureYears(ceilings, part * incomes[pot]!),
        );
    });
    const [one, other] = [annuity, trust].map((ceilings, pot) => findFailureYears(ceilings, incomes[pot]!));
    expect(chanceForLife(findFirstFailures(one!, other!), deaths)).toBeCloseTo(countBoth(incomes), 12);
  });
});
