/**
 * The income that lasts more surely than the recommended one, which shows everybody the price of more
 * certainty: the recommended income has the same chance for everybody.
 */
import type { MoreCarefulIncome } from "../advice/told-figures";
import { failureYearsAt } from "../drawdown/ceiling-falls";
import { chanceForLife } from "../drawdown/failure-years";
import { asOnlyIncome } from "../tax/plan-income-tax";
import { findLastingOf } from "./drawn-part";
import type { PlanContext } from "./plan-context";
import { addUpIncomes, afterTaxPerMonth, type PlanIncomes } from "./plan-incomes";

/** Eighteen of twenty futures; the target is fifteen. */
const CAREFUL_CONFIDENCE_SHARE = 0.9;

/**
 * Finds the income that lasts with the higher confidence, annuity and unit trust drawn in step. The
 * guaranteed income is unchanged.
 * @param incomes of the product, whatever is paid of them
 * @returns null where nothing is drawn, and where the annuity's legal minimum is more than that
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
