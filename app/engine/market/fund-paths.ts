/**
 * A fund after its yearly fee, in today's rand, with the cost of an income paid from it.
 *
 * Within a year the nominal growth g of the fund after its fee is constant, and the year's income, one rand
 * in the money of the year's start, is paid in twelve equal parts at the ends of the months. At the year's
 * end those payments have cost Σ_{j=0}^{11} g^{j/12} / 12 in money of that day, and that divided by (1 +
 * inflation) in money of the year's start.
 */
import { requireNotNegative, requireShare, requireWhole } from "../basis/require-number";
import { paymentsCost } from "./payments-cost";
import { allocateOwn, type Allocate, type ScenarioSet } from "./scenario-set";

/** Tables are path by path: the value of path p in year k is at index p·years + k. */
export type FundPaths = {
  paths: number;
  years: number;
  /** Real growth of one rand in each year, after the fee. */
  growth: Float64Array;
  /** Cost by the year's end of one real rand of income, paid monthly in arrears during the year, in real rand. */
  incomeCost: Float64Array;
};

/** Funds with checked tables: one check is enough, because nothing changes them. */
const sound = new WeakSet<FundPaths>();

/**
 * Refuses tables whose length does not match paths and years, and growth and costs below 0, NaN or infinite.
 * @throws RangeError naming the place
 */
export function requireFundPaths(fund: FundPaths): void {
  if (sound.has(fund)) return;
  requireWhole("fund.paths", fund.paths);
  requireWhole("fund.years", fund.years);
  for (const name of ["growth", "incomeCost"] as const) {
    const table = fund[name];
    if (table.length !== fund.paths * fund.years)
      throw new RangeError(`fund.${name}: must have ${fund.paths} paths of ${fund.years} years`);
    const wrong = table.findIndex((value) => !(value >= 0 && value < Infinity));
    if (wrong >= 0) requireNotNegative(`fund.${name}[${wrong}]`, table[wrong]!);
  }
  sound.add(fund);
}

/** The cost at the year's end of one rand paid in twelve parts in arrears, growth over the year given. */
export function monthlyPaymentsCost(yearlyGrowth: number): number {
  return paymentsCost(yearlyGrowth, 12, "arrears");
}

/** A mix of a scenario set and its yearly fee. */
export type FundTerms = {
  /** Index of the mix in the scenario set. */
  mix: number;
  /** Yearly fee, VAT included, 0 to below 1. */
  feeShare: number;
};

/**
 * The paths of a fund.
 * @param allocate returns the memory for a table
 */
export function fundPaths(
  set: ScenarioSet,
  { mix, feeShare }: FundTerms,
  allocate: Allocate = allocateOwn,
): FundPaths {
  requireShare("feeShare", feeShare);
  if (feeShare === 1) throw new RangeError("feeShare: must be below 1");
  const gross = set.mixGrowth[mix];
  if (!gross) throw new RangeError(`mix: the scenario set has none with index ${mix}`);
  const growth = allocate(gross.length);
  const incomeCost = allocate(gross.length);
  for (let index = 0; index < gross.length; index++) {
    const inflationGrowth = 1 + set.inflation[index]!;
    growth[index] = gross[index]! * (1 - feeShare);
    incomeCost[index] = monthlyPaymentsCost(growth[index]! * inflationGrowth) / inflationGrowth;
  }
  return { paths: set.paths, years: set.years, growth, incomeCost };
}
