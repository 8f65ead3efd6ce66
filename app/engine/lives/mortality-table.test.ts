/** Mortality from published tables. */
import { describe, expect, test } from "vitest";
import {
  deathInYearProbabilities,
  makehamSurvival,
  mortalityFromLives,
  mortalityFromRates,
  pairStatus,
  survivalAtAnniversaries,
  survivalFrom,
} from "~/engine";

describe("tables", () => {
  test("q and l tell the same mortality", () => {
    const rates = [0.1, 0.2, 0.25, 1];
    const lives = [1000, 900, 720, 540, 0];
    const fromLives = mortalityFromLives({ firstAge: 70, lives, age: 71 });
    const fromRates = mortalityFromRates({ firstAge: 70, rates, age: 71 });
    fromRates.forEach((q, k) => expect(fromLives[k]).toBeCloseTo(q, 12));
  });

  // By a constant force survival from 65½ to 66 is √p, by uniform deaths (1-q)/(1-q/2).
  test("exact ages begin within a year", () => {
    const q = [0.19, 0.5, 1];
    expect(survivalFrom(q, 0.5)(0.5)).toBeCloseTo(0.9, 12);
    expect(survivalFrom(q, 0.5, "uniformDeaths")(0.5)).toBeCloseTo(0.81 / 0.905, 12);
    expect(survivalFrom(q, 0.5)(1.5)).toBeCloseTo(0.45, 12);
    expect([...survivalAtAnniversaries(survivalFrom(q, 1))].slice(0, 3)).toEqual([1, 0.5, 0]);
  });

  // Two Gompertz lives of 60 and 65: both survive 5 years with the product of their chances.
  test("a law becomes a table for what needs one", () => {
    const law = (age: number) => makehamSurvival({ a: 0, b: 0.00003, c: 1.1, age });
    const tableOf = (age: number) =>
      mortalityFromLives({ firstAge: age, lives: survivalAtAnniversaries(law(age)), age });
    const { both, lastSurvivor } = pairStatus(tableOf(60), tableOf(65));
    expect(both[5]).toBeCloseTo(law(60)(5) * law(65)(5), 12);
    expect(lastSurvivor[5]).toBeCloseTo(1 - (1 - law(60)(5)) * (1 - law(65)(5)), 12);
    expect(deathInYearProbabilities(tableOf(60)).reduce((sum, death) => sum + death, 0)).toBeCloseTo(1, 12);
  });
});
