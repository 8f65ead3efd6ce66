/** The incomes that last with higher and lower confidence, for a person who chooses between them. */
import type { Advice } from "../advice/advice";
import { findLastingOf } from "./drawn-part";
import type { PlanContext } from "./plan-context";
import { addUpIncomes, lastingPerMonth, type PlanIncomes } from "./plan-incomes";

/** 18, 15, 12 and 10 of twenty futures. */
const CONFIDENCE_SHARES = [0.9, 0.75, 0.6, 0.5];

/**
 * Finds the income that lasts with each confidence, annuity and unit trust drawn in step. The guaranteed
 * income is the same in all of them.
 * @param incomes of the product, whatever is paid of them
 * @returns surest first, without those outside the drawdown limits; empty where nothing is drawn
 * cost: four passes over the paths
 */
export function findLastingIncomes(
  { guaranteed, drawn, range }: PlanIncomes,
  context: PlanContext,
): Advice["lastingIncomes"] {
  if (!drawn) return [];
  const { part } = drawn;
  return CONFIDENCE_SHARES.flatMap((confidence) => {
    const lasting = findLastingOf(part, context, { confidence });
    if (lasting.incomeShare < part.leastShare) return [];
    const perMonth = lastingPerMonth(addUpIncomes(guaranteed, { part, lasting }, 1));
    return 12 * perMonth > range.maximum ? [] : [{ incomeLastsShare: confidence, perMonth }];
  });
}
