import type { PaidWay } from "~/contract/plan/paid-ways";
import type { Basis, Blend, CashAdvice, Pot } from "~/engine";
import { roundRate, roundToCents } from "../calls/round";

/** A life annuity has its costs in its price; all other invested money pays for the advice. */
export function presentWay(blend: Blend, { fees }: Basis, cash: CashAdvice): PaidWay {
  const adviceShare = (pot: Pot) => fees.annual[pot].automatedAdviceShare + fees.annual[pot].plannerShare;
  const adviceFees =
    adviceShare("annuity") * (1 - blend.guaranteedShare) * cash.annuity +
    adviceShare("unitTrust") * (cash.unitTrust + cash.ownSavings);
  return {
    perct_guaranteed: roundRate(blend.guaranteedShare),
    monthly_income_total: roundToCents(blend.incomePerMonth),
    guaranteed_monthly_income: roundToCents(blend.guaranteedPerMonth),
    poor_monthly_income_at_90: roundToCents(blend.poorIncomeAt90PerMonth),
    left: blend.left.map(({ age, capitalReal, toDependantsReal, guaranteedLeftReal }) => ({
      age,
      capital: roundToCents(capitalReal),
      to_dependents: roundToCents(toDependantsReal),
      guaranteed_left: roundToCents(guaranteedLeftReal),
    })),
    advice_fees_per_year: roundToCents(adviceFees),
  };
}
