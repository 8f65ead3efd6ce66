/** Mean and median of the age at death. */
import { requireNotNegative } from "../basis/require-number";
import { deathInYearProbabilities, survivalAtAnniversaries, type YearlyMortality } from "./survival";

/** Means of the years lived from the start. */
export type LifeExpectancy = {
  /** Mean of the whole years lived, e = S(1) + S(2) + … */
  curtateYears: number;
  /** Mean of the years lived, the area under the survival curve. */
  completeYears: number;
  /** Age at the start plus `completeYears`. */
  meanAgeAtDeath: number;
};

/**
 * Life expectancy; the force is constant within a year, so a year's area is S(k)·q_k / -ln(1-q_k).
 * @param ageAtStart exact age at the start of the first year
 */
export function lifeExpectancy(q: YearlyMortality, ageAtStart: number): LifeExpectancy {
  requireNotNegative("ageAtStart", ageAtStart);
  const survival = survivalAtAnniversaries(q);
  const curtateYears = survival.reduce((sum, chance) => sum + chance, 0) - 1;
  const completeYears = deathInYearProbabilities(q).reduce((sum, death, k) => {
    const force = -Math.log1p(-q[k]!);
    return sum + (force === 0 ? survival[k]! : death / force);
  }, 0);
  return { curtateYears, completeYears, meanAgeAtDeath: ageAtStart + completeYears };
}

/**
 * The age that half of such people live past: the time at which survival is ½, within a year by its constant force.
 * @param ageAtStart exact age at the start of the first year
 * @returns the exact age; the end of the table when more than half outlive it
 */
export function medianAgeAtDeath(q: YearlyMortality, ageAtStart: number): number {
  requireNotNegative("ageAtStart", ageAtStart);
  const survival = survivalAtAnniversaries(q);
  const k = survival.findIndex((chance) => chance < 0.5) - 1;
  if (k < 0) return ageAtStart + q.length;
  const withinYear = Math.log(0.5 / survival[k]!) / Math.log1p(-q[k]!);
  return ageAtStart + k + withinYear;
}
