import { formatRand } from "~/base/money";
import { sayNominalPrices } from "./annuity-prices";
import type { PlanFacts } from "./plan-facts";

/** Annuities with an income in future rand, which is shown separately. */
export type FutureRandView = {
  title: string;
  caption: string;
  heads: readonly string[];
  rows: readonly { name: string; amount: string }[];
  warning: string;
};

/** Describes the initial income of life annuities that do not rise with prices. */
export function describeFutureRand(facts: PlanFacts): FutureRandView {
  const { common, amounts } = facts;
  const { level_monthly_income: level, increasing_5_monthly_income: rising } = common.comparison_annuities;
  return {
    title: "Other life annuities (in future rand)",
    caption: `First monthly payment of such an annuity for ${formatRand(amounts.annuity)}, before tax, in future rand`,
    heads: ["The income", "First month"],
    rows: [
      { name: "Never rises", amount: formatRand(level) },
      { name: "Rises 5% a year", amount: formatRand(rising) },
    ],
    warning: [
      "Each year this income buys less. Do not compare it with the other figures.",
      ...sayNominalPrices(facts),
    ].join(" "),
  };
}
