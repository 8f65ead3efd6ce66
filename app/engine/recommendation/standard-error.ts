/**
 * How much the simulated income would differ had other markets been drawn.
 *
 * The income is worked out on R further sets of markets, each scrambled independently. With y_r these incomes and m their
 * mean, the standard error of one of them is √(Σ (y_r - m)² / (R - 1)), told as a share of m; the plan's own is one like
 * them.
 */
import type { Advice, AdviceOptions } from "../advice";
import type { Product } from "../retirement-case";
import { sustainableIncomeOf } from "../drawdown/sustainable-income";
import { replicateFunds, type ReplicatedFunds } from "../market/market-for-funds";
import { isForLife } from "./decide-plan";
import { chooseLivingAnnuity, planLivingAnnuity } from "./living-annuity-plan";
import { onMarkets, type PlanContext } from "./plan-context";
import type { ProductRates } from "./product-rates";

/**
 * The sample standard deviation of some estimates of the same number, as a share of their mean.
 * @throws RangeError for fewer than two
 */
export function relativeStandardError(estimates: readonly number[]): number {
  const count = estimates.length;
  if (count < 2) throw new RangeError(`estimates: must be at least 2, are ${count}`);
  const mean = estimates.reduce((sum, estimate) => sum + estimate, 0) / count;
  const squares = estimates.reduce((sum, estimate) => sum + (estimate - mean) ** 2, 0);
  return Math.sqrt(squares / (count - 1)) / mean;
}

/** A product with its rates in the plan's own markets. */
type RatedProduct = { product: Product; rates: ProductRates };

/** What lasts of each rand on other markets, with the plan's confidence. */
function findRate({ product, rates }: RatedProduct, funds: ReplicatedFunds, context: PlanContext): number {
  const elsewhere = onMarkets(context, { ...context.funds, ...funds });
  if (product !== "LivingAnnuity" && product !== "LivingAnnuityPlus")
    return elsewhere.unitTrustAlone().incomes[0]!;
  const { look } = planLivingAnnuity(chooseLivingAnnuity(product, context.choices), elsewhere);
  return sustainableIncomeOf(look, rates.confidenceShare);
}

/**
 * Measures the standard error of what is told first: a living annuity's income at the plan's confidence, or the withdrawal
 * from the unit trust beside a life annuity.
 * @returns nothing when no replicates are wanted, when the income is not simulated, and for funds that a person chose: their
 *   other markets would have to be drawn first, which takes many times as long as all the rest
 * cost: one sustainable income for each replicate
 */
export function measureStandardError(
  rated: RatedProduct,
  context: PlanContext,
  options: AdviceOptions,
): Pick<Advice, "standardErrorShare"> {
  const isSimulated = !isForLife(rated.product) || context.unitTrustInvested > 0;
  if (!options.replicates || !isSimulated || context.basis.holdings) return {};
  const replicates = replicateFunds({ basis: context.basis, ...options }, context.lifetimes.deaths.length);
  return {
    standardErrorShare: relativeStandardError(replicates.map((funds) => findRate(rated, funds, context))),
  };
}
