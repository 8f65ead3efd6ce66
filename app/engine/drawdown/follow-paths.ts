/** Drawdown path by path: a year's payments, and the capital at the next anniversary. Real rand a year. */
import type { FundPaths } from "../market/fund-paths";
import type { PayingCapital } from "./paying-capital";

/** Capital and its drawdown. */
export type DrawnCapital = {
  capital: PayingCapital;
  /** At the start. */
  amount: number;
  /** Paid as long as the capital allows it. */
  wantedIncome: number;
  /** At least this fraction of the capital is paid in a year. */
  leastShare: number;
};

/** The payments of a year, given the capital at its start. */
export function payFrom(start: number, { wantedIncome, leastShare, capital }: DrawnCapital): number {
  return payWithin(start, wantedIncome, leastShare, capital.maximumShare);
}

function payWithin(start: number, wanted: number, leastShare: number, mostShare: number): number {
  const least = leastShare * start;
  const most = mostShare * start;
  const atLeast = wanted > least ? wanted : least;
  return atLeast < most ? atLeast : most;
}

/**
 * Follows capital on a path: each year's income is paid, and the rest grows.
 * @param standings filled with the capital at the anniversaries from 0 on: one more than the years to follow
 */
export function followCapital(
  { capital, amount, wantedIncome, leastShare }: DrawnCapital,
  path: number,
  standings: Float64Array,
): void {
  const { maximumShare, first, second } = capital;
  const [firstWeights, secondWeights] = [first.weights, second.weights];
  const [firstGrowth, secondGrowth] = [first.fund.growth, second.fund.growth];
  const [firstCost, secondCost] = [first.fund.incomeCost, second.fund.incomeCost];
  const years = standings.length - 1;
  let standing = amount;
  standings[0] = standing;
  for (let k = 0, index = path * first.fund.years; k < years; k++, index++) {
    const ofFirst = firstWeights[k]!;
    const ofSecond = secondWeights[k]!;
    const growth = ofFirst * firstGrowth[index]! + ofSecond * secondGrowth[index]!;
    const cost = ofFirst * firstCost[index]! + ofSecond * secondCost[index]!;
    const end = standing * growth - payWithin(standing, wantedIncome, leastShare, maximumShare) * cost;
    standing = end > 0 ? end : 0;
    standings[k + 1] = standing;
  }
}

/** The pool's credits, and the part of the capital that receives them. */
export type Pooled = { fund: FundPaths; credits: Float64Array; partShare: number };

/**
 * The fraction of the pooled part that came from top-ups, at each anniversary. Payments and rebalancing are
 * taken evenly from all of it, so a credit of c turns the fraction s into (s + c) / (1 + c), in any market.
 */
export function sharesFromTopUps(credits: Float64Array): Float64Array {
  const shares = new Float64Array(credits.length);
  for (let k = 1; k < shares.length; k++)
    shares[k] = (shares[k - 1]! + credits[k - 1]!) / (1 + credits[k - 1]!);
  return shares;
}

/** The pool's top-ups in each year of a path, and the same with the year's return on the capital from earlier ones. */
type PathTopUps = { topUps: Float64Array; withReturns: Float64Array };

/**
 * Follows the pool's top-ups on a path.
 * @param standings the path's capital at the anniversaries
 * @param fromTopUps the fractions that came from top-ups
 * @param ofPath is filled
 */
export function followPool(
  { fund, credits, partShare, fromTopUps }: Pooled & { fromTopUps: Float64Array },
  { wantedIncome, leastShare, capital: { maximumShare } }: DrawnCapital,
  { path, standings }: { path: number; standings: Float64Array },
  { topUps, withReturns }: PathTopUps,
): void {
  const { growth, incomeCost } = fund;
  for (let k = 0, index = path * fund.years; k < topUps.length; k++, index++) {
    const start = standings[k]!;
    const grown = growth[index]!;
    const end = start * grown - payWithin(start, wantedIncome, leastShare, maximumShare) * incomeCost[index]!;
    const topUp = end > 0 ? partShare * end * credits[k]! : 0;
    topUps[k] = topUp;
    withReturns[k] = topUp + partShare * start * fromTopUps[k]! * (grown - 1);
  }
}
