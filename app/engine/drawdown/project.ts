/**
 * The projection of a drawdown: the capital at each anniversary in poor, expected and strong markets, and the
 * time when the income first falls short. Amounts are real rand, incomes a year; percentiles are over all
 * paths, regardless of survival.
 *
 * Payments and the dependants' amount both rise with the capital of the anniversary: their percentiles are
 * those of the capital, so only its figures are selected.
 */
import type { ByView } from "../advice/advice";
import { requireFinite, requireNotNegative, requireShare } from "../basis/require-number";
import { followCapital, followPool, sharesFromTopUps, type DrawnCapital, type Pooled } from "./follow-paths";
import { createViewSelector } from "./market-views";

/** The horizon of a projection, and its requested figures. */
type ProjectionTerms = DrawnCapital & {
  /** Years to follow. */
  years: number;
  /** The anniversaries with figures. */
  shownYears: readonly number[];
  /** Half of the planned income, below which it counts as halved: at most the wanted income. */
  half: number;
  /** Mean years lived, to which top-ups are summed. */
  meanYearsLived: number;
  /** Absent without a pool, and where its top-ups are not requested. */
  pooled?: Pooled;
};

/** Figures at one anniversary: the capital before the year's income, and the year's top-up. */
export type YearFigures = {
  capital: ByView<number>;
  topUp: ByView<number>;
  /** With the return in the year on the part of the capital that came from earlier top-ups. */
  topUpWithReturn: ByView<number>;
};

/** Number of paths on which an event first happens in each year. */
export type FirstTimes = Int32Array;

/** Figures of the years shown, and counts of paths by event. */
export type ProjectedCapital = {
  shown: ReadonlyMap<number, YearFigures>;
  /** The ceiling holds the income below the wanted one; below half of the planned one. */
  firstReduced: FirstTimes;
  firstBelowHalf: FirstTimes;
  lifetimeTopUps: ByView<number>;
};

/** Tolerance for rounding in an income that counts as paid in full. */
const ROUNDING_SHARE = 1e-9;
const NOTHING: ByView<number> = { poor: 0, expected: 0, strong: 0 };

/** The first anniversary, from a given one on, with capital below a limit; the number of years if there is none. */
function findFirstBelow(limit: number, standings: Float64Array, from: number): number {
  const years = standings.length - 1;
  let k = from;
  while (k < years && standings[k]! >= limit) k++;
  return k;
}

/** Numbers of all paths, a row for each year shown. */
type ShownRows = { shownYears: Int32Array; paths: number; rowLength: number; values: Float64Array };

/** Padding between rows, so that one path's numbers do not all map to the same few cache lines. */
const ROW_GAP = 8;

function makeRows(paths: number, shownYears: readonly number[]): ShownRows {
  const rowLength = paths + ROW_GAP;
  const values = new Float64Array(shownYears.length * rowLength);
  return { shownYears: Int32Array.from(shownYears), paths, rowLength, values };
}

/** Writes a path's numbers for the years shown, from those of all its years. */
function writeColumn(
  ofYears: Float64Array,
  path: number,
  { shownYears, rowLength, values }: ShownRows,
): void {
  for (let row = 0, place = path; row < shownYears.length; row++, place += rowLength)
    values[place] = ofYears[shownYears[row]!]!;
}

function readRow({ values, rowLength, paths }: ShownRows, row: number): Float64Array {
  return values.subarray(row * rowLength, row * rowLength + paths);
}

function requireTerms({
  amount,
  wantedIncome,
  leastShare,
  years,
  shownYears,
  meanYearsLived,
}: ProjectionTerms) {
  requireNotNegative("amount", amount);
  requireNotNegative("wantedIncome", wantedIncome);
  requireShare("leastShare", leastShare);
  requireFinite("meanYearsLived", meanYearsLived);
  const last = Math.max(...shownYears);
  if (last >= years) throw new RangeError(`shownYears: must be below ${years}, has ${last}`);
}

/** Records the pool's top-ups on each path: in the years shown, and in the complete years of a mean lifetime. */
function notePool(terms: ProjectionTerms, pooled: Pooled) {
  const { years, shownYears, meanYearsLived, capital } = terms;
  const pool = { ...pooled, fromTopUps: sharesFromTopUps(pooled.credits) };
  const ofPath = { topUps: new Float64Array(years), withReturns: new Float64Array(years) };
  const [topUps, withReturns] = [makeRows(capital.paths, shownYears), makeRows(capital.paths, shownYears)];
  const lifetimeTopUps = new Float64Array(capital.paths);
  const note = (path: number, standings: Float64Array) => {
    followPool(pool, terms, { path, standings }, ofPath);
    writeColumn(ofPath.topUps, path, topUps);
    writeColumn(ofPath.withReturns, path, withReturns);
    for (let k = 0; k < years && k + 1 <= meanYearsLived; k++) lifetimeTopUps[path]! += ofPath.topUps[k]!;
  };
  return { note, topUps, withReturns, lifetimeTopUps };
}

/**
 * Projects a drawdown.
 * cost: one pass over paths and years, and another for a pool
 */
export function projectCapital(terms: ProjectionTerms): ProjectedCapital {
  requireTerms(terms);
  const { capital, wantedIncome, years, shownYears, half } = terms;
  const { paths, maximumShare } = capital;
  const standings = new Float64Array(years + 1);
  // The last element counts the paths on which it never happens.
  const firstReduced = new Int32Array(years + 1);
  const firstBelowHalf = new Int32Array(years + 1);
  const reducedBelow = (wantedIncome * (1 - ROUNDING_SHARE)) / maximumShare;
  const halfBelow = Math.min(half / maximumShare, reducedBelow);
  const rows = makeRows(paths, shownYears);
  const pool = terms.pooled && notePool(terms, terms.pooled);
  for (let path = 0; path < paths; path++) {
    followCapital(terms, path, standings);
    const reduced = findFirstBelow(reducedBelow, standings, 0);
    firstReduced[reduced]!++;
    firstBelowHalf[findFirstBelow(halfBelow, standings, reduced)]!++;
    writeColumn(standings, path, rows);
    pool?.note(path, standings);
  }
  const selectViews = createViewSelector(paths);
  const describeYear = (row: number): YearFigures => ({
    capital: selectViews(readRow(rows, row)),
    topUp: pool ? selectViews(readRow(pool.topUps, row)) : NOTHING,
    topUpWithReturn: pool ? selectViews(readRow(pool.withReturns, row)) : NOTHING,
  });
  return {
    shown: new Map(shownYears.map((k, row) => [k, describeYear(row)])),
    firstReduced: firstReduced.subarray(0, years),
    firstBelowHalf: firstBelowHalf.subarray(0, years),
    lifetimeTopUps: pool ? selectViews(pool.lifetimeTopUps) : NOTHING,
  };
}

/**
 * The chance that an event happens within a lifetime.
 * @param survival the chances of being alive at the anniversaries
 */
export function chanceWithinLifetime(
  firstTimes: FirstTimes,
  paths: number,
  survival: ArrayLike<number>,
): number {
  return firstTimes.reduce((sum, count, k) => sum + (count / paths) * survival[k]!, 0);
}
