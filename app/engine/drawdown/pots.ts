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
export type Pot = { wantedIncome: number; nextYear: () => PotYear };

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

/**
 * A living annuity, or a living annuity plus when there are credits. Payments are taken evenly from all of the capital,
 * the part that came from top-ups included.
 */
export function createLivingAnnuity(terms: LivingAnnuityPot): Pot {
  const { fund, wantedIncome, credits, sharesLeft, band } = terms;
  requireShare("band.minimumShare", band.minimumShare);
  requireShare("band.maximumShare", band.maximumShare);
  const [topUp, topUpReturn] = [new Float64Array(fund.paths), new Float64Array(fund.paths)];
  const start = startYear(terms);
  const leavesAll = sharesLeft.every((share) => share === 1);
  const left = leavesAll ? start.capital : new Float64Array(fund.paths);
  const year = { ...start, left, topUp, topUpReturn };
  const next = year.capital.slice();
  const fromTopUps = new Float64Array(fund.paths);
  let k = 0;
  const nextYear = () => {
    const credit = credits[k]!;
    for (let path = 0; path < fund.paths; path++) {
      const index = k * fund.paths + path;
      const capital = next[path]!;
      const most = band.maximumShare * capital;
      const income = Math.min(Math.max(wantedIncome, band.minimumShare * capital), most);
      const atEnd = Math.max(capital * fund.growth[index]! - income * fund.incomeCost[index]!, 0);
      year.capital[path] = capital;
      year.income[path] = income;
      left[path] = sharesLeft[k]! * capital;
      topUp[path] = atEnd * credit;
      topUpReturn[path] = fromTopUps[path]! * (fund.growth[index]! - 1);
      fromTopUps[path] = (capital > 0 ? fromTopUps[path]! * (atEnd / capital) : 0) + topUp[path]!;
      next[path] = atEnd + topUp[path]!;
    }
    k++;
    return year;
  };
  return { wantedIncome, nextYear };
}

/** A unit trust; in the year in which it runs out it pays what is left, spread over the year. */
export function createUnitTrust(terms: PotTerms): Pot {
  const { fund, wantedIncome } = terms;
  const year = startYear(terms);
  const next = year.capital.slice();
  let k = 0;
  const nextYear = () => {
    for (let path = 0; path < fund.paths; path++) {
      const index = k * fund.paths + path;
      const grown = next[path]! * fund.growth[index]!;
      const income = Math.min(wantedIncome, grown / fund.incomeCost[index]!);
      year.capital[path] = next[path]!;
      year.income[path] = income;
      next[path] = Math.max(grown - income * fund.incomeCost[index]!, 0);
    }
    k++;
    return year;
  };
  return { wantedIncome, nextYear };
}

/**
 * A life annuity linked to inflation: the same real income on every path, and no capital.
 * @param valueLeft what dependants receive on a death in each year: the value of the guaranteed payments to come
 */
export function createLifeAnnuity(paths: number, incomePerYear: number, valueLeft: Float64Array): Pot {
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
