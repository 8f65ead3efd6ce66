/**
 * The projection of capital that is drawn: what stands at each anniversary in poor, expected and strong markets, and when
 * the income first falls short. Amounts are real rand, incomes a year; percentiles are over all paths, regardless of survival.
 *
 * What is paid rises with the capital of the anniversary, as does what is left to dependants: their percentiles are those of
 * the capital, which alone is selected.
 */
import type { ByView } from "../advice";
import { requireFinite, requireNotNegative, requireShare } from "../basis/require-number";
import type { FundPaths } from "../market/fund-paths";
import { createViewSelector } from "./market-views";
import type { CapitalYear, PayingCapital } from "./paying-capital";

/** What a pool adds to a part of the capital. */
export type Pooled = { fund: FundPaths; credits: Float64Array; partShare: number };

/** Capital, and what is drawn of it. */
export type DrawnCapital = {
  capital: PayingCapital;
  /** At the start. */
  amount: number;
  /** Paid while the capital allows it. */
  wantedIncome: number;
  /** At least this share of the capital is paid in a year. */
  leastShare: number;
  /** Absent where no pool adds anything. */
  pooled?: Pooled;
};

/** How far to follow it, and what is asked for. */
export type ProjectionTerms = DrawnCapital & {
  /** Years that are stepped through. */
  years: number;
  /** The anniversaries for which figures are wanted. */
  shownYears: readonly number[];
  /** An income that counts as half of what was promised. */
  half: number;
  /** Mean of the years lived, to which top-ups are added up. */
  meanYearsLived: number;
};

/** Figures at one anniversary: the capital before the year's income, and what the pool adds in the year. */
export type YearFigures = {
  capital: ByView<number>;
  topUp: ByView<number>;
  /** With the return in the year on the part of the capital that came from earlier top-ups. */
  topUpWithReturn: ByView<number>;
};

/** On how many paths something happens first in each year. */
export type FirstTimes = Int32Array;

/** Figures of the years shown, and counts of paths for the events. */
export type ProjectedCapital = {
  shown: ReadonlyMap<number, YearFigures>;
  /** The ceiling keeps the income below what is wanted; below half of what was promised. */
  firstReduced: FirstTimes;
  firstBelowHalf: FirstTimes;
  lifetimeTopUps: ByView<number>;
};

/** Tolerance for rounding: how much less than wanted still counts as paid in full. */
const ROUNDING_SHARE = 1e-9;
const NOTHING: ByView<number> = { poor: 0, expected: 0, strong: 0 };

/** What is paid in a year that begins with so much capital. */
export function payFrom(start: number, { wantedIncome, leastShare, capital }: DrawnCapital): number {
  return payWithin(start, wantedIncome, leastShare, capital.maximumShare);
}

function payWithin(start: number, wanted: number, leastShare: number, mostShare: number): number {
  return Math.min(Math.max(wanted, leastShare * start), mostShare * start);
}

/** Notes in which years the capital is first below a limit, on how many paths. */
function countFirstBelow(paths: number, years: number, limit: number) {
  const happened = new Uint8Array(paths);
  const firstTimes = new Int32Array(years);
  const note = (capital: Float64Array, k: number) => {
    let count = 0;
    for (let path = 0; path < paths; path++) {
      if (capital[path]! >= limit || happened[path] === 1) continue;
      happened[path] = 1;
      count++;
    }
    firstTimes[k] = count;
  };
  return { firstTimes, note };
}

/** What the pool adds on each path in a year, and what the part of the capital earned that it had added before. */
type PoolYear = { topUp: Float64Array; topUpReturn: Float64Array };

/**
 * Follows what a pool adds. Payments are taken evenly from all of the capital, the part that came from top-ups included, and
 * so is what keeps the pooled part in proportion.
 */
