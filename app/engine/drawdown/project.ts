/**
 * The projection of a plan's pots: figures of each anniversary in poor, expected and strong markets, and when income
 * first falls short. Amounts are real rand, incomes a year; percentiles are over all paths, regardless of survival.
 */
import type { ByView } from "../advice";
import { requireFinite } from "../basis/require-number";
import { selectViews } from "./market-views";
import type { Pot, PotYear } from "./pots";

/** The pots of a plan and how far to follow them. */
export type ProjectionTerms = {
  annuity: Pot;
  unitTrust?: Pot;
  paths: number;
  /** Years that are stepped through: as long as anybody may receive the income. */
  years: number;
  /** Years for which figures are wanted, from the first. */
  shownYears: number;
  /** Mean of the years lived, to which top-ups are added up. */
  meanYearsLived: number;
};

/** Figures at one anniversary, of the year that begins there. */
export type YearFigures = {
  /** Annuity and unit trust together. */
  income: ByView<number>;
  capital: ByView<number>;
  left: ByView<number>;
  /** The annuity alone. */
  annuityIncome: ByView<number>;
  annuityLeft: ByView<number>;
  topUp: ByView<number>;
  topUpWithReturn: ByView<number>;
};

/** On how many paths something happens first in each year. */
export type FirstTimes = Int32Array;

/** Figures of the years shown, and counts of paths for the events. */
export type ProjectedPlan = {
  shown: YearFigures[];
  /** The ceiling keeps the annuity's income below what is wanted; it is below half of that; the unit trust is empty. */
  firstReduced: FirstTimes;
  firstBelowHalf: FirstTimes;
  firstUnitTrustEmpty: FirstTimes;
  lifetimeTopUps: ByView<number>;
};

/** So much less than wanted is still taken as rounding. */
const ROUNDING_SHARE = 1e-9;
const NOTHING: ByView<number> = { poor: 0, expected: 0, strong: 0 };

/** Notes the first year in which a pot's income falls below a limit on each path. */
function createShortfallCounter(paths: number, years: number, limit: number) {
  const happened = new Uint8Array(paths);
  const firstTimes = new Int32Array(years);
  const note = (income: Float64Array, k: number) => {
    for (let path = 0; path < paths; path++) {
      if (income[path]! >= limit || happened[path]) continue;
      happened[path] = 1;
      firstTimes[k]!++;
    }
  };
  return { firstTimes, note };
}

function addInto(target: Float64Array, first: Float64Array, second: Float64Array | undefined): Float64Array {
  if (!second) {
    target.set(first);
    return target;
  }
  for (let path = 0; path < target.length; path++) target[path] = first[path]! + second[path]!;
  return target;
}

/** The figures of a year; `scratch` is overwritten. */
function describeYear(annuity: PotYear, unitTrust: PotYear | undefined, scratch: Float64Array): YearFigures {
  const views = (first: Float64Array, second?: Float64Array) => selectViews(addInto(scratch, first, second));
  const annuityIncome = views(annuity.income);
  const annuityLeft = views(annuity.left);
  const left = unitTrust ? views(annuity.left, unitTrust.left) : annuityLeft;
  return {
    annuityIncome,
    annuityLeft,
    income: unitTrust ? views(annuity.income, unitTrust.income) : annuityIncome,
    capital: annuity.left === annuity.capital ? left : views(annuity.capital, unitTrust?.capital),
    left,
    topUp: annuity.topUp ? views(annuity.topUp) : NOTHING,
    topUpWithReturn: annuity.topUp ? views(annuity.topUp, annuity.topUpReturn) : NOTHING,
  };
}

/** Projects a plan; the pots are stepped and cannot be used again. */
export function projectPlan(terms: ProjectionTerms): ProjectedPlan {
  const { annuity, unitTrust, paths, years, shownYears, meanYearsLived } = terms;
  requireFinite("meanYearsLived", meanYearsLived);
  if (shownYears > years) throw new RangeError(`shownYears: must be at most ${years}, is ${shownYears}`);
  const countBelow = (pot: Pot | undefined, share: number) =>
    createShortfallCounter(paths, years, (pot?.wantedIncome ?? 0) * share);
  const reduced = countBelow(annuity, 1 - ROUNDING_SHARE);
  const belowHalf = countBelow(annuity, 0.5);
  const empty = countBelow(unitTrust, 1 - ROUNDING_SHARE);
  const scratch = new Float64Array(paths);
  const topUps = new Float64Array(paths);
  const shown: YearFigures[] = [];
  for (let k = 0; k < years; k++) {
    const annuityYear = annuity.nextYear();
    const unitTrustYear = unitTrust?.nextYear();
    if (k < shownYears) shown.push(describeYear(annuityYear, unitTrustYear, scratch));
    if (annuityYear.topUp && k + 1 <= meanYearsLived) addInto(topUps, topUps, annuityYear.topUp);
    reduced.note(annuityYear.income, k);
    belowHalf.note(annuityYear.income, k);
    if (unitTrustYear) empty.note(unitTrustYear.income, k);
  }
  return {
    shown,
    firstReduced: reduced.firstTimes,
    firstBelowHalf: belowHalf.firstTimes,
    firstUnitTrustEmpty: empty.firstTimes,
    lifetimeTopUps: selectViews(topUps),
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
