/** Capital that is drawn, path by path: what is paid in a year, and what stands at the next anniversary. Real rand a year. */
import type { FundPaths } from "../market/fund-paths";
import type { PayingCapital } from "./paying-capital";

/** Capital, and what is drawn of it. */
export type DrawnCapital = {
  capital: PayingCapital;
  /** At the start. */
  amount: number;
  /** Paid while the capital allows it. */
  wantedIncome: number;
  /** At least this share of the capital is paid in a year. */
  leastShare: number;
};

/** What is paid in a year that begins with so much capital. */
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
 * @param standings is filled with what stands at the anniversaries from 0 on: one more than the years to step through
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

/** What a pool adds to a part of the capital. */
export type Pooled = { fund: FundPaths; credits: Float64Array; partShare: number };

/**
 * Which share of the pooled part came from top-ups, at each anniversary. Payments are taken evenly from all of it, as is what
 * keeps it in proportion, so that the share s becomes (s + c) / (1 + c) by a credit of c, whatever markets do.
 */
export function sharesFromTopUps(credits: Float64Array): Float64Array {
  const shares = new Float64Array(credits.length);
  for (let k = 1; k < shares.length; k++)
    shares[k] = (shares[k - 1]! + credits[k - 1]!) / (1 + credits[k - 1]!);
  return shares;
}

/** What the pool adds on a path in each year, and with it what the part of the capital earned that it had added before. */
export type PathTopUps = { topUps: Float64Array; withReturns: Float64Array };

/**
 * Follows what a pool adds to capital on a path.
 * @param standings what stands on the path at the anniversaries
 * @param fromTopUps the shares that came from top-ups
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
