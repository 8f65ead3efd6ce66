/** The cost of the debt that a plan leaves, and the interest from which taxed cash is worth taking for it. */
import { formatRand } from "~/base/money";
import { readIncomeShown, roundAfterTax } from "./after-tax";
import { isAfterTaxOpen } from "./assumed-answers";
import { DEBT_COUNSELLOR } from "./debt-interest";
import type { PlanFacts } from "./plan-facts";
import { speakOf } from "./speak-of";
import { formatFee, formatPercent } from "./write-figures";

/** A remaining debt in whole rand; undefined in a plan that leaves none or does not show it. */
function readDebtLeft({ cash }: PlanFacts): { left: number; payment: number } | undefined {
  const [left, payment] = [
    Math.round(cash.debt_left ?? 0),
    Math.round(cash.debt_left_payment_per_month ?? 0),
  ];
  return left > 0 && payment > 0 ? { left, payment } : undefined;
}

/** Whether a debt's payment exceeds the income, before tax where other income is unknown. */
const costsMoreThanIncome = ({ payment }: { payment: number }, facts: PlanFacts) =>
  payment > readIncomeShown(facts);

/** A warning of a debt whose payment exceeds the income, for the head of the plan. */
export function warnOfDebt(facts: PlanFacts): string[] {
  const debt = readDebtLeft(facts);
  if (!debt || !costsMoreThanIncome(debt, facts)) return [];
  const { your } = speakOf(facts);
  return [
    `**${formatRand(debt.left)} of ${your} debt stays, and costs more than this income.** Paid off over ten years it is ${formatRand(debt.payment)} a month.`,
  ];
}

/** Help with a debt that the cash cannot repay; empty for one that is better left and can be paid. */
export function sayDebtHelp(facts: PlanFacts): string[] {
  const debt = readDebtLeft(facts);
  if (!debt || (isLeftByChoice(facts) && !costsMoreThanIncome(debt, facts))) return [];
  return [DEBT_COUNSELLOR];
}

/** Whether a debt stays because it costs less than the tax on more cash. */
const isLeftByChoice = ({ plan, cash }: PlanFacts) =>
  plan.debt_interest_perct !== undefined && cash.unmet_cash_needs < 1;

/** The remaining debt, the reason, and the income left after its payments. */
export function describeDebtLeft(facts: PlanFacts): string[] {
  const debt = readDebtLeft(facts);
  if (!debt) return [];
  const { plan } = facts;
  const { your, their } = speakOf(facts);
  const interest = plan.debt_interest_perct;
  const why =
    interest !== undefined && isLeftByChoice(facts)
      ? `: at ${formatFee(interest)} interest it costs less than the tax on more cash`
      : "";
  const at = interest === undefined ? " at what the annuity is expected to earn" : "";
  const net =
    isAfterTaxOpen(facts) || costsMoreThanIncome(debt, facts)
      ? ""
      : `, which leaves ${formatRand(roundAfterTax(facts) - debt.payment)} of ${their} income after tax`;
  return [
    `${formatRand(debt.left)} of ${your} debt stays${why}. Paid off over ten years${at} it costs ${formatRand(debt.payment)} a month${net}.`,
  ];
}

/** All about the debt, for a page with one place for it: its cost or a warning, and help. */
export function sayDebtLeft(facts: PlanFacts): string[] {
  const warned = warnOfDebt(facts);
  return [...(warned.length > 0 ? warned : describeDebtLeft(facts)), ...sayDebtHelp(facts)];
}

/** The interest from which the debt is worth the tax; empty if no tax is paid for it. */
export function describeBreakEven(facts: PlanFacts): string[] {
  const told = facts.cash.debt_break_even;
  if (!told || told.lump_sum_rate_perct <= 0) return [];
  const { your } = speakOf(facts);
  return [
    `The last of the cash for all of ${your} debt is taxed at ${formatFee(told.lump_sum_rate_perct)}. That is worth it if the debt costs more than ${formatPercent(told.break_even_perct)} a year; else it is better left, and paid from the income.`,
  ];
}
