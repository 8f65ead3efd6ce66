import { formatRand } from "~/base/money";
import { nameSuccessor, type SuccessorFacts } from "./name-successor";
import type { PlanFacts } from "./plan-facts";
import { speakOf } from "./speak-of";

/**
 * A life annuity's income after the member's death. The guaranteed years and the partner's share may each be
 * 0.
 * @returns one to three sentences
 */
export function describeLifeAnnuityEnd(
  facts: Pick<PlanFacts, "product" | "clientName"> & SuccessorFacts,
): string[] {
  const { product } = facts;
  const { you, does } = speakOf(facts);
  const years = product.life_annuity_guaranteed_period_years;
  const percent = Math.round(product.partner_guaranteed_inc_perct);
  const heir = percent > 0 ? nameSuccessor(facts) : undefined;
  if (years === 0) {
    return heir
      ? [`When ${you} ${does("die")}, ${heir} gets ${percent}% of the income for life.`]
      : [`When ${you} ${does("die")}, the annuity ends and leaves nothing.`];
  }
  return [
    years === 1
      ? `If ${you} ${does("die")} within a year, the income is paid in full until the year is up.`
      : `If ${you} ${does("die")} within ${years} years, the income is paid in full until the ${years} years are up.`,
    heir
      ? `After that ${heir} gets ${percent}% of it for life.`
      : "After that the annuity ends and leaves nothing.",
    ...describeGuaranteePrice(product, you),
  ];
}

/** The cost of the guaranteed years; empty if it is less than a rand or unknown. */
function describeGuaranteePrice(
  { guarantee_price_per_month: price = 0, life_annuity_guaranteed_period_years: years }: PlanFacts["product"],
  whom: string,
): string[] {
  if (price < 1) return [];
  const guarantee = years === 1 ? "That guaranteed year" : `Those ${years} guaranteed years`;
  return [`${guarantee} cost${years === 1 ? "s" : ""} ${whom} ${formatRand(price)} a month of income.`];
}