function followPool(
  { fund, credits, partShare }: Pooled,
  { wantedIncome, leastShare, capital }: DrawnCapital,
) {
  const { paths, growth, incomeCost } = fund;
  const { maximumShare } = capital;
  const topUp = new Float64Array(paths);
  const topUpReturn = new Float64Array(paths);
  const fromTopUps = new Float64Array(paths);
  const year: PoolYear = { topUp, topUpReturn };
  const note = (k: number, standing: Float64Array, next: Float64Array): PoolYear => {
    const credit = credits[k]!;
    for (let path = 0, index = k * paths; path < paths; path++, index++) {
      const start = standing[path]!;
      const grown = growth[index]!;
      const paid = payWithin(start, wantedIncome, leastShare, maximumShare);
      const end = Math.max(start * grown - paid * incomeCost[index]!, 0);
      const before = fromTopUps[path]!;
      topUp[path] = partShare * end * credit;
      topUpReturn[path] = before * (grown - 1);
      // As a share of the pooled part: what came from top-ups before is drawn and grows like all of it.
      const share = start > 0 ? before / (partShare * start) : 0;
      fromTopUps[path] = (partShare * next[path]! * (share + credit)) / (1 + credit);
    }
    return year;
  };
  return note;
}

/** Adds two numbers of each path up. */
function addInto(target: Float64Array, first: Float64Array, second: Float64Array): Float64Array {
  for (let path = 0; path < target.length; path++) target[path] = first[path]! + second[path]!;
  return target;
}

/** Pays a year's income and lets the rest grow. */
export function stepCapital(
  start: Float64Array,
  next: Float64Array,
  { growth, incomeCost }: CapitalYear,
  { wantedIncome, leastShare, capital: { maximumShare } }: DrawnCapital,
): void {
  for (let path = 0; path < start.length; path++) {
    const standing = start[path]!;
    const paid = payWithin(standing, wantedIncome, leastShare, maximumShare);
    next[path] = Math.max(standing * growth[path]! - paid * incomeCost[path]!, 0);
  }
}

/**
 * Projects capital that is drawn.
 * cost: one pass over paths and years, and for a pool another
 */
export function projectCapital(terms: ProjectionTerms): ProjectedCapital {
  const { capital, amount, wantedIncome, pooled, years, shownYears, half, meanYearsLived } = terms;
  requireNotNegative("amount", amount);
  requireNotNegative("wantedIncome", wantedIncome);
  requireShare("leastShare", terms.leastShare);
  requireFinite("meanYearsLived", meanYearsLived);
  const { paths, maximumShare } = capital;
  const last = Math.max(...shownYears);
  if (last >= years) throw new RangeError(`shownYears: must be below ${years}, has ${last}`);
  const selectViews = createViewSelector(paths);
  const belowWhich = (income: number) => countFirstBelow(paths, years, income / maximumShare);
  const reduced = belowWhich(wantedIncome * (1 - ROUNDING_SHARE));
  const belowHalf = belowWhich(half);
  const notePool = pooled && followPool(pooled, terms);
  const sum = new Float64Array(paths);
  const topUps = new Float64Array(paths);
  const shown = new Map<number, YearFigures>();
  const nextYear = capital.startYears(paths);
  let start = new Float64Array(paths).fill(amount);
  let next = new Float64Array(paths);
  for (let k = 0; k < years; k++) {
    reduced.note(start, k);
    belowHalf.note(start, k);
    stepCapital(start, next, nextYear(), terms);
    const pool = notePool?.(k, start, next);
    if (pool && k + 1 <= meanYearsLived) addInto(topUps, topUps, pool.topUp);
    if (shownYears.includes(k))
      shown.set(k, {
        capital: selectViews(start),
        topUp: pool ? selectViews(pool.topUp) : NOTHING,
        topUpWithReturn: pool ? selectViews(addInto(sum, pool.topUp, pool.topUpReturn)) : NOTHING,
      });
    [start, next] = [next, start];
  }
  return {
    shown,
    firstReduced: reduced.firstTimes,
    firstBelowHalf: belowHalf.firstTimes,
    lifetimeTopUps: pooled ? selectViews(topUps) : NOTHING,
  };
}

/**
 * The chance that something happens within a lifetime.
 * @param survival the chances of being alive at the anniversaries
 */
export function chanceWithinLifetime(
  firstTimes: FirstTimes,
  paths: number,
  survival: ArrayLike<number>,
): number {
  return firstTimes.reduce((sum, count, k) => sum + (count / paths) * survival[k]!, 0);
}
