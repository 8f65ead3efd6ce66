/**
 * Simulated markets: for each path and year from retirement on, the real growth of each mix before fees and inflation.
 *
 * The log real return of class i in a year is ln(1+g_i) + v_i·x_i, the x_i standard normal with the basis's
 * correlations (x = L·e by Cholesky), years independent; a mix is rebalanced every year, so its growth is
 * Σ w_i·exp(log return of i). Inflation follows i_k = m + φ·(i_{k-1} - m) + s·√(1-φ²)·e with i_{-1} = m, the year before
 * retirement, independent of real returns.
 *
 * The independent normals e are pseudo-random, but for the part that matters: the log return of the first mix is nearly
 * a straight line in them, so in each year nearly all of its variance lies along one direction of the e, and over time
 * along the first principal directions of a walk. There a scrambled Sobol point takes the place of the pseudo-random.
 */
import type { Basis, Mix } from "../basis/basis";
import { findCholeskyFactor } from "../basis/cholesky";
import { requireNotEmpty } from "../basis/require-number";
import { mixWeights } from "../fees/expected-return";
import { inverseNormal } from "./inverse-normal";
import { createRandom, toUniform, type RandomStream } from "./random";
import { createSobol } from "./sobol";
import { leadingTimeDirections, replaceLeadingPart } from "./time-directions";

/** What the simulation reads of a basis. */
export type MarketBasis = Pick<Basis, "assetClasses" | "correlations" | "inflation">;

/** Which markets to simulate; the Sobol points are aimed at the first mix. */
export type ScenarioRequest = {
  basis: MarketBasis;
  mixes: readonly Mix[];
  /** Whole number from 0 to 2^53 - 1. */
  seed: number;
  /** Number of paths; the Sobol points are most even for powers of two. */
  paths: number;
  years: number;
};

/** Tables are year by year: the value of path p in year k stands at index k·paths + p. */
export type ScenarioSet = {
  paths: number;
  years: number;
  /** Inflation of each year, a share. */
  inflation: Float64Array;
  /** For each mix of the request, the real growth of one rand in each year, before fees. */
  mixGrowth: readonly Float64Array[];
};

const TIME_DIRECTIONS = 12;
const PURPOSES = { scramble: 1, steps: 2, inflation: 3 };

/** A simulation's constants: log returns are `spread`·e, and the first mix moves most along the unit vector `main`. */
type Model = { spread: readonly (readonly number[])[]; main: readonly number[] };

function requireWhole(name: string, value: number): void {
  if (!Number.isInteger(value) || value < 1) throw new RangeError(`${name}: must be at least 1, is ${value}`);
}

function fillNormals(target: Float64Array, random: RandomStream): void {
  for (let k = 0; k < target.length; k++) target[k] = inverseNormal(toUniform(random()));
}

/** Refuses correlations that no variables can have. */
function prepareModel({ basis: { assetClasses, correlations }, mixes }: ScenarioRequest): Model {
  const factor = findCholeskyFactor(correlations);
  if (!factor) throw new RangeError("basis.correlations: not positive definite");
  const spread = factor.map((row, i) => row.map((entry) => entry * assetClasses[i]!.volatility));
  const weights = mixWeights(mixes[0]!);
  const slopes = spread.map((_, j) => weights.reduce((sum, weight, i) => sum + weight * spread[i]![j]!, 0));
  const size = Math.hypot(...slopes);
  return { spread, main: slopes.map((slope, j) => (size > 0 ? slope / size : j === 0 ? 1 : 0)) };
}

/** Gives the independent normal steps of every class for one path after the other; the arrays are used again. */
function createStepSource({ main }: Model, { seed, years }: ScenarioRequest): () => readonly Float64Array[] {
  const directions = leadingTimeDirections(years, Math.min(TIME_DIRECTIONS, years));
  const nextPoint = createSobol(directions.length, createRandom(seed, PURPOSES.scramble));
  const random = createRandom(seed, PURPOSES.steps);
  const steps = main.map(() => new Float64Array(years));
  const alongMain = new Float64Array(years);
  const replaced = new Float64Array(years);
  return () => {
    for (const classSteps of steps) fillNormals(classSteps, random);
    for (let k = 0; k < years; k++)
      alongMain[k] = main.reduce((sum, part, i) => sum + part * steps[i]![k]!, 0);
    replaced.set(alongMain);
    replaceLeadingPart(
      replaced,
      directions,
      Array.from(nextPoint(), (word) => inverseNormal(toUniform(word))),
    );
    steps.forEach((classSteps, i) => {
      for (let k = 0; k < years; k++) classSteps[k]! += main[i]! * (replaced[k]! - alongMain[k]!);
    });
    return steps;
  };
}

function simulateInflation({ basis, seed, paths, years }: ScenarioRequest): Float64Array {
  const { mean, deviation, autocorrelation } = basis.inflation;
  const shock = deviation * Math.sqrt(1 - autocorrelation ** 2);
  const random = createRandom(seed, PURPOSES.inflation);
  const inflation = new Float64Array(paths * years);
  const steps = new Float64Array(years);
  for (let path = 0; path < paths; path++) {
    fillNormals(steps, random);
    let previous = mean;
    for (let k = 0; k < years; k++) {
      previous = mean + autocorrelation * (previous - mean) + shock * steps[k]!;
      inflation[k * paths + path] = previous;
    }
  }
  return inflation;
}

/**
 * Simulates markets. The same request gives the same bytes.
 * @throws RangeError for no mixes, paths or years, and for correlations that no variables can have
 * cost: about 0.2 seconds for 4 096 paths of 65 years
 */
export function buildScenarioSet(request: ScenarioRequest): ScenarioSet {
  const { basis, mixes, paths, years } = request;
  requireNotEmpty("mixes", mixes);
  requireWhole("paths", paths);
  requireWhole("years", years);
  const model = prepareModel(request);
  const classes = basis.assetClasses;
  const weights = mixes.map((mix) => mixWeights(mix));
  const mixGrowth = mixes.map(() => new Float64Array(paths * years));
  const nextSteps = createStepSource(model, request);
  const classGrowth = new Float64Array(classes.length);
  for (let path = 0; path < paths; path++) {
    const steps = nextSteps();
    for (let k = 0; k < years; k++) {
      classes.forEach(({ geometricReal }, i) => {
        let surprise = 0;
        for (let j = 0; j <= i; j++) surprise += model.spread[i]![j]! * steps[j]![k]!;
        classGrowth[i] = (1 + geometricReal) * Math.exp(surprise);
      });
      weights.forEach((shares, mix) => {
        let growth = 0;
        for (let i = 0; i < shares.length; i++) growth += shares[i]! * classGrowth[i]!;
        mixGrowth[mix]![k * paths + path] = growth;
      });
    }
  }
  return { paths, years, inflation: simulateInflation(request), mixGrowth };
}
