/**
 * The income that lasts for life with a given confidence, and how likely a given income lasts.
 *
 * An outcome is a path of markets together with the complete years K that are lived; its weight is 1/paths times the
 * chance of dying in year K. An income lasts in an outcome when it is at most the ceiling of that path for K.
 */
import { requireNotNegative, requireProbabilities, requireShare } from "../basis/require-number";
import { EVERY_CEILING, type CeilingRange, type CeilingRow, type Ceilings } from "./ceilings";
import { weightedQuantile, type WeightedNumbers } from "./weighted-quantile";

/** The chances of dying in each year, as many as the ceilings have years; they add to 1. */
export type DeathChances = ArrayLike<number>;

function requireChances(deaths: DeathChances, { years }: Ceilings): void {
  if (deaths.length !== years) throw new RangeError(`deaths: must have ${years} years, has ${deaths.length}`);
  requireProbabilities("deaths", deaths);
  if (!(sum(deaths) > 0)) throw new RangeError("deaths: must not all be 0");
}

/** Outcomes whose ceilings lie in a range, and the weight of those below it; a weight is the chance of dying. */
type Found = WeightedNumbers & { weightBelow: number };

function sum(weights: ArrayLike<number>): number {
  let total = 0;
  for (let index = 0; index < weights.length; index++) total += weights[index]!;
  return total;
}

/** Puts the row's ceilings in the range into a list. */
function listRange(row: CeilingRow, { from, to }: CeilingRange, listed: number[]): void {
  const { ceilings, loweredPaths, lowered } = row;
  for (let place = 0; place < lowered; place++) {
    const ceiling = ceilings[loweredPaths[place]!]!;
    if (ceiling >= from && ceiling < to) listed.push(ceiling);
  }
}

/** Looks through the outcomes of the first so many paths for ceilings in a range. */
function findOutcomes(
  { ceilings, deaths, paths }: { ceilings: Ceilings; deaths: DeathChances; paths: number },
  range: CeilingRange,
): Found {
  const nextRow = ceilings.startRows(paths, range);
  const values: number[] = [];
  const ends = new Int32Array(deaths.length);
  let weightBelow = 0;
  for (let k = 0; k < deaths.length; k++) {
    const row = nextRow();
    listRange(row, range, values);
    ends[k] = values.length;
    weightBelow += (paths - row.followed) * deaths[k]!;
  }
  const weights = new Float64Array(values.length);
  ends.forEach((end, k) => weights.fill(deaths[k]!, ends[k - 1] ?? 0, end));
  return { values, weights, weightBelow };
}

/** A first look at so many paths finds the income to about 1%. They are the first, because Sobol points begin evenly. */
const FIRST_LOOK = { paths: 256, errorShare: 0.02 };

/** Where the income lies, by a first look. */
function findRange(ceilings: Ceilings, deaths: DeathChances, confidence: number): CeilingRange {
  const { paths, errorShare } = FIRST_LOOK;
  if (ceilings.paths <= 2 * paths) return EVERY_CEILING;
  const few = findOutcomes({ ceilings, deaths, paths }, EVERY_CEILING);
  const rough = weightedQuantile(few, (1 - confidence) * paths * sum(deaths));
  return { from: rough * (1 - errorShare), to: rough * (1 + errorShare) };
}

/**
 * The largest income that lasts in at least the share `confidence` of all outcomes: the ceiling below which 1 - confidence
 * of their weight lies. After a first look at a few paths only the outcomes near it are put in order; should it not be
 * among them, all are.
 * @returns a year's income for each rand of capital; exact on the paths
 * cost: linear in paths times years
 */
export function sustainableIncome(ceilings: Ceilings, deaths: DeathChances, confidence: number): number {
  requireChances(deaths, ceilings);
  requireShare("confidence", confidence);
  const all = { ceilings, deaths, paths: ceilings.paths };
  const wanted = (1 - confidence) * ceilings.paths * sum(deaths);
  const near = findOutcomes(all, findRange(ceilings, deaths, confidence));
  const isAmongThem = near.weightBelow <= wanted && wanted < near.weightBelow + sum(near.weights);
  const outcomes = isAmongThem ? near : findOutcomes(all, EVERY_CEILING);
  return weightedQuantile(outcomes, wanted - outcomes.weightBelow);
}

/** An income a year for each rand of capital, with the ceilings it has to stay below. */
export type HeldIncome = { ceilings: Ceilings; incomeShare: number };

/** Marks the paths whose ceiling is below the income and counts those that were not marked before. */
function noteFailures(failed: Uint8Array, ceilings: Float64Array, incomeShare: number): number {
  let count = 0;
  for (let path = 0; path < failed.length; path++) {
    if (ceilings[path]! >= incomeShare || failed[path] === 1) continue;
    failed[path] = 1;
    count++;
  }
  return count;
}

/**
 * The share of outcomes in which all the incomes last for life: one annuity's, or annuity's and unit trust's jointly.
 * @param incomes one or more, on the same paths and years
 */
export function lastingShare(incomes: readonly HeldIncome[], deaths: DeathChances): number {
  const first = incomes[0];
  if (!first) throw new RangeError("incomes: must not be empty");
  for (const { ceilings, incomeShare } of incomes) {
    requireChances(deaths, ceilings);
    requireNotNegative("incomeShare", incomeShare);
    if (ceilings.paths !== first.ceilings.paths) throw new RangeError("incomes: not on the same paths");
  }
  const { paths, years } = first.ceilings;
  // Ceilings never rise with the years lived, so what has failed once has failed for good.
  const failed = new Uint8Array(paths);
  const rows = incomes.map(({ ceilings, incomeShare }) => ({
    nextRow: ceilings.startRows(ceilings.paths, { from: incomeShare, to: incomeShare }),
    incomeShare,
  }));
  let [failedPaths, lasting, total] = [0, 0, 0];
  for (let k = 0; k < years; k++) {
    for (const { nextRow, incomeShare } of rows)
      failedPaths += noteFailures(failed, nextRow().ceilings, incomeShare);
    lasting += deaths[k]! * (1 - failedPaths / paths);
    total += deaths[k]!;
  }
  return lasting / total;
}
