/** Mortality from tables as they are published. */
import { describe, expect, test } from "vitest";
import {
  adjustMortality,
  deathInYearProbabilities,
  lifeExpectancy,
  makehamSurvival,
  mortalityFromForces,
  mortalityFromLives,
  mortalityFromRates,
  mortalityFromSelectRates,
  pairStatus,
  randomLifetimes,
  survivalAtAnniversaries,
  survivalFrom,
} from "~/engine";

describe("tables", () => {
  test("q, l and forces tell the same mortality", () => {
    const rates = [0.1, 0.2, 0.25, 1];
    const lives = [1000, 900, 720, 540, 0];
    const fromLives = mortalityFromLives({ firstAge: 70, lives, age: 71 });
    const fromRates = mortalityFromRates({ firstAge: 70, rates, age: 71 });
    const forces = rates.slice(0, 3).map((q) => -Math.log(1 - q));
    const fromForces = mortalityFromForces({ firstAge: 70, forces, age: 71 });
    fromRates.forEach((q, k) => expect(fromLives[k]).toBeCloseTo(q, 12));
    fromForces.forEach((q, k) => expect(q).toBeCloseTo(fromRates[k]!, 12));
  });

  // Selected at 41: 0.004 and 0.006 in the two select years, then the ultimate rates of 43 and 44.
  test("a select table passes into its ultimate rates", () => {
    const table = {
      firstAge: 40,
      select: [
        [0.003, 0.005],
        [0.004, 0.006],
      ],
      ultimate: { firstAge: 42, rates: [0.007, 0.009, 0.011] },
    };
    expect([...mortalityFromSelectRates({ ...table, ageAtSelection: 41 })]).toEqual([
      0.004, 0.006, 0.009, 0.011,
    ]);
    expect([...mortalityFromSelectRates({ ...table, ageAtSelection: 41, yearsSince: 1 })]).toEqual([
      0.006, 0.009, 0.011,
    ]);
  });

  // Multiples by hand: 90% of q = 0.1 is 0.09; twice the force squares survival, 1 - 0.9² = 0.19; forces improved by 1%
  // for 2 years and then year by year leave survival to the powers 0.99² and 0.99³.
  test("multiples and improvement", () => {
    const q = [0.1, 0.2, 1];
    expect(adjustMortality(q, { rateMultiple: 0.9 })[0]).toBeCloseTo(0.09, 12);
    expect(adjustMortality(q, { rateMultiple: 6 })[1]).toBe(1);
    expect(adjustMortality(q, { forceMultiple: 2 })[0]).toBeCloseTo(0.19, 12);
    const improved = adjustMortality(q, { improvementShare: 0.01, yearsImproved: 2 });
    expect(improved[0]).toBeCloseTo(1 - 0.9 ** (0.99 ** 2), 12);
    expect(improved[1]).toBeCloseTo(1 - 0.8 ** (0.99 ** 3), 12);
    expect(improved[2]).toBe(1);
  });

  // By a constant force the half-year from 65½ to 66 is survived with √p, by uniform deaths with (1-q)/(1-q/2).
  test("exact ages begin within a year", () => {
    const q = [0.19, 0.5, 1];
    expect(survivalFrom(q, 0.5)(0.5)).toBeCloseTo(0.9, 12);
    expect(survivalFrom(q, 0.5, "uniformDeaths")(0.5)).toBeCloseTo(0.81 / 0.905, 12);
    expect(survivalFrom(q, 0.5)(1.5)).toBeCloseTo(0.45, 12);
    expect([...survivalAtAnniversaries(survivalFrom(q, 1))].slice(0, 3)).toEqual([1, 0.5, 0]);
  });

  // Two Gompertz lives of 60 and 65: both live 5 years with the product of their chances.
  test("a law becomes a table for what needs one", () => {
    const law = (age: number) => makehamSurvival({ a: 0, b: 0.00003, c: 1.1, age });
    const tableOf = (age: number) =>
      mortalityFromLives({ firstAge: age, lives: survivalAtAnniversaries(law(age)), age });
    const { both, lastSurvivor } = pairStatus(tableOf(60), tableOf(65));
    expect(both[5]).toBeCloseTo(law(60)(5) * law(65)(5), 12);
    expect(lastSurvivor[5]).toBeCloseTo(1 - (1 - law(60)(5)) * (1 - law(65)(5)), 12);
    expect(deathInYearProbabilities(tableOf(60)).reduce((sum, death) => sum + death, 0)).toBeCloseTo(1, 12);
  });

  test("lifetimes of evenly spread people have the mean that the table has", () => {
    const q = mortalityFromRates({ firstAge: 60, rates: [0.02, 0.1, 0.3, 0.5, 1], age: 60 });
    const uniforms = Array.from({ length: 4000 }, (_, k) => (k + 0.5) / 4000);
    const mean = randomLifetimes(q, uniforms, "uniformDeaths").reduce((sum, years) => sum + years, 0) / 4000;
    // Evenly spaced numbers leave no sampling error but that of the midpoint rule.
    expect(mean).toBeCloseTo(lifeExpectancy(q, 60, "uniformDeaths").completeYears, 3);
  });
});
