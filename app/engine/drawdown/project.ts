/**
 * The projection of a plan's pots: figures of each anniversary in poor, expected and strong markets, and when income
 * first falls short. Amounts are real rand, incomes a year; percentiles are over all paths, regardless of survival.
 */
import type { ByView } from "../advice";
import { requireFinite } from "../basis/require-number";
import { createViewSelector } from "./market-views";
import type { SimulatedPot, PotYear } from "./pots";

/** The pots of a plan and how far to follow them. */
export type ProjectionTerms = {
  annuity: SimulatedPot;
  unitTrust?: SimulatedPot;
  paths: number;
  /** Years that are stepped through: as long as anybody may receive the income. */
  years: number;
  /** Years for which figures are wanted, from the first. */
  shownYears: number;
  /** Years for which the figures of the annuity alone are wanted as well. */
  annuityYears: readonly number[];
  /** Mean of the years lived, to which top-ups are added up. */
  meanYearsLived: number;
};

/** Figures at one anniversary, of the year that begins there. */
export type YearFigures = {
  /** Annuity and unit trust together. */
  income: ByView<number>;
  /** The annuity's part of it; its percentile never exceeds that of both, because no path's does. */
  incomeFromAnnuity: ByView<number>;
  capital: ByView<number>;
  left: ByView<number>;
  topUp: ByView<number>;
  topUpWithReturn: ByView<number>;
};

/** The same of the annuity alone. */
export type AnnuityFigures = Pick<YearFigures, "income" | "left">;

/** On how many paths something happens first in each year. */
export type FirstTimes = Int32Array;

/** Figures of the years shown, and counts of paths for the events. */
export type ProjectedPlan = {
  shown: YearFigures[];
  /** The annuity alone, by year, where it was wanted. */
  annuityAlone: ReadonlyMap<number, AnnuityFigures>;
  /** The ceiling keeps the annuity's income below what is wanted; it is below half of that; the unit trust is empty. */
  firstReduced: FirstTimes;
  firstBelowHalf: FirstTimes;
  firstUnitTrustEmpty: FirstTimes;
  lifetimeTopUps: ByView<number>;
};

/** Tolerance for rounding: how much less than wanted still counts as paid in full. */
const ROUNDING_SHARE = 1e-9;
const NOTHING: ByView<number> = { poor: 0, expected: 0, strong: 0 };

/** Marks the paths on which an income falls below a limit and counts those that were not marked before. */
function countFirstBelow(happened: Uint8Array, income: Float64Array, limit: number): number {
  let count = 0;
  for (let path = 0; path < happened.length; path++) {
    if (income[path]! >= limit || happened[path] === 1) continue;
    happened[path] = 1;
    count++;
  }
  return count;
}

/** Notes in which years a pot's income first falls below a limit, on how many paths. */
function createShortfallCounter(paths: number, years: number, limit: number) {
  const happened = new Uint8Array(paths);
  const firstTimes = new Int32Array(years);
  const note = (income: Float64Array, k: number) => {
    firstTimes[k] = countFirstBelow(happened, income, limit);
  };
  return { firstTimes, note };
}

function addInto(target: Float64Array, first: Float64Array, second: Float64Array): Float64Array {
  for (let path = 0; path < target.length; path++) target[path] = first[path]! + second[path]!;
  return target;
}

/** Prepares to describe a year of the pots by the figures of its market views. */
function createYearDescription(paths: number) {
  const selectViews = createViewSelector(paths);
  const sum = new Float64Array(paths);
  const views = (first: Float64Array, second: Float64Array | undefined) =>
    selectViews(second ? addInto(sum, first, second) : first);
  const describeAnnuity = ({ income, left }: PotYear): AnnuityFigures => ({
    income: selectViews(income),
    left: selectViews(left),
  });
  const describeBoth = (annuity: PotYear, unitTrust: PotYear | undefined): YearFigures => {
    const left = views(annuity.left, unitTrust?.left);
    const income = views(annuity.income, unitTrust?.income);
    return {
      income,
      incomeFromAnnuity: unitTrust ? selectViews(annuity.income) : income,
      capital: annuity.left === annuity.capital ? left : views(annuity.capital, unitTrust?.capital),
      left,
      topUp: annuity.topUp ? selectViews(annuity.topUp) : NOTHING,
      topUpWithReturn: annuity.topUp ? views(annuity.topUp, annuity.topUpReturn) : NOTHING,
    };
  };
  return { describeAnnuity, describeBoth };
}

/** Projects a plan; the pots are stepped and cannot be used again. */
export function projectPlan(terms: ProjectionTerms): ProjectedPlan {
  const { annuity, unitTrust, paths, years, shownYears, annuityYears, meanYearsLived } = terms;
  requireFinite("meanYearsLived", meanYearsLived);
  if (shownYears > years) throw new RangeError(`shownYears: must be at most ${years}, is ${shownYears}`);
  const countBelow = (pot: SimulatedPot | undefined, share: number) =>
    createShortfallCounter(paths, years, (pot?.wantedIncome ?? 0) * share);
  const reduced = countBelow(annuity, 1 - ROUNDING_SHARE);
  const belowHalf = countBelow(annuity, 0.5);
  const empty = countBelow(unitTrust, 1 - ROUNDING_SHARE);
  const { describeAnnuity, describeBoth } = createYearDescription(paths);
  const annuityAlone = new Map<number, AnnuityFigures>();
  const topUps = new Float64Array(paths);
  const shown: YearFigures[] = [];
  for (let k = 0; k < years; k++) {
    const annuityYear = annuity.nextYear();
    const unitTrustYear = unitTrust?.nextYear();
    if (k < shownYears) shown.push(describeBoth(annuityYear, unitTrustYear));
    if (annuityYears.includes(k)) annuityAlone.set(k, describeAnnuity(annuityYear));
    if (annuityYear.topUp && k + 1 <= meanYearsLived) addInto(topUps, topUps, annuityYear.topUp);
    reduced.note(annuityYear.income, k);
    belowHalf.note(annuityYear.income, k);
    if (unitTrustYear) empty.note(unitTrustYear.income, k);
  }
  return {
    shown,
    annuityAlone,
    firstReduced: reduced.firstTimes,
    firstBelowHalf: belowHalf.firstTimes,
    firstUnitTrustEmpty: empty.firstTimes,
    lifetimeTopUps: createViewSelector(paths)(topUps),
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
