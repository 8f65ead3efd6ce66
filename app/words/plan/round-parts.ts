import type { CommonInfo } from "~/contract/plan/recommendation";

/** How the savings are divided at retirement, in whole rand as shown. */
export type ShownAmounts = {
  savings: number;
  /** The cash taken at retirement: `cash` and `unitTrust`. */
  lumpSum: number;
  /** The savings in the fund that go to the three cash needs and the tax on the lump sum. */
  cash: number;
  /** Own savings that go to cash needs: the three needs and the tax are `cash` and this. */
  ownSavingsUsed: number;
  debt: number;
  emergencySavings: number;
  personalUse: number;
  tax: number;
  unitTrust: number;
  annuity: number;
  /** `unitTrust`, `annuity` and the person's own savings. */
  providingIncome: number;
};

/**
 * Rounds parts to whole rand so that they still add up to the rounded whole: the last part above zero takes
 * the difference. Parts whose sum differs from the whole by more than rounding are only rounded.
 */
export function roundParts(parts: readonly number[], whole: number): number[] {
  const rounded = parts.map(Math.round);
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const last = parts.map((part) => part > 0).lastIndexOf(true);
  const difference = Math.round(whole) - sum(rounded);
  const isRounding = Math.abs(sum(parts) - whole) < 1;
  return rounded.map((part, index) => (index === last && isRounding ? part + difference : part));
}

/** Rounds the division of the savings, so that every sum on a page adds up. */
export function roundAmounts(cash: CommonInfo["cash_recommendations"]): ShownAmounts {
  const savings = Math.round(cash.savings_at_retirement);
  const ownUsed = cash.own_savings_used ?? 0;
  const [taken = 0, unitTrust = 0, annuity = 0] = roundParts(
    [
      cash.cash_recommend - ownUsed + cash.lump_sum_tax,
      cash.unit_trust_recommend,
      cash.annuity_amount_recommend,
    ],
    savings,
  );
  const [debt = 0, emergencySavings = 0, personalUse = 0, tax = 0] = roundParts(
    [cash.debt_recommend, cash.emergency_savings_recommend, cash.personal_cash_recommend, cash.lump_sum_tax],
    taken + Math.round(ownUsed),
  );
  return {
    savings,
    lumpSum: taken + unitTrust,
    cash: taken,
    ownSavingsUsed: Math.round(ownUsed),
    debt,
    emergencySavings,
    personalUse,
    tax,
    unitTrust,
    annuity,
    providingIncome: unitTrust + annuity + Math.round(cash.own_savings_at_retirement ?? 0),
  };
}
