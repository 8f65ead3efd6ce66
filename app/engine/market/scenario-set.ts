/**
 * Simulated markets: for each path and year from retirement on, the real growth of each mix before
 * fees and inflation.
 *
 * The log real return of class i in a year is ln(1+g_i) + v_i·x_i, the x_i standard normal with the basis's
 * correlations (x = L·e by Cholesky), years independent; a mix is rebalanced every year, so its growth is
 * Σ w_i·exp(log return of i). Inflation follows i_k = m + φ·(i_{k-1} - m) + s·√(1-φ²)·e with i_{-1} = m, the
 * year before retirement, independent of real returns.
 *
 * The independent normals e are pseudo-random, except for the part that matters most: the log return of the
 * first mix is nearly linear in them, so in each year nearly all of its variance lies along one direction of
 * the e, and over time along the first principal directions of a walk. There a scrambled Sobol point replaces
 * the pseudo-random numbers. The walk is 65 years long, to 120 from the earliest retirement at 55. Years
 * after it, which matter only while a younger partner lives, are pseudo-random, and drawn year by year, so
 * that a longer set begins with a shorter one.
 */
import type { Basis, Mix } from "../basis/basis";
import { findCholeskyFactor } from "../basis/cholesky";
import { requireNotEmpty } from "../basis/require-number";
import { mixWeights } from "./expected-return";
import { inverseNormal } from "./inverse-normal";
import { createRandom, toUniform, type RandomStream } from "./random";
import { createSobol } from "./sobol";
import { leadingTimeDirections, replaceLeadingPart } from "./time-directions";

/** The part of a basis that the simulation reads. */
type MarketBasis = Pick<Basis, "assetClasses" | "correlations" | "inflation">;

/** The markets to simulate; the Sobol points are aligned with the first mix. */
export type ScenarioRequest = {
  basis: MarketBasis;
  mixes: readonly Mix[];
  /** Whole number from 0 to 2^53 - 1. */
  seed: number;
  /** Number of paths; the Sobol points are most even for powers of two. */
  paths: number;
  years: number;
};

/** Tables are path by path: the value of path p in year k is at index p·years + k. */
export type ScenarioSet = {
  paths: number;
  years: number;
  /** Inflation of each year, a fraction. */
  inflation: Float64Array;
  /** For each mix of the request, the real growth of one rand in each year, before fees. */
  mixGrowth: readonly Float64Array[];
};

/** Returns the memory for a table of so many numbers, filled with zeros. */
export type Allocate = (length: number) => Float64Array;

/** Allocates ordinary memory, not shared with other threads. */
export const allocateOwn: Allocate = (length) => new Float64Array(length);

const AIMED_YEARS = 65;
/** Number of directions in time in which a Sobol point replaces pseudo-random steps. */
export const TIME_DIRECTIONS = 12;
const PURPOSES = { scramble: 1, steps: 2, inflation: 3, laterSteps: 4, laterInflation: 5 };

/**
 * A simulation's constants. Class i grows by drift_i·exp(Σ_j spread_ij·e_j), row by row in `spread`; the
 * first mix varies most along the unit vector `main`.
 */
type Model = {
  drift: Float64Array;
  spread: Float64Array;
  main: readonly number[];
  weights: readonly Float64Array[];
};

function requireWhole(name: string, value: number): void {
  if (!Number.isInteger(value) || value < 1) throw new RangeError(`${name}: must be at least 1, is ${value}`);
}

function fillNormals(target: Float64Array, random: RandomStream): void {
  for (let k = 0; k < target.length; k++) target[k] = inverseNormal(toUniform(random()));
}

/** Computes the model, and refuses impossible correlations. */
function prepareModel({ basis: { assetClasses, correlations }, mixes }: ScenarioRequest): Model {
  const factor = findCholeskyFactor(correlations);
  if (!factor) throw new RangeError("basis.correlations: not positive definite");
  const spread = factor.map((row, i) => row.map((entry) => entry * assetClasses[i]!.volatility));
  const weights = mixes.map((mix) => Float64Array.from(mixWeights(mix)));
  const slopes = spread.map((_, j) =>
    weights[0]!.reduce((sum, weight, i) => sum + weight * spread[i]![j]!, 0),
  );
  const size = Math.hypot(...slopes);
  return {
    drift: Float64Array.from(assetClasses, ({ geometricReal }) => 1 + geometricReal),
    spread: Float64Array.from(spread.flat()),
    main: slopes.map((slope, j) => (size > 0 ? slope / size : j === 0 ? 1 : 0)),
    weights,
  };
}

