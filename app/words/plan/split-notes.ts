import { formatRand } from "~/base/money";
import type { PlanFacts } from "./plan-facts";

/** Whether there is time before retirement in which the savings change. */
export function isGrowing({ plan, cash }: Pick<PlanFacts, "plan" | "cash">): boolean {
  return Math.round(plan.retirement_savings ?? 0) !== Math.round(cash.savings_at_retirement);
}

/** What of the cash needs cannot be met. */
export function describeUnmet({ cash }: PlanFacts): string[] {
  if (cash.unmet_cash_needs <= 0) return [];
  return [
    `**${formatRand(cash.unmet_cash_needs)} of your cash needs cannot be met.** We take at most one third in cash. We met debt first, then emergencies, then personal use.`,
  ];
}

/** Years before retirement the markets decide what there will be, so more than the middle is told. */
export function describeSavingsRange({ common, plan }: PlanFacts): string[] {
  const range = common.savings_at_retirement_range;
  if (!range) return [];
  const write = ({ savings_at_retirement, monthly_income_total }: typeof range.poor) =>
    `${formatRand(savings_at_retirement)}, which would pay ${formatRand(monthly_income_total)} a month`;
  return [
    `**What your ${formatRand(Math.round(plan.retirement_savings ?? 0))} will be worth by then is not certain.** In poor markets it would be ${write(range.poor)}. In strong markets it would be ${write(range.strong)}. Both are in today’s rand, before tax.`,
  ];
}

/**
 * Small savings may be taken in cash as a whole. An earlier version of the method compared the limit as it stood with the
 * savings of today.
 */
export function describeDeMinimis({ cash, plan, recommendation }: PlanFacts): string[] {
  const whole = cash.de_minimis;
  if (!whole) return [];
  const isLimitGrowing = isGrowing({ cash, plan }) && !recommendation.is_outdated;
  const keepsUp = isLimitGrowing ? " We expect that limit to keep up with prices until you retire." : "";
  return [
    `**You may take all of it in cash instead.** The law allows that up to ${formatRand(whole.threshold)}.${keepsUp} You would have ${writeNet(whole)}, but no income.`,
  ];
}

function writeNet({ net, tax }: { net: number; tax: number }): string {
  return tax > 0 ? `${formatRand(net)} after ${formatRand(tax)} tax` : `${formatRand(net)}, tax-free`;
}

/** A living annuity that is small enough may be taken in cash; said only where the savings as a whole may not. */
export function describeCommutation({ cash }: PlanFacts): string[] {
  const annuity = cash.commutation;
  if (!annuity || cash.de_minimis) return [];
  return [
    `**You may take the annuity in cash as well.** The law allows that below ${formatRand(annuity.threshold)}. That is ${writeNet(annuity)}, but no income.`,
  ];
}

/** A unit trust can lower a small pension, so the income without one is told as well. */
export function describeAllInAnnuity({ common, product, hasUnitTrust }: PlanFacts): string[] {
  if (!hasUnitTrust) return [];
  const income = common.monthly_income_all_in_annuity;
  const more = Math.round(income) - Math.round(product.expected.monthly_income_total);
  const but = more > 0 ? "But" : "And";
  const difference = more === 0 ? "the same" : `${formatRand(Math.abs(more))} ${more > 0 ? "more" : "less"}`;
  return [
    `**Without the unit trust you would get ${formatRand(income)} a month.** That is ${difference}, in today’s rand before tax. ${but} you could not get at any of the money.`,
  ];
}

/** What the tax on the lump sum assumes. */
export function describeEarlierLumpSums({ cash }: PlanFacts): string[] {
  if (cash.lump_sum <= 0) return [];
  return ["We assumed this is your first lump sum. If not, you may pay more tax."];
}
