/**
 * The year in which an income fails on each path, and the chances that follow.
 *
 * An income is safe for a person who lives K complete years when it is at most the path's ceiling for K.
 * Ceilings never rise with K, so each path has one year T from which on the income is not safe: it fails for
 * anybody who lives T complete years or more. With L(k) the chance of living k complete years or more, it
 * lasts for life with the chance 1 - mean of L(T).
 */
import { requireNotNegative } from "../basis/require-number";
import type { Ceilings } from "./ceilings";

/** The year T of each path; the number of years where the income never fails. */
export type FailureYears = Int32Array;

/** The chances of dying in each year, as many as the ceilings have years; they add up to 1. */
export type DeathChances = ArrayLike<number>;

/** The chances L(0), L(1), … of living k complete years or more, ending with 0; L(0) is the sum of all deaths. */
export function chancesOfLiving(deaths: DeathChances): Float64Array {
  const chances = new Float64Array(deaths.length + 1);
  for (let k = deaths.length - 1; k >= 0; k--) chances[k] = chances[k + 1]! + deaths[k]!;
  return chances;
}

/**
 * Finds the year in which an income fails on each path.
 * @param incomeShare a year, for each rand of capital
 * cost: one pass over paths and years
 */
export function findFailureYears(ceilings: Ceilings, incomeShare: number): FailureYears {
  requireNotNegative("incomeShare", incomeShare);
  const { paths, years } = ceilings;
  const failures = new Int32Array(paths).fill(years);
  ceilings.follow(paths, { from: incomeShare, to: incomeShare }, (path, year, ceiling) => {
    if (ceiling < incomeShare) failures[path] = year;
  });
  return failures;
}

/** The chance that an income lasts for life. */
export function chanceForLife(failures: FailureYears, deaths: DeathChances): number {
  const living = chancesOfLiving(deaths);
  return 1 - sumOver(failures, living) / (failures.length * living[0]!);
}

/** The chance, regardless of survival, that an income is still safe at an anniversary. */
export function chanceAtAnniversary(failures: FailureYears, anniversary: number): number {
  let safe = 0;
  for (let path = 0; path < failures.length; path++) if (failures[path]! > anniversary) safe++;
  return safe / failures.length;
}

/** The sum over paths of the chance of living to the year in which an income fails. */
export function sumOver(failures: FailureYears, living: Float64Array): number {
  let sum = 0;
  for (let path = 0; path < failures.length; path++) sum += living[failures[path]!]!;
  return sum;
}
