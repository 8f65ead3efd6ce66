import type { PaidWay } from "../../app/contract/plan/paid-ways";

/** A way to be paid: its income, the certain part of it, and the income in poor markets at 90, in rand a month. */
export function paidWay(
  guaranteedShare: number,
  [income, certain, poor]: [number, number, number],
  leftAt85 = 0,
  feesPerYear?: number,
): PaidWay {
  return {
    perct_guaranteed: guaranteedShare,
    monthly_income_total: income,
    guaranteed_monthly_income: certain,
    poor_monthly_income_at_90: poor,
    left: [{ age: 85, capital: leftAt85, to_dependents: leftAt85 }],
    advice_fees_per_year: feesPerYear,
  };
}
