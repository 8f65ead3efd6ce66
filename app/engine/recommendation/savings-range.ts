/** What a plan would pay if the savings grew less or more than expected until retirement. */
import type { Advice } from "../advice";
import { adviseCash, type CashNeeds } from "./cash-advice";
import { readCashSource } from "./cash-source";
import { investCash, type PlanContext } from "./plan-context";
import { findIncomes } from "./plan-incomes";
import type { ProductRates } from "./product-rates";
import { savingsPercentiles } from "./savings-at-retirement";

/**
 * The 20th and 80th percentile of the savings at retirement with the income of each: the cash is split anew, all else is the
 * plan's, the rates of income too. A unit trust that the plan has none of is drawn at the target confidence.
 * @param needs what cash is wanted for, whether or not it fits
 */
export function findSavingsRange(
  context: PlanContext,
  { rates, needs }: { rates: ProductRates; needs: CashNeeds },
): Advice["savingsRange"] {
  const { retirementCase, basis, choices } = context;
  const { adviceDate } = retirementCase;
  const { retirementDate } = choices;
  const source = readCashSource({ ...retirementCase, retirementDate }, basis);
  const percentiles = savingsPercentiles({ adviceDate, retirementDate }, basis);
  if (!percentiles) return null;
  const describe = (multiple: number) => {
    const savingsAtRetirement = source.savingsAtRetirement * multiple;
    const invested = investCash(adviseCash({ ...source, savingsAtRetirement }, needs, basis), basis);
    const isNew = invested.unitTrustInvested > 0 && context.unitTrustInvested === 0;
    const unitTrust = isNew ? context.unitTrustAlone().incomes[0]! : rates.unitTrust;
    const { paid } = findIncomes({ ...rates, unitTrust }, { ...invested, choices });
    return { savingsAtRetirement, incomePerMonth: (paid.annuity + paid.unitTrust) / 12 };
  };
  return { poor: describe(percentiles.poor), strong: describe(percentiles.strong) };
}
