/** A plan's income if the savings grow less or more than expected until retirement. */
import type { Advice } from "../advice/advice";
import { adviseCash, type CashNeeds } from "./cash-advice";
import { readCashSource } from "./cash-source";
import { planPurchase, purchasedIncome } from "./life-annuity-purchase";
import { investCash, type PlanContext } from "./plan-context";
import type { PlanIncomes } from "./plan-incomes";
import { savingsPercentiles } from "./savings-at-retirement";

/**
 * The 20th and 80th percentile of the savings at retirement with the income from each: the cash is split
 * again, all else is the plan's, including the rates of income. Where the plan draws nothing, a unit trust is
 * drawn by itself.
 * @param incomes those of the plan
 * @param needs the cash needs wanted, whether or not they can be met
 */
export function findSavingsRange(
  context: PlanContext,
  { incomes, needs }: { incomes: PlanIncomes; needs: CashNeeds },
): Advice["savingsRange"] {
  const { retirementCase, basis, choices } = context;
  const { adviceDate } = retirementCase;
  const { retirementDate } = choices;
  const source = readCashSource({ ...retirementCase, retirementDate }, basis);
  const percentiles = savingsPercentiles({ adviceDate, retirementDate }, basis);
  if (!percentiles) return null;
  const describe = (multiple: number) => {
    const savingsAtRetirement = source.savingsAtRetirement * multiple;
    const invested = investCash(
      adviseCash({ ...source, savingsAtRetirement }, needs, basis, choices.lumpSum),
      basis,
    );
    const income = payAtRates(incomes, context, invested);
    return { savingsAtRetirement, incomePerMonth: income / 12 };
  };
  return { poor: describe(percentiles.poor), strong: describe(percentiles.strong) };
}

/** A year's income of other amounts at the plan's rates. */
function payAtRates(
  { drawn }: PlanIncomes,
  context: PlanContext,
  {
    cash,
    annuityInvested,
    unitTrustInvested,
  }: Pick<PlanContext, "cash" | "annuityInvested" | "unitTrustInvested">,
): number {
  if (drawn?.part.annuity) return drawn.drawdownShare * (annuityInvested + unitTrustInvested);
  const unitTrustRate = drawn ? drawn.drawdownShare : context.unitTrustAlone().incomeShare;
  const annuityRate = 12 * purchasedIncome(planPurchase(context, 1));
  return annuityRate * cash.annuity + (unitTrustInvested > 0 ? unitTrustRate * unitTrustInvested : 0);
}
