/**
 * Survival and death at points in time, from yearly probabilities of dying q_0, q_1, …; the force is constant within a
 * year, so that the chance of living to time k+s is S(k)·(1-q_k)^s for s from 0 to 1. After the last year nobody lives.
 */
import { requireNotNegative, requireProbabilities } from "../basis/require-number";

/** Yearly probabilities of dying, index 0 for the first year. */
export type YearlyMortality = ArrayLike<number>;

/**
 * The chances S(0) = 1, S(1), … of being alive at each anniversary.
 * @returns one more value than there are years
 */
export function survivalAtAnniversaries(q: YearlyMortality): Float64Array {
  requireProbabilities("q", q);
  const survival = new Float64Array(q.length + 1);
  survival[0] = 1;
  for (let k = 0; k < q.length; k++) survival[k + 1] = survival[k]! * (1 - q[k]!);
  return survival;
}

/** The chance of being alive after some years, whole or not. */
export function survivalAt(q: YearlyMortality, years: number): number {
  requireNotNegative("years", years);
  const survival = survivalAtAnniversaries(q);
  const k = Math.floor(years);
  if (k >= q.length) return k === q.length && years === k ? survival[k]! : 0;
  return survival[k]! * (1 - q[k]!) ** (years - k);
}

/**
 * The chances of being alive at the times 0, 1/m, 2/m, … up to the end of the last year, m = `pointsPerYear`.
 * @returns m values a year and one more
 */
export function survivalAtTimes(q: YearlyMortality, pointsPerYear: number): Float64Array {
  requireProbabilities("q", q);
  if (!Number.isInteger(pointsPerYear) || pointsPerYear < 1) {
    throw new RangeError(`pointsPerYear: must be a whole number of at least 1, is ${pointsPerYear}`);
  }
  const survival = new Float64Array(q.length * pointsPerYear + 1);
  let atAnniversary = 1;
  for (let k = 0; k < q.length; k++) {
    for (let point = 0; point < pointsPerYear; point++) {
      survival[k * pointsPerYear + point] = atAnniversary * (1 - q[k]!) ** (point / pointsPerYear);
    }
    atAnniversary *= 1 - q[k]!;
  }
  survival[q.length * pointsPerYear] = atAnniversary;
  return survival;
}

/** The chances, seen from the start, of dying in each year: S(k)·q_k. They add to 1 when the last q is 1. */
export function deathInYearProbabilities(q: YearlyMortality): Float64Array {
  const survival = survivalAtAnniversaries(q);
  return Float64Array.from(q, (probability, k) => survival[k]! * probability);
}
