/**
 * A fund after its yearly fee, in today's rand, with what an income paid from it costs.
 *
 * Within a year the nominal growth g of the fund after its fee is constant, and the year's income, one rand in the money
 * of the year's start, is paid in twelve equal parts at the ends of the months. At the year's end those payments have
 * cost Σ_{j=0}^{11} g^{j/12} / 12 in money of that day, and that divided by (1 + inflation) in money of the year's start.
 */
import { requireShare } from "../basis/require-number";
import { paymentsCost } from "./payments-cost";
import type { ScenarioSet } from "./scenario-set";

/** Tables are year by year: the value of path p in year k stands at index k·paths + p. */
export type FundPaths = {
  paths: number;
  years: number;
  /** Real growth of one rand in each year, after the fee. */
  growth: Float64Array;
  /** What one real rand of income, paid monthly in arrears during the year, has cost by its end, in real rand. */
  incomeCost: Float64Array;
};

/** The cost at the year's end of one rand paid in twelve parts in arrears, growth over the year given. */
export function monthlyPaymentsCost(yearlyGrowth: number): number {
  return paymentsCost(yearlyGrowth, 12, "arrears");
}

/**
 * The paths of a fund.
 * @param mix index of its mix in the scenario set
 * @param feeShare yearly fee, VAT included, 0 to below 1
 */
export function fundPaths(set: ScenarioSet, mix: number, feeShare: number): FundPaths {
  requireShare("feeShare", feeShare);
  if (feeShare === 1) throw new RangeError("feeShare: must be below 1");
  const gross = set.mixGrowth[mix];
  if (!gross) throw new RangeError(`mix: the scenario set has none with index ${mix}`);
  const growth = gross.map((value) => value * (1 - feeShare));
  const incomeCost = growth.map((value, index) => {
    const inflationGrowth = 1 + set.inflation[index]!;
    return monthlyPaymentsCost(value * inflationGrowth) / inflationGrowth;
  });
  return { paths: set.paths, years: set.years, growth, incomeCost };
}
