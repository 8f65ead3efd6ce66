/**
 * Capital that pays an income: one purse, or two that are drawn in step.
 *
 * A purse is a fund with the pool's credit at each year's end, and the maximum fraction of it that may be
 * paid in a year. Two purses in constant proportion, the second one the fraction s of both, are one capital.
 * In a year it grows by (1-s) times the first one's growth and s times the second one's, each with its
 * credit; the cost of a rand paid and the maximum payment are mixed likewise.
 */
import { requireNotEmpty, requireNotNegative, requireShare } from "../basis/require-number";
import { requireFundPaths, type FundPaths } from "../market/fund-paths";

/** Capital of one kind. */
export type Purse = {
  fund: FundPaths;
  /** The pool's credit at each year's end, a fraction of the capital; as many as there are years. */
  credits: ArrayLike<number>;
  /** The largest fraction of the capital that may be paid in a year. */
  maximumShare: number;
};

/** A fund, and the weight of its growth and its cost of income in each year: the purse's fraction with its credit. */
type WeighedFund = { fund: FundPaths; weights: Float64Array };

/** One rand of capital that pays an income; its growth and its cost of income are the weighted sums of both funds. */
export type PayingCapital = {
  paths: number;
  years: number;
  maximumShare: number;
  first: WeighedFund;
  second: WeighedFund;
};

function requirePurse({ fund, credits, maximumShare }: Purse): void {
  requireNotEmpty("credits", credits);
  for (let k = 0; k < credits.length; k++) requireNotNegative(`credits[${k}]`, credits[k]!);
  requireFundPaths(fund);
  if (credits.length > fund.years)
    throw new RangeError(`years: must be from 1 to ${fund.years}, is ${credits.length}`);
  requireShare("maximumShare", maximumShare);
}

function weigh({ fund, credits }: Purse, share: number): WeighedFund {
  return { fund, weights: Float64Array.from(credits, (credit) => share * (1 + credit)) };
}

/**
 * Two purses drawn in step.
 * @param secondShare the second one's fraction of both together, 0 to 1
 * @throws RangeError for purses on different paths or of different years
 */
export function drawInStep(first: Purse, second: Purse, secondShare: number): PayingCapital {
  requireShare("secondShare", secondShare);
  requirePurse(first);
  requirePurse(second);
  const { paths, years } = first.fund;
  if (second.fund.paths !== paths || second.fund.years !== years)
    throw new RangeError("purses: not on the same paths");
  if (second.credits.length !== first.credits.length) throw new RangeError("purses: not of the same years");
  const firstShare = 1 - secondShare;
  return {
    paths,
    years: first.credits.length,
    maximumShare: firstShare * first.maximumShare + secondShare * second.maximumShare,
    first: weigh(first, firstShare),
    second: weigh(second, secondShare),
  };
}

/** One purse by itself. */
export function onePurse(purse: Purse): PayingCapital {
  return drawInStep(purse, purse, 0);
}
