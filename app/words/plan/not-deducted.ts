/** Contributions that were never deducted from income: their effect on the tax of lump sum and income. */
import { formatRand } from "~/base/money";
import type { PlanFacts } from "./plan-facts";
import { speakOf } from "./speak-of";

/** The effect on the lump sum; empty without any. */
export function describeNotDeducted(facts: PlanFacts): string[] {
  const { plan, cash } = facts;
  const told = plan.contributions_not_deducted ?? 0;
  if (told <= 0) return [];
  const { your } = speakOf(facts);
  const left = Math.round(cash.contributions_not_deducted_left ?? 0);
  const used = cash.lump_sum < 1 ? "" : " It comes off the lump sum before that is taxed.";
  const rest = left < 1 ? "" : ` ${formatRand(left)} of it is left for the income.`;
  return [`${formatRand(told)} of ${your} contributions was never deducted.${used}${rest}`];
}

/** How long the rest of them makes the annuity's income free of tax; the income after tax is the first year's. */
export function sayTaxFreeYears({ product }: PlanFacts): string[] {
  const years = product.years_free_of_tax ?? 0;
  if (years <= 0) return [];
  const whole = Math.round(years);
  const until = years < 1 ? "part of the first year" : whole === 1 ? "about a year" : `about ${whole} years`;
  return [
    `Contributions that were never deducted make the annuity’s income free of tax for ${until}. From then on tax is due as on any income.`,
  ];
}
