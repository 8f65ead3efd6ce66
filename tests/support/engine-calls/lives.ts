/** Mortality and lifetimes. */
import { findBasis } from "../../../app/engine";
import { LEAVES_MONEY } from "../../../fixtures/people/retirement-cases";
import type { Calls } from "./call";

const { member, retirementDate } = LEAVES_MONEY;
const life = { life: member, retirementDate, basis: findBasis("2026-11"), impairment: 1 };
const q = [0.01, 0.02, 0.05, 0.2, 1];

export const LIVES_CALLS: Calls = {
  mortalityFromRates: {
    args: [{ firstAge: 60, rates: q, age: 62 }],
    wrong: [
      ["0.rates", "chances"],
      ["0.age", "whole"],
      ["0.firstAge", "whole"],
    ],
  },
  mortalityFromLives: {
    args: [{ firstAge: 60, lives: [100, 90, 50, 0], age: 61 }],
    wrong: [
      ["0.lives", "amounts"],
      ["0.age", "whole"],
      ["0.firstAge", "whole"],
    ],
  },
  makehamSurvival: {
    args: [{ a: 0.00022, b: 2.7e-6, c: 1.124, age: 65 }],
    wrong: [
      ["0.a", "amount"],
      ["0.b", "amount"],
      ["0.c", "multiple"],
      ["0.age", "amount"],
    ],
  },
  yearlyMortality: {
    args: [life],
    wrong: [
      ["0.impairment", "multiple"],
      ["0.retirementDate", "day"],
      ["0.life.birthDate", "day", "life.birthDate"],
      ["0.basis.mortality.male.muHalf", "amounts", "table.muHalf"],
      ["0.basis.improvement.rateShare", "share", "basis.improvement.rateShare"],
      ["0.basis.improvement.fromYear", "number", "basis.improvement.fromYear"],
    ],
  },
  survivalAt: {
    args: [q, 1.5, "uniformDeaths"],
    wrong: [
      ["0", "chances", "q"],
      ["1", "amount", "years"],
      ["2", "name", "withinYear"],
    ],
  },
  survivalFrom: {
    args: [q, 0.5, "uniformDeaths"],
    wrong: [
      ["0", "chances", "q"],
      ["1", "amount", "years"],
      ["2", "name", "withinYear"],
    ],
  },
  survivalAtAnniversaries: { args: [q], wrong: [["0", "chances", "q"]] },
  survivalAtTimes: {
    args: [q, 12, "constantForce"],
    wrong: [
      ["0", "chances", "q"],
      ["1", "whole", "pointsPerYear"],
      ["2", "name", "withinYear"],
    ],
  },
  deathInYearProbabilities: { args: [q], wrong: [["0", "chances", "q"]] },
  lifeExpectancy: {
    args: [q, 65, "uniformDeaths"],
    wrong: [
      ["0", "chances", "q"],
      ["1", "amount", "ageAtStart"],
      ["2", "name", "withinYear"],
    ],
  },
  medianAgeAtDeath: {
    args: [q, 65],
    wrong: [
      ["0", "chances", "mortality"],
      ["1", "amount", "ageAtStart"],
    ],
  },
  pairStatus: {
    args: [q, [0.1, 1]],
    wrong: [
      ["0", "chances", "q"],
      ["1", "chances", "q"],
    ],
  },
  lastSurvivorYearlyMortality: {
    args: [q, [0.1, 1]],
    wrong: [
      ["0", "chances", "q"],
      ["1", "chances", "q"],
    ],
  },
};