/** Returns the independent normal steps of every class, path by path; the arrays are reused. */
function createStepSource({ main }: Model, seed: number, years: number): () => readonly Float64Array[] {
  const directions = leadingTimeDirections(years, Math.min(TIME_DIRECTIONS, years));
  const nextPoint = createSobol(directions.length, createRandom(seed, PURPOSES.scramble));
  const random = createRandom(seed, PURPOSES.steps);
  const steps = main.map(() => new Float64Array(years));
  const alongMain = new Float64Array(years);
  const change = new Float64Array(years);
  const scores = new Float64Array(directions.length);
  return () => {
    alongMain.fill(0);
    for (let i = 0; i < steps.length; i++) {
      fillNormals(steps[i]!, random);
      addMultiple(alongMain, main[i]!, steps[i]!);
    }
    const point = nextPoint();
    for (let j = 0; j < scores.length; j++) scores[j] = inverseNormal(toUniform(point[j]!));
    change.set(alongMain);
    replaceLeadingPart(change, directions, scores);
    addMultiple(change, -1, alongMain);
    for (let i = 0; i < steps.length; i++) addMultiple(steps[i]!, main[i]!, change);
    return steps;
  };
}

function addMultiple(target: Float64Array, factor: number, summand: Float64Array): void {
  for (let k = 0; k < target.length; k++) target[k]! += factor * summand[k]!;
}

/** Writes the mixes' growth in the year and on the path of a draw, one normal for each class. */
function writeGrowth(
  { drift, spread, weights }: Model,
  draw: Float64Array,
  { tables, index }: { tables: readonly Float64Array[]; index: number },
): void {
  const classes = drift.length;
  for (let mix = 0; mix < tables.length; mix++) tables[mix]![index] = 0;
  for (let i = 0; i < classes; i++) {
    let surprise = 0;
    for (let j = 0; j <= i; j++) surprise += spread[i * classes + j]! * draw[j]!;
    const growth = drift[i]! * Math.exp(surprise);
    for (let mix = 0; mix < tables.length; mix++) tables[mix]![index]! += weights[mix]![i]! * growth;
  }
}

function simulateGrowth(
  model: Model,
  { seed, paths, years }: ScenarioRequest,
  tables: readonly Float64Array[],
): void {
  const aimed = Math.min(years, AIMED_YEARS);
  const nextSteps = createStepSource(model, seed, aimed);
  const draw = new Float64Array(model.drift.length);
  for (let path = 0; path < paths; path++) {
    const steps = nextSteps();
    for (let k = 0; k < aimed; k++) {
      for (let i = 0; i < draw.length; i++) draw[i] = steps[i]![k]!;
      writeGrowth(model, draw, { tables, index: path * years + k });
    }
  }
  const random = createRandom(seed, PURPOSES.laterSteps);
  for (let k = aimed; k < years; k++) {
    for (let path = 0; path < paths; path++) {
      fillNormals(draw, random);
      writeGrowth(model, draw, { tables, index: path * years + k });
    }
  }
}

function simulateInflation({ basis, seed, paths, years }: ScenarioRequest, inflation: Float64Array): void {
  const { mean, deviation, autocorrelation } = basis.inflation;
  const shock = deviation * Math.sqrt(1 - autocorrelation ** 2);
  const next = (previous: number, step: number) => mean + autocorrelation * (previous - mean) + shock * step;
  const aimed = Math.min(years, AIMED_YEARS);
  const random = createRandom(seed, PURPOSES.inflation);
  const steps = new Float64Array(aimed);
  for (let path = 0; path < paths; path++) {
    fillNormals(steps, random);
    let previous = mean;
    for (let k = 0; k < aimed; k++) {
      previous = next(previous, steps[k]!);
      inflation[path * years + k] = previous;
    }
  }
  const later = createRandom(seed, PURPOSES.laterInflation);
  for (let k = aimed; k < years; k++) {
    for (let path = 0, index = k; path < paths; path++, index += years)
      inflation[index] = next(inflation[index - 1]!, inverseNormal(toUniform(later())));
  }
}

/**
 * Simulates markets. The same request gives the same bytes, and a longer one the same first years.
 * @param allocate returns the memory for a table
 * @throws RangeError for no mixes, paths or years, and for impossible correlations
 * cost: about 0.2 seconds for 4 096 paths of 80 years
 */
export function buildScenarioSet(request: ScenarioRequest, allocate: Allocate = allocateOwn): ScenarioSet {
  const { mixes, paths, years } = request;
  requireNotEmpty("mixes", mixes);
  requireWhole("paths", paths);
  requireWhole("years", years);
  const model = prepareModel(request);
  const inflation = allocate(paths * years);
  const mixGrowth = mixes.map(() => allocate(paths * years));
  simulateGrowth(model, request, mixGrowth);
  simulateInflation(request, inflation);
  return { paths, years, inflation, mixGrowth };
}
