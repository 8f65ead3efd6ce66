/**
 * Pots that pay an income, stepped year by year on all paths at once; all amounts are real rand, incomes a year.
 *
 * A living annuity pays the wanted income within its band of the capital at the anniversary. A unit trust pays the
 * wanted income until nothing is left.
 */
import { requireNotNegative, requireShare } from "../basis/require-number";
import type { FundPaths } from "../market/fund-paths";

/** Between which shares of the capital a year's income may lie. */
export type Band = { minimumShare: number; maximumShare: number };

/** The state after a step: what stood at the anniversary and what the year that begins there pays. */
export type PotYear = {
  /** At the anniversary, before the year's payments. */
  capital: Float64Array;
  /** Paid during the year. */
  income: Float64Array;
  /** What dependants receive on a death in the year; the same array as the capital where it is all of it. */
  left: Float64Array;
  /** Added by the pool at the year's end; only for a living annuity plus. */
  topUp?: Float64Array;
  /** Growth during the year of the part of the capital that came from earlier top-ups. */
  topUpReturn?: Float64Array;
};

/** Steps through the next year; the arrays are used again. */
export type SimulatedPot = { wantedIncome: number; nextYear: () => PotYear };

type PotTerms = { fund: FundPaths; capital: number; wantedIncome: number };

function startYear({ fund: { paths }, capital, wantedIncome }: PotTerms): PotYear {
  requireNotNegative("capital", capital);
  requireNotNegative("wantedIncome", wantedIncome);
  const atStart = new Float64Array(paths).fill(capital);
  return { capital: atStart, income: new Float64Array(paths), left: atStart };
}

/** A living annuity to be stepped through; as many credits and shares as there are years to step. */
export type LivingAnnuityPot = PotTerms & {
  /** What the pool adds at each year's end, a share of the capital. */
  credits: Float64Array;
  /** Share of the capital that is left on a death in each year. */
  sharesLeft: Float64Array;
  band: Band;
};

/** What the pool brings in a year, and the part of the capital that came from it before. */
type Pooling = { topUp: Float64Array; topUpReturn: Float64Array; fromTopUps: Float64Array };

/** Where a year's figures of the fund begin, what the year's capital and income are, and what it leaves at its end. */
type YearStep = {
  fund: FundPaths;
  first: number;
  capital: Float64Array;
  income: Float64Array;
  next: Float64Array;
};

/** Pays a year's income of a living annuity within the band; leaves the capital at its end before any credit. */
function payWithinBand(
  { fund, first, capital, income, next }: YearStep,
  wantedIncome: number,
  { minimumShare, maximumShare }: Band,
): void {
  const { growth, incomeCost } = fund;
  for (let path = 0, index = first; path < capital.length; path++, index++) {
    const start = capital[path]!;
    const paid = Math.min(Math.max(wantedIncome, minimumShare * start), maximumShare * start);
    income[path] = paid;
    next[path] = Math.max(start * growth[index]! - paid * incomeCost[index]!, 0);
  }
}

/** Adds the pool's credit at the year's end, and keeps apart which part of the capital came from credits. */
function addCredit(
  { fund, first, capital, next }: YearStep,
  credit: number,
  { topUp, topUpReturn, fromTopUps }: Pooling,
): void {
  const { growth } = fund;
  for (let path = 0, index = first; path < capital.length; path++, index++) {
    const start = capital[path]!;
    const end = next[path]!;
    const before = fromTopUps[path]!;
    const added = end * credit;
    topUp[path] = added;
    topUpReturn[path] = before * (growth[index]! - 1);
    fromTopUps[path] = (start > 0 ? before * (end / start) : 0) + added;
    next[path] = end + added;
  }
}

/**
 * A living annuity, or a living annuity plus when there are credits. Payments are taken evenly from all of the capital,
 * the part that came from top-ups included.
 */
export function createLivingAnnuity(terms: LivingAnnuityPot): SimulatedPot {
  const { fund, capital, wantedIncome, credits, sharesLeft, band } = terms;
  requireShare("band.minimumShare", band.minimumShare);
  requireShare("band.maximumShare", band.maximumShare);
  const { paths } = fund;
  const start = startYear(terms);
  const pooling = credits.some((credit) => credit !== 0) && {
    topUp: new Float64Array(paths),
    topUpReturn: new Float64Array(paths),
    fromTopUps: new Float64Array(paths),
  };
  const leavesAll = sharesLeft.every((share) => share === 1);
  const year = { ...start, ...pooling, left: leavesAll ? start.capital : new Float64Array(paths) };
  const next = new Float64Array(paths).fill(capital);
  let k = 0;
  const nextYear = () => {
    const step = { fund, first: k * paths, capital: year.capital, income: year.income, next };
    year.capital.set(next);
    payWithinBand(step, wantedIncome, band);
    if (pooling) addCredit(step, credits[k]!, pooling);
    if (!leavesAll) multiplyInto(year.left, year.capital, sharesLeft[k]!);
    k++;
    return year;
  };
  return { wantedIncome, nextYear };
}

function multiplyInto(target: Float64Array, values: Float64Array, share: number): void {
  for (let path = 0; path < target.length; path++) target[path] = share * values[path]!;
}

/** Pays a year's withdrawal of a unit trust, or what is left, spread over the year. */
function payWhatIsLeft({ fund, first, capital, income, next }: YearStep, wantedIncome: number): void {
  const { growth, incomeCost } = fund;
  for (let path = 0, index = first; path < capital.length; path++, index++) {
    const grown = capital[path]! * growth[index]!;
    const paid = Math.min(wantedIncome, grown / incomeCost[index]!);
    income[path] = paid;
    next[path] = Math.max(grown - paid * incomeCost[index]!, 0);
  }
}

/** A unit trust; in the year in which it runs out it pays what is left, spread over the year. */
export function createUnitTrust(terms: PotTerms): SimulatedPot {
  const { fund, capital, wantedIncome } = terms;
  const year = startYear(terms);
  const next = new Float64Array(fund.paths).fill(capital);
  let k = 0;
  const nextYear = () => {
    year.capital.set(next);
    payWhatIsLeft(
      { fund, first: k * fund.paths, capital: year.capital, income: year.income, next },
      wantedIncome,
    );
    k++;
    return year;
  };
  return { wantedIncome, nextYear };
}

/**
 * A life annuity linked to inflation: the same real income on every path, and no capital.
 * @param valueLeft what dependants receive on a death in each year: the value of the guaranteed payments to come
 */
export function createLifeAnnuity(
  paths: number,
  incomePerYear: number,
  valueLeft: Float64Array,
): SimulatedPot {
  requireNotNegative("incomePerYear", incomePerYear);
  const year: PotYear = {
    capital: new Float64Array(paths),
    income: new Float64Array(paths).fill(incomePerYear),
    left: new Float64Array(paths),
  };
  let k = 0;
  const nextYear = () => {
    year.left.fill(valueLeft[k++]!);
    return year;
  };
  return { wantedIncome: incomePerYear, nextYear };
}
