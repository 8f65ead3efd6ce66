/**
 * The income that lasts more surely than the one we choose, so that everybody sees what more certainty costs: whoever takes
 * our income has the same chance as everybody else.
 */
import type { MoreCarefulIncome } from "../told-figures";
import { failureYearsAt } from "../drawdown/ceiling-falls";
import { chanceForLife } from "../drawdown/failure-years";
import { asOnlyIncome } from "../tax/plan-income-tax";
import { findLastingOf } from "./drawn-part";
import type { PlanContext } from "./plan-context";
import { addUpIncomes, afterTaxPerMonth, type PlanIncomes } from "./plan-incomes";

/** Eighteen of twenty futures, where the target is fifteen. */
const CAREFUL_CONFIDENCE_SHARE = 0.9;

/**
 * Finds what lasts with the higher confidence, annuity and unit trust drawn in step. What is guaranteed stays as it is.
 * @param incomes of the product, whatever is paid of them
 * @returns nothing where nothing is drawn, and where the law's least of the annuity is more than that
 * cost: a pass over the paths
 */
export function findMoreCareful(
  { guaranteed, drawn }: PlanIncomes,
  context: PlanContext,
): MoreCarefulIncome | null {
  if (!drawn) return null;
  const { part } = drawn;
  const lasting = findLastingOf(part, context, { confidence: CAREFUL_CONFIDENCE_SHARE });
  if (lasting.incomeShare < part.leastShare) return null;
  const incomes = addUpIncomes(guaranteed, { part, lasting }, 1);
  const failures = failureYearsAt(lasting.falls, lasting.incomeShare);
  return {
    incomeLastsShare: chanceForLife(failures, context.lifetimes.deaths),
    perMonth: { annuity: incomes.paid.annuity / 12, unitTrust: incomes.paid.unitTrust / 12 },
    afterTaxPerMonth: afterTaxPerMonth(incomes, context),
    afterTaxAlonePerMonth: afterTaxPerMonth(incomes, asOnlyIncome(context)),
  };
}
