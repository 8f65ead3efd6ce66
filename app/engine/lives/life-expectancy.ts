/** Mean and median of the age at death, and lifetimes drawn at random. */
import { requireNotEmpty, requireNotNegative, requireShare } from "../basis/require-number";
import {
  isDiedOut,
  LONGEST_YEARS,
  requireMortality,
  requireWithinYear,
  survivalAtAnniversaries,
  type Mortality,
  type SurvivalFunction,
  type WithinYear,
  type YearlyMortality,
} from "./survival";

/** Means of the years lived from the start. */
export type LifeExpectancy = {
  /** Mean of the whole years lived, e = S(1) + S(2) + … */
  curtateYears: number;
  /** Mean of the years lived, the area under the survival curve. */
  completeYears: number;
  /** Age at the start plus `completeYears`. */
  meanAgeAtDeath: number;
};

/** A year's share of the area under a table's survival curve, for 1 alive at its start. */
function yearLivedIn(q: number, withinYear: WithinYear): number {
  if (withinYear === "uniformDeaths") return 1 - q / 2;
  const force = -Math.log1p(-q);
  if (force === 0) return 1;
  if (withinYear === "constantForce") return q / force;
  return q === 1 ? 0 : ((1 - q) * force) / q;
}

/** Simpson's rule with 48 steps a year: to 1e-7 years even where hardly anybody lives another year. */
function areaUnder(law: SurvivalFunction): number {
  const steps = 48;
  let sum = law(0);
  for (let step = 1; ; step++) {
    const chance = law(step / steps);
    if (step % steps === 0 && isDiedOut(chance, step / steps)) return (sum + chance) / (3 * steps);
    sum += (step % 2 === 1 ? 4 : 2) * chance;
  }
}

/**
 * Life expectancy. With a constant force μ a year's area is S(k)·q_k/μ_k, with uniform deaths S(k)·(1 - q_k/2), by
 * Balducci S(k)·(1-q_k)·μ_k/q_k; μ_k = -ln(1-q_k).
 * @param ageAtStart exact age at the start of the first year
 */
export function lifeExpectancy(
  mortality: Mortality,
  ageAtStart: number,
  withinYear: WithinYear = "constantForce",
): LifeExpectancy {
  requireNotNegative("ageAtStart", ageAtStart);
  requireWithinYear(withinYear);
  const survival = survivalAtAnniversaries(mortality);
  const curtateYears = survival.reduce((sum, chance) => sum + chance, 0) - 1;
  const completeYears =
    typeof mortality === "function"
      ? areaUnder(mortality)
      : Array.from(mortality).reduce((sum, q, k) => sum + survival[k]! * yearLivedIn(q, withinYear), 0);
  return { curtateYears, completeYears, meanAgeAtDeath: ageAtStart + completeYears };
}

function lifetimeOfTable(q: YearlyMortality, survival: Float64Array, withinYear: WithinYear) {
  return (chance: number) => {
    const k = survival.findIndex((alive) => alive < chance) - 1;
    if (k < 0) return q.length;
    return k + timeOfDeath(q[k]!, chance / survival[k]!, withinYear);
  };
}

/** The part of a year after which only so many of those alive at its start still live. */
function timeOfDeath(q: number, alive: number, withinYear: WithinYear): number {
  switch (withinYear) {
    case "constantForce":
      return Math.log(alive) / Math.log1p(-q);
    case "uniformDeaths":
      return (1 - alive) / q;
    case "balducci":
      return ((1 - q) * (1 / alive - 1)) / q;
  }
}

/** Found by bisection to the last bit; too few outlive the longest time to matter. */
function lifetimeOfLaw(law: SurvivalFunction) {
  return (chance: number) => {
    let [alive, dead] = [0, LONGEST_YEARS];
    for (;;) {
      const middle = (alive + dead) / 2;
      if (middle === alive || middle === dead) return alive;
      if (law(middle) >= chance) alive = middle;
      else dead = middle;
    }
  };
}

/**
 * The years lived by people whose place among all that are like them is known: u of them die before, S(T) = 1 - u. With
 * uniform random u these are random lifetimes; the last of two lives, if independent, is the longer of two such.
 * @param uniforms from 0 to below 1
 * @returns exact years from the start; the end of the table for those who outlive it
 * cost: linear in the table's length for each
 */
export function randomLifetimes(
  mortality: Mortality,
  uniforms: ArrayLike<number>,
  withinYear: WithinYear = "constantForce",
): Float64Array {
  requireMortality("mortality", mortality);
  requireWithinYear(withinYear);
  requireNotEmpty("uniforms", uniforms);
  const lifetimeAt =
    typeof mortality === "function"
      ? lifetimeOfLaw(mortality)
      : lifetimeOfTable(mortality, survivalAtAnniversaries(mortality), withinYear);
  return Float64Array.from(uniforms, (uniform, index) => {
    requireShare(`uniforms[${index}]`, uniform);
    if (uniform === 1) throw new RangeError(`uniforms[${index}]: must be below 1`);
    return lifetimeAt(1 - uniform);
  });
}

/**
 * The age that half of such people live past: the time at which survival is ½.
 * @param ageAtStart exact age at the start of the first year
 * @returns the exact age; the end of the table when more than half outlive it
 */
export function medianAgeAtDeath(
  mortality: Mortality,
  ageAtStart: number,
  withinYear: WithinYear = "constantForce",
): number {
  requireNotNegative("ageAtStart", ageAtStart);
  return ageAtStart + randomLifetimes(mortality, [0.5], withinYear)[0]!;
}
