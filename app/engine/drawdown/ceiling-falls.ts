/**
 * The steps at which the ceilings of all paths fall through a range of incomes: everything that later
 * questions about incomes in the range need, recorded in one pass over the paths.
 *
 * A path's ceiling falls from year to year, in steps. Raising the income above the value of such a step makes
 * the path fail in the step's year k rather than in that of its next lower step, k': the weight of failing
 * outcomes rises by L(k) - L(k'), with L(k) the chance of living k complete years or more (0 where there is
 * no lower step). So the steps with these weights are a distribution of incomes, whose quantiles are the
 * incomes that last with a given confidence.
 */
import type { CeilingRange, Ceilings } from "./ceilings";
import {
  chancesOfLiving,
  findFailureYears,
  sumOver,
  type DeathChances,
  type FailureYears,
} from "./failure-years";
import { weightedQuantile } from "./weighted-quantile";

/** Steps of ceilings, path by path in the order of years: the path, the year, the new value and the weight of each. */
type Steps = { paths: Int32Array; years: Int32Array; values: Float64Array; weights: Float64Array };

/** The steps of the ceilings within a range, both ends included, and the failures below it. */
export type CeilingFalls = Steps & {
  ceilings: Ceilings;
  range: CeilingRange;
  /** The chances L(k). */
  living: Float64Array;
  /** The year in which each path fails at the lowest income of the range, and the total weight of that. */
  below: FailureYears;
  weightBelow: number;
};

/** Initial capacity in steps: about as many as there are around an income that lasts. */
const ROOM = 8192;

function makeSteps(length: number): Steps {
  return {
    paths: new Int32Array(length),
    years: new Int32Array(length),
    values: new Float64Array(length),
    weights: new Float64Array(length),
  };
}

function keepFirst({ paths, years, values, weights }: Steps, count: number): Steps {
  return {
    paths: paths.subarray(0, count),
    years: years.subarray(0, count),
    values: values.subarray(0, count),
    weights: weights.subarray(0, count),
  };
}

/** Doubles the capacity. */
function growSteps(steps: Steps): Steps {
  const larger = makeSteps(2 * steps.values.length);
  larger.paths.set(steps.paths);
  larger.years.set(steps.years);
  larger.values.set(steps.values);
  larger.weights.set(steps.weights);
  return larger;
}

/**
 * Follows the first `paths` paths and records their steps.
 * cost: one pass over paths and years, and memory for each step in the range
 */
export function recordFalls(
  { ceilings, deaths, paths: count }: { ceilings: Ceilings; deaths: DeathChances; paths: number },
  range: CeilingRange,
): CeilingFalls {
  const living = chancesOfLiving(deaths);
  const below = new Int32Array(count).fill(ceilings.years);
  let steps = makeSteps(ROOM);
  let noted = 0;
  ceilings.follow(count, range, (path, year, value) => {
    const weight = living[year]!;
    // Steps of one path are adjacent: the next one takes over the weight from its year on.
    if (noted > 0 && steps.paths[noted - 1] === path) steps.weights[noted - 1]! -= weight;
    if (value < range.from) {
      below[path] = year;
      return;
    }
    if (noted === steps.values.length) steps = growSteps(steps);
    steps.paths[noted] = path;
    steps.years[noted] = year;
    steps.values[noted] = value;
    steps.weights[noted++] = weight;
  });
  return {
    ...keepFirst(steps, noted),
    ceilings,
    range,
    living,
    below,
    weightBelow: sumOver(below, living),
  };
}

/** The weight of steps below the income of a confidence. */
function weightOf({ below, living }: CeilingFalls, confidence: number): number {
  return (1 - confidence) * below.length * living[0]!;
}

/** Whether the income of a confidence lies in the range. */
export function reachesConfidence(falls: CeilingFalls, confidence: number): boolean {
  const wanted = weightOf(falls, confidence);
  const { weights } = falls;
  let inRange = 0;
  for (let step = 0; step < weights.length; step++) inRange += weights[step]!;
  return falls.weightBelow <= wanted && wanted < falls.weightBelow + inRange;
}

/**
 * The largest income that lasts with a confidence, which must lie in the range.
 * @returns a year, for each rand of capital; exact on the paths
 * cost: linear in the steps
 */
export function incomeAt(falls: CeilingFalls, confidence: number): number {
  return weightedQuantile(falls, Math.max(weightOf(falls, confidence) - falls.weightBelow, 0));
}

/** Brings each path's failure forward to its first step below the income. */
function failAbove({ paths, years, values }: CeilingFalls, income: number, failures: FailureYears): void {
  for (let step = 0; step < values.length; step++) {
    if (values[step]! >= income) continue;
    const path = paths[step]!;
    if (years[step]! < failures[path]!) failures[path] = years[step]!;
  }
}

/** The years in which an income fails; needs no pass over the paths if the income is in the range. */
export function failureYearsAt(falls: CeilingFalls, income: number): FailureYears {
  const { ceilings, range } = falls;
  if (income < range.from || income > range.to) return findFailureYears(ceilings, income);
  const failures = falls.below.slice();
  failAbove(falls, income, failures);
  return failures;
}
