/**
 * The sampling error of the simulated income, had other markets been drawn.
 *
 * The income is computed on R further sets of markets, each scrambled independently. With y_r these incomes
 * and m their mean, the standard error of one of them is √(Σ (y_r - m)² / (R - 1)), given as a fraction of m;
 * the plan's own is one like them.
 */
import type { Advice, AdviceOptions } from "../advice/advice";
import { replicateFunds } from "../market/market-for-funds";
import type { Product } from "../case/retirement-case";
import { findLastingOf } from "./drawn-part";
import type { PlanContext } from "./plan-context";
import { findDrawnPart } from "./plan-incomes";

/**
 * The sample standard deviation of some estimates of the same number, as a fraction of their mean.
 * @throws RangeError for fewer than two
 */
export function relativeStandardError(estimates: readonly number[]): number {
  const count = estimates.length;
  if (count < 2) throw new RangeError(`estimates: must be at least 2, are ${count}`);
  const mean = estimates.reduce((sum, estimate) => sum + estimate, 0) / count;
  const squares = estimates.reduce((sum, estimate) => sum + (estimate - mean) ** 2, 0);
  return Math.sqrt(squares / (count - 1)) / mean;
}

/** Bound on the difference of incomes on two sets of markets: five times the largest standard error measured. */
const FURTHEST_APART_SHARE = 0.005;

/**
 * Measures the standard error of the drawn income: of a living annuity and the unit trust, or of the unit
 * trust beside a life annuity.
 * @returns an empty object without replicates, when the income is not simulated, and for funds that a person
 *   chose: simulating their other markets would take many times as long as all the rest
 * cost: one sustainable income for each replicate
 */
export function measureStandardError(
  product: Product,
  context: PlanContext,
  options: AdviceOptions,
): Pick<Advice, "standardErrorShare"> {
  const isSimulated = findDrawnPart(product, context) !== undefined;
  if (!options.replicates || !isSimulated || context.basis.holdings) return {};
  const replicates = replicateFunds({ basis: context.basis, ...options }, context.lifetimes.deaths.length);
  const rates: number[] = [];
  for (const funds of replicates) {
    const elsewhere = { ...context, funds: { ...context.funds, ...funds } };
    const [first] = rates;
    const near =
      first === undefined ? {} : { near: { incomeShare: first, errorShare: FURTHEST_APART_SHARE } };
    rates.push(findLastingOf(findDrawnPart(product, elsewhere)!, elsewhere, near).incomeShare);
  }
  return { standardErrorShare: relativeStandardError(rates) };
}
