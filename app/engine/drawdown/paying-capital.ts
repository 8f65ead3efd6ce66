/**
 * Capital that pays an income: one purse, or two that are drawn in step.
 *
 * A purse is a fund with what a pool adds at each year's end, and the largest share of it that may be paid in a year. Two
 * purses that keep their proportion, the second one s of both, are one capital. In a year it grows by (1-s) times the first
 * one's growth and s times the second one's, each with its credit; a rand that is paid costs the same mixture; and so much of
 * it may be paid.
 */
import { requireNotEmpty, requireNotNegative, requireShare } from "../basis/require-number";
import { requireFundPaths, type FundPaths } from "../market/fund-paths";

/** Capital of one kind. */
export type Purse = {
  fund: FundPaths;
  /** What the pool adds at each year's end, a share of the capital; as many as there are years. */
  credits: ArrayLike<number>;
  /** The largest share of the capital that may be paid in a year. */
  maximumShare: number;
};

/** By path: what one rand becomes in a year, and what one rand of the year's income has cost by its end; real rand. */
export type CapitalYear = { growth: Float64Array; incomeCost: Float64Array };

/** One rand that pays an income. */
export type PayingCapital = {
  paths: number;
  years: number;
  maximumShare: number;
  /** Gives the years of so many of the paths, the first ones, call by call; they may share their arrays. */
  startYears: (ofPaths: number) => () => CapitalYear;
};

function requirePurse({ fund, credits, maximumShare }: Purse): void {
  requireNotEmpty("credits", credits);
  for (let k = 0; k < credits.length; k++) requireNotNegative(`credits[${k}]`, credits[k]!);
  requireFundPaths(fund);
  if (credits.length > fund.years)
    throw new RangeError(`years: must be from 1 to ${fund.years}, is ${credits.length}`);
  requireShare("maximumShare", maximumShare);
}

/** A year of a fund, without any credit. */
function yearOf({ paths, growth, incomeCost }: FundPaths, k: number): CapitalYear {
  const [from, to] = [k * paths, (k + 1) * paths];
  return { growth: growth.subarray(from, to), incomeCost: incomeCost.subarray(from, to) };
}

function makeYear(paths: number): CapitalYear {
  return { growth: new Float64Array(paths), incomeCost: new Float64Array(paths) };
}

/** One purse by itself. */
export function onePurse(purse: Purse): PayingCapital {
  requirePurse(purse);
  const { fund, credits, maximumShare } = purse;
  const { paths } = fund;
  const startYears = (ofPaths: number) => {
    const credited = makeYear(ofPaths);
    let k = 0;
    return () => {
      const year = yearOf(fund, k);
      const credit = 1 + credits[k++]!;
      if (credit === 1) return year;
      scaleInto(credited.growth, credit, year.growth);
      scaleInto(credited.incomeCost, credit, year.incomeCost);
      return credited;
    };
  };
  return { paths, years: credits.length, maximumShare, startYears };
}

function scaleInto(target: Float64Array, factor: number, values: Float64Array): void {
  for (let path = 0; path < target.length; path++) target[path] = factor * values[path]!;
}

/**
 * Two purses drawn in step.
 * @param secondShare the share of both together that is in the second one, 0 to 1
 * @throws RangeError for purses on different paths or of different years
 */
export function drawInStep(first: Purse, second: Purse, secondShare: number): PayingCapital {
  requireShare("secondShare", secondShare);
  const [one, other] = [onePurse(first), onePurse(second)];
  if (one.paths !== other.paths) throw new RangeError("purses: not on the same paths");
  if (one.years !== other.years) throw new RangeError("purses: not of the same years");
  if (secondShare === 0) return one;
  if (secondShare === 1) return other;
  const { paths, years } = one;
  const firstShare = 1 - secondShare;
  const startYears = (ofPaths: number) => {
    const mixed = makeYear(ofPaths);
    let k = 0;
    return () => {
      const [ofFirst, ofSecond] = [yearOf(first.fund, k), yearOf(second.fund, k)];
      const weights: Weights = [firstShare * (1 + first.credits[k]!), secondShare * (1 + second.credits[k]!)];
      k++;
      mixInto(mixed.growth, weights, [ofFirst.growth, ofSecond.growth]);
      mixInto(mixed.incomeCost, weights, [ofFirst.incomeCost, ofSecond.incomeCost]);
      return mixed;
    };
  };
  const maximumShare = firstShare * one.maximumShare + secondShare * other.maximumShare;
  return { paths, years, maximumShare, startYears };
}

type Weights = readonly [first: number, second: number];

function mixInto(
  target: Float64Array,
  [ofFirst, ofSecond]: Weights,
  [first, second]: readonly [Float64Array, Float64Array],
): void {
  for (let path = 0; path < target.length; path++)
    target[path] = ofFirst * first[path]! + ofSecond * second[path]!;
}
